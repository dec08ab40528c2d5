import { defineRefusals } from "@/lib/http/refusals";
import { maxBuildsPerAccount } from "./rules";

/** The same answer for a build that is not there and one that the caller may not see. */
const notVisible = "This build does not exist or is not published.";

/** Refusals of a like (`decide-like.ts`). */
export const refuseLike = defineRefusals({
  "own-build": ["forbidden", "You cannot like your own build."],
  "not-visible": ["not-found", notVisible],
});

/** Refusals of calls about builds. */
export const refuseBuild = defineRefusals({
  "not-visible": ["not-found", notVisible],
  "not-owner": ["forbidden", "This build belongs to someone else. Duplicate it to edit it."],
  "own-content": ["forbidden", "You cannot moderate your own build."],
  deleted: ["conflict", "This build is deleted. Restore it first."],
  "too-late": ["conflict", "This build was deleted too long ago to restore it."],
  "taken-down": ["conflict", (reason: string) => `A moderator took this build down: ${reason}`],
  "title-missing": [
    "conflict",
    "A published build needs a title.",
    { at: "title", issue: "must not be empty in a published build" },
  ],
  /** With the `version` that is stored, and when it was. */
  changed: [
    "conflict",
    ({ stored, edited }: { stored: number; edited: number }) =>
      `This build was changed elsewhere: it is at version ${stored}, but you edited ` +
      `version ${edited}. Nothing was saved. Reload it, or save your edit as a new build.`,
  ],
  "key-used": ["conflict", "This key created a build that has since been deleted."],
  quota: [
    "conflict",
    `You have reached the limit of ${maxBuildsPerAccount} builds. Delete one to make room.`,
  ],
});
