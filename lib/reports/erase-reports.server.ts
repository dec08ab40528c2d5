import type { Firestore, Query, QueryDocumentSnapshot, WriteBatch } from "@/lib/firebase/admin.server";
import { caseDocumentSchema } from "./case-fields";

/** Documents that are changed at a time. */
const batchSize = 400;
/** Content whose ID is the uid of who made it: without the person there is nothing left that it could be about. */
const personalKinds: readonly unknown[] = ["profile", "hunt-search"];

/**
 * Takes a person's uid out of all reports and cases: those they made, those about what they made, and what they decided
 * or noted as a moderator. Reports and cases stay, but for those about the person's own profile.
 */
export async function eraseReports(db: Firestore, uid: string): Promise<void> {
  for (const field of ["reporter", "owner", "decidedBy"] as const) {
    await changeAll(db.collection("reports").where(field, "==", uid), (batch, document) => {
      if (field === "owner" && personalKinds.includes(document.get("kind"))) batch.delete(document.ref);
      else batch.update(document.ref, { [field]: null });
    });
  }
  await changeAll(db.collection("cases").where("people", "array-contains", uid), (batch, document) => {
    const { kind, owner, partners, claim, events, people } = caseDocumentSchema.parse(document.data());
    if (owner === uid && personalKinds.includes(kind)) {
      batch.delete(document.ref);
      return;
    }
    batch.update(document.ref, {
      owner: owner === uid ? null : owner,
      partners: partners.filter((each) => each !== uid),
      claim: claim?.by === uid ? null : claim,
      events: events.map((event) => (event.who === uid ? { ...event, who: null } : event)),
      people: people.filter((each) => each !== uid),
    });
  });
}

async function changeAll(
  query: Query,
  change: (batch: WriteBatch, document: QueryDocumentSnapshot) => void,
): Promise<void> {
  for (;;) {
    // What was changed does not match any more.
    const { docs } = await query.limit(batchSize).get();
    if (docs.length === 0) return;
    const batch = query.firestore.batch();
    for (const document of docs) change(batch, document);
    await batch.commit();
  }
}
