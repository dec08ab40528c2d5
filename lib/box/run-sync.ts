import type { BoxMemory, BoxMemoryHome } from "./box-memory";
import type { BrowserContent } from "./browser-box";
import {
  addPending,
  type BoxConflict,
  dropSent,
  findConflicts,
  type JoinReport,
  joinBrowser,
  type PendingChanges,
  toPendingEntries,
} from "./join";
import { dropOldMarks, findChanges, getLatest, isLive, listShown, mergeBox } from "./merge";
import { type Box, type BoxEntry, emptyBox, getEntryKey, getShard, type PlainEntry } from "./model";
import type { SyncBoxBody, SyncBoxResponse } from "./schema";
import {
  type BoxClock,
  createBoxClock,
  createDeviceId,
  getLater,
  getWall,
  noStamp,
  type Stamp,
} from "./stamp";

/** Dependencies of the sync of a browser. Tests hand in other ones. */
export interface SyncDependencies {
  readonly uid: string;
  readonly memory: BoxMemoryHome;
  /** Content of the browser, read and replaced (`browser-box.ts`). */
  readonly browser: { read(): BrowserContent; write(entries: readonly PlainEntry[]): boolean };
  /** The account whose box this browser holds; `null` = nobody's yet. */
  readonly owner: { get(): string | null; set(uid: string): void };
  /** @throws ApiCallError */
  send(body: SyncBoxBody): Promise<SyncBoxResponse>;
  now(): number;
  random(): number;
}

/** State of a sync across its runs on one page. */
interface SyncSession {
  readonly device: string;
  /** The server's time minus that of the browser, in milliseconds; `null` before the first answer. */
  offset: number | null;
}

/** How a run ended. */
export interface SyncOutcome {
  /** `full`: the browser had no room for what the account holds; what it holds is as before. */
  readonly status: "saved" | "full";
  readonly memory: BoxMemory;
  /** Whether the browser remembers it: otherwise it asks for everything again on the next page. */
  readonly isRemembered: boolean;
}

/** Most of a call, in characters; the server takes 512 KB. */
const maxCallLength = 300_000;
const maxCallEntries = 2_000;
/** A clock that is off by less is right. */
const offsetMs = 60_000;
/** A change that is dated later than this, after the server's time, was made by a wrong clock. */
const aheadMs = 60 * 60 * 1000;
const maxConflicts = 100;

export function createSyncSession(random: () => number): SyncSession {
  return { device: createDeviceId(random), offset: null };
}

const noMemory: BoxMemory = { entries: [], known: {}, pending: [], conflicts: [], joined: null };

/**
 * One run: takes in what was changed in the browser, sends it, merges what the account has, and writes that into the
 * browser.
 *
 * The merged box is written into the browser's own storage at once and before it is remembered: where a page is closed
 * in between, what came is taken for new at the next run, never for deleted.
 *
 * @param isDue whether to ask the account also when nothing was changed here
 * @throws ApiCallError where the account could not be asked; what was changed here is remembered
 */
export async function runSync(
  dependencies: SyncDependencies,
  session: SyncSession,
  isDue: boolean,
): Promise<SyncOutcome> {
  const { uid, memory: home, owner } = dependencies;
  const before = owner.get();
  const isOther = before !== null && before !== uid && (await setAside(dependencies, session, before));
  const remembered = await home.load(uid);
  const run = new SyncRun(dependencies, session, remembered ?? noMemory);
  if (isOther && remembered) {
    // What this account had here when it was last signed in comes back; the other one's is set aside.
    if (!run.show()) return run.end("full");
  } else if (before !== uid || !remembered) {
    if (!(await run.join(!isOther))) return run.end("full");
  }
  return run.go(isDue);
}

/**
 * Remembers for the account whose box this browser holds what was changed since, before another one's takes its place.
 *
 * @returns whether that worked; otherwise what is here must stay, and goes to both
 */
async function setAside(
  { memory, browser, now }: SyncDependencies,
  { device }: SyncSession,
  uid: string,
): Promise<boolean> {
  const theirs = await memory.load(uid);
  if (!theirs) return false;
  const box = mergeBox(emptyBox, theirs.entries);
  const { entries, kinds } = browser.read();
  const changes = findChanges(box, entries, kinds, createBoxClock(device, now, findLatest(box)));
  const pending = addPending(toPending(theirs), box, changes);
  return memory.save(uid, {
    ...theirs,
    entries: [...mergeBox(box, changes).values()],
    pending: [...pending.values()],
  });
}

function findLatest(box: Box): Stamp {
  let latest = noStamp;
  for (const entry of box.values()) latest = getLater(latest, getLatest(entry));
  return latest;
}

