import { createNameColumn } from "@/components/game/columns";
import { type Column, DataTable } from "@/components/list/DataTable";
import { Section } from "@/components/ui/Section";
import { rewardColumns } from "@/components/wiki/drops/reward-columns";
import { starsColumn } from "@/components/wiki/quests/QuestStars";
import { questKindLabels } from "@/lib/catalog/world-labels";
import { getQuestPath } from "@/lib/site/wiki-paths";
import { formatCount } from "@/lib/text/format";
import type { ItemDetail, QuestSource } from "@/lib/wiki/items/item-types";

const columns: readonly Column<QuestSource>[] = [
  createNameColumn("quests", "Quest"),
  starsColumn,
  ...rewardColumns,
  {
    key: "kind",
    label: "Type",
    card: "",
    phone: "figure",
    render: ({ kind }) => questKindLabels[kind],
    sortValue: ({ kind }) => questKindLabels[kind],
  },
];

/** Quests that give an item for completing them. */
export function ItemQuests({ item: { name, rewards } }: { item: ItemDetail }) {
  if (rewards.length === 0) return null;
  const quests = new Set(rewards.map(({ id }) => id)).size;
  return (
    <Section
      id="quests"
      title="Quest rewards"
      icon="run"
      aside={formatCount(quests, "quest", "quests")}
      flush
    >
      <p className="max-w-[72ch] pt-2 text-14 leading-5 text-dim">
        Given for completing the quest, on top of what its targets drop. Expected pieces are those of one
        completed quest; how often it draws is read from the game data and inferred from the names of its
        columns.
      </p>
      <DataTable
        caption={`Quests that give ${name}, events last, best chance first`}
        columns={columns}
        rows={rewards}
        rowKey={({ id, qty }) => `${id}/${qty}`}
        rowHref={({ id }) => getQuestPath(id)}
        pageSize={20}
      />
    </Section>
  );
}
