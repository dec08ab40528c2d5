import { moderateHelp } from "@/lib/hunting-help/moderate-help.server";
import { changeRun } from "@/lib/leaderboards/change-run.server";
import { getRunRef, readRun } from "@/lib/leaderboards/read-run-document.server";
import { type Deed, type DeedOutcome, getOpposite } from "./undo-content.server";

/** A request or an answer that was removed or allowed. Coins that came back with a closed request stay there. */
export async function undoHelp({ dependencies, actor, entry, why }: Deed): Promise<DeedOutcome> {
  const [, id = "", , answer = null] = entry.target.split("/");
  const action = getOpposite(entry);
  const stored = await dependencies.db.doc(entry.target).get();
  if (!stored.exists || (stored.get("takenDown") !== null) !== (action === "allow")) return "already";
  await moderateHelp(dependencies, actor, { id, answer, action, reason: why });
  return "undone";
}

/** A run that was judged waits for review again; a verified one is rejected for that, and leaves the boards. */
export async function undoRun({ dependencies, actor, entry, why }: Deed): Promise<DeedOutcome> {
  const id = entry.target.slice("runs/".length);
  const isVerification = entry.action === "run.verify";
  const stored = readRun(await getRunRef(dependencies.db, id).get());
  if (!stored || stored.judges.at(-1) !== entry.actor) return "already";
  if (isVerification && stored.status === "verified") {
    await changeRun(dependencies, actor, { id, action: "reject", reason: "other", text: why });
  } else if (stored.status !== "rejected") return "already";
  await changeRun(dependencies, actor, { id, action: "reopen", text: why });
  return "undone";
}
