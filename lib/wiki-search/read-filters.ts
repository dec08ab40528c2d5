import { wikiKindIds, wikiKinds } from "@/lib/site/wiki-kinds";
import type { SearchDocument } from "./search-index-file";
import type { SearchKind } from "./search-kinds";

/** Words of a query that say what kind of thing is looked for, and the rest of them. */
export interface FilteredQuery {
  /** Words that are looked for among what passes; may be none. */
  readonly words: readonly string[];
  passes(document: SearchDocument): boolean;
}

interface Filter {
  readonly kinds: readonly SearchKind[];
  /** A part of what the document is, such as "Hammer" or "Head". */
  readonly sub?: string;
  readonly rank?: "low" | "high";
}

const gear: readonly SearchKind[] = ["weapon", "armor-set", "armor"];

/** Words for each filter, without plural endings. */
const filters: readonly (readonly [phrases: string, filter: Filter])[] = [
  ...wikiKindIds.map((kind) => [wikiKinds[kind].one.toLowerCase(), { kinds: [kind] }] as const),
  ["great sword, greatsword, gs", { kinds: ["weapon"], sub: "Great Sword" }],
  ["long sword, longsword, ls", { kinds: ["weapon"], sub: "Long Sword" }],
  ["sword shield, sns", { kinds: ["weapon"], sub: "Sword & Shield" }],
  ["dual blade, db", { kinds: ["weapon"], sub: "Dual Blades" }],
  ["hammer", { kinds: ["weapon"], sub: "Hammer" }],
  ["hunting horn, hh", { kinds: ["weapon"], sub: "Hunting Horn" }],
  ["lance", { kinds: ["weapon"], sub: "Lance" }],
  ["gunlance, gl", { kinds: ["weapon"], sub: "Gunlance" }],
  ["switch axe, swaxe, sa", { kinds: ["weapon"], sub: "Switch Axe" }],
  ["charge blade, cb", { kinds: ["weapon"], sub: "Charge Blade" }],
  ["insect glaive, ig", { kinds: ["weapon"], sub: "Insect Glaive" }],
  ["bow", { kinds: ["weapon"], sub: "Bow" }],
  ["light bowgun, lbg", { kinds: ["weapon"], sub: "Light Bowgun" }],
  ["heavy bowgun, hbg", { kinds: ["weapon"], sub: "Heavy Bowgun" }],
  ["armour set, set", { kinds: ["armor-set"] }],
  ["armor, armour", { kinds: ["armor-set", "armor"] }],
  ["helm, helmet, head", { kinds: ["armor"], sub: "Head" }],
  ["mail, chest", { kinds: ["armor"], sub: "Chest" }],
  ["vambrace, glove, arm", { kinds: ["armor"], sub: "Arms" }],
  ["coil, belt, waist", { kinds: ["armor"], sub: "Waist" }],
  ["greave, boot, leg", { kinds: ["armor"], sub: "Legs" }],
  ["material", { kinds: ["item"] }],
  ["deco, jewel", { kinds: ["decoration"] }],
  ["palico", { kinds: ["palico-gear"] }],
  ["meal skill", { kinds: ["food-skill"] }],
  ["map", { kinds: ["locale"] }],
  ["hr, high rank", { kinds: gear, rank: "high" }],
  ["lr, low rank", { kinds: gear, rank: "low" }],
];

const filterByPhrase = new Map(
  filters.flatMap(([phrases, filter]) => phrases.split(", ").map((phrase) => [phrase, filter] as const)),
);

/**
 * Reads `fire weapon`, `gore magala helm` or `hr hammer` as words among one kind of thing.
 *
 * @param typed folded words without fillers
 * @returns null where no word is a filter, or the only word is one: `hammer` alone may be a name
 */
export function readFilters(typed: readonly string[]): FilteredQuery | null {
  const words: string[] = [];
  const found: Filter[] = [];
  for (let at = 0; at < typed.length; ) {
    const pair = getStars(typed[at], typed[at + 1]) ?? getFilter(`${typed[at]} ${typed[at + 1] ?? ""}`);
    const filter = pair ?? getFilter(typed[at] ?? "");
    if (filter) found.push(filter);
    else words.push(typed[at] ?? "");
    at += pair ? 2 : 1;
  }
  if (found.length === 0 || words.length + found.length < 2) return null;
  return { words, passes: (document) => found.every((filter) => isOf(document, filter)) };
}

/** `9 star` are the quests of nine stars. */
function getStars(count = "", word = ""): Filter | undefined {
  return /^\d{1,2}$/.test(count) && /^stars?$/.test(word)
    ? { kinds: ["quest"], sub: `${count}★` }
    : undefined;
}

function getFilter(phrase: string): Filter | undefined {
  return filterByPhrase.get(phrase) ?? filterByPhrase.get(phrase.replace(/s$/, ""));
}

function isOf({ kind, sub }: SearchDocument, filter: Filter): boolean {
  if (!filter.kinds.includes(kind)) return false;
  if (filter.sub !== undefined && !sub.includes(filter.sub)) return false;
  return filter.rank === undefined || getRank(sub) === filter.rank;
}

/** Gear of rarity 5 and more is of high rank. */
function getRank(sub: readonly string[]): "low" | "high" | null {
  const rarity = getRarity(sub);
  if (rarity === null) return null;
  return rarity >= 5 ? "high" : "low";
}

/**
 * @param sub what the document is, such as "Hammer" and "Rarity 8"
 * @returns 1 to 8; `null` where it has no rarity
 */
export function getRarity(sub: readonly string[]): number | null {
  const rarity = sub.find((part) => part.startsWith("Rarity "));
  return rarity === undefined ? null : Number(rarity.slice(7));
}
