import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePages } from "@/lib/content/cache-page.server";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { type HuntSearchDocument, huntSearchDocumentSchema } from "./hunt-fields";
import { getHuntSearchRef } from "./read-help-document.server";
import { createHelpConflict } from "./refusals";
import type { SeatRefusal } from "./seat-state";

/** Under which lists of hunts are held in this process. */
export const huntPagesPath = "hunting-help/find";

/**
 * Runs a transaction that may change a hunt, and purges the lists of hunts. All writes to them go through here.
 *
 * @param contended Further documents that many calls may write at once.
 * @throws Whatever `body` throws, with nothing written.
 */
export async function changeHunt<T>(
  db: Firestore,
  host: string,
  contended: readonly DocumentReference[],
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await runTransaction(db, [getHuntSearchRef(db, host), ...contended], body);
  } finally {
    purgePages(huntPagesPath);
  }
}

/** The hunt of a snapshot while it lasts; `null` for none, and for one that is over. */
export function readHunt(snapshot: DocumentSnapshot, at: Date): HuntSearchDocument | null {
  const stored = snapshot.exists ? huntSearchDocumentSchema.parse(snapshot.data()) : null;
  return stored && stored.until.toDate() > at ? stored : null;
}

/**
 * The hunt that a call means.
 *
 * @throws ApiError 404 where it is over, was called off or removed, or the host looks for another one by now.
 */
export function requireHunt(snapshot: DocumentSnapshot, hunt: string, at: Date): HuntSearchDocument {
  const stored = readHunt(snapshot, at);
  if (stored && stored.hunt === hunt) return stored;
  throw new ApiError(404, "This hunt is over or was called off.", { code: "not-found" });
}

const refusals: Readonly<Record<SeatRefusal, string>> = {
  "own-hunt": "This is your own hunt.",
  full: "This party is full.",
  "crossplay-off": "Crossplay is off for this hunt. It takes hunters of the same platform only.",
  "turned-down": "The host turned you down. You cannot join this hunt.",
  "joined-often": "You have joined and left this hunt too often.",
  "many-asking": "Too many hunters are waiting for an answer here. Try another hunt.",
  network: "Other accounts of your network are in this hunt already.",
  "not-asking": "This hunter is no longer asking to join.",
  "not-in": "This hunter is not in the party.",
};

/** A refusal of the rules of seats as an answer. */
export function createSeatRefusal(reason: SeatRefusal): ApiError {
  return createHelpConflict(refusals[reason], { reason });
}
