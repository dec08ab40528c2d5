import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { type AuditDocument, auditDocumentSchema } from "@/lib/audit/schema";
import type { Actor } from "@/lib/auth/actor";
import { listLive } from "@/lib/box/merge";
import { readWholeBox } from "@/lib/box/read-box.server";
import type { DocumentSnapshot, Firestore, Query, QueryDocumentSnapshot } from "@/lib/firebase/admin.server";
import { getFollowsRef, readFollows } from "@/lib/follows/follow.server";
import { getHuntSearchRef } from "@/lib/hunting-help/read-help-document.server";
import { getModeratorRef, getRunnerRef } from "@/lib/leaderboards/run/read-run-document.server";
import { readFollowKey } from "@/lib/notifications/follow-keys";
import type { ExportedFields, PersonalDocuments } from "@/lib/publishing/personal-documents.server";
import { isRecord } from "@/lib/text/read-stored";
import { getBlockedPlayersRef, readBlockedPlayers } from "@/lib/users/blocked-players.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { type PersonalName, personalDocuments } from "./personal-documents.server";
import type { AccountExport } from "./schema";

/**
 * All that is stored about a person, for them to keep; of moderators and of other people it has no uid, but for hunters
 * of the same run. Reads everything they own, which limits per account bound;
 * it is the one call whose reads grow with a person's own history.
 */
export async function exportAccount(
  { db, auth, now }: AccountDependencies,
  actor: Actor,
): Promise<AccountExport> {
  await actor.confirmed;
  const { uid } = actor;
  const user = getUserRef(db, uid);
  const [
    account,
    profile,
    ledger,
    quiz,
    notifications,
    personal,
    hunts,
    runner,
    moderator,
    blocked,
    follows,
    names,
    done,
    suffered,
    box,
  ] = await Promise.all([
    auth.getUser(uid),
    user.get(),
    listAll(user.collection("ledger").orderBy("createdAt")),
    listAll(user.collection("quiz")),
    listAll(user.collection("notifications").orderBy("createdAt")),
    exportDocuments(db, uid),
    listHunts(db, uid),
    getRunnerRef(db, uid).get(),
    getModeratorRef(db, uid).get(),
    getBlockedPlayersRef(db, uid).get(),
    getFollowsRef(db, uid).get(),
    listAll(db.collection("names").where("uid", "==", uid)),
    db.collection("audit").where("actor", "==", uid).get(),
    db.collection("audit").where("subject", "==", uid).get(),
    readWholeBox(db, uid),
  ]);
  return {
    message: "OK",
    exportedAt: now().toISOString(),
    account: {
      uid,
      email: account.email ?? null,
      emailVerified: account.emailVerified,
      displayName: account.displayName ?? null,
      photoURL: account.photoURL ?? null,
      signInProviders: account.providerData.map(({ providerId }) => providerId),
      createdAt: toIso(account.metadata.creationTime),
      lastSignInAt: toIso(account.metadata.lastSignInTime),
    },
    profile: profile.exists ? toPlainFields(profile.data() ?? {}) : null,
    ledger,
    quiz,
    // The hashes in them are of those who liked and answered.
    notifications: notifications.map(({ people: _, ...notification }) => notification),
    ...personal,
    ...hunts,
    runner: runner.exists ? toPlainFields(runner.data() ?? {}) : null,
    moderator: moderator.exists ? toPlainFields(moderator.data() ?? {}) : null,
    follows: toExportedFollows(follows),
    blockedPlayers: readBlockedPlayers(blocked).length,
    names,
    box: listLive(box).map((entry) => ({ ...entry })),
    audit: listEntries([...done.docs, ...suffered.docs], uid),
  };
}

