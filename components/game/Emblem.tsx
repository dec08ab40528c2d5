import type { EmblemName } from "./emblem-names";
import { emblemsAddress } from "./emblem-sprite";

interface EmblemProps {
  name: EmblemName;
  /** Edge in px. Default 24, which is also the smallest at which all of them can be told apart. */
  size?: number;
  className?: string | undefined;
}

/** The emblem of a monster or a weapon series, in the color of its element. Decoration: its name is always next to it. */
export function Emblem({ name, size = 24, className }: EmblemProps) {
  return (
    <svg width={size} height={size} className={`flex-none ${className ?? ""}`} aria-hidden="true">
      <use href={`${emblemsAddress}#${name}`} />
    </svg>
  );
}
