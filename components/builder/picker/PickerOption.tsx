import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { Slots } from "@/components/game/Slots";
import { GameIcon } from "@/components/ui/GameIcon";
import { SignedFigure } from "@/components/ui/SignedFigure";
import type { Change, LoadoutDelta } from "@/lib/builder/editor/compare-derived";
import type { PiecePreview } from "@/lib/builder/editor/preview-piece";
import type { DeltaPart } from "@/lib/builder/gear/list-delta-parts";
import type { PickerRow, WeaponFigures } from "@/lib/builder/gear/list-picker-rows";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import { SharpnessStrip } from "../loadout/SharpnessStrip";
import { SkillLine } from "../loadout/SkillLine";
import { DeltaChips } from "./DeltaChips";
import classes from "./PickerOption.module.css";

interface PickerOptionProps {
  row: PickerRow;
  place: LoadoutPlace;
  /** `equipped`, `recent`, or nothing to mark. */
  mark: "Equipped" | "Recent" | null;
  /** `null` = nothing would change. */
  preview: PiecePreview | null;
  /** Weapons of several types are listed. */
  typed: boolean;
  /** Nothing is in the place: then figures are their own change. */
  bare: boolean;
  parts: readonly DeltaPart[];
  getName: GetName;
}

/** One row of a picker: what it is, its figures, what it brings, and what would change. */
export function PickerOption({ row, place, mark, preview, typed, bare, parts, getName }: PickerOptionProps) {
  const entity = place === "weapon" ? "weapons" : place === "charm" ? "charms" : "armor";
  const dropped = preview?.dropped ?? [];
  const delta = bare ? undefined : preview?.delta;
  return (
    <div className={classes.option}>
      <div className={classes.top}>
        <RarityGem rarity={row.rarity} />
        {typed && row.weapon && (
          <GameIcon
            name={row.weapon.type}
            size={18}
            label={weaponTypeLabels[row.weapon.type]}
            className={classes.type ?? ""}
          />
        )}
        <span className={classes.name}>
          <Name entity={entity} id={row.id}>
            {row.name}
          </Name>
        </span>
        {mark && (
          <span className={classes.mark} data-mark={mark}>
            {mark}
          </span>
        )}
        <span className={classes.figures}>
          {row.armor && (
            <>
              <span className={classes.label}>Defense</span> <b>{formatNumber(row.armor.defense)}</b>
              <Delta change={delta?.defense} />
            </>
          )}
          {place !== "charm" && (
            <span className={classes.slots}>
              <Slots levels={row.slots} kind={row.weapon ? "weapon" : "armor"} />
            </span>
          )}
        </span>
      </div>
      {row.weapon && <WeaponLine weapon={row.weapon} delta={delta} />}
      <SkillLine skills={row.skills} bonuses={row.bonuses} getName={getName} />
      {(parts.length > 0 || dropped.length > 0) && (
        <div className={classes.changes}>
          <span className="visually-hidden">Changes: </span>
          <DeltaChips parts={parts} getName={getName} />
          {dropped.length > 0 && (
            <span className={classes.dropped}>
              No slot for {dropped.map((id) => getName("decoration", id)).join(", ")}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

function WeaponLine({ weapon, delta }: { weapon: WeaponFigures; delta: LoadoutDelta | undefined }) {
  const { attack, affinity, elements, sharpness } = weapon;
  return (
    <div className={classes.weapon}>
      <span>
        <span className={classes.label}>Attack</span> <b>{formatNumber(attack)}</b>
        <Delta change={delta?.weapon.attack} />
      </span>
      <span>
        <span className={classes.label}>Affinity</span> <b>{formatNumber(affinity)}%</b>
        <Delta change={delta?.weapon.affinity} unit="%" />
      </span>
      {elements.map(({ type, value }) => (
        <ElementValue key={type} type={type} value={value} />
      ))}
      {sharpness && <SharpnessStrip lengths={sharpness} />}
    </div>
  );
}

function Delta({ change, unit = "" }: { change: Change | undefined; unit?: string }) {
  if (!change || change.from === change.to) return null;
  return (
    <span className={classes.delta}>
      <SignedFigure value={change.to - change.from} unit={unit} />
    </span>
  );
}