function listEntries(documents: readonly DocumentSnapshot[], uid: string): AccountExport["audit"] {
  const entries = documents.map((document): [string, AccountExport["audit"][number]] => {
    const entry = toExportedEntry(auditDocumentSchema.parse(document.data()), uid);
    return [document.id, { id: document.id, ...toPlainFields(entry) }];
  });
  // What somebody did to themselves is in both lists.
  return [...new Map(entries).values()];
}

async function listAll(query: Query): Promise<ExportedFields[]> {
  return (await query.get()).docs.map(toFields);
}

function toFields(document: QueryDocumentSnapshot): ExportedFields {
  return { id: document.id, ...toPlainFields(document.data()) };
}

/** All documents that name a person, under their names in the export. */
async function exportDocuments(db: Firestore, uid: string): Promise<Pick<AccountExport, PersonalName>> {
  const lists = Object.entries<PersonalDocuments>(personalDocuments).map(
    async ([name, { listOf, toExported }]) => {
      const { docs } = await listOf(db, uid).get();
      const told = docs.map((document) => {
        const fields = toFields(document);
        return toExported ? toExported(fields, document, uid) : fields;
      });
      const own = (await Promise.all(told)).filter((each) => each !== null);
      return [name, own.map((each) => toPlainFields({ ...each }))];
    },
  );
  return Object.fromEntries(await Promise.all(lists));
}

/** Who else is followed is about others. */
function toExportedFollows(snapshot: DocumentSnapshot): AccountExport["follows"] {
  const keys = readFollows(snapshot)?.keys ?? [];
  const things = keys.filter((key) => readFollowKey(key)?.kind !== "hunter");
  return { things, hunters: keys.length - things.length };
}

async function listHunts(db: Firestore, uid: string) {
  const [own, seats] = await Promise.all([
    getHuntSearchRef(db, uid).get(),
    db.collection("huntSearches").where("people", "array-contains", uid).get(),
  ]);
  return {
    huntSearch: own.exists ? toExportedHunt(toPlainFields(own.data() ?? {})) : null,
    huntSeats: seats.docs.map((document) => toExportedSeat(toPlainFields(document.data()), uid)),
  };
}

function toIso(time: string | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}

/** The fields of a document as JSON has them: every moment as an ISO text, everything else as it is. */
function toPlainFields(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPlain(value)]));
}

function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== "object" || value === null) return value;
  if ("toDate" in value && typeof value.toDate === "function") return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  return toPlainFields({ ...value });
}

/** Name of a moderator, creator or admin in an export. */
const staff = "staff";
/** Name of anybody else in an export. */
const other = "another account";

/** Collections whose documents have the uid of their owner as their ID. */
const ownedPath = /^(users|runners|moderators|huntSearches)\/([^/]+)/;

/** The hunt that a person hosts: how many joined, and not who. */
function toExportedHunt({ people: _, joiners, ...hunt }: Readonly<Record<string, unknown>>) {
  return { ...hunt, joiners: Array.isArray(joiners) ? joiners.length : 0 };
}

/** A seat in the hunt of somebody else: what the person sent, and what came of it. */
function toExportedSeat(
  { quest, monster, until, joiners }: Readonly<Record<string, unknown>>,
  uid: string,
): Record<string, unknown> {
  const seats: readonly unknown[] = Array.isArray(joiners) ? joiners : [];
  const own = seats.find((seat) => isRecord(seat) && seat.uid === uid);
  return { quest, monster, until, ...(isRecord(own) ? own : {}) };
}

/** An entry of the audit log: the person's own uid stays, all others go. */
function toExportedEntry<Entry extends Pick<AuditDocument, "actor" | "target" | "subject">>(
  entry: Entry,
  uid: string,
): Entry {
  const { actor, subject, target } = entry;
  return {
    ...entry,
    actor: actor === uid || actor === "command-line" || actor === "reports" ? actor : staff,
    subject: subject === null || subject === uid ? subject : other,
    target: target.replace(ownedPath, (path, name: string, id: string) =>
      id === uid ? path : `${name}/${other}`,
    ),
  };
}
