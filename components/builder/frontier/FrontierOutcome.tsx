import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { useMemo, useState } from "react";
import { Note } from "@/components/ui/Note";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import type { EquipFoundState } from "@/hooks/builder/use-equip-found";
import type { FrontierRequest, FrontierState } from "@/hooks/builder/use-frontier";
import { isSetEquipped } from "@/lib/builder/criteria/apply-found";
import { getSetKey } from "@/lib/builder/criteria/create-found-row";
import {
  formatFrontierProof,
  formatGoal,
  formatGoalFigure,
  toGoalKind,
} from "@/lib/builder/criteria/frontier-goals";
import { getFrontierFigure } from "@/lib/builder/search/frontier-figure";
import { NearSet } from "../found/NearSet";
import { FrontierTable } from "./FrontierTable";

const PointChart = dynamic(
  () => import("@/components/chart/PointChart").then((module) => module.PointChart),
  { ssr: false, loading: () => <p className="text-14 text-dim">Loading.</p> },
);

interface FrontierOutcomeProps {
  request: FrontierRequest;
  state: FrontierState;
  /** The points are for other goals or criteria than the current ones. */
  isStale: boolean;
  found: EquipFoundState;
}

/** The points as a plot and as a table, and the set of the chosen one. */
export function FrontierOutcome({ request, state, isStale, found }: FrontierOutcomeProps) {
  const { data, collection, loadout } = useBuilder(pick("data", "collection", "loadout"));
  const { armor, getName, skills } = data;
  const { talismans } = collection;
  const savedNames = useMemo(() => new Map(talismans.map(({ id, name }) => [id, name])), [talismans]);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const { keys, query } = request;
  const [first, second] = keys;
  const points = useMemo(
    () =>
      state.sets.map((set) => ({
        set,
        key: getSetKey(set),
        y: getFrontierFigure(set, toGoalKind(first), query, armor),
        x: getFrontierFigure(set, toGoalKind(second), query, armor),
      })),
    [state.sets, first, second, query, armor],
  );
  const chosen = points.find(({ key }) => key === chosenKey) ?? null;
  const getAxis = (key: typeof first) => ({
    label: formatGoal(key, (id) => skills.get(id)?.name ?? id),
    format: (value: number) => formatGoalFigure(value, key),
    isRanked: key === "slots" || key.startsWith("skill:"),
    isWhole: key !== "damage",
  });
  const [y, x] = [getAxis(first), getAxis(second)];
  const { title, more } = formatFrontierProof(state.report, points.length);
  return (
    <div className="grid-cols-1 grid gap-3">
      <p role="status" className="text-14 leading-5">
        {state.failure ? (
          <span className="text-bad">The search stopped: {state.failure} Try again.</span>
        ) : (
          <>
            <b>{title}</b> <span className="text-dim">{more}</span>
          </>
        )}
      </p>
      {isStale && <Note tone="warn">These are for other goals or options. Show trade-offs again.</Note>}
      {points.length > 0 && (
        <>
          <PointChart
            points={points}
            x={x}
            y={y}
            label={`Sets by ${y.label} and ${x.label}: choose one`}
            chosen={chosenKey}
            onChoose={setChosenKey}
          />
          <div className="p-3 border rounded-md bg-page" aria-live="polite">
            {chosen ? (
              <>
                <h3 className="mb-1 text-14 leading-5">
                  {y.label} {y.format(chosen.y)}, {x.label} {x.format(chosen.x)}
                </h3>
                <NearSet
                  set={chosen.set}
                  savedNames={savedNames}
                  getName={getName}
                  onEquip={() => found.equip(chosen.set)}
                />
                {isSetEquipped(loadout, chosen.set) && (
                  <p className="flex items-center gap-2 text-14 text-good">
                    Set equipped.
                    {found.equipped?.set === chosen.set && (
                      <Button variant="subtle" onClick={found.undo}>
                        Undo
                      </Button>
                    )}
                  </p>
                )}
                {found.equipped?.set === chosen.set && found.equipped.refusal && (
                  <Note tone="bad">This set could not be equipped. Show trade-offs again.</Note>
                )}
              </>
            ) : (
              <p className="text-14 leading-5 text-dim">Choose a point to see its set.</p>
            )}
          </div>
          <FrontierTable points={points} x={x} y={y} chosen={chosenKey} onChoose={setChosenKey} />
        </>
      )}
    </div>
  );
}
