import { UnstyledButton } from "@mantine/core";
import { memo, type ReactNode, useMemo } from "react";
import { Chip } from "@/components/ui/Chip";
import { listUsableMoves } from "@/lib/builder/damage/moves";
import type { StepDamage } from "@/lib/builder/damage/outputs";
import type { DamageData, FileMove } from "@/lib/builder/data/damage-file";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { formatModifier, toModifierKey } from "@/lib/builder/target/bonus-options";
import { type ComboOption, isComboChosen, listCombos, takeCombo } from "@/lib/builder/target/combos";
import { type DamageSetup, maxMoves, type SetupMove } from "@/lib/builder/target/damage-setup";
import { bonusGroupLabels } from "@/lib/builder/target/labels";
import { changeRotation, listMoveRows, listRotationRows, type MoveRow } from "@/lib/builder/target/move-rows";
import { listRowDamage } from "@/lib/builder/target/row-damage";
import { coveredVersion } from "@/lib/site/game-version";
import { formatCount } from "@/lib/text/format";
import { olderMark } from "./format-move-figures";
import { MoveFinder } from "./MoveFinder";
import { MoveStep } from "./MoveStep";
import { Panel } from "./Panel";

interface RotationProps {
  weapon: DerivedWeapon;
  data: DamageData;
  rotation: DamageSetup["rotation"];
  bonuses: DamageSetup["bonuses"];
  /** As calculated; `null` while there is nothing to calculate with. */
  steps: readonly StepDamage[] | null;
  /** @param group mark of changes that are one step of undo */
  onChange(by: Pick<DamageSetup, "rotation"> & Partial<DamageSetup>, group?: string): void;
  /** Further settings of the rotation. */
  children?: ReactNode;
}

/** The moves that are done, each with its count, and the list to add from. None = one plain hit. */
export const Rotation = memo(function Rotation(props: RotationProps) {
  const { weapon, data, rotation, bonuses, steps, onChange, children } = props;
  const usable = useMemo(() => filterUsableMoves(weapon, data.moves), [weapon, data]);
  const rows = useMemo(() => listMoveRows(usable), [usable]);
  const combos = useMemo(() => listCombos(data, weapon), [data, weapon]);
  const mine = useMemo(() => {
    const ids = new Set(usable.map(({ id }) => id));
    return rotation.filter(({ move }) => ids.has(move));
  }, [usable, rotation]);
  const foreign = rotation.filter((step) => !mine.includes(step));
  const shown = useMemo(() => listRotationRows(mine, rows), [mine, rows]);
  const damage = useMemo(() => (steps === null ? [] : listRowDamage(steps, usable)), [steps, usable]);
  // Moves of other weapons make room when the list is full.
  const withForeign = (next: DamageSetup["rotation"]) => [
    ...foreign.slice(0, maxMoves - next.length),
    ...next,
  ];
  const change = (row: MoveRow, by: number) => {
    const next = changeRotation(mine, row, by);
    if (next) onChange({ rotation: withForeign(next) }, `move:${row.key}`);
  };
  return (
    <Panel
      id="damage-moves"
      title="Moves"
      aside={
        mine.length > 0 && (
          <UnstyledButton
            type="button"
            className="min-h-6 pointer-coarse:min-h-11 py-0 px-1 text-signal font-semibold"
            onClick={() => onChange(takeCombo({ bonuses }, null, data))}
          >
            Clear
          </UnstyledButton>
        )
      }
    >
      <ComboChoice
        combos={combos}
        rotation={mine}
        bonuses={bonuses}
        modifiers={data.modifiers}
        onChoose={(combo) =>
          onChange({ ...takeCombo({ bonuses }, combo, data), rotation: withForeign(combo.rotation) })
        }
      />
      {mine.length === 0 ? (
        <p className="text-14 leading-5 text-dim">
          {usable.length === 0
            ? "No moves are known for this weapon. One basic hit with motion value 100 is used."
            : "One basic hit with motion value 100. Add your moves for accurate numbers."}
          {foreign.length > 0 &&
            ` ${formatCount(foreign.length, "move", "moves")} of another weapon ${foreign.length === 1 ? "is" : "are"} saved for when you use it again.`}
        </p>
      ) : (
        <ul className="border rounded-md bg-card">
          {shown.map((step) => (
            <MoveStep
              key={step.row.key}
              step={step}
              damage={damage.find(({ row }) => row.key === step.row.key) ?? null}
              full={changeRotation(mine, step.row, 1) === null}
              onChange={(by) => change(step.row, by)}
            />
          ))}
        </ul>
      )}
      {children}
      {usable.length > 0 && (
        <>
          <MotionValueNote moves={usable} />
          <MoveFinder
            rows={rows}
            chosen={shown}
            hasRoom={(row) => changeRotation(mine, row, 1) !== null}
            onAdd={(row) => change(row, 1)}
          />
        </>
      )}
    </Panel>
  );
});

/** Which version of the game the motion values are of. */
function MotionValueNote({ moves }: { moves: readonly FileMove[] }) {
  const older = moves.some(({ source }) => source !== "tables");
  return (
    <p className="mt-2 text-12 leading-4 text-dim">
      Motion values: {coveredVersion.name}
      {older && `; moves marked “${olderMark}” have values of August 2025`}.
    </p>
  );
}

function filterUsableMoves(weapon: DerivedWeapon, moves: readonly FileMove[]): FileMove[] {
  const ids = new Set(listUsableMoves(weapon, moves).map(({ id }) => id));
  return moves.filter(({ id }) => ids.has(id));
}

interface ComboChoiceProps {
  combos: readonly ComboOption[];
  /** Moves of the weapon in hand. */
  rotation: readonly SetupMove[];
  bonuses: DamageSetup["bonuses"];
  /** States of weapons are among them. */
  modifiers: DamageData["modifiers"];
  /** Puts it in place of the rotation. */
  onChoose(combo: ComboOption): void;
}

/** Combos of the weapon, one click each. */
function ComboChoice({ combos, rotation, bonuses, modifiers, onChoose }: ComboChoiceProps) {
  if (combos.length === 0) return null;
  const chosen = combos.find((combo) => isComboChosen(combo, rotation));
  const states = chosen?.states.filter((key) => (bonuses[key] ?? 0) > 0) ?? [];
  const counted = modifiers.filter((each) => states.includes(toModifierKey(each)));
  return (
    <section className="mb-2" aria-labelledby="damage-combos">
      <h4 id="damage-combos" className="mb-1 text-13 leading-4.5 font-semibold">
        Combos
      </h4>
      <div className="flex flex-wrap gap-1.5">
        {combos.map((combo, at) => (
          <Chip key={combo.id} aria-pressed={isComboChosen(combo, rotation)} onClick={() => onChoose(combo)}>
            {combo.name}
            {at === 0 && <span className="text-dim"> (usual)</span>}
          </Chip>
        ))}
      </div>
      {counted.length > 0 && (
        <p className="mt-1.5 text-12 leading-4 text-dim">
          Counted with {counted.map(formatModifier).join(", ")}. Change it in {bonusGroupLabels.state} under
          Buffs.
        </p>
      )}
    </section>
  );
}
