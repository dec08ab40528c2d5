import { itemTypeWords } from "@/lib/catalog/vocabulary";
import { formatChance } from "@/lib/drops/words";
import { plural } from "@/lib/text/format";
import type { ItemView } from "./types";

/** One or two sentences on an item, drawn from its record: the best source, and what it makes. */
export function describeItem(item: ItemView): string {
  return `${origin(item)}${uses(item)}`;
}

function origin({ type, rarity, drops, madeBy }: ItemView): string {
  const what = `${itemTypeWords[type]}, rarity ${rarity}.`;
  const [best] = drops.flatMap(({ sources }) => sources).toSorted((a, b) => b.chance - a.chance);
  if (best && best.chance > 0) {
    return `${what} Best source: ${best.monster.name} (${best.rank} rank), ${formatChance(best.chance)} per hunt.`;
  }
  if (best) return `${what} Dropped by ${best.monster.name}.`;
  return madeBy.length > 0 ? `${what} Crafted from a recipe.` : what;
}

function uses({ weapons, armor, charms, makes }: ItemView): string {
  const count = (groups: readonly { readonly things: readonly unknown[] }[]) =>
    groups.reduce((sum, { things }) => sum + things.length, 0);
  const parts = [
    count(weapons) > 0 && plural(count(weapons), "weapon", "weapons"),
    count(armor) > 0 && plural(count(armor), "armor piece", "armor pieces"),
    charms.length > 0 && plural(charms.length, "charm", "charms"),
    makes.length > 0 && plural(makes.length, "recipe", "recipes"),
  ].filter((part) => part !== false);
  if (parts.length === 0) return "";
  const last = parts.pop();
  return ` Used in ${parts.length > 0 ? `${parts.join(", ")} and ${last}` : last}.`;
}
