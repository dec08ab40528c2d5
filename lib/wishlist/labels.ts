import { formatNumber, formatZenny } from "@/lib/text/format";
import type { MaterialNeed, WishlistTotals } from "./get-wishlist-totals";
import type { CraftMethod, WishlistItem, WishlistKind } from "./wishlist";

export const wishlistKindLabels: Readonly<Record<WishlistKind, string>> = {
  weapon: "Weapon",
  armor: "Armor",
  charm: "Charm",
  decoration: "Decoration",
};

export const craftMethodLabels: Readonly<Record<CraftMethod, string>> = {
  path: "Include all upgrades",
  step: "Last upgrade only",
  forge: "Forge directly",
};

/** Why there is no cost. */
export const noCostLabels: Readonly<Record<WishlistKind, string>> = {
  weapon: "Built from Artian parts, no recipe",
  armor: "No recipe",
  charm: "No recipe",
  decoration: "Not craftable",
};

/** The list in plain text, to be pasted wherever hunters talk. */
export function formatWishlist(items: readonly WishlistItem[], { zenny, materials }: WishlistTotals): string {
  const lines = [
    "Wishlist",
    ...items.map(({ name, kind }) => `- ${name} (${wishlistKindLabels[kind].toLowerCase()})`),
    "",
    `Zenny: ${formatZenny(zenny)}`,
    "Materials:",
    ...materials.map(formatMaterial),
  ];
  return `${lines.join("\n")}\n`;
}

function formatMaterial({ name, needed, owned, missing }: MaterialNeed): string {
  const state = missing === 0 ? "complete" : owned > 0 ? `${formatNumber(missing)} missing` : "";
  return `- ${formatNumber(needed)} × ${name}${state && ` (${state})`}`;
}
