import type { Language } from "@/lib/catalog/languages";
import type { NamedEntity } from "@/lib/catalog/named-entities";

/**
 * The language of game names, and the names themselves once they are loaded.
 * A small store outside React: the language picker writes it, every name on the page reads it. English, the
 * language of the pages, is "none" and costs nothing.
 */

/** Names of one language: `{ skills: { agitator: "Témérité" } }`. */
export type NamesTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface NamesState {
  /** `null` = English. */
  readonly language: Language | null;
  /** `null` while the names are on their way; English shows meanwhile. */
  readonly table: NamesTable | null;
}

/** First state of every page, which the server writes. */
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
  entity: NamedEntity,
  id: string,
  english: string,
): ShownName {
  const text = language && table?.[entity]?.[id];
  return text ? { text, lang: language.tag, dir: language.direction } : { text: english };
}
