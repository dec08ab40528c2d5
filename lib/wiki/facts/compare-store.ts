import { createLocalStore } from "@/lib/site/local-store";
import { isRecord } from "@/lib/text/read-stored";
import { compareEvent, compareKey } from "./compare-event";
import { type ComparedKind, comparedKinds } from "./record-facts";

/** More columns do not fit next to each other. */
export const maxCompared = 4;

/** A record that is to be compared. */
export interface Compared {
  readonly kind: ComparedKind;
  readonly id: string;
  /** English. */
  readonly name: string;
}

/** Records to compare, of one kind after the other; those of the last one's kind are shown. */
export const compareStore = createLocalStore<readonly Compared[]>({
  key: compareKey,
  empty: [],
  parse: (text) => {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored)
      ? stored.flatMap(readCompared).slice(0, maxCompared * comparedKinds.length)
      : [];
  },
  format: (records) => (records.length > 0 ? JSON.stringify(records) : null),
});

function readCompared(stored: unknown): Compared[] {
  if (!isRecord(stored)) return [];
  const { kind, id, name } = stored;
  const known = comparedKinds.find((each) => each === kind);
  if (!known || typeof id !== "string" || typeof name !== "string" || !isRecordId(id)) return [];
  return [{ kind: known, id, name: name.slice(0, 120) }];
}

/** Whether a text may be the id of a record: what an address or the storage says is not trusted. */
export function isRecordId(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text);
}

/** Adds a record, in place of the oldest of its kind where there are as many as fit. */
export function addCompared(record: Compared): void {
  compareStore.change((before) => {
    const others = before.filter(({ kind, id }) => kind !== record.kind || id !== record.id);
    const like = others.filter(({ kind }) => kind === record.kind).slice(1 - maxCompared);
    return [...others.filter(({ kind }) => kind !== record.kind), ...like, record];
  });
  window.dispatchEvent(new Event(compareEvent));
}

export function removeCompared({ kind, id }: Pick<Compared, "kind" | "id">): void {
  compareStore.change((before) => before.filter((each) => each.kind !== kind || each.id !== id));
}

/** Empties the records of a kind. */
export function clearCompared(kind: ComparedKind): void {
  compareStore.change((before) => before.filter((each) => each.kind !== kind));
}

/** Shows the records of a kind. */
export function showCompared(kind: ComparedKind): void {
  compareStore.change((before) =>
    before.toSorted((a, b) => Number(a.kind === kind) - Number(b.kind === kind)),
  );
}
