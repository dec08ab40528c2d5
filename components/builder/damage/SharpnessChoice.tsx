import colors from "@/components/game/sharpness.module.css";
import { RadioGroup } from "@/components/ui/RadioGroup";
import type { DerivedSharpness } from "@/lib/builder/loadout/derived";
import { sharpnessLabels } from "@/lib/builder/target/labels";
import { type SharpnessColor, sharpnessColors } from "@/lib/catalog/codes";

interface SharpnessChoiceProps {
  sharpness: DerivedSharpness;
  /** `null` = the keenest. */
  chosen: SharpnessColor | null;
  onChoose(color: SharpnessColor | null): void;
}

/** The color of sharpness to calculate with: the keenest of the bar, or one that the weapon drops to. */
export function SharpnessChoice({ sharpness, chosen, onChoose }: SharpnessChoiceProps) {
  const { bar, color: keenest } = sharpness;
  const present = sharpnessColors.filter(
    (color, at) => color === chosen || (color !== keenest && (bar[at] ?? 0) > 0),
  );
  const options = ["keenest" as const, ...present.toReversed()].map((color) => ({
    value: color,
    label:
      color === "keenest" ? `Keenest, ${sharpnessLabels[keenest].toLowerCase()}` : sharpnessLabels[color],
    icon: (
      <span
        className={`${colors.track} w-3.5 h-2`}
        style={{ background: `var(--sharp-${color === "keenest" ? keenest : color})` }}
      />
    ),
  }));
  return (
    <RadioGroup
      label="Sharpness"
      className="mb-3"
      options={options}
      value={chosen ?? "keenest"}
      onChange={(color) => onChoose(color === "keenest" ? null : color)}
    />
  );
}
