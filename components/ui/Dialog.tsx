import { IconX } from "@tabler/icons-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import classes from "./Dialog.module.css";
import { IconButton } from "./IconButton";

/**
 * `small`: a card, on a phone too. `medium` and `large`: on a phone the whole screen; `large` has one height. `sheet`:
 * comes from the bottom, for phones alone.
 */
export type DialogSize = "small" | "medium" | "large" | "sheet";

interface FrameProps {
  /** Names the dialog where no heading in it does. */
  label?: string;
  labelledBy?: string;
  size: DialogSize;
  /** Has the focus when the dialog opens; default the element marked `data-autofocus`, then `fallback`. */
  focus?: RefObject<HTMLElement | null> | undefined;
  /** Has the focus where a finger points: a field would bring up a keyboard over half of the dialog. */
  fallback?: RefObject<HTMLElement | null>;
  /** Something is under way that closing would hide: Escape and a click next to the dialog do nothing. */
  isBusy?: boolean | undefined;
  children: ReactNode;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onClose(): void;
  /** The dialog is gone and the focus is back: give it to something where the opener is gone. */
  onClosed?: (() => void) | undefined;
}

/**
 * The one modal dialog: over the page, which does not move behind it. Escape and a click next to it close it, and the
 * focus goes back to what opened it. It is open as long as it is rendered. `Dialog` adds the heading and the cross.
 */
export function DialogFrame({ size, label, labelledBy, isBusy, children, ...rest }: FrameProps) {
  const { focus, fallback, onKeyDown, onClose, onClosed } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  // What is inside comes once the dialog is open: before that everything in it is 0 px high, and a list that
  // measured its rows then would begin somewhere in its middle.
  const [isOpen, setIsOpen] = useState(false);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    setIsOpen(true);
    return () => {
      // Closing gives the focus back; taking the element away alone would not.
      element.close();
      // After React is done, so that what takes the place of the opener is there. While developing, effects run
      // twice: a dialog that is open again has not been closed.
      queueMicrotask(() => {
        if (!element.open) closed.current?.();
      });
    };
  }, []);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const isTouch = window.matchMedia("(hover: none)").matches;
    const marked = dialog.current?.querySelector<HTMLElement>("[data-autofocus]");
    const first = isTouch && fallback ? fallback.current : (focus?.current ?? marked ?? fallback?.current);
    first?.focus();
  }, [isOpen, focus, fallback]);

  return createPortal(
    <dialog
      ref={dialog}
      className={`${classes.dialog} text-default`}
      data-size={size}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onCancel={(event) => {
        if (isBusy && event.target === dialog.current) event.preventDefault();
      }}
      onClose={(event) => {
        if (event.target !== dialog.current || dialog.current.open) return;
        // A second Escape closes it whatever a page says; while something is under way it comes back.
        if (isBusy) dialog.current.showModal();
        else onClose();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // A text that was selected with the mouse may end next to the dialog: that is no click on the backdrop.
        const isOutside = event.target === dialog.current && pressed.current === dialog.current;
        if (isOutside && !isBusy) onClose();
      }}
    >
      <div className={`${classes.sheet} flex flex-col border border-strong bg-raised`}>
        {isOpen && children}
      </div>
    </dialog>,
    document.body,
  );
}

interface DialogProps extends Pick<FrameProps, "focus" | "isBusy" | "onKeyDown" | "onClose" | "onClosed"> {
  /** Default true. */
  opened?: boolean;
  title: string;
  /** Default `small`. */
  size?: DialogSize;
  /** Next to the title. */
  aside?: ReactNode;
  /** Stays in sight above what scrolls. */
  head?: ReactNode;
  /** Stays in sight below what scrolls: what the dialog does. */
  foot?: ReactNode;
  /** The content brings its own padding and scrolls by itself, as a table that reaches the edges. */
  isFlush?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog with a heading. Load it with `next/dynamic` where it opens by a click.
 *
 *     <Dialog opened={isOpen} title="Coins" onClose={close}>
 *       <p>…</p>
 *     </Dialog>
 */
export function Dialog({ opened = true, ...rest }: DialogProps) {
  return opened ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, size = "small", aside, head, foot, isFlush, children, ...frame }: DialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <DialogFrame {...frame} size={size} labelledBy={id} fallback={heading}>
      <header className="grid flex-none gap-2.5 py-2 px-4 border-b">
        <div className="flex items-center gap-3">
          <h2 ref={heading} id={id} tabIndex={-1} className={`${classes.title} min-w-0 text-17 leading-6`}>
            {title}
          </h2>
          {aside}
          <IconButton
            label="Close"
            className={classes.close}
            aria-disabled={frame.isBusy}
            onClick={() => !frame.isBusy && frame.onClose()}
          >
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {head}
      </header>
      {isFlush ? children : <div className={classes.body}>{children}</div>}
      {foot && (
        <footer className={`${classes.foot} flex flex-none flex-wrap items-center gap-y-2 gap-x-3 border-t`}>
          {foot}
        </footer>
      )}
    </DialogFrame>
  );
}
