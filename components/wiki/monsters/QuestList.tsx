import { EntityLink } from "@/components/wiki/kit/EntityLink";
import type { QuestRow } from "@/lib/wiki/monsters/monster";
import classes from "./Lists.module.css";

const kinds = { assignment: "Assignment", optional: "Optional", event: "Event", arena: "Arena" } as const;
const variants = { tempered: "tempered", "arch-tempered": "arch-tempered" } as const;

/** Quests that hunt the monster. */
export function QuestList({ quests }: { quests: readonly QuestRow[] }) {
  return (
    <ul className={`${classes.quests} ${classes.columns}`}>
      {quests.map(({ id, name, kind, stars, locale, variant }) => (
        <li key={id}>
          <EntityLink entity="quests" id={id} name={name} />
          <span>
            {kinds[kind]} {stars}★{variant && `, ${variants[variant]}`}, {locale}
          </span>
        </li>
      ))}
    </ul>
  );
}
