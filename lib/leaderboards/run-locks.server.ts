import type { DocumentSnapshot, Transaction } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { videoLockSchema } from "./board-fields";

/** @throws ApiError 409 when another run of one of the players uses the video on this quest. */
export function requireFreeLocks(locks: readonly DocumentSnapshot[], runId: string): void {
  const taken = locks.some((lock) => lock.exists && videoLockSchema.parse(lock.data()).runId !== runId);
  if (!taken) return;
  throw new ApiError(409, "This video was already submitted for this quest.", { code: "conflict" });
}

/** Keeps the video of a run for it. */
export function writeLocks(
  transaction: Transaction,
  locks: readonly DocumentSnapshot[],
  runId: string,
): void {
  for (const lock of locks) transaction.set(lock.ref, { runId });
}

/** Lets the video of a run be used again. */
export function removeLocks(
  transaction: Transaction,
  locks: readonly DocumentSnapshot[],
  runId: string,
): void {
  for (const lock of locks) {
    if (lock.exists && videoLockSchema.parse(lock.data()).runId === runId) transaction.delete(lock.ref);
  }
}
