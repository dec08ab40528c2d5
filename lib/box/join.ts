import { findChanges, isLive, isSameValue, mergeBox } from "./merge";
import { type Box, type BoxEntry, type BoxKind, getEntryKey, type PlainEntry } from "./model";
import type { BoxClock } from "./stamp";

/** An entry that two devices, or a browser and an account, say two different things about. */
export interface BoxConflict {
  readonly kind: BoxKind;
  readonly id: string;
  /** The name of an entry, where it has one. */
  readonly name: string | null;
  /** Field, or `null` where one side deleted the entry and the other one changed it. */
  readonly field: string | null;
  readonly kept: unknown;
  readonly other: unknown;
}

/** Report of the first sign-in of a browser. */
export interface JoinReport {
  /** Entries of the browser that are in the account now, by kind. */
  readonly added: Readonly<Partial<Record<BoxKind, number>>>;
  /** Entries of the account that are in the browser now, by kind. */
  readonly received: Readonly<Partial<Record<BoxKind, number>>>;
  /** How many both had, and where they differed: the account's value is kept. */
  readonly same: number;
  readonly conflicts: readonly BoxConflict[];
}

interface Joined {
  /** Entries of the browser, to be merged and sent. */
  readonly changes: readonly BoxEntry[];
  readonly report: JoinReport;
}

/**
 * Joins what a browser holds with what an account holds, when the browser signs in for the first time. Nothing is lost:
 * what one of them has, both have after it. When the browser's values were set is not known, so where both have one the
 * account's is kept, and the other one is reported.
 */
export function joinBrowser(account: Box, current: readonly PlainEntry[], clock: BoxClock): Joined {
  const brought: PlainEntry[] = [];
  const conflicts: BoxConflict[] = [];
  const here = new Set<string>();
  const added: Partial<Record<BoxKind, number>> = {};
  let same = 0;
  for (const entry of current) {
    const key = getEntryKey(entry);
    here.add(key);
    const known = account.get(key);
    if (!known || !isLive(known)) {
      brought.push(entry);
      added[entry.kind] = (added[entry.kind] ?? 0) + 1;
      continue;
    }
    same++;
    conflicts.push(...compareFields(entry, known));
    const missing = Object.entries(entry.fields).filter(([name]) => !(name in known.fields));
    if (missing.length > 0) brought.push({ ...entry, fields: Object.fromEntries(missing) });
  }
  const received: Partial<Record<BoxKind, number>> = {};
  for (const entry of account.values()) {
    if (isLive(entry) && !here.has(getEntryKey(entry))) {
      received[entry.kind] = (received[entry.kind] ?? 0) + 1;
    }
  }
  // No kind: what the browser does not have was never there, so nothing is deleted.
  const changes = findChanges(account, brought, new Set(), clock);
  return { changes, report: { added, received, same, conflicts } };
}

function compareFields({ kind, id, fields }: PlainEntry, known: BoxEntry): BoxConflict[] {
  return Object.entries(fields).flatMap(([field, other]) => {
    const register = known.fields[field];
    if (!register || isSameValue(register[0], other)) return [];
    return [{ kind, id, name: getEntryName(known), field, kept: register[0], other }];
  });
}

/** The name that somebody gave an entry; `null` where it has none. */
function getEntryName({ fields }: Pick<BoxEntry, "fields">): string | null {
  const name = fields.name?.[0];
  return typeof name === "string" && name !== "" ? name : null;
}

/** Stamps of what a device has changed and not sent yet: by field, with the stamp of what the change replaced. */
export interface PendingEntry {
  readonly kind: BoxKind;
  readonly id: string;
  readonly fields: Readonly<Record<string, string | null>>;
  /** The same of a deletion; `undefined` = none was made. */
  readonly deleted?: string | null;
}

export type PendingChanges = ReadonlyMap<string, PendingEntry>;

/**
 * Notes changes as not sent yet.
 *
 * @param before the box without them
 */
export function addPending(
  pending: PendingChanges,
  before: Box,
  changes: readonly BoxEntry[],
): PendingChanges {
  const all = new Map(pending);
  for (const change of changes) {
    const key = getEntryKey(change);
    const known = before.get(key);
    const noted = all.get(key) ?? { kind: change.kind, id: change.id, fields: {} };
    const fields = { ...noted.fields };
    // What was changed twice before it was sent replaced what was there at first.
    for (const field of Object.keys(change.fields)) fields[field] ??= known?.fields[field]?.[1] ?? null;
    const deleted =
      change.deleted === null ? noted.deleted : (noted.deleted ?? (known ? getBase(known) : null));
    all.set(key, { kind: change.kind, id: change.id, fields, ...(deleted !== undefined && { deleted }) });
  }
  return all;
}

