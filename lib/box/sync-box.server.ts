import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { type DocumentSnapshot, Timestamp } from "@/lib/firebase/admin.server";
import { defineRefusals } from "@/lib/http/refusals";
import { dropOldMarks, getLatest, mergeBox } from "./merge";
import { type Box, type BoxEntry, type BoxKind, emptyBox, getKindRule, getShard } from "./model";
import { getBoxCollection, readHead, readShard } from "./read-box.server";
import type { SyncBoxBody, SyncBoxResponse } from "./schema";
import { getWall } from "./stamp";

/** How far ahead of the server a change may be dated: more than any wrong time zone. */
const maxAheadMs = 2 * 24 * 60 * 60 * 1000;
/** Largest document, in bytes: the store takes a mebibyte. */
const maxShardBytes = 900_000;
/** A reply stops at the document that takes it above this, in characters; the rest comes with the next call. */
const maxReplyLength = 1_500_000;

/**
 * Merges what was changed in a browser into the box of the account, and answers with what is new to the browser.
 *
 * A call that sends nothing reads the head, and of the parts those that the browser does not know: one document where
 * nothing is new. A call that sends something reads the head and the parts that it changes in one transaction, and writes
 * them. Each field carries the time of its change, which is what makes a repeated call change nothing.
 *
 * @throws ApiError 409 for a time too far ahead, and for more than the account can hold
 */
export async function syncBox(
  { db, now }: Dependencies,
  actor: Actor,
  { known, entries }: SyncBoxBody,
): Promise<SyncBoxResponse> {
  const at = now();
  const box = getBoxCollection(db, actor.uid);
  const headRef = box.doc("head");
  const isAhead = entries.some((entry) => getWall(getLatest(entry)) > at.getTime() + maxAheadMs);
  if (isAhead) throw refuseSync("clock");
  const sent = groupByShard(entries);

  if (sent.size === 0) {
    const head = readHead(await headRef.get());
    await actor.confirmed;
    const { names, isMore } = await listUnknown(head, known, (refs) =>
      db.getAll(...refs.map((name) => box.doc(name))),
    );
    return { message: "OK", now: at.toISOString(), shards: names, written: {}, isMore };
  }

  return runTransaction(db, [headRef], async (transaction) => {
    const [headSnapshot, ...snapshots] = await transaction.getAll(
      headRef,
      ...[...sent.keys()].map((name) => box.doc(name)),
    );
    const head: Record<string, number | undefined> = { ...(headSnapshot ? readHead(headSnapshot) : {}) };
    const read = new Map([...sent.keys()].map((name, index) => [name, snapshots[index] as DocumentSnapshot]));
    const { names, isMore } = await listUnknown(head, known, async (wanted) => {
      const missing = wanted.filter((name) => !read.has(name));
      const more =
        missing.length > 0 ? await transaction.getAll(...missing.map((name) => box.doc(name))) : [];
      for (const [index, name] of missing.entries()) read.set(name, more[index] as DocumentSnapshot);
      return wanted.map((name) => read.get(name) as DocumentSnapshot);
    });
    await actor.confirmed;
    const written: Record<string, number> = {};
    for (const [name, changes] of sent) {
      const before = readShard(read.get(name) as DocumentSnapshot);
      const merged = dropOldMarks(mergeBox(mergeBox(emptyBox, before.entries), changes), at.getTime());
      const text = toText(merged, changes[0]?.kind ?? "setting");
      if (text === JSON.stringify(before.entries)) continue;
      const revision = before.revision + 1;
      transaction.set(box.doc(name), { revision, entries: text, updatedAt: Timestamp.fromDate(at) });
      head[name] = revision;
      written[name] = revision;
    }
    if (Object.keys(written).length > 0) {
      transaction.set(headRef, { shards: head, updatedAt: Timestamp.fromDate(at) });
    }
    return { message: "OK", now: at.toISOString(), shards: names, written, isMore };
  });
}

function groupByShard(entries: readonly BoxEntry[]): Map<string, BoxEntry[]> {
  const groups = new Map<string, BoxEntry[]>();
  for (const entry of entries) {
    const name = getShard(entry);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return groups;
}

/** The documents that a browser does not know, until the reply is long enough. */
async function listUnknown(
  head: Readonly<Partial<Record<string, number>>>,
  known: SyncBoxBody["known"],
  get: (names: readonly string[]) => Promise<readonly DocumentSnapshot[]>,
): Promise<{ names: SyncBoxResponse["shards"]; isMore: boolean }> {
  const unknown = Object.keys(head)
    .filter((name) => head[name] !== (known as Readonly<Record<string, number>>)[name])
    .sort();
  const names: SyncBoxResponse["shards"] = [];
  let length = 0;
  // A few at a time: they are up to 900 kB each.
  for (let from = 0; from < unknown.length; from += 4) {
    if (length > maxReplyLength) return { names, isMore: true };
    const wanted = unknown.slice(from, from + 4);
    for (const [index, snapshot] of (await get(wanted)).entries()) {
      const { revision, entries } = readShard(snapshot);
      length += JSON.stringify(entries).length;
      names.push({
        name: wanted[index] as SyncBoxResponse["shards"][number]["name"],
        revision,
        entries: entries as SyncBoxResponse["shards"][number]["entries"],
      });
    }
  }
  return { names, isMore: false };
}

/** @throws ApiError 409 where the document would be too large */
function toText(shard: Box, kind: BoxKind): string {
  const { max, shards } = getKindRule(kind);
  const text = JSON.stringify([...shard.values()]);
  // By chance one of several documents gets more than its share.
  const maxEntries = Math.ceil((2 * max * (shards > 1 ? 1.5 : 1)) / shards);
  if (shard.size > maxEntries || Buffer.byteLength(text) > maxShardBytes) throw refuseSync("full", kind);
  return text;
}

const refuseSync = defineRefusals({
  clock: ["conflict", "A change is dated more than two days ahead."],
  full: ["conflict", (kind: BoxKind) => `Your account can't hold more ${getKindRule(kind).label[1]}.`],
});
