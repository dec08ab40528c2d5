import {
  type Box,
  type BoxEntry,
  type BoxKind,
  getEntryKey,
  getKindRule,
  markMs,
  type PlainEntry,
  type Register,
} from "./model";
import { type BoxClock, getLater, getWall, noStamp, type Stamp } from "./stamp";

/*
 * A box is merged entry by entry and field by field: the later change wins. Merging is commutative, associative and
 * idempotent, so devices that have seen the same changes hold the same box, in whichever order and however often the
 * changes came.
 */

/** A value as a text that is the same for equal values, whatever the order of their keys. */
export function toCanonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(toCanonical).join()}]`;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  // Most have one or two keys, which are in order already.
  if (parts.length > 1) parts.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${toCanonical(part)}`).join()}}`;
}

/** Whether two values say the same. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  // Most values are numbers and texts, of which a large box has thousands.
  if (typeof a !== "object" || typeof b !== "object") return false;
  return toCanonical(a) === toCanonical(b);
}

function pickRegister(a: Register, b: Register): Register {
  if (a[1] !== b[1]) return a[1] < b[1] ? b : a;
  // The same stamp with two values is no clock's doing; still all devices must choose the same one.
  return toCanonical(a[0]) < toCanonical(b[0]) ? b : a;
}

/** Two states of one entry as one. */
function mergeEntries(a: BoxEntry, b: BoxEntry): BoxEntry {
  const fields: Record<string, Register> = { ...a.fields };
  for (const [name, register] of Object.entries(b.fields)) {
    const own = fields[name];
    fields[name] = own ? pickRegister(own, register) : register;
  }
  const deleted = a.deleted && b.deleted ? getLater(a.deleted, b.deleted) : (a.deleted ?? b.deleted);
  return { kind: a.kind, id: a.id, fields, deleted };
}

/** A box with entries of another one, or with changes. */
export function mergeBox(box: Box, entries: Iterable<BoxEntry>): Box {
  const merged = new Map(box);
  for (const entry of entries) {
    const key = getEntryKey(entry);
    const own = merged.get(key);
    merged.set(key, own ? mergeEntries(own, entry) : entry);
  }
  return merged;
}

/** The latest change of an entry, deletion aside. */
function getChangedAt({ fields }: BoxEntry): Stamp {
  return Object.values(fields).reduce((latest, [, at]) => getLater(latest, at), noStamp);
}

/** Whether an entry is there: it was set after it was deleted. */
export function isLive(entry: BoxEntry): boolean {
  return entry.deleted === null || entry.deleted < getChangedAt(entry);
}

/** The latest stamp of an entry. */
export function getLatest(entry: BoxEntry): Stamp {
  const changedAt = getChangedAt(entry);
  return entry.deleted === null ? changedAt : getLater(changedAt, entry.deleted);
}

/** The entries that are there, as plain values. */
export function listLive(box: Box): PlainEntry[] {
  return [...box.values()].filter(isLive).map(toPlainEntry);
}

function toPlainEntry({ kind, id, fields }: BoxEntry): PlainEntry {
  return {
    kind,
    id,
    fields: Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value])),
  };
}

/**
 * The entries that a browser shows: of each kind as many as it takes, by their IDs. The same on all devices and whatever
 * is edited, so that an entry that a browser has no room for does not pass for one that was deleted there.
 */
export function listShown(box: Box): PlainEntry[] {
  return listShownEntries(box).map(toPlainEntry);
}

function listShownEntries(box: Box): readonly BoxEntry[] {
  const byKind = new Map<BoxKind, BoxEntry[]>();
  for (const entry of box.values()) {
    if (!isLive(entry)) continue;
    const list = byKind.get(entry.kind);
    if (list) list.push(entry);
    else byKind.set(entry.kind, [entry]);
  }
  return [...byKind].flatMap(([kind, entries]) => {
    const { max } = getKindRule(kind);
    return entries.length <= max ? entries : entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, max);
  });
}

/** Entries of an account that a browser has no place for, by kind: two devices may have filled it together. */
export function countHidden(entries: readonly BoxEntry[]): Readonly<Partial<Record<BoxKind, number>>> {
  const counts = new Map<BoxKind, number>();
  for (const entry of entries) if (isLive(entry)) counts.set(entry.kind, (counts.get(entry.kind) ?? 0) + 1);
  return Object.fromEntries(
    [...counts].flatMap(([kind, count]) => {
      const { max } = getKindRule(kind);
      return count > max ? [[kind, count - max]] : [];
    }),
  );
}

/** Without entries that were deleted more than 60 days ago. */
export function dropOldMarks(box: Box, now: number): Box {
  const kept = [...box].filter(
    ([, entry]) => isLive(entry) || getWall(entry.deleted ?? noStamp) > now - markMs,
  );
  return kept.length === box.size ? box : new Map(kept);
}

/**
 * The changes that make the box say what a browser holds: fields that differ are set, what is gone is deleted.
 *
 * @param kinds those that the browser could read; of others nothing is concluded
 * @returns one partial entry for each that changed, to be merged into the box and sent
 */
export function findChanges(
  box: Box,
  current: readonly PlainEntry[],
  kinds: ReadonlySet<BoxKind>,
  clock: BoxClock,
): BoxEntry[] {
  const changes: BoxEntry[] = [];
  const there = new Set<string>();
  for (const { kind, id, fields } of current) {
    const key = getEntryKey({ kind, id });
    there.add(key);
    const known = box.get(key);
    // What was deleted comes back whole: an old value must not win over what is there now.
    const old = known && isLive(known) ? known.fields : {};
    const set: Record<string, Register> = {};
    let at: Stamp | null = null;
    for (const [name, value] of Object.entries(fields)) {
      const register = old[name];
      if (register && isSameValue(register[0], value)) continue;
      at ??= clock.tick();
      set[name] = [value, at];
    }
    if (at !== null) changes.push({ kind, id, fields: set, deleted: null });
  }
  for (const entry of listShownEntries(box)) {
    const { kind, id } = entry;
    if (!kinds.has(kind) || there.has(getEntryKey(entry))) continue;
    changes.push({ kind, id, fields: {}, deleted: clock.tick() });
  }
  return changes;
}
