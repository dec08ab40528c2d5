import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { getRulesetVersion } from "@/lib/leaderboards/rulesets";
import type { RunContent, SubmittedRunResponse } from "@/lib/leaderboards/schema";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { coveredVersion } from "@/lib/site/game-version";
import { ensureUser, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getTrustLevel, trustRules } from "@/lib/users/trust";
import {
  getLockRefs,
  getRunEventRef,
  getRunId,
  getRunRef,
  readRun,
  toOwnRun,
} from "./read-run-document.server";
import { createRunFields, readParty, requireAllowedNote, requireRunContent } from "./run-content.server";
import type { RunDocument } from "./run-fields";
import { requireFreeLocks, writeLocks } from "./run-locks.server";
import { readPartnerNotices, writeRunNotices } from "./run-notices.server";

/**
 * Submits a run. It waits for a moderator at once, or first for the partners who have accounts here. A call with a
 * key that was used before submits nothing and answers with the run as it is now.
 *
 * @throws ApiError 400 for what does not fit quest, ruleset or build, for unknown partners, and for a note that a moderator
 *   removed; 409 for a video that
 *   was submitted for this quest before; 429 after too many runs today, fewer in the first week of an account; 401
 *   and 403 when the session was revoked or the address is not verified.
 */
export async function submitRun(
  { db, now }: Dependencies,
  actor: Actor,
  { key, ...content }: RunContent & { readonly key: string },
): Promise<SubmittedRunResponse> {
  await requireRunContent({ db }, content);
  const id = getRunId(actor.uid, key);
  return runTransaction(db, [getUserRef(db, actor.uid)], async (transaction) => {
    const at = now();
    const [snapshot, user, limit, newLimit] = await transaction.getAll(
      getRunRef(db, id),
      getUserRef(db, actor.uid),
      getLimitRef(db, actor.uid, "runs-submit", at),
      getLimitRef(db, actor.uid, "runs-submit-new", at),
    );
    if (!snapshot || !user || !limit || !newLimit) throw new Error("The store left out a document.");
    const profile = await actor.confirmed;
    const held = readRun(snapshot);
    if (held) return { message: "OK", created: false, run: toOwnRun(id, held) };
    await requireAllowedNote(transaction, db, content, actor.uid);

    const players = await readParty(transaction, db, user, content.partners);
    const fields = await createRunFields(transaction, db, content, players, at);
    const locks = await transaction.getAll(...getLockRefs(db, fields));
    requireFreeLocks(locks, id, fields);
    const notices = await readPartnerNotices(transaction, db, fields);
    const isNew = trustRules[getTrustLevel(readUser(user), at)].isLimited;
    const action = isNew ? "runs-submit-new" : "runs-submit";
    takeLimit(transaction, isNew ? newLimit : limit, { uid: actor.uid, action, at });

    const run: RunDocument = {
      ...fields,
      status: "pending",
      queue: players.every(({ confirmed }) => confirmed) ? "review" : null,
      submittedBy: actor.uid,
      ...{
        claim: null,
        approval: null,
        provisional: null,
        judges: [],
        reviews: [],
        videoGone: null,
        reason: null,
        reasonText: "",
        appeal: null,
      },
      revision: 1,
      rulesetVersion: getRulesetVersion(content.ruleset),
      gameVersion: coveredVersion.name,
      isBest: false,
      eventCount: 1,
      submittedAt: Timestamp.fromDate(at),
      decidedAt: null,
    };
    ensureUser(transaction, user, profile, at);
    transaction.create(snapshot.ref, run);
    transaction.create(getRunEventRef(db, id, 1), { who: actor.uid, what: "submit", why: "", at });
    writeLocks(transaction, locks, id, fields);
    writeRunNotices(transaction, notices, id, at);
    return { message: "OK", created: true, run: toOwnRun(id, run) };
  });
}
