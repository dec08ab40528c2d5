import { EntityLink } from "@/components/game/EntityLink";
import { questKindLabels } from "@/lib/catalog/labels";
import type { QuestRow } from "@/lib/wiki/monsters/monster-page";
import classes from "./Lists.module.css";

/** Quests that hunt the monster. */
export function MonsterQuestList({ quests }: { quests: readonly QuestRow[] }) {
  return (
    <ul className={`${classes.quests} text-14 leading-5 ${classes.columns}`}>
      {quests.map(({ id, name, kind, stars, locale, variant }) => (
        <li className="grid py-2 border-b" key={id}>
          <EntityLink entity="quests" id={id} name={name} />
          <span>
            {questKindLabels[kind]} {stars}★{variant && `, ${variant}`}, {locale}
          </span>
        </li>
      ))}
    </ul>
  );
}
