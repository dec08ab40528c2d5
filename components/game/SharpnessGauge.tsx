import { UnstyledButton } from "@mantine/core";
import { useId } from "react";
import type { DerivedSharpness } from "@/lib/builder/loadout/derived";
import { sharpnessColors } from "@/lib/catalog/codes";
import { formatSharpness } from "@/lib/wiki/weapons/sharpness";
import classes from "./SharpnessGauge.module.css";
import colors from "./sharpness.module.css";

/** Units that fill the whole bar: the longest bar of the game. */
const fullBar = 400;

/** The bar of the equipped weapon; the part that Handicraft adds is marked below. Lengths on focus, hover or tap. */
export function SharpnessGauge({ sharpness }: { sharpness: DerivedSharpness }) {
  const words = useId();
  const { base, bar, handicraft, color } = sharpness;
  const added = sharpnessColors.flatMap((name, at) => {
    const units = (bar[at] ?? 0) - (base[at] ?? 0);
    return units > 0 ? [`${name} ${units}`] : [];
  });
  const room = sumLengths(handicraft) - (sumLengths(bar) - sumLengths(base));
  return (
    <div className="relative">
      <UnstyledButton
        type="button"
        className={`${classes.button} cursor-help block relative w-full rounded-sm`}
        aria-label={`Sharpness, starts in ${color}`}
        aria-describedby={words}
      >
        <span className={`${colors.track} overflow-hidden h-3 flex`}>
          {sharpnessColors.map((name, at) => (
            <span
              key={name}
              className="flex-none"
              style={{
                width: `${((bar[at] ?? 0) / fullBar) * 100}%`,
                background: `var(--sharp-${name})`,
              }}
            />
          ))}
        </span>
        {added.length > 0 && (
          <span
            className={`${classes.added} absolute`}
            style={{
              left: `${(sumLengths(base) / fullBar) * 100}%`,
              width: `${((sumLengths(bar) - sumLengths(base)) / fullBar) * 100}%`,
            }}
          />
        )}
      </UnstyledButton>
      <p
        id={words}
        role="tooltip"
        className={`${classes.words} left-0 z-10 w-max shadow-float absolute max-w-full invisible py-2 px-3 border border-strong rounded-md bg-raised text-13 leading-4.5`}
      >
        {formatSharpness(bar)}.{added.length > 0 && ` Handicraft adds ${added.join(", ")}.`}
        {room > 0 && ` Handicraft could add ${room} more.`}
      </p>
    </div>
  );
}

function sumLengths(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
