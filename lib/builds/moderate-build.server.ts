import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { changeContent } from "@/lib/content/change-content.server";
import { moderateWithCopies } from "@/lib/content/moderate-copies.server";
import {
  type ContentModeration,
  moderateContent,
  prepareOwned,
} from "@/lib/publishing/moderate-content.server";
import { findBuildCopies } from "./find-build-copies.server";
import { toFingerprinted } from "./get-build-fingerprint.server";
import { getBuildRef, readBuild } from "./read-build-document.server";
import { refuseBuild } from "./refusals";
import type { BuildDocument, ModerateBuildResponse } from "./schema";

interface Moderation extends ContentModeration {
  readonly id: string;
}

/**
 * A moderator takes a build down or allows it again, see `moderateContent`.
 *
 * @throws ApiError 404 for a build that is not there, or was never published; 403 for the moderator's own; 429
 *   after too many decisions today.
 */
export function getModerateBuild(
  dependencies: Dependencies,
  actor: Actor,
  { id, ...moderation }: Moderation,
): Promise<ModerateBuildResponse> {
  const { db } = dependencies;
  const ref = getBuildRef(db, id);
  return moderateContent<BuildDocument, object>(
    dependencies,
    actor,
    {
      ...{ name: "build", limit: "builds-moderate", ref, toFingerprinted },
      read: (snapshot) => {
        const stored = readBuild(snapshot);
        // What was never published is nobody's business, a moderator's neither.
        return stored?.publishedAt || stored?.takenDown ? stored : null;
      },
      refuse: (reason) => refuseBuild(reason === "not-found" ? "not-visible" : "own-content"),
      getMakers: ({ owner }) => [owner],
      run: (contended, body) => changeContent(db, ref, contended, body),
      prepare: (transaction, { owner }) => prepareOwned(transaction, db, { ref, name: "build" }, owner),
    },
    moderation,
  );
}

/**
 * The moderator's button at a build: the same with all its copies, see `moderateWithCopies`.
 *
 * @throws ApiError as `getModerateBuild`
 */
export async function moderateBuildWithCopies(
  dependencies: Dependencies,
  actor: Actor,
  { id, ...moderation }: Moderation,
): Promise<ModerateBuildResponse> {
  const { db } = dependencies;
  const before = readBuild(await getBuildRef(db, id).get());
  return moderateWithCopies(actor, {
    ...{ id, before, action: moderation.action },
    findCopies: async (isWanted) => (before ? findBuildCopies(db, id, before, isWanted) : []),
    moderate: (each) => getModerateBuild(dependencies, actor, { ...moderation, id: each }),
  });
}
