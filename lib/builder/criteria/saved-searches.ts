import { isRecord, parseJson, readIds } from "@/lib/text/read-stored";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { type DamageSetup, readDamageSetup } from "../target/damage-setup";
import { readCriteria, type SearchCriteria } from "./search-criteria";

/** Local-storage key of searches that were saved, and of skills that were added lately. */
export const savedSearchesKey = "quarry-searches";

/** Most searches that are saved. */
export const maxSavedSearches = 30;
/** Longest name of a saved search, characters. */
export const maxSearchName = 60;
/** Skills that are remembered. */
const maxRecentSkills = 8;

/** Criteria with the target that they are for, under a name. */
export interface SavedSearch {
  readonly name: string;
  readonly criteria: SearchCriteria;
  readonly target: Pick<DamageSetup, "monster" | "part" | "state">;
}

/** Searches stored in this browser. */
export interface SearchMemory {
  /** Newest first, no two of one name. */
  readonly saved: readonly SavedSearch[];
  /** Ids of skills, the last one first. */
  readonly recent: readonly string[];
}

export const emptySearchMemory: SearchMemory = Object.freeze({
  saved: Object.freeze([]),
  recent: Object.freeze([]),
});

/** Stored searches. What does not fit is left out; never throws. */
export function readSearchMemory(text: string | null, catalog: LoadoutCatalog): SearchMemory {
  const stored = parseJson(text);
  if (!isRecord(stored)) return emptySearchMemory;
  const list = Array.isArray(stored.saved) ? stored.saved.slice(0, maxSavedSearches) : [];
  const saved = new Map<string, SavedSearch>();
  for (const each of list.flatMap((one) => readSavedSearch(one, catalog))) {
    if (!saved.has(each.name)) saved.set(each.name, each);
  }
  return {
    saved: [...saved.values()],
    recent: readIds(stored.recent, (id) => catalog.skills.has(id)).slice(0, maxRecentSkills),
  };
}

/** Text to store; `null` where there is nothing. */
export function formatSearchMemory({ saved, recent }: SearchMemory): string | null {
  return saved.length + recent.length === 0 ? null : JSON.stringify({ saved, recent });
}

/** Saves a search; one of the same name is replaced, and the oldest goes where there are too many. */
export function withSavedSearch(memory: SearchMemory, search: SavedSearch): SearchMemory {
  const name = toSearchName(search.name);
  if (name === "") return memory;
  const others = memory.saved.filter((each) => each.name !== name);
  return { ...memory, saved: [{ ...search, name }, ...others].slice(0, maxSavedSearches) };
}

export function withoutSavedSearch(memory: SearchMemory, name: string): SearchMemory {
  return { ...memory, saved: memory.saved.filter((each) => each.name !== name) };
}

/** Remembers a skill as the last one that was added. */
export function withRecentSkill(memory: SearchMemory, skill: string): SearchMemory {
  if (memory.recent[0] === skill) return memory;
  const others = memory.recent.filter((id) => id !== skill);
  return { ...memory, recent: [skill, ...others].slice(0, maxRecentSkills) };
}

function toSearchName(written: string): string {
  return written.trim().replace(/\s+/g, " ").slice(0, maxSearchName);
}

function readSavedSearch(stored: unknown, catalog: LoadoutCatalog): SavedSearch[] {
  if (!isRecord(stored) || typeof stored.name !== "string") return [];
  const name = toSearchName(stored.name);
  if (name === "") return [];
  const { monster, part, state } = readDamageSetup(stored.target);
  return [{ name, criteria: readCriteria(stored.criteria, catalog), target: { monster, part, state } }];
}
