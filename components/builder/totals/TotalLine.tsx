import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { withSkillTarget } from "@/lib/builder/criteria/skill-targets";
import { formatSkill } from "@/lib/builder/gear/format-skill";
import { type BonusTotal, getNextTarget, type SkillTotal } from "@/lib/builder/gear/totals";
import { getDoubt } from "@/lib/wiki/skills/get-doubt";
import { focusName } from "./focus-name";
import classes from "./Line.module.css";
import { LineButtons } from "./LineButtons";
import { PhraseLines } from "./PhraseLines";
import { SkillName } from "./SkillName";
import { SourceList } from "./SourceList";

interface TotalLineProps {
  total: SkillTotal | BonusTotal;
  /** Next to the name. */
  figure: ReactNode;
  /** Above the skill target. */
  state?: ReactNode;
  nextLabel(level: number): string;
  /** Levels beyond the maximum. */
  overflow?: number;
  /** Below the effects. */
  children?: ReactNode;
}

/** One skill or bonus: its figure, its effects, and on demand its sources. */
export function TotalLine({ total, figure, state, nextLabel, overflow = 0, children }: TotalLineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { builderData, weapon } = useBuilder(({ data, derived }) => ({
    builderData: data,
    weapon: derived.weapon?.type ?? null,
  }));
  const { changeCriteria } = useCommands();
  const { skill, level, maxLevel, target, sources } = total;
  const name = builderData.getName("skill", skill);
  const record = builderData.skills.get(skill);
  const words = record && formatSkill(record, level, weapon, (each) => builderData.getName("skill", each));
  const changeTarget = (to: number) =>
    changeCriteria((criteria) => withSkillTarget(criteria, skill, to, builderData.catalog));
  return (
    <li
      className={`${classes.line} pt-1 pe-1 pb-1.5 ps-3 not-first:border-t`}
      data-off={level === 0 || undefined}
    >
      <div className="flex items-center gap-2">
        <SkillName id={skill} name={name} />
        {figure}
        <LineButtons
          name={name}
          next={getNextTarget(total)}
          maxLevel={maxLevel}
          open={open}
          controls={id}
          hasSources={sources.length > 0}
          onTarget={changeTarget}
          onToggle={() => setOpen(!open)}
        />
      </div>
      {state}
      {target > 0 && (
        <SkillTargetMark name={name} level={level} target={target} onRemove={() => changeTarget(0)} />
      )}
      {words && (
        <PhraseLines text={words} doubt={getDoubt(skill)} nextLabel={nextLabel} overflow={overflow} />
      )}
      {children}
      {open && <SourceList id={id} sources={sources} />}
    </li>
  );
}

interface SkillTargetMarkProps {
  name: string;
  level: number;
  target: number;
  onRemove(): void;
}

/** A skill target, reached or not, and the way to take it back. */
function SkillTargetMark({ name, level, target, onRemove }: SkillTargetMarkProps) {
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
