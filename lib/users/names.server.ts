import { createHash } from "node:crypto";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { fallbackName } from "./display";
import { foldName, foldNameCores } from "./name-rules";
import { type NameDocument, nameDocumentSchema } from "./schema";

/** Why a name cannot be had: somebody has it, it reads like one of staff, or a moderator hid it. */
type ClaimProblem = "taken" | "staff" | "hidden";

/** Key of a folded name. A hash, as a name may hold what no document ID can. */
function toKey(folded: string): string {
  return createHash("sha256").update(folded).digest("hex").slice(0, 24);
}

function getNameRef(db: Firestore, key: string): DocumentReference {
  return db.collection("names").doc(key);
}

/** `names/{key}` of a name, as it is stored for whoever holds it. */
export function createNameClaim(
  name: string,
  entry: Pick<NameDocument, "uid" | "isStaff"> & { readonly at: Date },
) {
  return { key: toKey(foldName(name)), fields: { hidden: null, ...entry } };
}

/** "Hunter" stands for no name: everybody may have it. */
function isNoName(name: string): boolean {
  return foldName(name) === foldName(fallbackName);
}

/** The `names` documents that a transaction has read about some names, and what it does with them. */
export interface NameClaims {
  /** Why the person cannot have the name; `null` where it is free or theirs. */
  findProblem(name: string): ClaimProblem | null;
  /**
   * Gives the name to the person, and sets the one free that they had.
   *
   * @returns the key to store; `null` for "Hunter", which nobody holds
   */
  claim(name: string, entry: { readonly isStaff: boolean; readonly at: Date }): string | null;
  /** Takes the name from everybody who does not have it yet, and from the person. */
  hide(name: string, hidden: { readonly reason: string; readonly at: Date }): void;
  /** Gives a hidden name back to the person. @returns the key to store; `null` where somebody else has it */
  restore(name: string, entry: { readonly isStaff: boolean; readonly at: Date }): string | null;
}

/**
 * Reads who has these names, in the transaction that is about to give one of them to a person: three documents at most
 * for each name, and the one that the person holds.
 *
 * @param uid `null` where nobody is to get one of them
 * @param held Key of the name that the person has.
 */
export async function readNameClaims(
  transaction: Transaction,
  db: Firestore,
  { uid, held }: { readonly uid: string | null; readonly held: string | null },
  names: readonly string[],
): Promise<NameClaims> {
  const keys = names.flatMap((name) => [foldName(name), ...foldNameCores(name)].map(toKey));
  const wanted = [...new Set([...keys, ...(held ? [held] : [])])];
  const snapshots =
    wanted.length > 0 ? await transaction.getAll(...wanted.map((key) => getNameRef(db, key))) : [];
  const found = new Map(snapshots.map((each) => [each.id, readName(each)]));
  const of = (folded: string) => found.get(toKey(folded)) ?? null;

  const release = (except: string | null) => {
    if (!held || held === except) return;
    // What is hidden stays, and what somebody else has is not the person's to give.
    const document = found.get(held);
    if (document?.uid === uid && !document.hidden) transaction.delete(getNameRef(db, held));
  };
  const write = (name: string, entry: Parameters<typeof createNameClaim>[1]) => {
    const { key, fields } = createNameClaim(name, entry);
    transaction.set(getNameRef(db, key), fields);
    return key;
  };

  return {
    findProblem(name) {
      if (isNoName(name)) return null;
      const own = of(foldName(name));
      if (own?.hidden) return "hidden";
      if (own && own.uid !== uid) return own.isStaff ? "staff" : "taken";
      const cores = foldNameCores(name).map(of);
      // A number does not make another name of one that a moderator hid.
      if (cores.some((core) => core?.hidden)) return "hidden";
      return cores.some((core) => core?.isStaff && core.uid !== uid) ? "staff" : null;
    },
    claim(name, { isStaff, at }) {
      if (isNoName(name)) {
        release(null);
        return null;
      }
      const key = write(name, { uid, isStaff, at });
      release(key);
      return key;
    },
    hide(name, hidden) {
      release(toKey(foldName(name)));
      if (isNoName(name)) return;
      const holder = of(foldName(name))?.uid ?? uid;
      const left = holder === uid ? null : holder;
      transaction.set(getNameRef(db, toKey(foldName(name))), {
        ...{ uid: left, isStaff: false, hidden: { ...hidden }, at: hidden.at },
      });
    },
    restore(name, { isStaff, at }) {
      if (isNoName(name)) return null;
      const holder = of(foldName(name))?.uid ?? uid;
      const key = write(name, { uid: holder, isStaff, at });
      if (holder !== uid) return null;
      release(key);
      return key;
    },
  };
}

function readName(snapshot: DocumentSnapshot): NameDocument | null {
  return snapshot.exists ? nameDocumentSchema.parse(snapshot.data()) : null;
}

/**
 * Names to try for somebody whose own is taken, best first: with two, four and six digits that follow from the uid, so
 * that one person always gets the same.
 *
 * @param maxLength in code points
 */
export function listNumberedNames(name: string, uid: string, maxLength: number): string[] {
  const digits = BigInt(`0x${createHash("sha256").update(uid).digest("hex").slice(0, 12)}`);
  return [2, 4, 6].map((count) => {
    const number = String(digits % 10n ** BigInt(count)).padStart(count, "0");
    const room = [...name]
      .slice(0, maxLength - count - 1)
      .join("")
      .trim();
    return `${room} ${number}`;
  });
}

/** Sets the names of a person free; hidden ones stay hidden, without the person. Can be repeated. */
export async function eraseNames(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db.collection("names").where("uid", "==", uid).get();
  if (docs.length === 0) return;
  const batch = db.batch();
  for (const document of docs) {
    if (readName(document)?.hidden) batch.update(document.ref, { uid: null });
    else batch.delete(document.ref);
  }
  await batch.commit();
}
