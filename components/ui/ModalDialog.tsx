import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./ModalDialog.module.css";

interface ModalDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  onClose(): void;
  /**
   * The dialog has left the screen: give the focus to something. For dialogs whose opener is gone by then;
   * without it the focus returns to the opener.
   */
  onClosed?: (() => void) | undefined;
}

/** A dialog over the page, in the site's one size. Load it with `next/dynamic`: it opens by a click. */
export function ModalDialog({ opened, title, children, onClose, onClosed }: ModalDialogProps) {
  return (
    <Modal
      opened={opened}
      title={title}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={!onClosed}
      size={480}
      centered
      closeButtonProps={{ "aria-label": "Close", size: 36 }}
      classNames={{ title: classes.title }}
    >
      {children}
    </Modal>
  );
}
