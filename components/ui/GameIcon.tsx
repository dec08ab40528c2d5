import type { IconName } from "./icon-names";
import { spriteAddress } from "./icon-sprite";

interface GameIconProps {
  name: IconName;
  /** Edge in px. Default 20. */
  size?: number;
  /** Names the icon where no word is next to it. Left out, the icon is decoration. */
  label?: string;
  className?: string | undefined;
}

/** One icon of the sprite in the colour of the text around it. */
export function GameIcon({ name, size = 20, label, className }: GameIconProps) {
  const drawing = <use href={`${spriteAddress}#${name}`} />;
  if (!label) {
    return (
      <svg width={size} height={size} className={className} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg width={size} height={size} className={className} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
