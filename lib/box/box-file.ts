import { z } from "zod";
import { capitalize } from "@/lib/text/capitalize";
import { isSameValue } from "./merge";
import {
  type BoxKind,
  boxKindNames,
  getEntryKey,
  getKindRule,
  maxEntryId,
  maxEntryLength,
  type PlainEntry,
} from "./model";
import { getFieldSchema } from "./schema";

/** Marks the file as one of the box. */
const boxFormat = "quarry-box";
const boxVersion = 1;

/** Largest file that is read, in bytes: several times a full box. */
export const maxBoxFileBytes = 20_000_000;

/** Everything in a browser's box as the text of a file, kind by kind. */
export function writeBoxFile(entries: readonly PlainEntry[], now: Date): string {
  const listed = boxKindNames.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    return own.length > 0 ? [[kind, own.map(({ id, fields }) => ({ id, ...fields }))] as const] : [];
  });
  const file = { format: boxFormat, version: boxVersion, exportedAt: now.toISOString() };
  return `${JSON.stringify({ ...file, box: Object.fromEntries(listed) }, null, 1)}\n`;
}

const fileSchema = z.object({
  format: z.literal(boxFormat),
  version: z.literal(boxVersion),
  box: z.partialRecord(z.enum(boxKindNames as [BoxKind, ...BoxKind[]]), z.array(z.json())),
});

type BoxFile =
  | {
      readonly ok: true;
      readonly entries: readonly PlainEntry[];
      /** Why each entry that could not be read was left out, as sentences, the first few. */
      readonly problems: readonly string[];
      readonly left: number;
    }
  | { readonly ok: false; readonly problem: string };

/** Most problems that are told one by one. */
const maxTold = 5;

/** The entries of a file; anybody may have written it. Never throws. */
export function readBoxFile(text: string): BoxFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { ok: false, problem: "This file is damaged: it is not valid JSON. Nothing was changed." };
  }
  const file = fileSchema.safeParse(content);
  if (!file.success) {
    return { ok: false, problem: "This is not a box file of this site. Nothing was changed." };
  }
  const entries: PlainEntry[] = [];
  const problems: string[] = [];
  for (const kind of boxKindNames) {
    for (const [at, stored] of (file.data.box[kind] ?? []).entries()) {
      const entry = readEntry(kind, stored);
      if (typeof entry === "string")
        problems.push(`${capitalize(getKindRule(kind).label[0])} ${at + 1}: ${entry}`);
      else entries.push(entry);
    }
  }
  return { ok: true, entries, problems: problems.slice(0, maxTold), left: problems.length };
}

function readEntry(kind: BoxKind, stored: unknown): PlainEntry | string {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return "not an entry.";
  const { id, ...rest } = stored as Readonly<Record<string, unknown>>;
  if (typeof id !== "string" || id === "" || id.length > maxEntryId) return "it has no ID.";
  if (JSON.stringify(stored).length > maxEntryLength) return "it is too large.";
  const fields: Record<string, unknown> = {};
  for (const name of getKindRule(kind).fields) {
    const read = getFieldSchema(kind, name)?.safeParse(rest[name]);
    if (!read?.success) return `“${name}” is missing or can't be read.`;
    fields[name] = read.data;
  }
  return { kind, id, fields };
}

interface BoxImport {
  /** The box that the browser should hold. */
  readonly entries: readonly PlainEntry[];
  readonly added: number;
  /** Entries that were there and say what the file says now. */
  readonly changed: number;
  /** Entries that there was no room for, by kind. */
  readonly full: readonly BoxKind[];
}

/** A browser's entries with those of a file: the file wins where both have one, and nothing is removed. */
export function addBoxFile(current: readonly PlainEntry[], file: readonly PlainEntry[]): BoxImport {
  const box = new Map(current.map((entry) => [getEntryKey(entry), entry]));
  const counts = new Map<BoxKind, number>();
  for (const { kind } of current) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const full = new Set<BoxKind>();
  let added = 0;
  let changed = 0;
  for (const entry of file) {
    const key = getEntryKey(entry);
    const count = counts.get(entry.kind) ?? 0;
    const own = box.get(key);
    if (!own && count >= getKindRule(entry.kind).max) {
      full.add(entry.kind);
      continue;
    }
    if (!own) {
      added++;
      counts.set(entry.kind, count + 1);
    } else if (!isSameEntry(own, entry)) changed++;
    box.set(key, entry);
  }
  return { entries: [...box.values()], added, changed, full: [...full] };
}

function isSameEntry(a: PlainEntry, b: PlainEntry): boolean {
  return Object.entries(b.fields).every(([name, value]) => isSameValue(a.fields[name], value));
}