/** The change that a deletion replaced: the latest one of a field. */
function getBase({ fields }: BoxEntry): string | null {
  return Object.values(fields).reduce<string | null>(
    (latest, [, at]) => (latest === null || latest < at ? at : latest),
    null,
  );
}

/** The changes themselves, as they are sent. What is not in the box any more is left out. */
export function toPendingEntries(box: Box, pending: PendingChanges): BoxEntry[] {
  return [...pending].flatMap(([key, { fields, deleted }]) => {
    const entry = box.get(key);
    if (!entry) return [];
    const set = Object.entries(entry.fields).filter(([name]) => name in fields);
    return [
      {
        ...entry,
        fields: Object.fromEntries(set),
        deleted: deleted === undefined ? null : entry.deleted,
      },
    ];
  });
}

/**
 * Where another device changed what was changed here too, since this one looked last.
 *
 * @param box with the changes of this device alone
 * @param remote what the account says now
 */
export function findConflicts(box: Box, pending: PendingChanges, remote: readonly BoxEntry[]): BoxConflict[] {
  return remote.flatMap((theirs) => {
    const key = getEntryKey(theirs);
    const noted = pending.get(key);
    const mine = box.get(key);
    if (!noted || !mine) return [];
    const name = getEntryName(mine) ?? getEntryName(theirs);
    const about = { kind: theirs.kind, id: theirs.id, name };
    const [merged] = [...mergeBox(new Map([[key, mine]]), [theirs]).values()];
    const found = Object.entries(noted.fields).flatMap(([field, base]): BoxConflict[] => {
      const own = mine.fields[field];
      const other = theirs.fields[field];
      if (!own || !other || other[1] === base || other[1] === own[1]) return [];
      if (isSameValue(own[0], other[0])) return [];
      const isOwnKept = merged?.fields[field]?.[1] === own[1];
      const [kept, lost] = isOwnKept ? [own[0], other[0]] : [other[0], own[0]];
      return [{ ...about, field, kept, other: lost }];
    });
    const isChangedThere = Object.values(theirs.fields).some(
      ([, at]) => noted.deleted !== undefined && (noted.deleted === null || at > noted.deleted),
    );
    const isDeletedHere = noted.deleted !== undefined && !isLive(mine);
    const isDeletedThere = !isLive(theirs) && Object.keys(noted.fields).length > 0 && isNewMark(theirs, mine);
    if ((isDeletedHere && isLive(theirs) && isChangedThere) || (isDeletedThere && isLive(mine))) {
      const isKept = merged !== undefined && isLive(merged);
      found.push({
        ...about,
        field: null,
        kept: isKept ? "changed" : "deleted",
        other: isKept ? "deleted" : "changed",
      });
    }
    return found;
  });
}

function isNewMark(theirs: BoxEntry, mine: BoxEntry): boolean {
  return theirs.deleted !== null && theirs.deleted !== mine.deleted;
}

/**
 * Entries that are still not sent after some were.
 *
 * @param box as it is now: what was changed again meanwhile has another stamp than what was sent
 */
export function dropSent(pending: PendingChanges, box: Box, sent: readonly BoxEntry[]): PendingChanges {
  const rest = new Map(pending);
  for (const entry of sent) {
    const key = getEntryKey(entry);
    const noted = rest.get(key);
    const now = box.get(key);
    if (!noted) continue;
    const fields: Record<string, string | null> = {};
    for (const field of Object.keys(noted.fields)) {
      const at = entry.fields[field]?.[1];
      const nowAt = now?.fields[field]?.[1];
      if (nowAt !== undefined && nowAt !== at) fields[field] = at ?? null;
    }
    const isDeletionOpen = noted.deleted !== undefined && now?.deleted !== entry.deleted;
    if (Object.keys(fields).length === 0 && !isDeletionOpen) rest.delete(key);
    else rest.set(key, { kind: noted.kind, id: noted.id, fields, ...(isDeletionOpen && { deleted: null }) });
  }
  return rest;
}
