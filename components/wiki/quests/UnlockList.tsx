import { EntityLink } from "@/components/game/EntityLink";
import { unlockWords } from "@/lib/catalog/world-labels";
import type { QuestDetail } from "@/lib/wiki/quests/quest-types";

/** Conditions of a quest or a side quest. */
export function UnlockList({ unlockedBy }: Pick<QuestDetail, "unlockedBy">) {
  return (
    <ul className="grid gap-1">
      {unlockedBy.map(({ entity, id, name }) => (
        <li key={`${entity}/${id}`}>
          {unlockWords[entity]} <EntityLink entity={entity} id={id} name={name} />
        </li>
      ))}
    </ul>
  );
}
