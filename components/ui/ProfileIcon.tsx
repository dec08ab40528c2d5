import { type ProfileIconId, profileIcons } from "@/lib/profiles/icons";
import { GameIcon } from "./GameIcon";
import classes from "./ProfileIcon.module.css";

interface ProfileIconProps {
  id: ProfileIconId;
  /** Width and height of the disc, pixels. */
  size: number;
}

/** A profile icon in its color, on a disc. Decoration next to a name: it has no text of its own. */
export function ProfileIcon({ id, size }: ProfileIconProps) {
  return (
    <span
      className={`${classes.icon} rounded-full inline-flex flex-none items-center justify-center border`}
      style={{ width: size, height: size }}
      data-tone={profileIcons[id].tone}
      aria-hidden="true"
    >
      <GameIcon name={id} size={Math.round(size * 0.62)} />
    </span>
  );
}
