import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import { Modal } from "@mantine/core";
import { costs, rewards } from "@/lib/coins/prices";
import classes from "./CoinsModal.module.css";

interface CoinsModalProps {
  opened: boolean;
  onClose(): void;
  /** The dialog has left the screen. */
  onClosed?(): void;
}

/** What earns coins and what they buy: the price list that the server charges by. */
export function CoinsModal({ opened, onClose, onClosed }: CoinsModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title="Coins"
      size={480}
      centered
      returnFocus={!onClosed}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <table className={classes.table}>
        <caption>Rewards</caption>
        <thead>
          <tr>
            <th scope="col">Action</th>
            <th scope="col" className={classes.figure}>
              Coins Earned
            </th>
            <th scope="col">Frequency</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(rewards).map(({ action, coins, frequency }) => (
            <tr key={action}>
              <th scope="row">{action}</th>
              <td className={classes.figure}>{coins}</td>
              <td className={classes.note}>{frequency}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={classes.table}>
        <caption>Costs</caption>
        <thead>
          <tr>
            <th scope="col">Action</th>
            <th scope="col" className={classes.figure}>
              Coins Spent
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.values(costs).map(({ action, coins }) => (
            <tr key={action}>
              <th scope="row">{action}</th>
              <td className={classes.figure}>{coins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
