import { forgetText, rememberText } from "@/lib/content/posted-text.server";
import { changeRun } from "@/lib/leaderboards/run/change-run.server";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { toPostedNote } from "@/lib/leaderboards/run/run-content.server";
import type { HiddenKind } from "./hidden-kind.server";

/**
 * Verified runs: hiding one rejects it, and it leaves boards and ranking, and its note cannot be posted again; restoring
 * sends it back to review.
 */
export const hiddenRun: HiddenKind = {
  async findWithheld({ db }, { target: { content: id } }) {
    const run = readRun(await getRunRef(db, id).get());
    return run?.status === "verified" ? {} : null;
  },
  async hide({ db, now }, { actor, target: { content: id }, reason }) {
    const run = readRun(await getRunRef(db, id).get());
    if (run?.status !== "verified") return;
    // First: an attempt that breaks off between the two is repeated as long as the run is verified.
    const entry = { ref: getRunRef(db, id).path, reason, at: now() };
    await rememberText(db, toPostedNote(run, run.submittedBy), entry);
    await changeRun({ db, now }, actor, { id, action: "reject", reason: "other", text: reason });
  },
  async restore({ db, now }, { actor, target: { content: id }, reason }) {
    const run = readRun(await getRunRef(db, id).get());
    if (run) await forgetText(db, toPostedNote(run, run.submittedBy), getRunRef(db, id).path);
    // An undo that broke off has sent it back already.
    if (run?.status !== "rejected") return;
    await changeRun({ db, now }, actor, { id, action: "reopen", text: reason });
  },
};
