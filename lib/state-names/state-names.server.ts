import { createHash } from "node:crypto";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import { type DocumentSnapshot, type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import { refuseField } from "@/lib/http/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { changeKind } from "@/lib/publishing/content-kind.server";
import type { PersonalDocuments } from "@/lib/publishing/personal-documents.server";
import { sharesNetwork } from "@/lib/users/network-marks.server";
import { readAuthors } from "@/lib/users/read-authors.server";
import { ensureUser, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getTrustLevel, hasLink, trustRules } from "@/lib/users/trust";
import { refuseStateName } from "./refusals";
import { maxConfirmations, maxShownNames, neededConfirmations, type UnnamedState } from "./rules";
import {
  type ChangedStateNameResponse,
  type OwnStateNamesResponse,
  type ProposeName,
  type ShownStateName,
  type StateNameDocument,
  type StateNamesResponse,
  stateNameDocumentSchema,
} from "./schema";
import {
  getStateNameRef,
  stateNameKind,
  stateNameListsPath,
  toFingerprintedName,
} from "./state-name-kind.server";

/**
 * Names that players propose for the states of a monster: those that are confirmed first, then by confirmations and age.
 * Made once a second at most; reads 60 proposals and their authors.
 */
export async function listStateNames(
  { db }: Pick<Dependencies, "db">,
  { monster }: { readonly monster: string },
): Promise<StateNamesResponse> {
  // Any text may be a monster: what is none has no names to be held.
  if (!getCatalog().monsters.get(monster)) return { message: "OK", names: [] };
  const names = await readPageData(`${stateNameListsPath}/${monster}`, () => readNames(db, monster));
  return { message: "OK", names: names ?? [] };
}

async function readNames(db: Firestore, monster: string): Promise<ShownStateName[]> {
  const { docs } = await db
    .collection("stateNames")
    .where("monster", "==", monster)
    .where("visibility", "==", "published")
    .limit(maxShownNames)
    .get();
  const found = docs.map((document) => ({
    id: document.id,
    stored: stateNameDocumentSchema.parse(document.data()),
  }));
  const sorted = found.toSorted(
    (a, b) =>
      Number(b.stored.confirmedAt !== null) - Number(a.stored.confirmedAt !== null) ||
      b.stored.confirmedBy.length - a.stored.confirmedBy.length ||
      a.stored.createdAt.toDate().getTime() - b.stored.createdAt.toDate().getTime(),
  );
  const getAuthor = await readAuthors(
    db,
    sorted.flatMap(({ stored }) => stored.owner ?? []),
  );
  return sorted.map(({ id, stored: { state, name, proof, confirmedBy, confirmedAt, owner } }) => ({
    ...{ id, state, name, proof, confirmations: confirmedBy.length, isConfirmed: confirmedAt !== null },
    author: owner === null ? null : getAuthor(owner),
  }));
}

/** Which names of a monster the caller confirmed. */
export async function listOwnConfirmations(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  { monster }: { readonly monster: string },
): Promise<OwnStateNamesResponse> {
  const { docs } = await db
    .collection("stateNames")
    .where("confirmedBy", "array-contains", actor.uid)
    .where("monster", "==", monster)
    .get();
  await actor.confirmed;
  return { message: "OK", confirmed: docs.map(({ id }) => id) };
}

/**
 * Proposes a name for a state. An account has one for each state: another name or another proof takes its place and
 * has to be confirmed anew, and the same one changes nothing.
 *
 * @throws ApiError 400 for a monster without such a state, and for links of an account in its first week; 409 for what a
 *   moderator removed; 429 after too many changes today.
 */
export async function proposeStateName(
  { db, now }: Dependencies,
  actor: Actor,
  { monster, state, name, proof }: ProposeName,
): Promise<ChangedStateNameResponse> {
  const { uid } = actor;
  requireState(monster, state);
  const id = createHash("sha256").update(`${uid}/${monster}/${state}`).digest("hex").slice(0, 24);
  return changeKind(db, stateNameKind, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { entry, user, limit } = await readTogether(transaction, {
      entry: getStateNameRef(db, id),
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "state-names", at),
    });
    const printed = toFingerprintedName({ name, proof });
    const takenDown = findTakeDown(await readFingerprints(transaction, db, printed));
    const profile = await actor.confirmed;
    const held = stateNameKind.read(entry);
    const removed = held?.takenDown ?? takenDown;
    if (removed) throw refuseStateName("taken-down", removed.reason);
    if (held && held.name === name && held.proof === proof) return { message: "OK", id };
    if (!trustRules[getTrustLevel(readUser(user), at)].canLink && hasLink(proof)) {
      throw refuseField("proof", "Links to other sites are for accounts of a week or more.");
    }
    takeLimit(transaction, limit, { uid, action: "state-names", at });
    ensureUser(transaction, user, profile, at);
    const time = Timestamp.fromDate(at);
    const next: StateNameDocument = {
      ...{ monster, state, owner: uid, name, proof, prints: getFingerprints(printed) },
      // Others confirmed a name by its proof: with another one it begins anew.
      ...{ confirmedBy: [], confirmedAt: null },
      ...{ createdAt: held?.createdAt ?? time, updatedAt: time },
      ...{ visibility: "published", takenDown: null, publishedAt: held?.publishedAt ?? time },
      ...{ deletedFrom: null, purgeAt: null },
    };
    transaction.set(entry.ref, next);
    return { message: "OK", id };
  });
}

