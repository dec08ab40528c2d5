import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import type { AuditEntry } from "@/lib/audit/schema";
import type { Actor } from "@/lib/auth/actor";
import type { ContentState } from "@/lib/content/schema";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { guideContent } from "@/lib/guides/guide-content";
import { getGuideRef, readGuide } from "@/lib/guides/read-guide-document.server";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { revisionDocumentSchema } from "@/lib/guides/schema";
import { changeRun } from "@/lib/leaderboards/run/change-run.server";
import { getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { joinIds } from "@/lib/publishing/find-copies.server";
import { type ModeratedKind, moderateContent } from "@/lib/publishing/moderate-content.server";

import type { UndoOutcome } from "./schema";

/** Versions of a guide that are looked through for one by somebody else. */
const maxVersions = 50;

/** An entry to undo, and who does it. */
export interface UndoWork {
  readonly dependencies: AccountDependencies;
  readonly actor: Actor;
  readonly entry: AuditEntry;
  readonly why: string;
}

/** Outcome of an entry, with a note where there is something to say. */
export type EntryOutcome = UndoOutcome | { readonly outcome: UndoOutcome; readonly note: string };

/**
 * Content that was taken down or allowed. What was published then is published again. Coins that came back with a closed
 * request stay there.
 *
 * @param pick The kind of content, by its ID.
 */
export function undoModeration(pick: (id: string) => ModeratedKind<ContentState>) {
  return async ({ dependencies, actor, entry, why }: UndoWork): Promise<EntryOutcome> => {
    const id = joinIds(entry.target);
    const moderated = pick(id);
    const { kind } = moderated;
    const action = entry.action.endsWith(".take-down") ? "allow" : "take-down";
    const stored = kind.read(await kind.getRef(dependencies.db, id).get());
    if (!stored || (stored.takenDown !== null) !== (action === "allow")) return "already";
    const isShownAgain = [entry.before.visibility, entry.before.phase].includes("published");
    await moderateContent(dependencies, actor, moderated, { id, action, reason: why, isShownAgain });
    return "undone";
  };
}

/** A guide that was made a draft or deleted. */
export async function undoGuideState({ dependencies, actor, entry }: UndoWork): Promise<EntryOutcome> {
  const slug = entry.target.slice("guides/".length);
  const stored = readGuide(await getGuideRef(dependencies.db, slug).get());
  const isDeletion = entry.action === "guide.delete";
  if (!stored || (stored.visibility === "deleted") !== isDeletion) return "already";
  if (isDeletion) {
    await changeGuideState(dependencies, actor, { slug, action: "restore" });
    if (entry.before.phase !== "published") return "undone";
  }
  if (!isDeletion && stored.visibility === "published") return "already";
  await changeGuideState(dependencies, actor, { slug, action: "publish" });
  return "undone";
}

/** The latest version of a guide that is by somebody else, where the present one is by the account. */
export async function undoGuideEdit({ dependencies, actor, entry, why }: UndoWork): Promise<EntryOutcome> {
  const { db } = dependencies;
  const slug = entry.target.slice("guides/".length);
  const stored = readGuide(await getGuideRef(db, slug).get());
  if (!stored || stored.editor !== entry.actor) return "already";
  const versions = db.collection("guideRevisions").where("guide", "==", slug).orderBy("version", "desc");
  const { docs } = await versions.limit(maxVersions).get();
  const other = docs
    .map((document) => revisionDocumentSchema.parse(document.data()))
    .find(({ editor }) => editor !== entry.actor);
  if (!other) return { outcome: "by-hand", note: "Nobody else wrote a version of this guide." };
  await saveGuide(dependencies, actor, {
    slug,
    version: stored.version,
    note: why.slice(0, 120),
    ...guideContent.pick(other),
  });
  return "undone";
}

/** A run that was judged waits for review again; a verified one is rejected for that, and leaves the boards. */
export async function undoRun({ dependencies, actor, entry, why }: UndoWork): Promise<EntryOutcome> {
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
