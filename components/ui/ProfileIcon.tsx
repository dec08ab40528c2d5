import type { CSSProperties } from "react";
import { type IconTone, type ProfileIconId, profileIcons } from "@/lib/profiles/icons";
import { GameIcon } from "./GameIcon";
import classes from "./ProfileIcon.module.css";

interface ProfileIconProps {
  id: ProfileIconId;
  /** Width and height of the disc, pixels. */
  size: number;
}

/** Tones that are no element of the game. */
const plainTones: readonly IconTone[] = ["good", "coin", "bad"];

/** A profile icon in its color, on a disc. Decoration next to a name: it has no text of its own. */
export function ProfileIcon({ id, size }: ProfileIconProps) {
  const { tone } = profileIcons[id];
  const color = `var(--${plainTones.includes(tone) ? tone : `element-${tone}`})`;
  return (
    <span
      className={`${classes.icon} rounded-full inline-flex flex-none items-center justify-center border`}
      style={{ width: size, height: size, "--tone": color } as CSSProperties}
      aria-hidden="true"
    >
      <GameIcon name={id} size={Math.round(size * 0.62)} />
    </span>
  );
}
