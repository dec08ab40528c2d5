import { Button } from "@mantine/core";
import { memo } from "react";
import { Name } from "@/components/game/Name";
import type { DamageResult } from "@/hooks/builder/use-damage";
import { useStateWords } from "@/hooks/state-names/use-state-names";
import type { HitFigures, StepDamage } from "@/lib/builder/damage/outputs";
import { formatCount, formatPercent } from "@/lib/text/format";
import classes from "./DamageResultPanel.module.css";
import { formatDamage } from "./format-damage";

interface DamageResultPanelProps {
  result: DamageResult;
  onBest(): void;
}

/** The one number, with what it is of. It stays in sight while the damage setup is changed. */
export const DamageResultPanel = memo(function DamageResultPanel({ result, onBest }: DamageResultPanelProps) {
  const { rotation, outcome } = result;
  const { steps, effective } = rotation;
  const { target, monster } = outcome;
  const getStateWords = useStateWords(monster.id, [target.state]);
  const { seconds = 0 } = outcome.scenario;
  const hits = steps.reduce((sum, { hits: each, count }) => sum + each * count, 0);
  const affinities = [...new Set(steps.map(({ perHit }) => perHit.affinity.value))];
  return (
    <>
      <div
        className={`${classes.answer} sticky flex flex-wrap gap-y-0.5 gap-x-5 items-center justify-between py-2 px-3.5 border border-strong rounded-md bg-raised shadow-float`}
      >
        <p className="flex items-center gap-3 min-w-0">
          <b className={`${classes.figure} font-[700] text-34`}>{formatDamage(rotation.total.value)}</b>
          <span className="min-w-0 text-13 leading-4.5 text-dim">
            {hits === 1 ? "expected per hit" : `expected for ${formatCount(hits, "hit", "hits")}`}
            <span className="overflow-hidden text-ellipsis block text-default whitespace-nowrap">
              <Name entity="monsters" id={monster.id}>
                {monster.name}
              </Name>
              ,{" "}
              <Name entity="parts" id={target.part}>
                {target.name}
              </Name>
              , {getStateWords(target.state)}
            </span>
          </span>
        </p>
        <dl className="flex flex-wrap gap-y-0.5 gap-x-4 text-13 leading-4.5">
          <Figure label="Non-critical" value={formatDamage(getSum(steps, "hit"))} />
          <Figure
            label={affinities.some((value) => value < 0) ? "Weakened" : "Critical"}
            value={formatDamage(getSum(steps, "critical"))}
          />
          <Figure
            label="Affinity"
            value={affinities.length === 1 ? formatPercent(affinities[0] ?? 0) : "by move"}
          />
        </dl>
      </div>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-y-2 gap-x-4">
        <dl className="flex flex-wrap gap-y-0.5 gap-x-4 text-13 leading-4.5">
          {seconds > 0 && (
            <Figure label="Per minute" value={formatDamage((rotation.total.value * 60) / seconds)} />
          )}
          <Figure label="Effective raw" value={formatDamage(effective.raw.value)} />
          {effective.element.value > 0 && (
            <Figure label="Effective element" value={formatDamage(effective.element.value)} />
          )}
        </dl>
        <Button onClick={onBest}>Best set for this target</Button>
      </div>
    </>
  );
});

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-1.25">
      <dt className="text-dim">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

function getSum(steps: readonly StepDamage[], kind: keyof HitFigures): number {
  return steps.reduce((sum, { perHit, hits, count }) => sum + perHit.total[kind].value * hits * count, 0);
}
