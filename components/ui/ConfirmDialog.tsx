import { Button } from "@mantine/core";
import type { ReactNode, Ref, SyntheticEvent } from "react";
import { Dialog } from "./Dialog";

interface ConfirmDialogProps {
  opened: boolean;
  /** Names what is about to happen: `Take down this build`. */
  title: string;
  /** Consequences and whether they can be undone; then the fields that it takes, if any. */
  children: ReactNode;
  /** The act, on the button: `Take down`. Never `OK` or `Yes`. */
  action: string;
  /** The act while it is under way: `Taking down`. */
  busyAction: string;
  busy: boolean;
  /** Why the last attempt failed; the dialog stays open with it. */
  problem: string | null;
  /** Of the form; `FormDialog` fills it. */
  formRef?: Ref<HTMLFormElement>;
  /** Whether the fields hold what the act takes. Default true. */
  isReady?: boolean;
  onConfirm(event: SyntheticEvent): void;
  /** The act was tried while the fields hold too little: say what is missing. */
  onIncomplete?: ((event: SyntheticEvent) => void) | undefined;
  /** Cancel, Escape, the cross or a click next to the dialog. Not called while the act is under way. */
  onClose(): void;
  /** The dialog has left the screen; see `Dialog`. */
  onClosed?: (() => void) | undefined;
}

/**
 * Asks before something happens that is not easily undone. With fields: `FormDialog`. Load it with `next/dynamic`: it opens by a click.
 *
 *     <ConfirmDialog
 *       opened={isOpen}
 *       title="Leave this board"
 *       action="Leave"
 *       busyAction="Leaving"
 *       busy={leaving.busy}
 *       problem={leaving.problem}
 *       onConfirm={() => void leaving.run()}
 *       onClose={close}
 *     >
 *       <p>Your answers stay. You can join again at any time.</p>
 *     </ConfirmDialog>
 */
export function ConfirmDialog({ opened, title, children, action, busyAction, ...rest }: ConfirmDialogProps) {
  const { busy, problem, formRef, isReady = true, onConfirm, onIncomplete, onClose, onClosed } = rest;
  const close = () => {
    if (!busy) onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isReady) onConfirm(event);
    else onIncomplete?.(event);
  };
  return (
    <Dialog opened={opened} title={title} isBusy={busy} onClose={close} onClosed={onClosed}>
      <form ref={formRef} className="grid gap-4 text-14 leading-5" onSubmit={submit} noValidate>
        {children}
        {/* The region must exist before its text: screen readers announce changes, not arrivals. Empty it takes no gap. */}
        <div role="alert" className="empty:absolute text-bad">
          {problem}
        </div>
        {/* A disabled button would lose the focus, and with it the keys of the dialog. */}
        <div className="flex flex-wrap justify-end gap-y-2 gap-x-3">
          <Button size="md" aria-disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" size="md" variant="danger" aria-disabled={busy || !isReady}>
            {busy ? busyAction : action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
