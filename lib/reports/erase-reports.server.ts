import type { Firestore } from "@/lib/firebase/admin.server";

/** Reports that are changed at a time. */
const batchSize = 400;

/** Takes a person's uid out of all reports: those they made, and those about what they made. The reports stay. */
export async function eraseReports(db: Firestore, uid: string): Promise<void> {
  for (const field of ["reporter", "owner"] as const) {
    for (;;) {
      const { docs } = await db.collection("reports").where(field, "==", uid).limit(batchSize).get();
      if (docs.length === 0) break;
      const batch = db.batch();
      for (const document of docs) {
        const ofProfile = field === "owner" && document.get("kind") === "profile";
        // A report about the profile itself has nothing left to be about.
        if (ofProfile) batch.delete(document.ref);
        else batch.update(document.ref, { [field]: null });
      }
      await batch.commit();
    }
  }
}