function toPending({ pending }: BoxMemory): PendingChanges {
  return new Map(pending.map((entry) => [getEntryKey(entry), entry]));
}

class SyncRun {
  private box: Box;
  private known: Record<string, number>;
  private pending: PendingChanges;
  private conflicts: readonly BoxConflict[];
  private joined: JoinReport | null;
  private clock: BoxClock;

  constructor(
    private readonly dependencies: SyncDependencies,
    private readonly session: SyncSession,
    private readonly start: BoxMemory,
  ) {
    this.box = mergeBox(emptyBox, start.entries);
    this.known = { ...start.known } as Record<string, number>;
    this.pending = toPending(start);
    this.conflicts = start.conflicts;
    this.joined = start.joined;
    this.clock = this.createClock(findLatest(this.box));
  }

  private createClock(seen: Stamp): BoxClock {
    const { dependencies, session } = this;
    return createBoxClock(session.device, () => dependencies.now() + (session.offset ?? 0), seen);
  }

  /** Fetches the whole account, and joins the browser with it. @returns whether the browser had room for it */
  async join(hasOwn: boolean): Promise<boolean> {
    for (let isMore = true; isMore; ) {
      const reply = await this.ask([]);
      this.take(reply);
      isMore = reply.isMore;
    }
    if (hasOwn) {
      const { entries } = this.dependencies.browser.read();
      const { changes, report } = joinBrowser(this.box, entries, this.clock);
      this.note(changes);
      const isTold = entries.length > 0 && this.box.size > 0;
      this.joined = isTold ? report : null;
      this.addConflicts(report.conflicts);
    }
    return this.show();
  }

  async go(isDue: boolean): Promise<SyncOutcome> {
    const { owner, uid } = this.dependencies;
    this.absorb();
    // What was changed here is safe before anything can fail.
    if (!this.show()) return this.end("full");
    await this.save();
    owner.set(uid);
    if (this.pending.size === 0 && !isDue) return this.end("saved");
    // The server's time comes first: what a wrong clock dated is dated anew before it is sent. So does what others
    // changed: after a merge whose reply never came, nobody could tell any more that two devices disagreed.
    const asksFirst = this.session.offset === null || isDue;
    for (let isFirst = asksFirst, isMore = true; isMore; isFirst = false) {
      const sent = isFirst ? [] : this.pickCall();
      const reply = await this.ask(sent);
      await this.rememberConflicts(reply);
      // What was changed meanwhile is compared with what the browser showed, so before the reply is merged.
      this.absorb();
      this.take(reply, sent);
      if (reply.shards.length > 0 && !this.show()) return this.end("full");
      isMore = reply.isMore || this.pending.size > 0;
    }
    return this.end("saved");
  }

  private async ask(entries: readonly BoxEntry[]): Promise<SyncBoxResponse> {
    const { send, now } = this.dependencies;
    const reply = await send({
      known: this.known as SyncBoxBody["known"],
      entries: entries as SyncBoxBody["entries"],
    });
    const offset = Date.parse(reply.now) - now();
    this.session.offset = Math.abs(offset) > offsetMs ? offset : 0;
    this.redate(Date.parse(reply.now));
    return reply;
  }

  /** Changes that a clock ahead of its time made, and that nobody has seen yet, are dated anew, in their order. */
  private redate(serverNow: number): void {
    const isAhead = toPendingEntries(this.box, this.pending).some(
      (entry) => getWall(getLatest(entry)) > serverNow + aheadMs,
    );
    if (!isAhead) return;
    const rest = new Map(this.box);
    const open: { readonly at: Stamp; readonly key: string; readonly field: string | null }[] = [];
    let seen = noStamp;
    for (const [key, entry] of this.box) {
      const noted = this.pending.get(key);
      for (const [field, [, at]] of Object.entries(entry.fields)) {
        if (noted && field in noted.fields) open.push({ at, key, field });
        else seen = getLater(seen, at);
      }
      if (entry.deleted !== null) {
        if (noted?.deleted !== undefined) open.push({ at: entry.deleted, key, field: null });
        else seen = getLater(seen, entry.deleted);
      }
    }
    this.clock = this.createClock(seen);
    for (const { key, field } of open.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
      const entry = rest.get(key);
      if (!entry) continue;
      const at = this.clock.tick();
      const register = field === null ? undefined : entry.fields[field];
      rest.set(
        key,
        field !== null && register
          ? { ...entry, fields: { ...entry.fields, [field]: [register[0], at] } }
          : { ...entry, deleted: at },
      );
    }
    this.box = rest;
  }

  /** Takes in what was changed in the browser since it was looked at last. */
  private absorb(): void {
    const { entries, kinds } = this.dependencies.browser.read();
    this.note(findChanges(this.box, entries, kinds, this.clock));
  }

