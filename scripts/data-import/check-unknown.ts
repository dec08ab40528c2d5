import { z } from "zod";
import type { Overlays } from "./overlays";
import type { Tables } from "./tables";

/** Claims of the site that something is unknown: where they are, and what the tables and texts were searched for. */
export const unknownSchema = z.strictObject({
  id: z.string().min(1),
  /** The site's claims, or a part of each sentence; none where a record without figures says it. */
  claims: z.array(z.string().min(3)).default([]),
  /** Columns, values and names of tables that a table which answers it would hold. */
  tables: z.array(z.string().min(3)).default([]),
  /** Folders below `GameDesign` whose tables are searched; all without it. Values of enums are searched for in all. */
  folders: z.array(z.string().min(1)).optional(),
  /** Names that an English text which answers it would hold. */
  texts: z.array(z.string().min(3)).default([]),
});

/** Tables and texts that mention what is unknown, sorted, by the id of its entry. */
export type Mentions = Readonly<Record<string, readonly string[]>>;

export const mentionsSchema = z.record(z.string(), z.array(z.string()));

/** Values of enums that stand for an item, a skill or a pendant: one pass finds all of them. */
const codePattern = /\] (?:ITEM|HunterSkill|SKILL|CHARM)_\w+"/g;
const isCode = (word: string) => new RegExp(`^${codePattern.source}$`).test(word);

const textSchema = z.object({
  languages: z.array(z.int()),
  entries: z.array(z.object({ content: z.array(z.string()) })),
});
const english = 1;
const textEnding = ".msg.23.json";

/**
 * Searches every table and every English text of the checkout for what `data/sources/unknown.json` says.
 *
 * @throws ImportError where a file of texts cannot be read
 */
export function findMentions(tables: Tables, overlays: Overlays): Mentions {
  const entries = overlays.get("unknown", unknownSchema);
  const found = new Map(entries.map(({ id }) => [id, new Set<string>()]));
  const byCode = new Map<string, string[]>();
  for (const { id, tables: words } of entries) {
    for (const word of words) if (isCode(word)) byCode.set(word, [...(byCode.get(word) ?? []), id]);
  }
  const plain = entries.map((entry) => ({ ...entry, tables: entry.tables.filter((word) => !isCode(word)) }));
  const note = (id: string, file: string) => found.get(id)?.add(file);
  for (const file of tables.listFiles()) {
    if (file.endsWith(textEnding)) {
      const text = readEnglish(tables, file);
      for (const { id, texts } of entries) if (texts.some((word) => text.includes(word))) note(id, file);
      continue;
    }
    const text = tables.readText(file);
    if (["ITEM_", "SKILL_", "HunterSkill_", "CHARM_"].some((start) => text.includes(start))) {
      const codes = new Set([...text.matchAll(codePattern)].map(([code]) => code));
      for (const code of codes) for (const id of byCode.get(code) ?? []) note(id, file);
    }
    for (const { id, tables: words, folders } of plain) {
      const isSearched = folders === undefined || folders.some((folder) => file.startsWith(folder));
      if (isSearched && words.some((word) => text.includes(word))) note(id, file);
    }
  }
  return Object.fromEntries([...found].map(([id, files]) => [id, [...files].sort()]));
}

/** Mentions that were not there before, one sentence each. An entry that is new has none. */
export function listNewMentions(before: Mentions, after: Mentions): string[] {
  return Object.entries(after).flatMap(([id, files]) => {
    const known = before[id];
    if (known === undefined) return [];
    return files
      .filter((file) => !known.includes(file))
      .map((file) => `${id} is called unknown, and ${file} mentions it now`);
  });
}

/** English texts of a file, one per line. */
function readEnglish(tables: Tables, file: string): string {
  const { languages, entries } = textSchema.parse(JSON.parse(tables.readText(file)));
  const column = languages.indexOf(english);
  return entries.map(({ content }) => content[column] ?? "").join("\n");
}
