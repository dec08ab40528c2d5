import { memo, type ReactNode, useMemo } from "react";
import { listUsableMoves } from "@/lib/builder/damage/moves";
import type { StepDamage } from "@/lib/builder/damage/outputs";
import type { FileMove } from "@/lib/builder/data/damage-file";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { type DamageSetup, maxMoves, type SetupMove } from "@/lib/builder/target/damage-setup";
import { coveredVersion } from "@/lib/site/game-version";
import { formatCount } from "@/lib/text/format";
import { olderMark } from "./format-move-figures";
import { MoveFinder } from "./MoveFinder";
import { MoveStep } from "./MoveStep";
import { Panel } from "./Panel";

interface RotationProps {
  weapon: DerivedWeapon;
  moves: readonly FileMove[];
  rotation: DamageSetup["rotation"];
  /** As calculated; `null` while there is nothing to calculate with. */
  steps: readonly StepDamage[] | null;
  /** @param group mark of changes that are one step of undo */
  onChange(rotation: DamageSetup["rotation"], group?: string): void;
  /** What else is set for the rotation. */
  children?: ReactNode;
}

/** The moves that are done, each with its count, and the list to add from. None = one plain hit. */
export const Rotation = memo(function Rotation(props: RotationProps) {
  const { weapon, moves, rotation, steps, onChange, children } = props;
  const byId = useMemo(
    () => new Map(filterUsableMoves(weapon, moves).map((move) => [move.id, move])),
    [weapon, moves],
  );
  const mine = rotation.filter(({ move }) => byId.has(move));
  const foreign = rotation.length - mine.length;
  const set = (id: string, count: number) => {
    const known = rotation.some(({ move }) => move === id);
    if (count <= 0) onChange(rotation.filter(({ move }) => move !== id));
    else if (known) {
      onChange(
        rotation.map((step) => (step.move === id ? { ...step, count } : step)),
        `move:${id}`,
      );
    } else onChange(addMove(rotation, mine, { move: id, count }));
  };
  return (
    <Panel
      id="damage-moves"
      title="Moves"
      aside={
        mine.length > 0 && (
          <button
            type="button"
            className="min-h-6 py-0 px-1 text-signal font-semibold"
            onClick={() => onChange([])}
          >
            Clear
          </button>
        )
      }
    >
      {mine.length === 0 ? (
        <p className="text-14 leading-5 text-dim">
          {byId.size === 0
            ? "No moves are known for this weapon. One basic hit with motion value 100 is used."
            : "One basic hit with motion value 100. Add your moves for accurate numbers."}
          {foreign > 0 &&
            ` ${formatCount(foreign, "move", "moves")} of another weapon ${foreign === 1 ? "is" : "are"} saved for when you use it again.`}
        </p>
      ) : (
        <ul className="border rounded-md bg-card">
          {mine.map(({ move, count }) => {
            const known = byId.get(move);
            return known ? (
              <MoveStep
                key={move}
                move={known}
                count={count}
                total={steps?.find(({ perHit }) => perHit.move === move)?.total.value ?? null}
                onCount={(next) => set(move, next)}
              />
            ) : null;
          })}
        </ul>
      )}
      {children}
      {byId.size > 0 && <MotionValueNote moves={[...byId.values()]} />}
      {byId.size > 0 && (
        <MoveFinder
          moves={[...byId.values()]}
          chosen={mine}
          full={mine.length >= maxMoves}
          onAdd={(id) => set(id, (rotation.find(({ move }) => move === id)?.count ?? 0) + 1)}
        />
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

/** Moves of other weapons make room when the list is full. */
function addMove(
  rotation: DamageSetup["rotation"],
  mine: DamageSetup["rotation"],
  added: SetupMove,
): DamageSetup["rotation"] {
  return [...(rotation.length < maxMoves ? rotation : mine), added].slice(0, maxMoves);
}
