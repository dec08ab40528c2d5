import type { CollectionReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { mergeBox } from "./merge";
import { type Box, type BoxEntry, emptyBox } from "./model";
import { boxHeadSchema, boxShardSchema, storedEntriesSchema } from "./schema";

/** `users/{uid}/box`: `head`, and one document for each part of the box. */
export function getBoxCollection(db: Firestore, uid: string): CollectionReference {
  return getUserRef(db, uid).collection("box");
}

/** Revisions by document; none before the first change. */
export function readHead(snapshot: DocumentSnapshot): Readonly<Partial<Record<string, number>>> {
  return snapshot.exists ? boxHeadSchema.parse(snapshot.data()).shards : {};
}

/** A part of the box; an empty one where nothing is stored. */
export function readShard(snapshot: DocumentSnapshot): {
  readonly revision: number;
  readonly entries: readonly BoxEntry[];
} {
  if (!snapshot.exists) return { revision: 0, entries: [] };
  const { revision, entries } = boxShardSchema.parse(snapshot.data());
  return { revision, entries: storedEntriesSchema.parse(JSON.parse(entries)) };
}

/** All of an account's box, for its export. */
export async function readWholeBox(db: Firestore, uid: string): Promise<Box> {
  const { docs } = await getBoxCollection(db, uid).get();
  return docs
    .filter(({ id }) => id !== "head")
    .reduce<Box>((box, document) => mergeBox(box, readShard(document).entries), emptyBox);
}
