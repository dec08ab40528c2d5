import { useId, useState } from "react";
import { LevelBar } from "@/components/wiki/kit/LevelBar";
import type { Builder } from "@/hooks/builder/use-builder";
import { withWish } from "@/lib/builder/criteria/wishes";
import { skillInWords } from "@/lib/builder/gear/skill-words";
import { nextWish, type SkillTotal } from "@/lib/builder/gear/totals";
import { doubtOf } from "@/lib/wiki/skills/doubts";
import { focusName } from "./focus-name";
import classes from "./Line.module.css";
import { LineButtons } from "./LineButtons";
import { PhraseLines } from "./PhraseLines";
import { SkillName } from "./SkillName";
import { SourceList } from "./SourceList";

interface SkillLineProps {
  total: SkillTotal;
  builder: Builder;
}

/** One skill: its level, what that does, what the next one adds, and on demand where the levels come from. */
export function SkillLine({ total, builder }: SkillLineProps) {
  const [open, setOpen] = useState(false);
  const sources = useId();
  const { book, derived, ask, changeAsk } = builder;
  const { skill, level, maxLevel, overflow, wanted } = total;
  const name = book.nameOf("skill", skill);
  const record = book.skills.get(skill);
  const words =
    record && skillInWords(record, level, derived.weapon?.type ?? null, (id) => book.nameOf("skill", id));
  const wish = (to: number) => changeAsk(withWish(ask, skill, to, book.catalog));
  return (
    <li className={classes.line} data-off={level === 0 || undefined}>
      <div className={classes.head}>
        <SkillName id={skill} name={name} />
        <span className={classes.level}>
          <LevelBar level={level} max={maxLevel} />
          <span className={classes.figure} aria-hidden="true" data-full={level === maxLevel || undefined}>
            {level}/{maxLevel}
          </span>
        </span>
        <LineButtons
          name={name}
          next={nextWish(total)}
          maxLevel={total.maxLevel}
          open={open}
          controls={sources}
          hasSources={total.sources.length > 0}
          onWish={wish}
          onToggle={() => setOpen(!open)}
        />
      </div>
      {wanted > 0 && <WantedMark name={name} level={level} wanted={wanted} onDrop={() => wish(0)} />}
      {words && (
        <PhraseLines
          words={words}
          doubt={doubtOf(skill)}
          nextLabel={(next) => `Level ${next}`}
          overflow={overflow}
        />
      )}
      {open && <SourceList id={sources} sources={total.sources} builder={builder} />}
    </li>
  );
}

interface WantedMarkProps {
  name: string;
  level: number;
  wanted: number;
  onDrop(): void;
}

/** A skill target, reached or not, and the way to take it back. */
export function WantedMark({ name, level, wanted, onDrop }: WantedMarkProps) {
  const reached = level >= wanted;
  return (
    <p className={classes.wanted} data-reached={reached || undefined}>
      <span>{reached ? `✓ Level ${wanted} wanted` : `${level} of ${wanted} wanted`}</span>
      <button
        type="button"
        className={classes.drop}
        aria-label={`Remove ${name} from wanted skills`}
        onClick={(event) => {
          focusName(event.currentTarget);
          onDrop();
        }}
      >
        Remove
      </button>
    </p>
  );
}
