import { Checkbox } from "@mantine/core";
import type { HitzoneFigures } from "@/lib/builder/damage/inputs";
import { hitzoneKinds, hitzoneLimits } from "@/lib/builder/target/custom-target";
import { elementLabels, physicalDamageLabels } from "@/lib/catalog/labels";
import classes from "./Bonuses.module.css";
import { FigureField } from "./FigureField";
import { Panel } from "./Panel";

interface CustomTargetProps {
  hitzone: HitzoneFigures;
  isWound: boolean;
  onChange(hitzone: HitzoneFigures, group: string): void;
  onWound(isWound: boolean): void;
}

/** Hitzone values that are typed in, for a target that no list has. */
export function CustomTarget({ hitzone, isWound, onChange, onWound }: CustomTargetProps) {
  return (
    <Panel id="damage-custom" title="Hitzone values" aside="Your own, whole numbers">
      <div className="grid-cols-1 grid gap-3 p-3 border rounded-md bg-card">
        <div className={`${classes.own} grid gap-2`}>
          {hitzoneKinds.map((kind) => (
            <FigureField
              key={kind}
              label={labels[kind]}
              value={hitzone[kind]}
              min={hitzoneLimits[0]}
              max={hitzoneLimits[1]}
              isWhole
              onChange={(value) => onChange({ ...hitzone, [kind]: value }, `hitzone:${kind}`)}
            />
          ))}
        </div>
        <Checkbox
          checked={isWound}
          onChange={({ target }) => onWound(target.checked)}
          label={
            <>
              Wound <span className="text-13 text-dim">(counts for skills that work on wounds)</span>
            </>
          }
        />
      </div>
    </Panel>
  );
}

const labels: Readonly<Record<keyof HitzoneFigures, string>> = {
  ...physicalDamageLabels,
  fire: elementLabels.fire,
  water: elementLabels.water,
  thunder: elementLabels.thunder,
  ice: elementLabels.ice,
  dragon: elementLabels.dragon,
};
