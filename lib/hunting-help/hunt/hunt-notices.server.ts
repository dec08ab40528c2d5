import type { DocumentSnapshot, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { getSubjectNames } from "@/lib/hunting-help/request/to-request.server";
import { addNotification, getBundleRef } from "@/lib/notifications/add-notification.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { HuntSearchDocument } from "./hunt-fields";

/** Reads in the transaction of a change, before its first write, what it takes to tell a host and a party of it. */
export async function readPartyNotices(
  transaction: Transaction,
  db: Firestore,
  stored: HuntSearchDocument,
  people: readonly string[],
) {
  const about = { kind: "hunt-asked", ref: stored.hunt || stored.uid } as const;
  const others = [...new Set(people)].filter((uid) => uid !== stored.uid);
  const [host, bundle, ...users] = await transaction.getAll(
    getUserRef(db, stored.uid),
    getBundleRef(db, stored.uid, about),
    ...others.map((uid) => getUserRef(db, uid)),
  );
  if (!host || !bundle) throw new Error("The store left out a document.");
  const all = new Map<string, DocumentSnapshot>([[stored.uid, host], ...toEntries(others, users)]);
  const title = getHuntTitle(stored);
  const { ref } = about;
  return {
    /** Tells the host that somebody asked to join, or is in. */
    tellHost: (change: string, { by, at }: { readonly by: string; readonly at: Date }) =>
      addNotification(
        transaction,
        { user: host, bundle, by },
        { ...about, values: { title, deed: change } },
        at,
      ),
    /** Tells somebody that they are in. */
    tellAccepted: (uid: string, at: Date) => {
      const user = all.get(uid);
      if (user) addNotification(transaction, { user }, { kind: "hunt-accepted", ref, values: { title } }, at);
    },
    /** Tells somebody of the party that it is on. */
    tellOn: (uid: string, at: Date) => {
      const user = all.get(uid);
      if (user) addNotification(transaction, { user }, { kind: "hunt-on", ref, values: { title } }, at);
    },
    /** Tells somebody what became of the hunt, or of their seat. */
    tellNews: (uid: string, what: string, at: Date) => {
      const user = all.get(uid);
      if (user)
        addNotification(transaction, { user }, { kind: "hunt-news", ref, values: { title, what } }, at);
    },
  };
}

/** Subject of a hunt, in names of the game alone. */
export function getHuntTitle(hunt: Pick<HuntSearchDocument, "quest" | "monster">): string {
  const { questName, monsterName } = getSubjectNames(hunt);
  return [questName, monsterName].filter(Boolean).join(", ") || "Any hunt";
}

function toEntries(uids: readonly string[], users: readonly DocumentSnapshot[]) {
  return uids.flatMap((uid, index): [string, DocumentSnapshot][] => {
    const user = users[index];
    return user ? [[uid, user]] : [];
  });
}
