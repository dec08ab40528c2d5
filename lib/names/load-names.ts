import { findLanguage, type LanguageCode } from "@/lib/catalog/languages";
import { askWhenFree } from "@/lib/http/ask-when-free";
import { addVersion } from "@/lib/site/data-version";
import { type NamesTable, setNames } from "./names-store";

/** Where the names of the chosen language are on their way. */
export type NamesLoad = "ready" | "loading" | "failed";

const tables = new Map<LanguageCode, NamesTable>();
let status: NamesLoad = "ready";
let selectedLanguage: LanguageCode = "en";
const listeners = new Set<() => void>();

export function getNamesLoad(): NamesLoad {
  return status;
}

/** @returns the function that ends the subscription */
export function subscribeNamesLoad(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows names in a language. English shows until the names are there, and stays if they fail to load; English
 * itself loads nothing. Of several calls the last one counts. Never throws.
 */
export async function showNamesIn(code: LanguageCode): Promise<void> {
  selectedLanguage = code;
  const language = findLanguage(code);
  if (!language || code === "en") {
    setNames(null, null);
    return setStatus("ready");
  }
  const known = tables.get(code) ?? null;
  setNames(language, known);
  if (known) return setStatus("ready");
  setStatus("loading");
  try {
    const table = await fetchNames(code);
    tables.set(code, table);
    if (selectedLanguage !== code) return;
    setNames(language, table);
    setStatus("ready");
  } catch {
    if (selectedLanguage === code) setStatus("failed");
  }
}

/**
 * Names in one language, without showing them.
 *
 * @returns `null` where they cannot be loaded; English has none
 */
export async function loadNames(code: LanguageCode): Promise<NamesTable | null> {
  if (code === "en") return null;
  const known = tables.get(code);
  if (known) return known;
  try {
    const table = await fetchNames(code);
    tables.set(code, table);
    return table;
  } catch {
    return null;
  }
}

async function fetchNames(code: LanguageCode): Promise<NamesTable> {
  const response = await askWhenFree(() => fetch(addVersion(`/api/wiki/names/${code}.json`)));
  if (!response.ok) throw new Error(`Names in ${code}: ${response.status}`);
  const data: unknown = await response.json();
  if (!isNamesTable(data)) throw new Error(`Names in ${code}: not a table`);
  return data;
}

function isNamesTable(data: unknown): data is NamesTable {
  return (
    typeof data === "object" &&
    data !== null &&
    Object.values(data).every((names) => typeof names === "object" && names !== null)
  );
}

function setStatus(next: NamesLoad): void {
  if (next === status) return;
  status = next;
  for (const listener of listeners) listener();
}

/** Forgets what was loaded and shows English. For tests, where every one is a first visit. */
export function forgetNames(): void {
  tables.clear();
  void showNamesIn("en");
}
