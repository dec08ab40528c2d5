import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { moderateWithCopies } from "@/lib/content/moderate-copies.server";
import {
  type ContentModeration,
  moderateContent,
  prepareOwned,
} from "@/lib/publishing/moderate-content.server";
import { changeGuide, toFingerprinted } from "./change-guide.server";
import { findGuideCopies } from "./find-guide-copies.server";
import { getGuidePhase, getGuideRef, readGuide } from "./read-guide-document.server";
import { refuseGuide } from "./refusals";
import type { GuideDocument, ModerateGuideResponse } from "./schema";

interface Moderation extends ContentModeration {
  readonly slug: string;
}

/**
 * A moderator takes a guide down, which ends its schedule, or allows it again, see `moderateContent`.
 *
 * @throws ApiError 404 for a guide that is not there, or was never published; 403 for one that the
 *   moderator wrote, last edited or is an editor of; 429 after too many decisions today.
 */
export function moderateGuide(
  dependencies: Dependencies,
  actor: Actor,
  { slug, ...moderation }: Moderation,
): Promise<ModerateGuideResponse> {
  const { db } = dependencies;
  const ref = getGuideRef(db, slug);
  return moderateContent<GuideDocument, object>(
    dependencies,
    actor,
    {
      ...{ name: "guide", limit: "guides-moderate", ref, toFingerprinted },
      read: (snapshot) => {
        const stored = readGuide(snapshot);
        return stored?.publishedAt || stored?.takenDown ? stored : null;
      },
      refuse: (reason) => refuseGuide(reason === "not-found" ? "not-found" : "own-content"),
      getMakers: ({ owner, editor, editors }) => [owner, editor, ...editors],
      toFacts: (stored) => ({ phase: getGuidePhase(stored) }),
      extend: ({ publishAt }) => (moderation.action === "take-down" && publishAt ? { publishAt: null } : {}),
      run: (contended, body) => changeGuide(db, slug, contended, body),
      prepare: (transaction, { owner }) => prepareOwned(transaction, db, { ref, name: "guide" }, owner),
    },
    moderation,
  );
}

/**
 * The moderator's button at a guide: the same with all its copies, see `moderateWithCopies`.
 *
 * @throws ApiError as `moderateGuide`
 */
export async function moderateGuideWithCopies(
  dependencies: Dependencies,
  actor: Actor,
  { slug, ...moderation }: Moderation,
): Promise<ModerateGuideResponse> {
  const { db } = dependencies;
  const before = readGuide(await getGuideRef(db, slug).get());
  return moderateWithCopies(actor, {
    ...{ id: slug, before, action: moderation.action },
    findCopies: async (isWanted) => (before ? findGuideCopies(db, slug, before, isWanted) : []),
    moderate: (each) => moderateGuide(dependencies, actor, { ...moderation, slug: each }),
  });
}
