import { Button } from "@mantine/core";
import type { ReactNode } from "react";

interface DraftFormFootProps {
  /** Of the button that sends. */
  label: string;
  form: { readonly busy: boolean; discard(): void };
  /** Whether there is a draft to discard. */
  isSaved: boolean;
  isDisabled?: boolean;
  /** Before the buttons. */
  children?: ReactNode;
}

/** Foot of a form of `useDraftForm`: sends it, or discards its draft. */
export function DraftFormFoot({ label, form, isSaved, isDisabled = false, children }: DraftFormFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {children}
      {isSaved && (
        <Button variant="subtle" onClick={form.discard}>
          Discard draft
        </Button>
      )}
      <Button type="submit" variant="filled" size="md" loading={form.busy} disabled={isDisabled}>
        {label}
      </Button>
    </div>
  );
}
