import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { Modal } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

/**
 * `small`: a card, on a phone too. `medium` and `large`: on a phone the whole screen; `large` has one height. `sheet`:
 * comes from the bottom, for phones alone.
 */
export type DialogSize = "small" | "medium" | "large" | "sheet";

interface FrameProps {
  /** Names the dialog where no title in it does. */
  label?: string;
  size: DialogSize;
  /** Has the focus when the dialog opens; default the element marked `data-autofocus`, then `fallback`. */
  focus?: RefObject<HTMLElement | null> | undefined;
  /** Has the focus where a finger points: a field would bring up a keyboard over half of the dialog. */
  fallback?: RefObject<HTMLElement | null> | undefined;
  /** Something is under way that closing would hide: Escape and a click next to the dialog do nothing. */
  isBusy?: boolean | undefined;
  children: ReactNode;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onClose(): void;
  /** The dialog is gone and the focus is back: give it to something where the opener is gone. */
  onClosed?: (() => void) | undefined;
}

/**
 * Mantine's modal as this site opens it: as long as it is rendered. Escape and a click next to it close it, and the
 * focus goes back to what opened it. `Dialog` adds the title and the cross.
 */
export function DialogFrame({ label, size, isBusy = false, children, ...rest }: FrameProps) {
  const { focus, fallback, onKeyDown, onClose, onClosed } = rest;
  const content = useRef<HTMLDivElement>(null);
  useReturnedFocus(content, onClosed);
  const close = () => {
    if (!isBusy) onClose();
  };
  // A key that somebody in the dialog has used, as an open list its Escape, arrives here as used.
  const onKey = (event: KeyboardEvent) => {
    onKeyDown?.(event);
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // A dialog around this one stays open.
    event.stopPropagation();
    close();
  };
  // What had the focus may be gone, and the key then belongs to nothing.
  useWindowEvent("keydown", (event) => {
    if (event.key === "Escape" && event.target === document.body) close();
  });
  return (
    <Modal.Root
      opened
      onClose={close}
      closeOnEscape={false}
      returnFocus={false}
      data-size={size}
      onKeyDown={onKey}
      // In React's tree a dialog of a form lies in that form, which must not be sent with it.
      onSubmit={(event) => event.stopPropagation()}
    >
      <Modal.Overlay />
      <Modal.Content ref={content} aria-label={label}>
        <FirstFocus content={content} focus={focus} fallback={fallback} />
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Gives the focus back to what had it before the dialog, when that is gone. */
function useReturnedFocus(content: RefObject<HTMLElement | null>, onClosed: FrameProps["onClosed"]) {
  // The trap of the modal moves the focus in an effect: who has it while this renders first has opened the dialog.
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  const latestOnClosed = useRef(onClosed);
  useEffect(() => {
    latestOnClosed.current = onClosed;
  });
  useEffect(() => {
    return () => {
      // After React is done, so that what takes the place of the opener is there. While developing, effects run
      // twice: a dialog that is open again has not been closed.
      queueMicrotask(() => {
        if (content.current) return;
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        latestOnClosed.current?.();
      });
    };
  }, [opener, content]);
}

interface FirstFocusProps extends Pick<FrameProps, "focus" | "fallback"> {
  content: RefObject<HTMLElement | null>;
}

/** Gives the focus to the right place in a dialog that has opened. Inside of it: a portal brings it a commit later. */
function FirstFocus({ content, focus, fallback }: FirstFocusProps) {
  useEffect(() => {
    const isTouch = window.matchMedia("(hover: none)").matches;
    const marked = content.current?.querySelector<HTMLElement>("[data-autofocus]");
    const first = isTouch && fallback ? fallback.current : (focus?.current ?? marked ?? fallback?.current);
    // The trap of the modal chooses in a timeout, and what is marked so before all others.
    first?.setAttribute("data-autofocus", "true");
    first?.focus();
  }, [content, focus, fallback]);
  return null;
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
 * A modal dialog with a title. Load it with `next/dynamic` where it opens by a click.
 *
 *     <Dialog opened={isOpen} title="Coins" onClose={close}>
 *       <p>…</p>
 *     </Dialog>
 */
export function Dialog({ opened = true, ...rest }: DialogProps) {
  return opened ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, size = "small", aside, head, foot, isFlush, children, ...frame }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <DialogFrame {...frame} size={size} fallback={heading}>
      <Modal.Header>
        <Modal.Title ref={heading} tabIndex={-1}>
          {title}
        </Modal.Title>
        {aside}
        <Modal.CloseButton aria-label="Close" aria-disabled={frame.isBusy} />
        {head && <div className="w-full">{head}</div>}
      </Modal.Header>
      {isFlush ? children : <Modal.Body>{children}</Modal.Body>}
      {foot && (
        <div className="flex flex-none flex-wrap items-center gap-y-2 gap-x-3 px-4 py-2.5 border-t">
          {foot}
        </div>
      )}
    </DialogFrame>
  );
}
