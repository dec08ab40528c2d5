import type { ModeratedKind } from "@/lib/publishing/moderate-content.server";
import { guideKind } from "./guide-kind.server";
import { getGuidePhase } from "./read-guide-document.server";
import { refuseGuide } from "./refusals";
import type { GuideDocument } from "./schema";

/** Guides, as moderators decide about them: a take-down ends the schedule. */
export const moderatedGuide: ModeratedKind<GuideDocument> = {
  ...{ kind: guideKind, name: "guide", limit: "guides-moderate", nothing: {} },
  refuse: (reason) => refuseGuide(reason === "not-found" ? "not-found" : "own-content"),
  toFacts: (stored) => ({ phase: getGuidePhase(stored) }),
  extend: ({ publishAt }, action) => (action === "take-down" && publishAt ? { publishAt: null } : {}),
};