/** @throws ApiError 400 for a monster that has no such state */
function requireState(monster: string, state: UnnamedState): void {
  const known = getCatalog().monsters.get(monster);
  if (!known) throw refuseField("monster", "There is no such monster.");
  const has = known.hitzones.some(({ states }) => states.some((each) => each.state === state));
  if (!has) throw refuseField("state", "This monster has no such state.");
}

/**
 * Confirms somebody else's proposal, or takes that back. What is so already stays as it is.
 *
 * @throws ApiError 403 for one's own, for accounts in their first week, and from the network of who proposed or confirmed
 *   it; 404 for what not everybody can see; 429 after
 *   too many changes today.
 */
export function confirmStateName(
  { db, now }: Dependencies,
  actor: Actor,
  { id, isConfirmed }: { readonly id: string; readonly isConfirmed: boolean },
): Promise<ChangedStateNameResponse> {
  const { uid } = actor;
  return changeKind(db, stateNameKind, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { entry, user, limit } = await readTogether(transaction, {
      entry: getStateNameRef(db, id),
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "state-names-confirm", at),
    });
    await actor.confirmed;
    const stored = requireShown(entry);
    if (stored.owner === uid) throw refuseStateName("own-content");
    if (trustRules[getTrustLevel(readUser(user), at)].isLimited) throw refuseStateName("too-new");
    if (stored.confirmedBy.includes(uid) === isConfirmed) return { message: "OK", id };
    const others = stored.confirmedBy.filter((each) => each !== uid);
    if (isConfirmed && (await sharesNetwork(db, uid, [stored.owner, ...others], at)))
      throw refuseStateName("from-here");
    const confirmedBy = isConfirmed ? [...others, uid].slice(0, maxConfirmations) : others;
    takeLimit(transaction, limit, { uid, action: "state-names-confirm", at });
    transaction.update(entry.ref, {
      confirmedBy,
      confirmedAt:
        confirmedBy.length >= neededConfirmations ? (stored.confirmedAt ?? Timestamp.fromDate(at)) : null,
      updatedAt: Timestamp.fromDate(at),
    });
    return { message: "OK", id };
  });
}

/**
 * Removes one's own proposal. One that a moderator removed stays with the moderators.
 *
 * @throws ApiError 404 for somebody else's and for what is not there; 429 after too many changes today.
 */
export function removeStateName(
  { db, now }: Dependencies,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<ChangedStateNameResponse> {
  const { uid } = actor;
  return changeKind(db, stateNameKind, id, [], async (transaction) => {
    const at = now();
    const { entry, limit } = await readTogether(transaction, {
      entry: getStateNameRef(db, id),
      limit: getLimitRef(db, uid, "state-names", at),
    });
    await actor.confirmed;
    const stored = requireShown(entry);
    if (stored.owner !== uid) throw refuseStateName("not-found");
    takeLimit(transaction, limit, { uid, action: "state-names", at });
    transaction.delete(entry.ref);
    return { message: "OK", id };
  });
}

function requireShown(entry: DocumentSnapshot): StateNameDocument {
  const stored = stateNameKind.read(entry);
  if (stored?.visibility !== "published" || stored.takenDown) throw refuseStateName("not-found");
  return stored;
}

/** Names of states that a person proposed or confirmed. A confirmed name is the wiki's, and stays without theirs. */
export const personalStateNames = {
  stateNames: {
    listOf: (db, uid) => db.collection("stateNames").where("owner", "==", uid),
    async erase({ db }, { ref }) {
      return changeKind(db, stateNameKind, ref.id, [], async (transaction) => {
        const stored = stateNameKind.read(await transaction.get(ref));
        const stays = stored?.confirmedAt && stored.visibility === "published";
        if (stays) transaction.update(ref, { owner: null });
        else transaction.delete(ref);
        return !stays;
      });
    },
    // Who confirmed it is theirs to say.
    toExported: ({ confirmedBy, ...fields }) => ({
      ...fields,
      confirmations: Array.isArray(confirmedBy) ? confirmedBy.length : 0,
    }),
  },
  confirmedStateNames: {
    listOf: (db, uid) => db.collection("stateNames").where("confirmedBy", "array-contains", uid),
    async erase({ db }, { ref }, uid) {
      await changeKind(db, stateNameKind, ref.id, [], async (transaction) => {
        const stored = stateNameKind.read(await transaction.get(ref));
        if (!stored) return;
        // What was confirmed stays so.
        transaction.update(ref, { confirmedBy: stored.confirmedBy.filter((each) => each !== uid) });
      });
      return false;
    },
    toExported: ({ id, monster, state, name }) => ({ id, monster, state, name }),
  },
} as const satisfies Readonly<Record<string, PersonalDocuments>>;
