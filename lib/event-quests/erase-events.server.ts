import { runTransaction } from "@/lib/api/run-transaction.server";
import type { PersonalDocuments } from "@/lib/publishing/personal-documents.server";
import { isRecord } from "@/lib/text/read-stored";
import { eventDocumentSchema } from "./schema";

/** Event quests that a person wrote or reviewed: they belong to the site, and stay without the name. */
export const personalEvents: PersonalDocuments = {
  listOf: (db, uid) => db.collection("eventQuests").where("people", "array-contains", uid),
  async erase({ db }, { ref }, uid) {
    await runTransaction(db, [ref], async (transaction) => {
      const entry = await transaction.get(ref);
      if (!entry.exists) return;
      const { authors, people, history } = eventDocumentSchema.parse(entry.data());
      transaction.update(ref, {
        authors: authors.filter((each) => each !== uid),
        people: people.filter((each) => each !== uid),
        history: history.map((step) => (step.who === uid ? { ...step, who: null } : step)),
      });
    });
    return false;
  },
  /** The entry, and of who wrote and reviewed it the person alone. */
  toExported: ({ authors, people: _, history, ...event }, __, uid) => {
    const steps: readonly unknown[] = Array.isArray(history) ? history : [];
    return {
      ...event,
      isAuthor: Array.isArray(authors) && authors.includes(uid),
      history: steps.map((step) => (isRecord(step) && step.who !== uid ? { ...step, who: "staff" } : step)),
    };
  },
};
