import { defineRefusals, tellReason } from "@/lib/http/refusals";
import { maxOpenProposals, proposingTakes } from "./rules";

/** Refusals of calls about guides. */
export const refuseGuide = defineRefusals({
  // The same answer for a guide that is not there and one that the caller may not see.
  "not-found": ["not-found", "This guide does not exist or is not published."],
  "no-proposal": ["not-found", "There is no such proposal."],
  "no-version": ["not-found", "There is no such version."],
  "not-manager": ["forbidden", "Only the author and admins can delete a guide."],
  "not-owner": ["forbidden", "Only the author of the guide and admins choose its editors."],
  "not-decider": ["forbidden", "Only those who decide about it see what is proposed."],
  "own-content": [
    "forbidden",
    "You cannot moderate a guide that you wrote, last edited or are an editor of.",
  ],
  "slug-used": [
    "conflict",
    "Another guide has this address. Choose a different one.",
    { at: "slug", issue: "is in use" },
  ],
  deleted: ["conflict", "This guide is deleted. Restore it first."],
  "proposal-deleted": ["conflict", "This guide is deleted."],
  "too-late": ["conflict", "This guide was deleted too long ago to restore it."],
  published: ["conflict", "This guide is already published."],
  "taken-down": ["conflict", (reason: string) => `A moderator took this guide down: ${reason}`],
  /** With the `version` that is stored, and its `editor`. */
  changed: [
    "conflict",
    ({ stored, edited }: { stored: number; edited: number }) =>
      `This guide was changed meanwhile: it is at version ${stored}, and you edited version ${edited}. Nothing was saved.`,
  ],
  "not-trusted": ["forbidden", proposingTakes],
  "too-many-open": [
    "conflict",
    `You have ${maxOpenProposals} proposals that wait. Withdraw one, or wait for a decision.`,
  ],
  "may-edit": ["conflict", "You can save this guide yourself."],
  "no-such-base": ["conflict", (version: number) => `This guide is at version ${version}.`],
  unchanged: ["conflict", "Nothing is changed."],
  /** With the `revision` that is stored. */
  "proposal-changed": ["conflict", "This proposal was changed since you opened it. Look at it again."],
  "proposal-decided": ["conflict", (state: string) => `This proposal was already ${state}.`],
  ...tellReason({
    "not-editor": ["forbidden", "Only the author, the editors of this guide and admins can do that."],
    merge: [
      "conflict",
      "The guide was changed in the same place since. Put what you want of this proposal into the editor, save it, and decline the proposal.",
    ],
  }),
});
