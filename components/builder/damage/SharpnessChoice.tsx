import { useId } from "react";
import type { DerivedSharpness } from "@/lib/builder/loadout/derived";
import { sharpnessLabels } from "@/lib/builder/target/labels";
import { type SharpnessColor, sharpnessColors } from "@/lib/catalog/codes";
import classes from "./Bonuses.module.css";

interface SharpnessChoiceProps {
  sharpness: DerivedSharpness;
  /** `null` = the keenest. */
  chosen: SharpnessColor | null;
  onChoose(color: SharpnessColor | null): void;
}

/** The color of sharpness to calculate with: the keenest of the bar, or one that the weapon drops to. */
export function SharpnessChoice({ sharpness, chosen, onChoose }: SharpnessChoiceProps) {
  const name = useId();
  const { bar, color: keenest } = sharpness;
  const present = sharpnessColors.filter(
    (color, at) => color === chosen || (color !== keenest && (bar[at] ?? 0) > 0),
  );
  const choices: readonly (SharpnessColor | null)[] = [null, ...present.toReversed()];
  return (
    <fieldset className={classes.group}>
      <legend>Sharpness</legend>
      <div className={classes.colors}>
        {choices.map((color) => (
          <label key={color ?? "keenest"} className={classes.color} data-color={color ?? keenest}>
            <input type="radio" name={name} checked={chosen === color} onChange={() => onChoose(color)} />
            {color === null ? `Keenest, ${sharpnessLabels[keenest].toLowerCase()}` : sharpnessLabels[color]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
