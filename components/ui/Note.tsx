import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import classes from "./Note.module.css";

const icons = { quiet: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertCircle };

interface NoteProps extends Omit<ComponentProps<"div">, "title"> {
  /** `quiet`: good to know. `warn`: something may not work. `bad`: something failed. Default `quiet`. */
  tone?: keyof typeof icons;
  /** What it is about, in the color of the tone. */
  title?: ReactNode;
  /** Buttons and links: at the end, below the words where there is no room. */
  action?: ReactNode;
}

/**
 * A few words about what is next to them, told apart by icon and color. What takes the place of content is an
 * `EmptyState` or an `ErrorState`. Something that appears later needs `role="alert"` or a region around it.
 *
 *     <Note tone="warn" role="alert" action={<Button onClick={retry}>Try again</Button>}>Sign-in could not be loaded.</Note>
 */
export function Note({ tone = "quiet", title, action, className = "", children, ...rest }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div
      {...rest}
      className={`${classes.note} bg-card flex flex-wrap items-center gap-y-2 gap-x-4 py-2.5 px-3 border rounded-md text-14 leading-5 ${className}`}
      data-tone={tone}
    >
      <div className={`${classes.words} flex flex-1 gap-2`}>
        <Icon size={18} className={`${classes.icon} flex-none`} aria-hidden="true" />
        <div className="min-w-0 wrap-anywhere">
          {title && <p className={`${classes.title} font-semibold`}>{title}</p>}
          {children}
        </div>
      </div>
      {action && <div className="flex flex-wrap items-center gap-y-2 gap-x-4">{action}</div>}
    </div>
  );
}
