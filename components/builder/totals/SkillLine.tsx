import { UnstyledButton } from "@mantine/core";
import { useId, useState } from "react";
import { LevelBar } from "@/components/game/LevelBar";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { withSkillTarget } from "@/lib/builder/criteria/skill-targets";
import type { DamageGauge } from "@/lib/builder/gear/damage-gauge";
import { formatSkill } from "@/lib/builder/gear/format-skill";
import { leastShare } from "@/lib/builder/gear/list-delta-parts";
import { getSkillWorth, type SkillWorth } from "@/lib/builder/gear/skill-points";
import { getNextTarget, type SkillTotal } from "@/lib/builder/gear/totals";
import { formatSigned } from "@/lib/text/format";
import { getDoubt } from "@/lib/wiki/skills/get-doubt";
import { focusName } from "./focus-name";
import classes from "./Line.module.css";
import { LineButtons } from "./LineButtons";
import { PhraseLines } from "./PhraseLines";
import { SkillName } from "./SkillName";
import { SourceList } from "./SourceList";

interface SkillLineProps {
  total: SkillTotal;
  /** `null` = damage to a target is not known. */
  gauge: DamageGauge | null;
  /** It is on its way: its line keeps its place. */
  isGaugeComing: boolean;
}

/** One skill: its level, what that does, what the next one adds, and on demand where the levels come from. */
export function SkillLine({ total, gauge, isGaugeComing }: SkillLineProps) {
  const [open, setOpen] = useState(false);
  const sources = useId();
  const { builderData, weapon, levels } = useBuilder(({ data, derived }) => ({
    builderData: data,
    levels: derived.levels,
    weapon: derived.weapon?.type ?? null,
  }));
  const { changeCriteria } = useCommands();
  const { skill, level, maxLevel, overflow, target } = total;
  const name = builderData.getName("skill", skill);
  const record = builderData.skills.get(skill);
  const words = record && formatSkill(record, level, weapon, (id) => builderData.getName("skill", id));
  const changeTarget = (to: number) =>
    changeCriteria((criteria) => withSkillTarget(criteria, skill, to, builderData.catalog));
  return (
    <li
      className={`${classes.line} pt-1 pe-1 pb-1.5 ps-3 not-first:border-t`}
      data-off={level === 0 || undefined}
    >
      <div className="flex items-center gap-2">
        <SkillName id={skill} name={name} />
        <span className="inline-flex flex-none items-center gap-2">
          <LevelBar level={level} max={maxLevel} />
          <span
            className={`${level === maxLevel ? "text-default font-bold" : "text-dim"} min-w-6 text-13 text-end`}
            aria-hidden="true"
          >
            {level}/{maxLevel}
          </span>
        </span>
        <LineButtons
          name={name}
          next={getNextTarget(total)}
          maxLevel={total.maxLevel}
          open={open}
          controls={sources}
          hasSources={total.sources.length > 0}
          onTarget={changeTarget}
          onToggle={() => setOpen(!open)}
        />
      </div>
      {target > 0 && (
        <SkillTargetMark name={name} level={level} target={target} onRemove={() => changeTarget(0)} />
      )}
      {words && (
        <PhraseLines
          text={words}
          doubt={getDoubt(skill)}
          nextLabel={(next) => `Level ${next}`}
          overflow={overflow}
        />
      )}
      {(gauge || isGaugeComing) && (
        <p className="pe-2 text-13 leading-4.5 text-dim">
          {gauge ? formatWorth(getSkillWorth(skill, levels, gauge, builderData.catalog)) : "Damage …"}
        </p>
      )}
      {open && <SourceList id={sources} sources={total.sources} />}
    </li>
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

interface SkillTargetMarkProps {
  name: string;
  level: number;
  target: number;
  onRemove(): void;
}

/** A skill target, reached or not, and the way to take it back. */
export function SkillTargetMark({ name, level, target, onRemove }: SkillTargetMarkProps) {
  const reached = level >= target;
  return (
    <p
      className={`pe-2 text-13 leading-4.5 ${reached ? "text-good" : "text-warn"} flex items-center gap-2 font-semibold`}
    >
      <span>{reached ? `✓ Level ${target} wanted` : `${level} of ${target} wanted`}</span>
      <UnstyledButton
        type="button"
        className="underline-offset-3 min-h-9 pointer-coarse:min-h-11 underline hover:text-default lg:min-h-6 py-0 px-1.5 rounded-sm text-dim font-normal"
        aria-label={`Remove ${name} from wanted skills`}
        onClick={(event) => {
          focusName(event.currentTarget);
          onRemove();
        }}
      >
        Remove
      </UnstyledButton>
    </p>
  );
}
