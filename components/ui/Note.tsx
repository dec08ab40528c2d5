import { Alert, type AlertProps } from "@mantine/core";
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";

const icons = { quiet: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertCircle };

interface NoteProps extends Omit<AlertProps, "variant" | "color" | "icon"> {
  /** `quiet`: good to know. `warn`: something may not work. `bad`: something failed. Default `quiet`. */
  tone?: keyof typeof icons;
  /** Buttons and links: at the end, below the words where there is no room. */
  action?: ReactNode;
}

/**
 * A few words about what is next to them, told apart by icon and color. What takes the place of content is an
 * `EmptyState` or an `ErrorState`. Something that appears later needs `role="alert"` or a region around it.
 *
 *     <Note tone="warn" role="alert" action={<Button onClick={retry}>Try again</Button>}>Sign-in could not be loaded.</Note>
 */
export function Note({ tone = "quiet", action, children, ...rest }: NoteProps) {
  const Icon = icons[tone];
  return (
    <Alert role="note" mod={{ tone }} icon={<Icon size={18} aria-hidden="true" />} {...rest}>
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      {action && <div className="flex flex-wrap items-center gap-y-2 gap-x-4">{action}</div>}
    </Alert>
  );
}
