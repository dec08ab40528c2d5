import { EntityLink } from "@/components/game/EntityLink";
import { capitalize } from "@/lib/text/capitalize";
import type { ItemRow } from "@/lib/wiki/items/item-types";

/** Monsters named before the others are counted. */
const maxShown = 2;

function formatOtherSources({ isCrafted, isQuestReward, hasOtherWays }: ItemRow): string {
  return [
    ...(isQuestReward ? ["quest reward"] : []),
    ...(hasOtherWays ? ["gathered, bought or traded"] : []),
    ...(isCrafted ? ["recipe"] : []),
  ].join(", ");
}

/** `ItemSources` as text. */
export function formatItemSources(item: ItemRow): string {
  const more = item.monsters.length - maxShown;
  const named = item.monsters.slice(0, maxShown).map(({ name }) => name);
  return [named.join(", "), more > 0 ? ` and ${more} more` : "", ", ", formatOtherSources(item)].join("");
}

/** Sources of an item, in brief. */
export function ItemSources({ item }: { item: ItemRow }) {
  const { monsters } = item;
  const more = monsters.length - maxShown;
  const others = formatOtherSources(item);
  if (monsters.length === 0) return capitalize(others) || <span className="text-dim">—</span>;
  return (
    <span>
      {monsters.slice(0, maxShown).map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <EntityLink className="text-default hover:text-signal" entity="monsters" id={id} name={name} />
        </span>
      ))}
      {more > 0 && <span className="text-dim"> and {more} more</span>}
      {others && <span className="text-dim">, {others}</span>}
    </span>
  );
}
