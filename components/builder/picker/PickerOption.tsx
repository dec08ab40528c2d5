import { Skeleton } from "@mantine/core";
import { ElementValue } from "@/components/game/ElementValue";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { SharpnessStrip } from "@/components/game/SharpnessStrip";
import { Slots } from "@/components/game/Slots";
import { GameIcon } from "@/components/ui/GameIcon";
import { SignedFigure } from "@/components/ui/SignedFigure";
import type { Change, LoadoutDelta } from "@/lib/builder/editor/compare-derived";
import type { PiecePreview } from "@/lib/builder/editor/preview-piece";
import type { DeltaPart } from "@/lib/builder/gear/list-delta-parts";
import type { PickerRow, PickerWeaponFigures } from "@/lib/builder/gear/list-picker-rows";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import { formatFocus } from "@/lib/catalog/format-focus";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import { DeltaChips } from "../DeltaChips";
import { GearSkills } from "../gear/GearSkills";
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
  /** The change of damage is still to come: its place is kept. */
  isGaugeComing: boolean;
  getName: GetName;
}

/** One row of a picker: what it is, its figures, what it brings, and what would change. */
export function PickerOption(props: PickerOptionProps) {
  const { row, place, mark, preview, typed, bare, parts, isGaugeComing, getName } = props;
  const entity = place === "weapon" ? "weapons" : place === "charm" ? "charms" : "armor";
  const dropped = preview?.dropped ?? [];
  const delta = bare ? undefined : preview?.delta;
  return (
    <div className="grid gap-0.5 min-w-0">
      <div className="flex flex-wrap items-center gap-y-0.5 gap-x-2 min-w-0">
        <RarityGem rarity={row.rarity} />
        {typed && row.weapon && (
          <GameIcon
            name={row.weapon.type}
            size={18}
            label={weaponTypeLabels[row.weapon.type]}
            className="flex-none text-dim"
          />
        )}
        <span className="text-15 leading-5.5 font-semibold">
          <Name entity={entity} id={row.id}>
            {row.name}
          </Name>
          {row.weapon?.focus && (
            <span className="text-13 text-dim font-normal"> {formatFocus(row.weapon.focus)}</span>
          )}
        </span>
        {mark && (
          <span
            className={`${classes.mark} px-1.5 rounded-sm bg-hover leading-4.5 text-dim font-semibold`}
            data-mark={mark}
          >
            {mark}
          </span>
        )}
        <span className="ms-auto flex items-center gap-1.5 text-14 leading-5">
          {row.armor && (
            <>
              <span className="text-12 text-dim">Defense</span>{" "}
              <b className="font-bold">{formatNumber(row.armor.defense)}</b>
              <Delta change={delta?.defense} />
            </>
          )}
          {place !== "charm" && (
            <span className="md:min-w-16.5 inline-flex justify-end ms-1.5">
              <Slots levels={row.slots} kind={row.weapon ? "weapon" : "armor"} />
            </span>
          )}
        </span>
      </div>
      {row.weapon && <WeaponLine weapon={row.weapon} delta={delta} />}
      <GearSkills skills={row.skills} bonuses={row.bonuses} getName={getName} />
      {(parts.length > 0 || dropped.length > 0 || isGaugeComing) && (
        <div className={`${classes.changes} flex flex-wrap gap-x-3`}>
          <span className="visually-hidden">Changes: </span>
          {isGaugeComing && <Skeleton width={96} height={14} className="my-0.75" />}
          <DeltaChips parts={parts} getName={getName} />
          {dropped.length > 0 && (
            <span className="text-13 leading-5 text-warn">
              No slot for {dropped.map((id) => getName("decoration", id)).join(", ")}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

function WeaponLine({ weapon, delta }: { weapon: PickerWeaponFigures; delta: LoadoutDelta | undefined }) {
  const { attack, affinity, elements, sharpness } = weapon;
  return (
    <div className={`${classes.weapon} md:gap-x-4 flex flex-wrap gap-x-2.5 text-14 leading-5`}>
      <span>
        <span className="text-12 text-dim">Attack</span> <b className="font-bold">{formatNumber(attack)}</b>
        <Delta change={delta?.weapon.attack} />
      </span>
      <span>
        <span className="text-12 text-dim">Affinity</span>{" "}
        <b className="font-bold">{formatNumber(affinity)}%</b>
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
    <span className="ms-1.25 text-13 font-semibold">
      <SignedFigure value={change.to - change.from} unit={unit} />
    </span>
  );
}
