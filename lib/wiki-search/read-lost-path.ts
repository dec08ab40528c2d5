import { findKind, type SearchKind } from "./search-kinds";

/** Sections of the wiki by the first part of their addresses. */
const kindsBySection: Readonly<Record<string, SearchKind>> = {
  weapons: "weapon",
  armor: "armor-set",
  skills: "skill",
  decorations: "decoration",
  charms: "charm",
  "palico-gear": "palico-gear",
  hitzones: "monster",
  monsters: "monster",
  items: "item",
  quests: "quest",
  locales: "locale",
  "food-skills": "food-skill",
};

/** What an unknown address may have meant. */
export interface LostPath {
  /** Words to search for; empty if the address has none. */
  readonly query: string;
  readonly kind?: SearchKind;
}

/** Reads an address such as `/wiki/skills/weakness-exploti?x=1` as a question. Never throws. */
export function readLostPath(address: string): LostPath {
  const parts = (address.split(/[?#]/, 1)[0] ?? "").split("/").filter(Boolean).map(decodePart);
  const last = parts.at(-1) ?? "";
  const section = parts[0] === "wiki" ? parts[1] : undefined;
  const kind =
    section === undefined || parts.length < 3 ? undefined : findKind(kindsBySection[section] ?? "");
  const type = kind === "weapon" ? parts[2] : undefined;
  // Ids of weapons begin with their type, which their names do not.
  const name = type && last.startsWith(`${type}-`) ? last.slice(type.length + 1) : last;
  const query = name
    .replace(/\.\w{1,5}$/, "")
    .replace(/[-_+]+/g, " ")
    .trim();
  return { query, ...(kind && { kind }) };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
