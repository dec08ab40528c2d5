import type { BoxMemory, BoxMemoryHome } from "@/lib/box/box-memory";
import { browserHomes } from "@/lib/box/browser-homes";
import { toCanonical } from "@/lib/box/merge";
import { type BoxKind, boxKindNames, getEntryKey, type PlainEntry } from "@/lib/box/model";
import { createSyncSession, runSync, type SyncDependencies, type SyncOutcome } from "@/lib/box/run-sync";
import { type SyncBoxResponse, syncBoxBodySchema, syncBoxResponseSchema } from "@/lib/box/schema";
import { syncBox } from "@/lib/box/sync-box.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { actorOf } from "./actors";

/** A browser with its storage, its clock and its connection. */
export class BoxDevice {
  readonly texts = new Map<string, string>();
  readonly remembered = new Map<string, BoxMemory>();
  owner: string | null = null;
  isOnline = true;
  /** Whether the browser takes what it is given. */
  hasRoom = true;
  hasMemory = true;
  calls = 0;
  /** Is called with each reply on its way; throws where the page is left before it comes. */
  onReply: () => void = () => {};
  private session = createSyncSession(Math.random);

  constructor(
    /** The store, or what sends the body of a call to a server. */
    private readonly server: Firestore | ((body: unknown) => Promise<unknown>),
    private readonly time: () => number,
    private readonly offset = 0,
  ) {}

  /** What the person sees. */
  read(): { entries: PlainEntry[]; kinds: Set<BoxKind> } {
    const entries = browserHomes.flatMap(({ key, read }) => read(this.texts.get(key) ?? null) ?? []);
    return { entries, kinds: new Set(boxKindNames) };
  }

  write(entries: readonly PlainEntry[]): boolean {
    const before = this.read().entries;
    const isSame = toSorted(before) === toSorted(entries);
    if (!isSame && !this.hasRoom) return false;
    for (const home of browserHomes) {
      const own = entries.filter(({ kind, id }) =>
        kind === "setting" ? home.settings?.includes(id) : home.kinds.includes(kind),
      );
      const text = home.write(this.texts.get(home.key) ?? null, own);
      if (text === null) this.texts.delete(home.key);
      else this.texts.set(home.key, text);
    }
    return true;
  }

  /** Sets entries, as a person does it on the page. */
  set(...entries: readonly PlainEntry[]): void {
    const all = new Map(this.read().entries.map((entry) => [getEntryKey(entry), entry]));
    for (const entry of entries) all.set(getEntryKey(entry), entry);
    this.write([...all.values()]);
  }

  remove(kind: BoxKind, id: string): void {
    this.write(this.read().entries.filter((entry) => entry.kind !== kind || entry.id !== id));
  }

  get(kind: BoxKind, id: string): PlainEntry["fields"] | undefined {
    return this.read().entries.find((entry) => entry.kind === kind && entry.id === id)?.fields;
  }

  /** The page is loaded anew. */
  reload(): void {
    this.session = createSyncSession(Math.random);
  }

  sync(uid = "rook", isDue = true): Promise<SyncOutcome> {
    const memory: BoxMemoryHome = {
      load: async (of) => (this.hasMemory ? structuredClone(this.remembered.get(of) ?? null) : null),
      save: async (of, what) => {
        if (this.hasMemory) this.remembered.set(of, structuredClone(what));
        return this.hasMemory;
      },
      forget: async (of) => void this.remembered.delete(of),
    };
    const dependencies: SyncDependencies = {
      uid,
      memory,
      browser: { read: () => this.read(), write: (entries) => this.write(entries) },
      owner: {
        get: () => this.owner,
        set: (of) => {
          this.owner = of;
        },
      },
      send: (body) => this.send(uid, body),
      now: () => this.time() + this.offset,
      random: Math.random,
    };
    return runSync(dependencies, this.session, isDue);
  }

  private async send(uid: string, body: unknown): Promise<SyncBoxResponse> {
    if (!this.isOnline) throw new Error("offline");
    this.calls++;
    const now = () => new Date(this.time());
    const sent = syncBoxBodySchema.parse(JSON.parse(JSON.stringify(body)));
    const reply =
      typeof this.server === "function"
        ? await this.server(sent)
        : await syncBox({ db: this.server, now }, actorOf(uid), sent);
    this.onReply();
    return syncBoxResponseSchema.parse(JSON.parse(JSON.stringify(reply)));
  }
}

export function toSorted(entries: readonly PlainEntry[]): string {
  return toCanonical(entries.toSorted((a, b) => (getEntryKey(a) < getEntryKey(b) ? -1 : 1)));
}

export const talisman = (id: string, level = 1): PlainEntry => ({
  kind: "talisman",
  id,
  fields: { name: "", roll: { talisman: "pattern", skills: [{ skill: "attack-boost", level }], slots: [] } },
});
export const decoration = (id: string, count: number): PlainEntry => ({
  kind: "decoration",
  id,
  fields: { count },
});
/** Counts are kept only where decorations are counted. */
export const counted: PlainEntry = { kind: "setting", id: "decorations", fields: { value: "counted" } };
export const material = (id: string, count: number): PlainEntry => ({
  kind: "material",
  id,
  fields: { count },
});
