import type { Firestore, Query } from "@/lib/firebase/admin.server";
import { getHuntSearchRef } from "@/lib/hunting-help/read-help-document.server";
import { getModeratorRef, getRunnerRef } from "@/lib/leaderboards/run/read-run-document.server";
import { toFollowKey } from "@/lib/notifications/follow-keys";
import { getBlockedPlayersRef } from "@/lib/users/blocked-players.server";
import { getUserRef } from "@/lib/users/read-user-document.server";

/** Documents of one kind that are counted at most: enough to know that something is left. */
const maxCounted = 50;

/**
 * Looks for documents that name an account, in its own fields and paths, wherever a feature writes one; the audit log
 * and the mark of the deletion are not among them. Asks by other queries than the deletion where it can, so that it
 * proves what that did. A feature that stores something about people adds its line here and to `eraseContent`.
 *
 * @returns how many were found, 50 of a kind at most; 0 proves that nothing is left
 */
export async function countTraces(db: Firestore, uid: string): Promise<number> {
  const user = getUserRef(db, uid);
  const named = [
    getBlockedPlayersRef(db, uid),
    user,
    getRunnerRef(db, uid),
    getModeratorRef(db, uid),
    getHuntSearchRef(db, uid),
  ];
  const [documents, below, ...found] = await Promise.all([
    db.getAll(...named),
    user.listCollections(),
    ...listQueries(db, uid).map(count),
  ]);
  const inside = await Promise.all(below.map(count));
  return [...found, ...inside, documents.filter(({ exists }) => exists).length].reduce((a, b) => a + b, 0);
}

function listQueries(db: Firestore, uid: string): Query[] {
  const by = (collection: string, field: string) => db.collection(collection).where(field, "==", uid);
  return [
    ...[by("builds", "owner"), by("guides", "owner"), by("guides", "editor"), by("guideRevisions", "editor")],
    ...[
      by("featured", "addedBy"),
      by("helpRequests", "asker"),
      by("helpTexts", "uid"),
      by("helpTallies", "uid"),
    ],
    ...[
      by("limits", "uid"),
      by("networks", "uid"),
      by("names", "uid"),
      by("announcements", "by"),
      by("reports", "reporter"),
      by("reports", "owner"),
    ],
    ...[by("stateNames", "owner"), by("shortLinks", "owner"), by("devices", "uid"), by("digests", "uid")],
    ...[by("reports", "decidedBy"), by("guideProposals", "author"), by("guideProposals", "decidedBy")],
    db.collection("staff").where("uids", "array-contains", uid),
    db.collection("playerBlocks").where("uids", "array-contains", uid),
    db.collection("guides").where("editors", "array-contains", uid),
    db.collection("runs").where("people", "array-contains", uid),
    db.collection("huntSearches").where("people", "array-contains", uid),
    db.collection("eventQuests").where("people", "array-contains", uid),
    db.collection("stateNames").where("confirmedBy", "array-contains", uid),
    db.collection("cases").where("people", "array-contains", uid),
    db.collection("follows").where("uid", "==", uid),
    ...["follows", "news"].map((name) =>
      db.collection(name).where("keys", "array-contains", toFollowKey("hunter", uid)),
    ),
    db.collection("appeals").where("people", "array-contains", uid),
    db.collectionGroup("answers").where("helpful", "array-contains", uid),
    ...["likes", "answers", "comments", "edits"].map((group) =>
      db.collectionGroup(group).where("uid", "==", uid),
    ),
  ];
}

async function count(query: Query): Promise<number> {
  return (await query.limit(maxCounted).get()).size;
}
