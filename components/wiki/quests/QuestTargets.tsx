import { EntityLink } from "@/components/game/EntityLink";
import { capitalize } from "@/lib/text/capitalize";
import { formatTargetPrefix } from "@/lib/wiki/quests/labels";
import type { QuestTarget } from "@/lib/wiki/quests/quest-types";

/** Targets in a table cell, each with its variant and number. */
export function QuestTargets({ targets }: { targets: readonly QuestTarget[] }) {
  return (
    <ul className="linked">
      {targets.map((target) => (
        <li key={`${target.id}/${target.variant}`}>
          {capitalize(formatTargetPrefix(target))}
          <EntityLink entity="monsters" id={target.id} name={target.name} />
        </li>
      ))}
    </ul>
  );
}
