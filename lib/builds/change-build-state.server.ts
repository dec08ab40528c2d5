import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import {
  type ContentAction,
  type ContentRefusal,
  decideContentChange,
  restorePeriod,
} from "@/lib/content/content-state";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { writeNews } from "@/lib/follows/write-news.server";
import { grantBadges } from "@/lib/profiles/grant-badges.server";
import { changeState, type StateRules } from "@/lib/publishing/change-state.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { requireQuota } from "./add-build.server";
import { buildKind, toFingerprintedBuild } from "./build-kind.server";
import { countBuilds, requireOwnBuild, toOwnBuild, writeBuildCount } from "./read-build-document.server";
import { refuseBuild } from "./refusals";
import type { BuildDocument, ChangedBuildResponse } from "./schema";

/** Action of an owner on a whole build. */
type BuildAction = Extract<ContentAction, "publish" | "unpublish" | "delete" | "restore">;

/** How many more builds the account has after each. */
const differences = { publish: 0, unpublish: 0, delete: -1, restore: 1 } as const;

const rules: StateRules<
  BuildDocument,
  { readonly action: BuildAction },
  ContentRefusal,
  ChangedBuildResponse
> = {
  ...{ kind: buildKind, limit: "builds-state" },
  contend: (db, { uid }) => [getUserRef(db, uid)],
  alsoRead: (db, { uid }) => [getUserRef(db, uid)],
  require: (snapshot, { uid }) => requireOwnBuild(snapshot, uid),
  decide: (stored, { action }, at) =>
    decideContentChange(stored, {
      action,
      time: Timestamp.fromDate(at),
      purgeAt: Timestamp.fromMillis(at.getTime() + restorePeriod),
    }),
  refuse: (reason, { takenDown }) =>
    reason === "taken-down" ? refuseBuild("taken-down", takenDown?.reason ?? "") : refuseBuild(reason),
  isShown: ({ visibility }) => visibility === "published",
  requireWhole: ({ title }) => {
    if (title === "") throw refuseBuild("title-missing");
  },
  comesBackHidden: ({ action }) => action === "restore",
  extend: (stored, { visibility }) =>
    visibility === "published" ? { prints: getFingerprints(toFingerprintedBuild(stored)) } : {},
  prepare: async (transaction, { db, also: [user], profile, id, stored, step: { action }, change, at }) => {
    if (!user) throw new Error("The store left out a document.");
    const count = countBuilds(user);
    if (action === "restore") requireQuota(count);
    const isFirst = change.visibility === "published" && stored.publishedAt === null;
    return () => {
      if (isFirst) {
        grantBadges(transaction, user, { publications: 1 }, at);
        const { weapon, monster, owner } = stored;
        const about = { monsters: [monster], weapons: [weapon], hunters: [owner] };
        writeNews(transaction, db, { what: "build", ref: buildKind.getRef(db, id).path, ...about }, at);
      }
      if (differences[action] === 0) return;
      writeBuildCount(transaction, user, Math.max(0, count + differences[action]), profile, at);
    };
  },
  toReply: (id, stored) => ({ message: "OK", build: toOwnBuild(id, stored) }),
};

/**
 * Publishes one's own build, makes it private, deletes it or brings it back. What is so already stays as it is.
 * Likes and the day of the first publication stay. A deleted build can be restored until `restorableUntil`, as
 * it was before, or private and taken down where the same content was taken down in the meantime; while it is
 * deleted nobody else sees it and it does not count.
 *
 * @throws ApiError 403 and 404 as `requireOwnBuild`; 403 as `requirePoster` where others will see it; 409 for a deleted build that is to be published, for one
 *   without a title, for one that a moderator took down or that is a copy of such a build, when the time to
 *   restore it is over and when the account is full; 429 after too many changes today.
 */
export function changeBuildState(
  dependencies: Dependencies,
  actor: Actor,
  { id, ...step }: { readonly id: string; readonly action: BuildAction },
): Promise<ChangedBuildResponse> {
  return changeState(dependencies, actor, rules, id, step);
}
