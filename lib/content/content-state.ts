import type { ContentState } from "./schema";

/** How long deleted content can be restored, in milliseconds: 7 days. */
export const restorePeriod = 7 * 86_400_000;

/** The state of content that was just created: private, unless its original was taken down. */
export function createContentState(takenDown: ContentState["takenDown"] = null): ContentState {
  return { visibility: "private", takenDown, publishedAt: null, deletedFrom: null, purgeAt: null };
}

/** A change of content by its owner or a moderator. */
export type ContentAction = "publish" | "unpublish" | "delete" | "restore" | "take-down" | "allow";

/** Why an action is refused. */
export type ContentRefusal =
  /** It is deleted; restore it first. */
  | "deleted"
  /** A moderator took it down. */
  | "taken-down"
  /** It was deleted so long ago that it cannot be restored. */
  | "too-late";

type ContentDecision =
  /** `change` is `null` where nothing changes: the action is a repetition. */
  | { readonly ok: true; readonly change: Partial<ContentState> | null }
  | { readonly ok: false; readonly reason: ContentRefusal };

interface ContentStep<Time> {
  readonly action: ContentAction;
  /** A moment as it is stored. */
  readonly time: Time;
  /** When content that is deleted now is gone for good. */
  readonly purgeAt: Time;
  /** Why a moderator acts. */
  readonly reason?: string;
}

/**
 * The one state machine of all published content. Pure: the caller writes the change.
 *
 * Taking down works in every state, also on private and deleted content: otherwise unpublishing in time would
 * evade it.
 */
export function decideContentChange(
  state: ContentState,
  { action, time, purgeAt, reason = "" }: ContentStep<NonNullable<ContentState["publishedAt"]>>,
): ContentDecision {
  const { visibility, takenDown } = state;
  switch (action) {
    case "publish":
      if (visibility === "deleted") return refuse("deleted");
      if (visibility === "published") return keep;
      if (takenDown) return refuse("taken-down");
      return change({ visibility: "published", publishedAt: state.publishedAt ?? time });
    case "unpublish":
      if (visibility === "deleted") return refuse("deleted");
      return visibility === "private" ? keep : change({ visibility: "private" });
    case "delete":
      if (visibility === "deleted") return keep;
      return change({ visibility: "deleted", deletedFrom: visibility, purgeAt });
    case "restore":
      if (visibility !== "deleted") return keep;
      // The store's own clean-up may come a day late: the deadline is the promise, not the document.
      if (!state.purgeAt || state.purgeAt.toDate() <= time.toDate()) return refuse("too-late");
      return change({ visibility: state.deletedFrom ?? "private", deletedFrom: null, purgeAt: null });
    case "take-down":
      if (takenDown) return keep;
      return change({
        takenDown: { reason, at: time },
        ...(visibility === "published" ? { visibility: "private" } : {}),
        ...(visibility === "deleted" ? { deletedFrom: "private" } : {}),
      });
    case "allow":
      return takenDown ? change({ takenDown: null }) : keep;
  }
}

const keep: ContentDecision = { ok: true, change: null };

function change(fields: Partial<ContentState>): ContentDecision {
  return { ok: true, change: fields };
}

function refuse(reason: ContentRefusal): ContentDecision {
  return { ok: false, reason };
}
