import { itemTypeLabels } from "@/lib/catalog/labels";
import { visitsPerHunt } from "@/lib/drops/habits";
import { formatChance, formatStrength } from "@/lib/drops/labels";
import type { SourceRow } from "@/lib/drops/to-source-row";
import { formatCount, formatNumber } from "@/lib/text/format";
import type { ItemDetail } from "./item-types";
import { wayLabels } from "./labels";

/** One or two sentences on an item, drawn from its record: the best source, and what it makes. */
export function describeItem(item: ItemDetail): string {
  return `${describeOrigin(item)}${describeUses(item)}`;
}

function describeOrigin({ type, rarity, drops, madeBy, otherWays }: ItemDetail): string {
  const what = `${itemTypeLabels[type]}, rarity ${rarity}.`;
  const [best] = drops.flatMap(({ sources }) => sources).toSorted((a, b) => b.chance - a.chance);
  // What a hunter can go and get at any time, a trade only where that is all, since it takes another item. Ships and
  // melding are told on the page.
  const way =
    otherWays.find(({ kind }) => kind === "gather" || kind === "shop") ??
    otherWays.find(({ kind }) => kind === "trade");
  const hunted = drops.flatMap(({ sources }) => sources).map(getPiecesPerHuntTime);
  // An ore is mined: a monster that carries it is hunted for more than that, however much it gives.
  const isMined = way?.place?.id.endsWith("outcrop") ?? false;
  if (way?.pieces && (isMined || way.pieces * visitsPerHunt > Math.max(0, ...hunted))) {
    const where = [way.place?.name ?? wayLabels[way.kind], way.locale?.name].filter(Boolean).join(", ");
    return `${what} Best source: ${where}${way.rank ? ` (${way.rank} rank)` : ""}, ${formatNumber(way.pieces, 2)} at a time.`;
  }
  if (best && best.chance > 0) {
    return `${what} Best source: ${formatSource(best)} (${best.rank} rank), ${formatChance(best.chance)} per hunt.`;
  }
  if (best) return `${what} Dropped by ${formatSource(best)}.`;
  return madeBy.length > 0 ? `${what} Crafted from a recipe.` : what;
}

/** Expected pieces in the time of one hunt, of which a small monster takes a part. */
function getPiecesPerHuntTime({ monster, mean }: SourceRow): number {
  return monster.isLarge ? mean : mean * visitsPerHunt;
}

/** "Tempered Arkveld" where only the tempered one gives it. */
function formatSource({ monster, ways }: SourceRow): string {
  return `${formatStrength(ways)}${monster.name}`;
}

function describeUses({ weapons, armor, charms, palicoGear, makes }: ItemDetail): string {
  const count = (groups: readonly { readonly entries: readonly unknown[] }[]) =>
    groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const parts = [
    count(weapons) > 0 && formatCount(count(weapons), "weapon", "weapons"),
    count(armor) > 0 && formatCount(count(armor), "armor piece", "armor pieces"),
    charms.length > 0 && formatCount(charms.length, "charm", "charms"),
    count(palicoGear) > 0 && formatCount(count(palicoGear), "piece of Palico gear", "pieces of Palico gear"),
    makes.length > 0 && formatCount(makes.length, "recipe", "recipes"),
  ].filter((part) => part !== false);
  if (parts.length === 0) return "";
  const last = parts.pop();
  return ` Used in ${parts.length > 0 ? `${parts.join(", ")} and ${last}` : last}.`;
}
