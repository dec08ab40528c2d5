import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { Modal } from "@mantine/core";
import { PageLink } from "@/components/ui/PageLink";
import { economyPath, statementPath } from "@/lib/coins/paths";
import { PriceTable } from "./PriceTable";

interface CoinsModalProps {
  opened: boolean;
  onClose(): void;
  /** The dialog has left the screen. */
  onClosed?: (() => void) | undefined;
}

/** Dialog with the price list of coins. */
export function CoinsModal({ opened, onClose, onClosed }: CoinsModalProps) {
  return (
    <Modal
      title="Coins"
      opened={opened}
      onClose={onClose}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
    >
      <PriceTable onFollow={onClose} />
      <p className="flex flex-wrap gap-x-5 gap-y-1 mt-5 text-14 leading-5">
        <PageLink href={statementPath} onClick={onClose}>
          Your coin statement
        </PageLink>
        <PageLink href={economyPath} onClick={onClose}>
          Coins made and spent
        </PageLink>
      </p>
    </Modal>
  );
}
