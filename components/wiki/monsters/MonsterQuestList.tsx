import { EntityLink } from "@/components/game/EntityLink";
import { questKindLabels } from "@/lib/catalog/labels";
import type { MonsterQuestRow } from "@/lib/wiki/monsters/monster-page";

/** Quests that hunt the monster. */
export function MonsterQuestList({ quests }: { quests: readonly MonsterQuestRow[] }) {
  return (
    <ul className="md:columns-2 gap-x-10 text-14 leading-5">
      {quests.map(({ id, name, kind, stars, locale, variant }) => (
        <li className="grid break-inside-avoid py-2 border-b" key={id}>
          <EntityLink entity="quests" id={id} name={name} />
          <span className="text-dim">
            {questKindLabels[kind]} {stars}★{variant && `, ${variant}`}, {locale}
          </span>
        </li>
      ))}
    </ul>
  );
}
