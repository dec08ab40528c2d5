import type { Dependencies } from "@/lib/api/create-dependencies.server";

/** Reports that are changed at a time. */
const batchSize = 400;

interface ReportsDecision {
  readonly decision: "upheld" | "dismissed";
  /** The uid of the moderator. */
  readonly by: string;
  readonly why: string;
}

/** Closes all open reports of some content, after its case was decided. Repeating it changes nothing. */
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
    const batch = db.batch();
    for (const { ref } of docs) {
      batch.update(ref, { status: decision, decidedBy: by, why, decidedAt: now() });
    }
    await batch.commit();
    if (docs.length < batchSize) return;
  }
}
