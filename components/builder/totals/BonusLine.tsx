import { useId, useState } from "react";
import type { Builder } from "@/hooks/builder/use-builder";
import { withWish } from "@/lib/builder/criteria/wishes";
import { skillInWords } from "@/lib/builder/gear/skill-words";
import { type BonusTotal, nextWish, pieceWords } from "@/lib/builder/gear/totals";
import { doubtOf } from "@/lib/wiki/skills/doubts";
import classes from "./Line.module.css";
import { LineButtons } from "./LineButtons";
import { PhraseLines } from "./PhraseLines";
import { PieceBar } from "./PieceBar";
import { WantedMark } from "./SkillLine";
import { SkillName } from "./SkillName";
import { SourceList } from "./SourceList";

interface BonusLineProps {
  total: BonusTotal;
  builder: Builder;
}

/** One set bonus or group skill: pieces counted, whether it is active, what the next level asks for. */
export function BonusLine({ total, builder }: BonusLineProps) {
  const [open, setOpen] = useState(false);
  const sources = useId();
  const { book, derived, ask, changeAsk } = builder;
  const { skill, level, pieces, wanted, steps } = total;
  const name = book.nameOf("skill", skill);
  const record = book.skills.get(skill);
  const words =
    record && skillInWords(record, level, derived.weapon?.type ?? null, (id) => book.nameOf("skill", id));
  const wish = (to: number) => changeAsk(withWish(ask, skill, to, book.catalog));
  const piecesAt = (at: number) => steps.find((step) => step.level === at)?.pieces ?? 0;
  return (
    <li className={classes.line} data-off={level === 0 || undefined}>
      <div className={classes.head}>
        <SkillName id={skill} name={name} />
        <PieceBar pieces={pieces} steps={steps} />
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
      <p className={classes.state} data-active={level > 0 || undefined}>
        {level > 0
          ? `✓ ${record?.levels?.find((each) => each.level === level)?.name ?? "Active"}`
          : "Not active"}
        <span className={classes.when}>, {pieceWords(total)}</span>
      </p>
      {wanted > 0 && <WantedMark name={name} level={level} wanted={wanted} onDrop={() => wish(0)} />}
      {words && (
        <PhraseLines words={words} doubt={doubtOf(skill)} nextLabel={(at) => `${piecesAt(at)} pieces`} />
      )}
      {open && <SourceList id={sources} sources={total.sources} builder={builder} />}
    </li>
  );
}
