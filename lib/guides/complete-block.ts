import { type WikiKind, wikiKindIds } from "@/lib/site/wiki-kinds";
import type { CitedKind } from "./blocks";

/** A `[[` that is not closed yet, right before the cursor. */
interface OpenBlock {
  /** Where the brackets begin. */
  readonly start: number;
  /** Text before the colon; `null` without one. */
  readonly kind: string | null;
  readonly query: string;
}

/** Something that completes a block. */
export interface BlockChoice {
  readonly kind: CitedKind;
  readonly id: string;
  readonly name: string;
}

/** Finds the block that is being typed; `null` where the cursor is in none. */
export function findOpenBlock(text: string, cursor: number): OpenBlock | null {
  const line = text.slice(text.lastIndexOf("\n", cursor - 1) + 1, cursor);
  const found = /\[\[([^[\]|]{0,60})$/.exec(line);
  if (!found) return null;
  const inside = found[1] ?? "";
  const colon = inside.indexOf(":");
  return {
    start: cursor - inside.length - 2,
    kind: colon === -1 ? null : inside.slice(0, colon).trim(),
    query: inside.slice(colon + 1).trim(),
  };
}

/** The text with the block completed, and where the cursor goes. */
export function completeBlock(
  text: string,
  cursor: number,
  { kind, id }: BlockChoice,
): { readonly text: string; readonly cursor: number } {
  const open = findOpenBlock(text, cursor);
  if (!open) return { text, cursor };
  const block = `[[${kind}:${id}]]`;
  const rest = text.slice(cursor).replace(/^\]\]/, "");
  return { text: `${text.slice(0, open.start)}${block}${rest}`, cursor: open.start + block.length };
}

/** Cited kind of each kind of the wiki. */
const kindsOfSearch: Readonly<Record<WikiKind, CitedKind | null>> = {
  monster: "monster",
  skill: "skill",
  "armor-set": "armor",
  weapon: "weapon",
  item: "item",
  decoration: "decoration",
  charm: "charm",
  "palico-gear": null,
  locale: "locale",
  "food-skill": null,
  quest: "quest",
  "side-quest": null,
};

/** A document of the search as a choice; `null` for what no block stands for. */
export function toBlockChoice({
  kind,
  id,
  name,
}: {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}): BlockChoice | null {
  const known = wikiKindIds.find((each) => each === kind);
  const cited = known && kindsOfSearch[known];
  return cited ? { kind: cited, id, name } : null;
}
