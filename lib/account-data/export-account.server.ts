import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { auditDocumentSchema } from "@/lib/audit/schema";
import type { Actor } from "@/lib/auth/actor";
import type { DocumentSnapshot, Firestore, Query } from "@/lib/firebase/admin.server";
import { listOwnComments } from "@/lib/hunting-help/comments.server";
import { listHelpfulMarks } from "@/lib/hunting-help/mark-helpful.server";
import { getHuntSearchRef } from "@/lib/hunting-help/read-help-document.server";
import { getModeratorRef, getRunnerRef } from "@/lib/leaderboards/read-run-document.server";
import { runDocumentSchema, runEventSchema } from "@/lib/leaderboards/run-fields";
import { getBlockedPlayersRef, readBlockedPlayers } from "@/lib/users/blocked-players.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import {
  toExportedEditor,
  toExportedEntry,
  toExportedEvent,
  toExportedEventQuest,
  toExportedHunt,
  toExportedRun,
  toExportedSeat,
} from "./leave-out-others";
import type { AccountExport } from "./schema";
import { toPlainFields } from "./to-plain-fields";

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
    builds,
    likes,
    runs,
    guides,
    guideRevisions,
    guideProposals,
    featured,
    eventQuests,
    help,
    runner,
    moderator,
    limits,
    networks,
    blocked,
    names,
    reports,
    done,
    suffered,
  ] = await Promise.all([
    auth.getUser(uid),
    user.get(),
    listAll(user.collection("ledger").orderBy("createdAt")),
    listAll(user.collection("quiz")),
    listAll(user.collection("notifications").orderBy("createdAt")),
    listAll(db.collection("builds").where("owner", "==", uid)),
    db.collectionGroup("likes").where("uid", "==", uid).get(),
    listRuns(db, uid),
    listAll(db.collection("guides").where("owner", "==", uid)),
    listAll(db.collection("guideRevisions").where("editor", "==", uid)),
    listAll(db.collection("guideProposals").where("author", "==", uid)),
    listAll(db.collection("featured").where("addedBy", "==", uid)),
    listAll(db.collection("eventQuests").where("people", "array-contains", uid)),
    listHelp(db, uid),
    getRunnerRef(db, uid).get(),
    getModeratorRef(db, uid).get(),
    listAll(db.collection("limits").where("uid", "==", uid)),
    listAll(db.collection("networks").where("uid", "==", uid)),
    getBlockedPlayersRef(db, uid).get(),
    listAll(db.collection("names").where("uid", "==", uid)),
    listAll(db.collection("reports").where("reporter", "==", uid)),
    db.collection("audit").where("actor", "==", uid).get(),
    db.collection("audit").where("subject", "==", uid).get(),
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
    builds,
    likes: likes.docs.map(({ ref, createTime }) => ({
      build: ref.parent.parent?.id ?? "",
      createdAt: createTime.toDate().toISOString(),
    })),
    runs,
    guides: guides.map(({ editors, ...guide }) => ({
      ...guide,
      editor: toExportedEditor(guide.editor, uid),
      editors: Array.isArray(editors) ? editors.length : 0,
    })),
    guideRevisions,
    // Who decided it is about somebody else.
    guideProposals: guideProposals.map(({ decidedBy: _, ...proposal }) => proposal),
    featured,
    eventQuests: eventQuests.map((event) => toExportedEventQuest(event, uid)),
    ...help,
    runner: runner.exists ? toPlainFields(runner.data() ?? {}) : null,
    moderator: moderator.exists ? toPlainFields(moderator.data() ?? {}) : null,
    limits,
    networks,
    blockedPlayers: readBlockedPlayers(blocked).length,
    names,
    // Whose content it was, and which moderator looked at it, is about others.
    reports: reports.map(({ owner: _, decidedBy: __, ...report }) => report),
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

async function listAll(query: Query): Promise<({ id: string } & Record<string, unknown>)[]> {
  const { docs } = await query.get();
  return docs.map((document: DocumentSnapshot) => ({
    id: document.id,
    ...toPlainFields(document.data() ?? {}),
  }));
}

async function listHelp(db: Firestore, uid: string) {
  const ofPerson = (name: string) => db.collectionGroup(name).where("uid", "==", uid).get();
  const [requests, answers, comments, helpful, tallies, edits, huntSearch, seats] = await Promise.all([
    listAll(db.collection("helpRequests").where("asker", "==", uid)),
    ofPerson("answers"),
    listOwnComments(db, uid),
    listHelpfulMarks(db, uid),
    listAll(db.collection("helpTallies").where("uid", "==", uid)),
    ofPerson("edits"),
    getHuntSearchRef(db, uid).get(),
    db.collection("huntSearches").where("people", "array-contains", uid).get(),
  ]);
  const toExported = (document: DocumentSnapshot) => ({
    id: document.id,
    request: document.ref.parent.parent?.id ?? "",
    ...toPlainFields(document.data() ?? {}),
  });
  return {
    requests,
    answers: answers.docs.map((answer) => {
      // Whom it helped is theirs to say.
      const { helpful, ...fields }: Record<string, unknown> & { id: string } = toExported(answer);
      return { ...fields, id: answer.id, helpfulCount: Array.isArray(helpful) ? helpful.length : 0 };
    }),
    comments: comments.map(toExported),
    helpfulAnswers: helpful.map(({ id, ref }) => ({ id, request: ref.parent.parent?.id ?? "" })),
    helpTallies: tallies,
    edits: edits.docs.map(toExported),
    huntSearch: huntSearch.exists ? toExportedHunt(toPlainFields(huntSearch.data() ?? {})) : null,
    huntSeats: seats.docs.map((document) => toExportedSeat(toPlainFields(document.data()), uid)),
  };
}

/** What a moderator judged is not theirs: of those runs the audit log tells. */
async function listRuns(db: Firestore, uid: string): Promise<{ id: string }[]> {
  const { docs } = await db.collection("runs").where("people", "array-contains", uid).get();
  const runs = docs.map((document) => ({ document, run: runDocumentSchema.parse(document.data()) }));
  const own = runs.filter(
    ({ run }) => run.submittedBy === uid || run.players.some((player) => player.uid === uid),
  );
  return Promise.all(
    own.map(async ({ document, run }) => {
      const events = await document.ref.collection("events").get();
      return {
        id: document.id,
        ...toPlainFields(toExportedRun(run)),
        events: events.docs.map((event) => ({
          id: event.id,
          ...toPlainFields(toExportedEvent(runEventSchema.parse(event.data()), run)),
        })),
      };
    }),
  );
}

function toIso(time: string | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}
