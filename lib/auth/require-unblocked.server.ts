import type { Firestore } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { type Block, blockSchema } from "./block";

/** Until when and why an account cannot post at a moment; `null` where it can. */
export async function readBlock(db: Firestore, uid: string, at: Date): Promise<Block | null> {
  const [snapshot] = await db.getAll(db.collection("users").doc(uid), { fieldMask: ["block"] });
  const block = blockSchema.parse(snapshot?.get("block") ?? null);
  return block && block.until.toDate() > at ? block : null;
}

/**
 * Looks whether a moderator has blocked an account from posting.
 *
 * @throws ApiError 403 `blocked` with the reason and the moment at which it ends.
 */
export async function requireUnblocked(db: Firestore, uid: string, at: Date): Promise<void> {
  const block = await readBlock(db, uid, at);
  if (!block) return;
  const until = block.until.toDate().toISOString();
  throw new ApiError(403, `You can't post until ${formatMoment(until)}. Reason: ${block.reason}`, {
    code: "blocked",
    details: { until, reason: block.reason },
  });
}

/** `2026-11-22 14:05 UTC` */
function formatMoment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
