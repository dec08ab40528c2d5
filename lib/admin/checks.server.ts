import { z } from "zod";
import type { Firestore } from "@/lib/firebase/admin.server";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/** The checks of the whole store that a command line starts. */
const checkNames = ["ledger", "boards", "audit"] as const;
type CheckName = (typeof checkNames)[number];

/** Document `checks/{name}`: the latest run of a check. */
const checkDocumentSchema = z.object({
  at: storedTimeSchema,
  /** Problems found. */
  problems: z.int().min(0),
  /** The number of things checked: ledger entries, boards, or entries of the audit log. */
  checked: z.int().min(0),
});

interface CheckResult {
  readonly problems: number;
  readonly checked: number;
}

/** Stores what a check found, for the page of health. */
export async function writeCheck(
  db: Firestore,
  name: CheckName,
  result: CheckResult,
  at: Date,
): Promise<void> {
  await db
    .collection("checks")
    .doc(name)
    .set({ ...result, at });
}

/** The latest run of each check; `null` where there was none. */
export async function readChecks(
  db: Firestore,
): Promise<Record<CheckName, (CheckResult & { at: string }) | null>> {
  const snapshots = await db.getAll(...checkNames.map((name) => db.collection("checks").doc(name)));
  const [ledger = null, boards = null, audit = null] = snapshots.map((snapshot) => {
    if (!snapshot.exists) return null;
    const { at, ...result } = checkDocumentSchema.parse(snapshot.data());
    return { ...result, at: at.toDate().toISOString() };
  });
  return { ledger, boards, audit };
}
