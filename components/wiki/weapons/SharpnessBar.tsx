import colors from "@/components/game/sharpness.module.css";
import { formatSharpness, getSharpnessParts } from "@/lib/wiki/weapons/sharpness";
import classes from "./sharpness.module.css";

/** Units that fill the whole bar: the longest bar of the game. */
const fullBar = 400;

interface SharpnessBarProps {
  /** Seven lengths in units, red first. */
  lengths: readonly number[];
  /** The lengths with Handicraft at its highest, as a thin line below. */
  withHandicraft?: readonly number[];
  /** Fits a table cell. */
  mini?: boolean;
  /** The lengths are shown next to it, so they need not be read out twice. */
  decorative?: boolean;
}

/** A sharpness bar, one element of color bands; its lengths are read out. */
export function SharpnessBar({ lengths, withHandicraft, mini, decorative }: SharpnessBarProps) {
  const name = decorative
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": `Sharpness: ${formatSharpness(lengths)}` } as const);
  return (
    <span
      {...name}
      className={`${colors.track} ${classes.bar} overflow-hidden relative ${mini ? `${classes.mini} inline-block w-26` : "block h-2.5"}`}
      style={{ backgroundImage: getBands(lengths) }}
    >
      {withHandicraft && (
        <span className={`${classes.more} absolute`} style={{ backgroundImage: getBands(withHandicraft) }} />
      )}
    </span>
  );
}

/** Color bands side by side, each as long as its color lasts. */
function getBands(lengths: readonly number[]): string {
  let end = 0;
  const stops = getSharpnessParts(lengths).map(({ color, length }) => {
    end += (length / fullBar) * 100;
    return `var(--sharp-${color}) 0 ${end}%`;
  });
  return `linear-gradient(90deg,${[...stops, "transparent 0"].join(",")})`;
}
