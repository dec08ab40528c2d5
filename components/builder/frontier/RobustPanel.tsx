import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import { Note } from "@/components/ui/Note";
import { RecordTable } from "@/components/ui/RecordTable";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useEquipFound } from "@/hooks/builder/use-equip-found";
import { useFrontierQuestion } from "@/hooks/builder/use-frontier-question";
import { useRobust } from "@/hooks/builder/use-robust";
import { isSetEquipped } from "@/lib/builder/criteria/apply-found";
import { formatEffort } from "@/lib/builder/criteria/format-search-report";
import { getRequestLoadout } from "@/lib/builder/criteria/search-state";
import { isUptimeCondition, type UptimeCondition } from "@/lib/builder/damage/conditions";
import { canRange, listEnds, maxRanges, type UptimeRange } from "@/lib/builder/damage/uptime-range";
import type { RobustReport } from "@/lib/builder/search/robust";
import { conditionLabels } from "@/lib/builder/target/labels";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { formatNumber, formatPercent } from "@/lib/text/format";
import { NearSet } from "../found/NearSet";

/** Points by which an uptime may be lower or higher. */
const widths = [10, 20, 30];

interface RobustPanelProps {
  engine: EngineClient;
}

/** The set that loses least where uptimes turn out lower or higher than they were set. */
export function RobustPanel({ engine }: RobustPanelProps) {
  const { setup, loadout, data, collection } = useBuilder(pick("setup", "loadout", "data", "collection"));
  const { talismans } = collection;
  const savedNames = useMemo(() => new Map(talismans.map(({ id, name }) => [id, name])), [talismans]);
  const partial = useMemo(
    () =>
      Object.entries(setup.conditions).flatMap(([condition, share = 0]) =>
        isUptimeCondition(condition) && share > 0 && share < 100 && canRange(condition, data.armor.skills)
          ? [{ condition, share }]
          : [],
      ),
    [setup.conditions, data.armor.skills],
  );
  const [left, setLeft] = useState<ReadonlySet<UptimeCondition>>(new Set());
  const [width, setWidth] = useState(20);
  const chosen = partial.filter(({ condition }) => !left.has(condition)).slice(0, maxRanges);
  const { state, start, cancel } = useRobust(engine);
  const { request, known, isOver, failure } = state;
  const found = useEquipFound(request);
  const equipped = getRequestLoadout(loadout, request, found.leftDecorations);
  const question = useFrontierQuestion(["damage", "defense"], equipped);
  const ranges = chosen.map(
    ({ condition, share }): UptimeRange => ({
      condition,
      from: Math.max(0, share - width),
      to: Math.min(100, share + width),
    }),
  );
  // One set answers the question.
  const query = question.ok ? { ...question.request.query, limit: 1 } : null;
  const [goal] = question.ok ? question.request.goals : [];
  const scenario = goal?.kind === "damage" && "scenario" in goal ? goal.scenario : null;
  const running = request !== null && !isOver;
  const [best] = known?.results ?? [];
  const refusal = question.ok
    ? partial.length === 0
      ? "Set an uptime between 0 and 100% in the damage panel first."
      : chosen.length === 0
        ? "Choose an uptime that varies."
        : null
    : question.problem;
  const isStale =
    request !== null &&
    !running &&
    JSON.stringify([query, ranges, setup]) !== JSON.stringify([request.query, request.ranges, request.setup]);
  return (
    <section className="grid-cols-1 grid gap-3 pt-3 border-t">
      <h3 className="text-15">Uptimes that vary</h3>
      <p className="text-14 leading-5 text-dim">
        Finds the set that stays closest to the most possible damage, wherever the uptimes are in their
        ranges.
      </p>
      {partial.length > 0 && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          {partial.map(({ condition, share }) => {
            const isChosen = chosen.some((each) => each.condition === condition);
            return (
              <Checkbox
                key={condition}
                label={`${conditionLabels[condition]}, ${formatPercent(share, 0)}`}
                checked={isChosen}
                disabled={!isChosen && chosen.length === maxRanges}
                onChange={() => setLeft(isChosen ? addTo(left, condition) : without(left, condition))}
              />
            );
          })}
          <NativeSelect
            label="Lower or higher by"
            size="sm"
            value={width}
            onChange={({ target }) => setWidth(Number(target.value))}
            data={widths.map((each) => ({ value: String(each), label: `${each} points` }))}
          />
          {running ? (
            <Button onClick={cancel}>Stop</Button>
          ) : (
            <Button
              variant="filled"
              disabled={refusal !== null || !scenario}
              onClick={() => {
                found.close();
                if (!question.ok || !query || !scenario) return;
                start({
                  query,
                  objective: "damage",
                  equipped: question.request.equipped,
                  ranges,
                  setup,
                  scenarios: listEnds(scenario, ranges),
                });
              }}
            >
              Find the steadiest set
            </Button>
          )}
        </div>
      )}
      {refusal && <p className="text-14 leading-5 text-dim">{refusal}</p>}
      {request && (
        <p role="status" className="text-14 leading-5">
          {failure ? (
            <span className="text-bad">The search stopped: {failure} Try again.</span>
          ) : (
            formatRobustProof(known, isOver)
          )}
        </p>
      )}
      {request && isStale && (
        <Note tone="warn">This is for another target, other uptimes or options. Search again.</Note>
      )}
      {request && best && (
        <>
          <NearSet
            set={best.set}
            savedNames={savedNames}
            getName={data.getName}
            onEquip={() => found.equip(best.set)}
          />
          {isSetEquipped(loadout, best.set) && <p className="text-14 text-good">Set equipped.</p>}
          <RecordTable
            caption="Damage of the set at the ends of the ranges"
            captionLook="hidden"
            keepsRows
            hasFigures
            columns={["Uptimes", "Damage", "Of the most possible"]}
            rows={best.corners.map(({ damage, share }, at) => {
              const label = formatEnds(request.scenarios[at]?.uptimes?.conditions, request.ranges);
              return {
                key: label,
                cells: [label, formatNumber(damage, 1), formatPercent(Math.floor(share * 10_000) / 100, 2)],
              };
            })}
          />
        </>
      )}
    </section>
  );
}

