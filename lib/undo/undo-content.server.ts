import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import type { AuditEntry } from "@/lib/audit/schema";
import type { Actor } from "@/lib/auth/actor";
import { getModerateBuild } from "@/lib/builds/moderate-build.server";
import { getBuildRef, readBuild } from "@/lib/builds/read-build-document.server";
import { changeGuideState } from "@/lib/guides/change-guide-state.server";
import { moderateGuide } from "@/lib/guides/moderate-guide.server";
import { getGuideRef, readGuide } from "@/lib/guides/read-guide-document.server";
import { saveGuide } from "@/lib/guides/save-guide.server";
import { revisionDocumentSchema } from "@/lib/guides/schema";
import type { UndoOutcome } from "./schema";

/** Versions of a guide that are looked through for one by somebody else. */
const maxVersions = 50;

/** An entry to undo, and who does it. */
export interface Deed {
  readonly dependencies: AccountDependencies;
  readonly actor: Actor;
  readonly entry: AuditEntry;
  readonly why: string;
}

/** What became of it, with a note where there is something to say. */
export type DeedOutcome = UndoOutcome | { readonly outcome: UndoOutcome; readonly note: string };

/** Whether an entry that took something down is undone by allowing it, or the other way round. */
export function getOpposite({ action }: Pick<AuditEntry, "action">): "allow" | "take-down" {
  return action.endsWith(".take-down") ? "allow" : "take-down";
}

/** A build that was taken down or allowed. One that was published then is published again. */
export async function undoBuild({ dependencies, actor, entry, why }: Deed): Promise<DeedOutcome> {
  const id = entry.target.slice("builds/".length);
  const action = getOpposite(entry);
  const stored = readBuild(await getBuildRef(dependencies.db, id).get());
  if (!stored || (stored.takenDown !== null) !== (action === "allow")) return "already";
  const isShownAgain = entry.before.visibility === "published";
  await getModerateBuild(dependencies, actor, { id, action, reason: why, isShownAgain });
  return "undone";
}

/** A guide that was taken down or allowed, in the same way. */
export async function undoGuide({ dependencies, actor, entry, why }: Deed): Promise<DeedOutcome> {
  const slug = entry.target.slice("guides/".length);
  const action = getOpposite(entry);
  const stored = readGuide(await getGuideRef(dependencies.db, slug).get());
  if (!stored || (stored.takenDown !== null) !== (action === "allow")) return "already";
  const isShownAgain = entry.before.phase === "published";
  await moderateGuide(dependencies, actor, { slug, action, reason: why, isShownAgain });
  return "undone";
}

/** A guide that was made a draft or deleted. */
export async function undoGuideState({ dependencies, actor, entry }: Deed): Promise<DeedOutcome> {
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
export async function undoGuideEdit({ dependencies, actor, entry, why }: Deed): Promise<DeedOutcome> {
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
  const { title, summary, tags, cover, gameVersion, text } = other;
  const content = { title, summary, tags, cover, gameVersion, text };
  await saveGuide(dependencies, actor, {
    slug,
    version: stored.version,
    note: why.slice(0, 120),
    ...content,
  });
  return "undone";
}
