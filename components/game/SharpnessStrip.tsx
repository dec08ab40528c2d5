import { formatSharpness, getSharpnessParts } from "@/lib/wiki/weapons/sharpness";
import classes from "./sharpness.module.css";

interface SharpnessStripProps {
  /** Seven lengths in units, dullest color first. */
  lengths: readonly number[];
}

/** A sharpness bar as small as a word; its lengths are read out. */
export function SharpnessStrip({ lengths }: SharpnessStripProps) {
  const words = `Sharpness: ${formatSharpness(lengths)}`;
  return (
    <span
      className={`${classes.track} ${classes.strip} self-center h-2.5 inline-flex`}
      role="img"
      aria-label={words}
      title={words}
    >
      {getSharpnessParts(lengths).map(({ color, length }) => (
        <span key={color} style={{ flexGrow: length, background: `var(--sharp-${color})` }} />
      ))}
      <span style={{ flexGrow: Math.max(0, fullBar - lengths.reduce((sum, length) => sum + length, 0)) }} />
    </span>
  );
}

/** Units that fill the whole strip: the longest bar of the game. */
const fullBar = 400;
