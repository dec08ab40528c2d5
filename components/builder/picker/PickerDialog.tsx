import { IconX } from "@tabler/icons-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import classes from "./PickerDialog.module.css";

interface PickerDialogProps {
  title: string;
  /** Next to the title. */
  aside?: ReactNode;
  children: ReactNode;
  /** Has the focus when it opens. */
  first: RefObject<HTMLElement | null>;
  onKeyDown?(event: KeyboardEvent): void;
  onClose(): void;
}

/** A dialog to choose from: the whole screen on a phone, a panel on a desktop. It is open as long as it is rendered. */
export function PickerDialog({ title, aside, children, first, onKeyDown, onClose }: PickerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // What is inside comes once the dialog is open: before that everything in it is 0 px high, and a list that
  // measured its rows then would begin somewhere in its middle.
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    setOpen(true);
    // Closing gives the focus back to whatever opened it; taking it away alone would not.
    return () => element.close();
  }, []);
  useLayoutEffect(() => {
    if (!open) return;
    // On a phone the keyboard of the screen would hide half of the list before anybody looked at it.
    if (window.matchMedia("(pointer: coarse)").matches) dialog.current?.focus();
    else first.current?.focus();
  }, [open, first]);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClose={() => {
        // React mounts twice while developing: the event of the first close comes when it is open again.
        if (dialog.current && !dialog.current.open) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) {
          event.preventDefault();
          onClose();
        } else onKeyDown?.(event);
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <h2 className={classes.title} id={titleId}>
            {title}
          </h2>
          {aside}
          <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  );
}
