import { useId, useState } from "react";
import { useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { withSkillTarget } from "@/lib/builder/criteria/skill-targets";
import { formatSkill } from "@/lib/builder/gear/format-skill";
import { type BonusTotal, formatPieces, getNextTarget } from "@/lib/builder/gear/totals";
import { getDoubt } from "@/lib/wiki/skills/get-doubt";
import classes from "./Line.module.css";
import { LineButtons } from "./LineButtons";
import { PhraseLines } from "./PhraseLines";
import { SkillTargetMark } from "./SkillLine";
import { SkillName } from "./SkillName";
import { SourceList } from "./SourceList";

interface BonusLineProps {
  total: BonusTotal;
}

/** One set bonus or group skill: pieces counted, whether it is active, what the next level needs. */
export function BonusLine({ total }: BonusLineProps) {
  const [open, setOpen] = useState(false);
  const sources = useId();
  const { builderData, weapon } = useBuilder(({ data, derived }) => ({
    builderData: data,
    weapon: derived.weapon?.type ?? null,
  }));
  const { changeCriteria } = useCommands();
  const { skill, level, pieces, target, steps } = total;
  const name = builderData.getName("skill", skill);
  const record = builderData.skills.get(skill);
  const words = record && formatSkill(record, level, weapon, (id) => builderData.getName("skill", id));
  const changeTarget = (to: number) =>
    changeCriteria((criteria) => withSkillTarget(criteria, skill, to, builderData.catalog));
  const piecesAt = (at: number) => steps.find((step) => step.level === at)?.pieces ?? 0;
  return (
    <li
      className={`${classes.line} pt-1 pe-1 pb-1.5 ps-3 not-first:border-t`}
      data-off={level === 0 || undefined}
    >
      <div className="flex items-center gap-2">
        <SkillName id={skill} name={name} />
        <PieceBar pieces={pieces} steps={steps} />
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
      <p className={`pe-2 text-13 leading-4.5 ${level > 0 ? "text-good font-semibold" : "text-dim"}`}>
        {level > 0
          ? `✓ ${record?.levels?.find((each) => each.level === level)?.name ?? "Active"}`
          : "Not active"}
        <span className="text-dim font-normal">, {formatPieces(total)}</span>
      </p>
      {target > 0 && (
        <SkillTargetMark name={name} level={level} target={target} onRemove={() => changeTarget(0)} />
      )}
      {words && (
        <PhraseLines text={words} doubt={getDoubt(skill)} nextLabel={(at) => `${piecesAt(at)} pieces`} />
      )}
      {open && <SourceList id={sources} sources={total.sources} />}
    </li>
  );
}

interface PieceBarProps {
  pieces: number;
  steps: readonly { readonly level: number; readonly pieces: number }[];
}

/** Pieces that count, one box each; a box that completes a level has a corner. The text is below it. */
function PieceBar({ pieces, steps }: PieceBarProps) {
  const maxPieces = Math.max(steps.at(-1)?.pieces ?? 0, pieces);
  return (
    <span className="inline-flex flex-none items-center gap-2" aria-hidden="true">
      <span className="inline-flex gap-0.75">
        {Array.from({ length: maxPieces }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place
            key={at}
            className={`${classes.piece} rounded-[2px] relative border border-control`}
            data-on={at < pieces || undefined}
            data-step={steps.some((step) => step.pieces === at + 1) || undefined}
          />
        ))}
      </span>
    </span>
  );
}
