import { formatNumber, formatZenny } from "@/lib/text/format";
import type { MaterialNeed, WishTotals } from "./totals";
import type { Wish, WishKind, WishWay } from "./wishlist";

export const wishKindWord: Readonly<Record<WishKind, string>> = {
  weapon: "Weapon",
  armor: "Armor",
  charm: "Charm",
  decoration: "Decoration",
};

export const wishWayWord: Readonly<Record<WishWay, string>> = {
  path: "Include all upgrades",
  step: "Last upgrade only",
  forge: "Forge directly",
};

/** Why there is no cost. */
export const noCostWord: Readonly<Record<WishKind, string>> = {
  weapon: "Built from Artian parts, no recipe",
  armor: "No recipe",
  charm: "No recipe",
  decoration: "Not craftable",
};

/** The list in plain text, to be pasted wherever hunters talk. */
export function wishlistText(items: readonly Wish[], { zenny, materials }: WishTotals): string {
  const lines = [
    "Wishlist",
    ...items.map(({ name, kind }) => `- ${name} (${wishKindWord[kind].toLowerCase()})`),
    "",
    `Zenny: ${formatZenny(zenny)}`,
    "Materials:",
    ...materials.map(materialLine),
  ];
  return `${lines.join("\n")}\n`;
}

function materialLine({ name, needed, owned, missing }: MaterialNeed): string {
  const state = missing === 0 ? "complete" : owned > 0 ? `${formatNumber(missing)} missing` : "";
  return `- ${formatNumber(needed)} × ${name}${state && ` (${state})`}`;
}
