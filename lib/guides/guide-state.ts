import { type ContentAction, decideContentChange, restorePeriod } from "@/lib/content/content-state";
import type { ContentState } from "@/lib/content/schema";
import { maxSchedule } from "./rules";

/** A moment as it is stored. */
type Time = NonNullable<ContentState["publishedAt"]>;

interface GuideState extends ContentState {
  /** When a draft is published by itself; `null` for all others. */
  readonly publishAt: ContentState["publishedAt"];
}

type GuideStep = {
  readonly time: Time;
  readonly toTime: (ms: number) => Time;
} & (
  | { readonly action: ContentAction; readonly reason?: string }
  | { readonly action: "schedule"; readonly at: Date }
);

export type GuideDecision =
  /** `change` is `null` where nothing changes. */
  | { readonly ok: true; readonly change: Partial<GuideState> | null }
  | { readonly ok: false; readonly reason: "deleted" | "taken-down" | "too-late" | "published" | "bad-time" };

/**
 * The states of a guide: those of all published content, and a draft that is published at a moment. Everything but
 * scheduling takes a schedule away; what a moderator took down is never published by it.
 */
export function decideGuideChange(state: GuideState, step: GuideStep): GuideDecision {
  const { time, toTime } = step;
  if (step.action !== "schedule") {
    const { action, reason = "" } = step;
    const purgeAt = toTime(time.toDate().getTime() + restorePeriod);
    const decision = decideContentChange(state, { action, time, purgeAt, reason });
    const endsSchedule = state.publishAt !== null && action !== "allow" && action !== "restore";
    if (!decision.ok || !endsSchedule) return decision;
    return { ok: true, change: { ...decision.change, publishAt: null } };
  }
  if (state.visibility === "deleted") return { ok: false, reason: "deleted" };
  if (state.takenDown) return { ok: false, reason: "taken-down" };
  if (state.visibility === "published") return { ok: false, reason: "published" };
  const ahead = step.at.getTime() - time.toDate().getTime();
  if (ahead <= 0 || ahead > maxSchedule) return { ok: false, reason: "bad-time" };
  if (state.publishAt?.toDate().getTime() === step.at.getTime()) return { ok: true, change: null };
  return { ok: true, change: { publishAt: toTime(step.at.getTime()) } };
}

/** Whether a draft is to be published now. */
export function isGuideDue(state: GuideState, at: Date): boolean {
  return (
    state.visibility === "private" &&
    !state.takenDown &&
    state.publishAt !== null &&
    state.publishAt.toDate() <= at
  );
}
