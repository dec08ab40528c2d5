import { GearSkills } from "@/components/builder/gear/GearSkills";
import { ElementValue } from "@/components/game/ElementValue";
import { SharpnessStrip } from "@/components/game/SharpnessStrip";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { getWeaponRecord } from "@/lib/builder/gear/gear-records";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { formatFocus } from "@/lib/catalog/format-focus";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import { capitalize } from "@/lib/text/capitalize";
import { formatNumber } from "@/lib/text/format";
import { EquippedActions } from "./EquippedActions";
import { Figure } from "./Figure";
import { GearRow } from "./GearRow";
import { getPlaceView } from "./get-place-view";
import type { LoadoutDialog } from "./loadout-dialog";
import { PlaceProblems } from "./PlaceProblems";
import { RowAction } from "./RowAction";
import { SlotButtons } from "./SlotButtons";

interface LoadoutWeaponRowProps {
  onDialog(dialog: LoadoutDialog): void;
}

/** The equipped weapon. */
export function LoadoutWeaponRow({ onDialog }: LoadoutWeaponRowProps) {
  const build = useBuilder(pick("loadout", "data", "derived", "problems"));
  const { loadout, data: builderData, derived } = build;
  const { act } = useCommands();
  const { weapon } = loadout;
  const record = weapon ? getWeaponRecord(builderData, weapon.id) : undefined;
  const name = weapon ? builderData.getName("weapon", weapon.id) : "";
  const { slots, problems, wrong } = getPlaceView(build, "weapon");
  const rolls = [weapon?.artian?.setBonus, weapon?.artian?.groupSkill].filter(
    (roll) => typeof roll === "string",
  );
  return (
    <GearRow
      place="weapon"
      word="Weapon"
      icon={record?.type ?? "great-sword"}
      gear={weapon && { entity: "weapons", id: weapon.id, name, rarity: record?.rarity ?? null }}
      invitation="Choose a weapon"
      onPick={() => onDialog({ kind: "gear", place: "weapon" })}
      actions={
        weapon && (
          <EquippedActions
            name={name}
            href={record && getWeaponPath(record.type, record.id)}
            onUnequip={() => act({ type: "wield", id: null, artian: null })}
          >
            {record?.artian && (
              <RowAction
                label={`Edit Artian parts of ${name}`}
                popup
                onClick={() => onDialog({ kind: "artian" })}
              >
                Edit Artian
              </RowAction>
            )}
          </EquippedActions>
        )
      }
      figures={derived.weapon && <WeaponFigures weapon={derived.weapon} />}
    >
      {record && <GearSkills skills={record.skills} bonuses={rolls} getName={builderData.getName} />}
      {weapon && (
        <SlotButtons
          place="weapon"
          word="weapon"
          slots={slots}
          decorations={weapon.decorations}
          wrong={wrong}
          getName={builderData.getName}
          onDialog={onDialog}
        />
      )}
      <PlaceProblems place="weapon" problems={problems} />
    </GearRow>
  );
}

function WeaponFigures({ weapon }: { weapon: DerivedWeapon }) {
  const { attack, affinity, element, element2, sharpness, artian } = weapon;
  return (
    <>
      {artian?.focus && <span className="text-13 text-dim">{capitalize(formatFocus(artian.focus))}</span>}
      <Figure label="Attack">{formatNumber(attack)}</Figure>
      <Figure label="Affinity">
        <SignedFigure value={affinity} unit="%" />
      </Figure>
      {[element, element2].map(
        (each) => each && <ElementValue key={each.type} type={each.type} value={each.value} />,
      )}
      {sharpness && <SharpnessStrip lengths={sharpness.bar} />}
    </>
  );
}
