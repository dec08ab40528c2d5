import { itemTypeLabels } from "@/lib/catalog/world-labels";
import { formatChance, formatStrength } from "@/lib/drops/labels";
import type { SourceOrigin } from "@/lib/drops/rank-sources";
import { getSourceLabel, sourceKindLabels } from "@/lib/drops/source-labels";
import type { RankedSourceRow } from "@/lib/drops/to-ranked-row";
import { formatCount, formatNumber, formatZenny } from "@/lib/text/format";
import type { ItemDetail } from "./item-types";

/** One or two sentences on an item, drawn from its record: the best source, and what it makes. */
export function describeItem(item: ItemDetail): string {
  return `${describeOrigin(item)}${describeUses(item)}`;
}

function describeOrigin({ type, rarity, sources, madeBy }: ItemDetail): string {
  const what = `${itemTypeLabels[type]}, rarity ${rarity}.`;
  const [best] = sources;
  if (best?.standing === "open" && best.origin.kind !== "recipe") {
    return `${what} Best source: ${describeSource(best)}.`;
  }
  if (madeBy.length > 0) return `${what} Crafted from a recipe.`;
  if (best?.standing === "waiting") return `${what} Source: ${getSourceLabel(best.origin).toLowerCase()}.`;
  if (best?.origin.kind === "hunt") return `${what} Dropped by ${formatOrigin(best.origin)}.`;
  return what;
}

function describeSource({ origin, chance, mean }: RankedSourceRow): string {
  const rank = origin.rank ? ` (${origin.rank} rank)` : "";
  const where = `${formatOrigin(origin)}${rank}`;
  switch (origin.kind) {
    case "hunt":
      return `${where}, ${formatChance(chance)} per hunt`;
    case "shop":
      return `${where}, ${formatZenny(origin.cost ?? 0)}`;
    case "quest":
      return `quest reward of ${where}, ${formatNumber(mean, 2)} at a time`;
    default:
      return `${where}, ${formatNumber(mean, 2)} at a time`;
  }
}

/** "Tempered Arkveld" where only the tempered one gives it; "Trade with villagers for Royal Sea Pot". */
function formatOrigin(origin: SourceOrigin): string {
  if (origin.kind === "hunt") return `${formatStrength(origin.ways)}${origin.monster.name}`;
  const { kind, place, locale, takes = [] } = origin;
  const given = takes.map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)).join(" and ");
  const words = `${place?.name ?? sourceKindLabels[kind]}${given && ` for ${given}`}`;
  return [words, locale?.name].filter(Boolean).join(", ");
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
