import { EntityLink } from "@/components/game/EntityLink";
import { QuestTargets } from "@/components/wiki/quests/QuestTargets";
import type { SideQuestRow } from "@/lib/wiki/side-quests/side-quest-types";

/** Targets of a side quest or what it asks to deliver; a dash where the game data names neither. */
export function SideQuestGoal({ targets, deliver }: Pick<SideQuestRow, "targets" | "deliver">) {
  if (deliver) {
    return (
      <>
        {deliver.qty} × <EntityLink entity="items" id={deliver.item.id} name={deliver.item.name} />
      </>
    );
  }
  if (targets.length === 0) return <span className="text-dim">—</span>;
  return <QuestTargets targets={targets} />;
}
