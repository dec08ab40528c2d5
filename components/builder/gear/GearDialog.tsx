import { IconX } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import classes from "./GearDialog.module.css";

interface GearDialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Stays in sight above what scrolls. */
  head?: ReactNode;
  /** Stays in sight below what scrolls: what the dialog does. */
  foot?: ReactNode;
  /** Takes the focus when the dialog opens; default its title, from where a reader of screens goes on. */
  focus?: RefObject<HTMLElement | null>;
}

/** A dialog over the builder: a sheet over the whole screen on a phone. Escape and a click next to it close it. */
export function GearDialog({ title, onClose, children, head, foot, focus }: GearDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Where a finger points, a field in focus would bring up a keyboard over half of the dialog.
    const firstFocus = window.matchMedia("(hover: none)").matches ? heading : (focus ?? heading);
    firstFocus.current?.focus();
    return () => element?.close();
  }, [focus]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself; the click is one on the backdrop.
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={title}
      onClose={(event) => {
        // In development effects run twice: a dialog that was opened again stays.
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={classes.sheet}>
        <header className={classes.head}>
          <div className={classes.bar}>
            <h2 ref={heading} tabIndex={-1} className={classes.title}>
              {title}
            </h2>
            <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
              <IconX size={20} stroke={1.75} aria-hidden="true" />
            </button>
          </div>
          {head}
        </header>
        <div className={classes.body}>{children}</div>
        {foot && <footer className={classes.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
