import { EntityLink } from "@/components/game/EntityLink";
import { capitalize } from "@/lib/catalog/capitalize";
import type { ItemRow } from "@/lib/wiki/items/item-types";

/** Monsters named before the others are counted. */
const maxShown = 2;

/** Sources of an item, in brief. */
export function ItemSources({
  item: { monsters, isCrafted, isQuestReward, hasOtherWays },
}: {
  item: ItemRow;
}) {
  const more = monsters.length - maxShown;
  const others = [
    ...(isQuestReward ? ["quest reward"] : []),
    ...(hasOtherWays ? ["gathered, bought or traded"] : []),
    ...(isCrafted ? ["recipe"] : []),
  ].join(", ");
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
