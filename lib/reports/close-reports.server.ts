import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { FieldValue } from "@/lib/firebase/admin.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { reportDocumentSchema } from "./schema";

/** Reports that are changed at a time. */
const batchSize = 100;

interface ReportsDecision {
  readonly decision: "upheld" | "dismissed";
  /** The uid of the moderator. */
  readonly by: string;
  readonly why: string;
}

/**
 * Closes all open reports of some content, after its case was decided, and counts for each reporter how they were
 * decided. Repeating it changes nothing.
 */
export async function closeReports(
  { db, now }: Dependencies,
  target: string,
  { decision, by, why }: ReportsDecision,
): Promise<void> {
  for (;;) {
    const { docs } = await db
      .collection("reports")
      .where("target", "==", target)
      .where("status", "==", "open")
      .limit(batchSize)
      .get();
    if (docs.length === 0) return;
    await runTransaction(
      db,
      docs.map(({ ref }) => ref),
      async (transaction) => {
        const found = await transaction.getAll(...docs.map(({ ref }) => ref));
        const open = found.filter((report) => report.exists && report.get("status") === "open");
        const reporters = open.map((report) => reportDocumentSchema.parse(report.data()).reporter);
        const known = [...new Set(reporters)].flatMap((uid) => (uid === null ? [] : getUserRef(db, uid)));
        const users = known.length > 0 ? await transaction.getAll(...known) : [];
        for (const { ref } of open) {
          transaction.update(ref, { status: decision, decidedBy: by, why, decidedAt: now() });
        }
        for (const user of users) {
          if (user.exists)
            transaction.update(user.ref, { [`reporting.${decision}`]: FieldValue.increment(1) });
        }
      },
    );
    if (docs.length < batchSize) return;
  }
}
