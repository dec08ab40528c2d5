import type { DocumentSnapshot, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { addNotification, getBundleRef } from "@/lib/notifications/add-notification.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { GuideDocument } from "./schema";

type Rights = Pick<GuideDocument, "owner" | "editors">;
interface Named {
  readonly slug: string;
  readonly title: string;
}

/** Step in the life of a guide, as its owner reads it: "Your guide was …". */
export type ToldStep = "edited" | "published" | "scheduled" | "made a draft again" | "deleted" | "restored";

/**
 * The owner of a guide, where somebody else changes it. Read before the first write of the transaction.
 *
 * @param by Who changes it.
 */
export async function readOwnerToTell(
  transaction: Transaction,
  db: Firestore,
  { owner }: Pick<Rights, "owner">,
  by: string,
): Promise<DocumentSnapshot | null> {
  return owner === null || owner === by ? null : transaction.get(getUserRef(db, owner));
}

/** Tells the owner of a guide what somebody else did to it. */
export function tellOwner(
  transaction: Transaction,
  owner: DocumentSnapshot | null,
  { slug, title, step }: Named & { readonly step: ToldStep },
  at: Date,
): void {
  if (!owner) return;
  addNotification(
    transaction,
    { user: owner },
    { kind: "guide-changed", ref: slug, values: { title, deed: step } },
    at,
  );
}

/**
 * Those who decide what is proposed for a guide: its owner and its editors. Read before the first write.
 *
 * @returns what tells all of them at once
 */
export async function readDeciders(
  transaction: Transaction,
  db: Firestore,
  { owner, editors, slug, title }: Rights & Named,
): Promise<(by: string, at: Date) => void> {
  const notice = { kind: "guide-proposed", ref: slug, values: { title } } as const;
  const people = [...(owner === null ? [] : [owner]), ...editors];
  if (people.length === 0) return () => undefined;
  const found = await transaction.getAll(
    ...people.map((uid) => getUserRef(db, uid)),
    ...people.map((uid) => getBundleRef(db, uid, notice)),
  );
  return (by, at) => {
    for (const [index] of people.entries()) {
      const [user, bundle] = [found[index], found[people.length + index]];
      if (user && bundle) addNotification(transaction, { user, bundle, by }, notice, at);
    }
  };
}
