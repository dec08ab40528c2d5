import type { Language } from "@/lib/catalog/languages";

/**
 * The language of game names, and the names themselves once they are loaded.
 * A small store outside React: the language picker writes it, every name on the page reads it. English, the
 * language of the pages, is "none" and costs nothing.
 */

/** Entities with names: the keys of the name tables. */
export type NameEntity =
  | "weapons"
  | "armor"
  | "armor-sets"
  | "skills"
  | "skill-levels"
  | "decorations"
  | "charms"
  | "talismans"
  | "palico-sets"
  | "palico-gear"
  | "pendants"
  | "items"
  | "monsters"
  | "monster-variants"
  | "parts"
  | "species"
  | "ailments"
  | "locales"
  | "locales-short"
  | "environments"
  | "camps"
  | "gathering-places"
  | "food-skills"
  | "meals"
  | "quests"
  | "weapon-types"
  | "weapon-series"
  | "armor-pieces"
  | "elements"
  | "artian-bonuses"
  | "artian-parts"
  | "kinsects"
  | "melodies"
  | "echo-waves"
  | "echo-bubbles";

/** Names of one language: `{ skills: { agitator: "Témérité" } }`. */
export type NamesTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface NamesState {
  /** `null` = English. */
  readonly language: Language | null;
  /** `null` while the names are on their way; English shows meanwhile. */
  readonly table: NamesTable | null;
}

/** What every page starts with, and what the server writes. */
export const englishNames: NamesState = { language: null, table: null };

let state: NamesState = englishNames;
const listeners = new Set<() => void>();

export function getNames(): NamesState {
  return state;
}

/** @returns the function that ends the subscription */
export function subscribeNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows names in a language from now on; `setNames(null, null)` goes back to English. */
export function setNames(language: Language | null, table: NamesTable | null): void {
  const next = language ? { language, table } : englishNames;
  if (next.language === state.language && next.table === state.table) return;
  state = next;
  for (const listener of listeners) listener();
}

/** A name in the language that is shown. `lang` is set only where the text is not English. */
export interface ShownName {
  readonly text: string;
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

/**
 * One name.
 *
 * @param english shown while there is no other: English chosen, table not loaded, name unknown
 */
export function getNameIn(
  { language, table }: NamesState,
  entity: NameEntity,
  id: string,
  english: string,
): ShownName {
  const text = language && table?.[entity]?.[id];
  return text ? { text, lang: language.tag, dir: language.direction } : { text: english };
}
