import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { purgePage } from "@/lib/content/cache-page.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { refuseRun } from "@/lib/leaderboards/refusals";
import { getRulesetVersion } from "@/lib/leaderboards/rulesets";
import type { ChangedRunResponse, RunContent } from "@/lib/leaderboards/schema";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { getLockRefs, getRunEventRef, getRunRef, readRun, toOwnRun } from "./read-run-document.server";
import { createRunFields, readParty, requireAllowedNote, requireRunContent } from "./run-content.server";
import type { RunDocument, RunPlayer } from "./run-fields";
import { removeLocks, requireFreeLocks, writeLocks } from "./run-locks.server";
import { readPartnerNotices, writeRunNotices } from "./run-notices.server";
import { decideRunStep } from "./run-state";

/**
 * Replaces the content of one's own run that nobody has decided yet. Claim and first approval are gone after it, and
 * partners are asked again where the run is not what they agreed to.
 *
 * @throws ApiError as `submitRun`, and 403, 404 and 409 as the state machine refuses; 409 for an earlier revision.
 */
export async function correctRun(
  { db, now }: Dependencies,
  actor: Actor,
  { id, revision, content }: { readonly id: string; readonly revision: number; readonly content: RunContent },
): Promise<ChangedRunResponse> {
  await requireRunContent({ db }, content);
  const ref = getRunRef(db, id);
  try {
    return await runTransaction(db, [ref, getUserRef(db, actor.uid)], async (transaction) => {
      const at = now();
      const {
        run: snapshot,
        user,
        limit,
      } = await readTogether(transaction, {
        run: ref,
        user: getUserRef(db, actor.uid),
        limit: getLimitRef(db, actor.uid, "runs-change", at),
      });
      await actor.confirmed;
      const run = readRun(snapshot);
      if (!run) throw refuseRun("not-found");
      const time = Timestamp.fromDate(at);
      const step = {
        action: "correct",
        uid: actor.uid,
        isModerator: false,
        at: time,
        lapsesAt: time,
      } as const;
      const decision = decideRunStep(run, step);
      if (!decision.ok) throw refuseRun(decision.reason);
      if (run.revision !== revision) throw refuseRun("changed", { revision: run.revision });
      await requireAllowedNote(transaction, db, content, actor.uid);

      const party = await readParty(transaction, db, user, content.partners);
      const submittedAt = run.submittedAt.toDate();
      const sent = await createRunFields(transaction, db, content, party, submittedAt);
      const players = keepConfirmations(run, sent, party);
      const next: RunDocument = {
        ...run,
        ...decision.change,
        ...sent,
        players,
        people: [...new Set([...run.people, ...sent.people])],
        queue: players.every(({ confirmed }) => confirmed) ? "review" : null,
        rulesetVersion:
          content.ruleset === run.ruleset ? run.rulesetVersion : getRulesetVersion(content.ruleset),
        eventCount: run.eventCount + 1,
      };
      const held = await transaction.getAll(...getLockRefs(db, run));
      const locks = await transaction.getAll(...getLockRefs(db, next));
      requireFreeLocks(locks, id, next);
      // Whoever was asked and has not answered needs no second notification.
      const open = new Set(run.players.flatMap((player) => (player.confirmed ? [] : [player.uid])));
      const notices = await readPartnerNotices(transaction, db, next, (uid) => open.has(uid));
      takeLimit(transaction, limit, { uid: actor.uid, action: "runs-change", at });
      removeLocks(transaction, held, id);
      writeLocks(transaction, locks, id, next);
      transaction.set(ref, next);
      const event = { who: actor.uid, what: "correct", why: "", at };
      transaction.create(getRunEventRef(db, id, next.eventCount), event);
      writeRunNotices(transaction, notices, id, at);
      return { message: "OK", run: toOwnRun(id, next) };
    });
  } finally {
    purgePage(ref.path);
  }
}

/** A partner agreed to one hunt: another video or another quest is another hunt. */
function keepConfirmations(
  run: RunDocument,
  sent: Pick<RunDocument, "quest" | "video" | "entrant">,
  party: RunPlayer[],
): RunPlayer[] {
  const isSame =
    run.quest === sent.quest &&
    run.video.provider === sent.video.provider &&
    run.video.id === sent.video.id &&
    run.entrant === sent.entrant;
  if (!isSame) return party;
  const confirmed = new Set(run.players.flatMap((player) => (player.confirmed ? [player.uid] : [])));
  return party.map((player) => ({ ...player, confirmed: player.confirmed || confirmed.has(player.uid) }));
}
