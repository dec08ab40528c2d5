import { IconBell } from "@tabler/icons-react";
import { formatUnread } from "./format-unread";
import classes from "./NotificationsButton.module.css";

interface NotificationsButtonProps {
  /** The live count, `null` until it is known. */
  unread: number | null;
  onOpen(): void;
}

/** The way to one's notifications in the account menu, with how many are unread. */
export function NotificationsButton({ unread, onOpen }: NotificationsButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.row} w-full min-h-11 flex items-center gap-2.5 px-4 text-14 leading-5`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <IconBell size={18} stroke={1.75} className="flex-none text-dim" aria-hidden="true" />
      <span className="flex-1 text-start">Notifications</span>
      {unread !== null && unread > 0 && (
        <span className={`${classes.count} text-12 leading-5 font-semibold text-center tabular-nums`}>
          <span aria-hidden="true">{formatUnread(unread)}</span>
          <span className="visually-hidden">, {formatUnread(unread)} unread</span>
        </span>
      )}
    </button>
  );
}
