import { LevelBar } from "@/components/game/LevelBar";
import { useBuilder } from "@/hooks/builder/use-builder";
import type { DamageGauge } from "@/lib/builder/gear/damage-gauge";
import { leastShare } from "@/lib/builder/gear/list-delta-parts";
import { getSkillWorth, type SkillWorth } from "@/lib/builder/gear/skill-points";
import type { SkillTotal } from "@/lib/builder/gear/totals";
import { formatSigned } from "@/lib/text/format";
import { TotalLine } from "./TotalLine";

interface SkillLineProps {
  total: SkillTotal;
  /** `null` = damage to a target is not known. */
  gauge: DamageGauge | null;
  /** It is on its way: its line keeps its place. */
  isGaugeComing: boolean;
}

/** One skill: its level, what that does, what the next one adds, and on demand where the levels come from. */
export function SkillLine({ total, gauge, isGaugeComing }: SkillLineProps) {
  const { catalog, levels } = useBuilder(({ data, derived }) => ({
    catalog: data.catalog,
    levels: derived.levels,
  }));
  const { skill, level, maxLevel, overflow } = total;
  return (
    <TotalLine
      total={total}
      figure={
        <span className="inline-flex flex-none items-center gap-2">
          <LevelBar level={level} max={maxLevel} />
          <span
            className={`${level === maxLevel ? "text-default font-bold" : "text-dim"} min-w-6 text-13 text-end`}
            aria-hidden="true"
          >
            {level}/{maxLevel}
          </span>
        </span>
      }
      nextLabel={(next) => `Level ${next}`}
      overflow={overflow}
    >
      {(gauge || isGaugeComing) && (
        <p className="pe-2 text-13 leading-4.5 text-dim">
          {gauge ? formatWorth(getSkillWorth(skill, levels, gauge, catalog)) : "Damage …"}
        </p>
      )}
    </TotalLine>
  );
}

/** `Damage −3.2% without it, +0.8% with the next level`. */
function formatWorth({ next, all }: SkillWorth): string {
  const share = (part: number) => formatSigned(part * 100, "%", 1);
  const parts = [
    ...(all >= leastShare ? [`${share(-all)} without it`] : []),
    ...(next !== null && next >= leastShare ? [`${share(next)} with the next level`] : []),
  ];
  return parts.length === 0 ? "No damage to the target" : `Damage ${parts.join(", ")}`;
}