  private note(changes: readonly BoxEntry[]): void {
    this.pending = addPending(this.pending, this.box, changes);
    this.box = mergeBox(this.box, changes);
  }

  private take({ shards, written }: SyncBoxResponse, sent: readonly BoxEntry[] = []): void {
    for (const { name, revision, entries } of shards) {
      this.addConflicts(findConflicts(this.box, this.pending, entries));
      this.box = mergeBox(this.box, entries);
      for (const entry of entries) this.clock.see(getLatest(entry));
      this.known[name] = revision;
    }
    // A document that changed before and did not fit into this reply is still unknown.
    for (const [name, revision] of Object.entries(written)) {
      if (revision !== undefined && (this.known[name] ?? 0) === revision - 1) this.known[name] = revision;
    }
    this.pending = dropSent(this.pending, this.box, sent);
  }

  /** The changes of one call, those of one document together. */
  private pickCall(): BoxEntry[] {
    const all = toPendingEntries(this.box, this.pending).toSorted((a, b) =>
      getShard(a) < getShard(b) ? -1 : 1,
    );
    let length = 0;
    return all.slice(0, maxCallEntries).filter((entry, at) => {
      length += JSON.stringify(entry).length;
      return at === 0 || length <= maxCallLength;
    });
  }

  /** Before anything is merged, since a page may be left at any moment and what was merged disagrees with nothing. */
  private async rememberConflicts({ shards }: SyncBoxResponse): Promise<void> {
    this.absorb();
    const found = shards.flatMap(({ entries }) => findConflicts(this.box, this.pending, entries));
    if (found.length === 0) return;
    this.addConflicts(found);
    await this.save();
  }

  private addConflicts(found: readonly BoxConflict[]): void {
    const keys = new Set(found.map(getConflictKey));
    this.conflicts = [...this.conflicts.filter((each) => !keys.has(getConflictKey(each))), ...found].slice(
      -maxConflicts,
    );
  }

  /** Makes the browser hold what the box says. @returns whether it had room */
  show(): boolean {
    return this.dependencies.browser.write(listShown(this.box));
  }

  private toMemory(): BoxMemory {
    return {
      entries: [...dropOldMarks(this.box, this.dependencies.now()).values()],
      known: this.known,
      pending: [...this.pending.values()],
      conflicts: this.conflicts,
      joined: this.joined,
    };
  }

  private save(): Promise<boolean> {
    return this.dependencies.memory.save(this.dependencies.uid, this.toMemory());
  }

  async end(status: SyncOutcome["status"]): Promise<SyncOutcome> {
    // Without room, what the account holds is not remembered either: otherwise it would look deleted here.
    if (status === "full") return { status, memory: this.start, isRemembered: true };
    return { status, memory: this.toMemory(), isRemembered: await this.save() };
  }
}

function getConflictKey({ kind, id, field }: BoxConflict): string {
  return `${kind}:${id}:${field ?? ""}`;
}

/**
 * Takes the other value of a conflict, or leaves the kept one; either way it is not shown again.
 *
 * @returns the memory after it, whose change the next run sends, and what the browser must hold before it is remembered
 */
export function settleConflict(
  memory: BoxMemory,
  conflict: BoxConflict,
  choice: "kept" | "other",
  { device, offset }: SyncSession,
  now: number,
): { readonly memory: BoxMemory; readonly shown: readonly PlainEntry[] } {
  const conflicts = memory.conflicts.filter((each) => getConflictKey(each) !== getConflictKey(conflict));
  const box = mergeBox(emptyBox, memory.entries);
  const entry = box.get(getEntryKey(conflict));
  if (choice === "kept" || !entry) return { memory: { ...memory, conflicts }, shown: listShown(box) };
  const clock = createBoxClock(device, () => now + (offset ?? 0), findLatest(box));
  const change = toChange(entry, conflict, clock.tick());
  const pending = addPending(toPending(memory), box, [change]);
  const changed = mergeBox(box, [change]);
  return {
    memory: { ...memory, conflicts, entries: [...changed.values()], pending: [...pending.values()] },
    shown: listShown(changed),
  };
}

function toChange(entry: BoxEntry, { field, other }: BoxConflict, at: Stamp): BoxEntry {
  const { kind, id } = entry;
  if (field !== null) return { kind, id, fields: { [field]: [other, at] }, deleted: null };
  if (isLive(entry)) return { kind, id, fields: {}, deleted: at };
  // A deleted entry still knows what it said.
  const fields = Object.entries(entry.fields).map(([name, [value]]) => [name, [value, at] as const]);
  return { kind, id, fields: Object.fromEntries(fields), deleted: null };
}
