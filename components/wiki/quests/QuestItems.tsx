import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/list/DataTable";
import { Section } from "@/components/ui/Section";
import { rewardColumns } from "@/components/wiki/drops/reward-columns";
import { getMeanDraws } from "@/lib/drops/expected-hunts";
import { formatDrawRange } from "@/lib/drops/labels";
import { getItemPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { QuestDetail } from "@/lib/wiki/quests/quest-types";

type Reward = QuestDetail["items"][number];

const columns: readonly Column<Reward>[] = [
  {
    key: "name",
    label: "Item",
    phone: "title",
    render: ({ id, name }) => (
      <Name entity="items" id={id}>
        {name}
      </Name>
    ),
    sortValue: ({ name }) => name,
  },
  ...rewardColumns,
];

/** Items that a quest gives for completing it, besides what its targets drop. */
export function QuestItems({ items, draws }: Pick<QuestDetail, "items" | "draws">) {
  if (items.length === 0) return null;
  return (
    <Section id="rewards" title="Item rewards" icon="item" flush>
      <p className="max-w-[72ch] pt-2 text-14 leading-5 text-dim">
        Drawn {formatDrawRange(draws)} times for each completed quest, {formatNumber(getMeanDraws(draws), 2)}{" "}
        on average. This is read from the game data and inferred from the names of its columns.
      </p>
      <DataTable
        caption="Item rewards of the quest, best chance first"
        columns={columns}
        rows={items}
        rowKey={({ id, qty }) => `${id}/${qty}`}
        rowHref={({ id }) => getItemPath(id)}
      />
    </Section>
  );
}