function addTo(set: ReadonlySet<UptimeCondition>, condition: UptimeCondition) {
  return new Set([...set, condition]);
}

function without(set: ReadonlySet<UptimeCondition>, condition: UptimeCondition) {
  return new Set([...set].filter((each) => each !== condition));
}

function formatEnds(
  conditions: Readonly<Partial<Record<UptimeCondition, number>>> | undefined,
  ranges: readonly UptimeRange[],
): string {
  return ranges
    .map(({ condition }) => `${conditionLabels[condition]} ${formatPercent(conditions?.[condition] ?? 0, 0)}`)
    .join(", ");
}

/** Text about the set over a range of uptimes, with its proof. */
function formatRobustProof(report: RobustReport | null, isOver: boolean): string {
  const least = Math.min(...(report?.results[0]?.corners ?? []).map(({ share }) => share));
  if (!report || !Number.isFinite(least)) {
    if (!isOver) return "Looking for the most damage at each end of the ranges.";
    return report?.status === "infeasible"
      ? "No set meets the skills."
      : "Stopped before a set was found. Nothing is known.";
  }
  const share = formatPercent(Math.floor(least * 10_000) / 100, 2);
  const found = `At least ${share} of the most possible damage over the whole range.`;
  if (!isOver) return `${found} Looking for a better set.`;
  const proof =
    report.status === "optimal"
      ? "No other set has more at its worst: proven."
      : report.bound === null
        ? "Whether another set has more is not proven."
        : `Not proven: another set may have up to ${formatPercent(Math.ceil(report.bound * 10_000) / 100, 2)}.`;
  return `${found} ${proof} ${formatEffort(report)}.`;
}
