import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useRef, useState } from "react";

/** The state of a dialog that takes something down. */
export interface TakeDownDialogState {
  opened: boolean;
  onClose(): void;
  onDone(): void;
  onClosed(): void;
}

interface TakeDownButtonProps {
  /** Stands in place of the button once it is done. */
  done: string;
  className?: string | undefined;
  /** A `ReasonDialog`, with `next/dynamic`: it is rendered from the first press on. */
  renderDialog(dialog: TakeDownDialogState): ReactNode;
}

/** Opens the dialog that takes something down, and then says that it is done; the keyboard's place is kept. */
export function TakeDownButton({ done, className, renderDialog }: TakeDownButtonProps) {
  const [isOpen, dialog] = useDisclosure();
  const [wasOpened, setOpened] = useState(false);
  const [isDone, setDone] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {isDone ? (
        <p ref={result} role="status" tabIndex={-1} className="mt-5 text-dim">
          {done}
        </p>
      ) : (
        <Button
          ref={button}
          {...(className && { className })}
          aria-haspopup="dialog"
          onClick={() => {
            setOpened(true);
            dialog.open();
          }}
        >
          Take down
        </Button>
      )}
      {wasOpened &&
        renderDialog({
          opened: isOpen,
          onClose: dialog.close,
          onDone: () => setDone(true),
          onClosed: () => (result.current ?? button.current)?.focus(),
        })}
    </>
  );
}
