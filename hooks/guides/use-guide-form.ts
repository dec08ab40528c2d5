import { useState } from "react";
import { useSWRConfig } from "swr";
import { useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import { guideDrafts } from "@/lib/guides/draft-store";
import { guideFields } from "@/lib/guides/guide-content";
import {
  createSentGuideSchema,
  type GuideDraft,
  getDraftSlug,
  isSameGuideDraft,
  rebaseGuideDraft,
  toGuideContent,
} from "@/lib/guides/guide-draft";
import type { OwnGuide } from "@/lib/guides/schema";
import { ApiCallError } from "@/lib/http/fetcher";
import { toRefusal } from "@/lib/http/to-refusal";
import { callSaveGuide } from "./guide-actions";
import { fetchOwnGuide } from "./use-own-guide";
import { callProposeGuide, getProposalsKey } from "./use-proposals";

interface GuideFormOptions {
  readonly uid: string;
  /** `null` = a new guide. */
  readonly guide: OwnGuide | null;
  /** Whether the person may save it; otherwise what they write is proposed. */
  readonly maySave: boolean;
  /** Address of a new guide that is proposed already; `null` for all others. */
  readonly proposedSlug: string | null;
  /** Makes the draft of a new guide. */
  readonly start: () => GuideDraft;
  /** Note on the change in the list of versions; it is no part of the draft. */
  readonly note: string;
  onSaved(guide: OwnGuide): void;
  onProposed(slug: string): void;
}

/** Thrown where somebody else saved meanwhile: there is nothing to say but what to merge. */
class MergeNeeded extends Error {}

const words = { failure: "The guide could not be saved. Try again." };

/**
 * The draft of one guide: kept in this browser until it is saved, and never written over what somebody else
 * saved meanwhile. `conflict` is then what is stored, to merge with.
 */
export function useGuideForm({
  uid,
  guide,
  maySave,
  proposedSlug,
  start,
  note,
  ...listeners
}: GuideFormOptions) {
  const kept = useAuthorDraft<GuideDraft>({
    store: guideDrafts,
    author: uid,
    target: guide?.slug ?? proposedSlug ?? "new",
    start,
  });
  const { mutate } = useSWRConfig();
  const [conflict, setConflict] = useState<OwnGuide | null>(null);

  const save = async (draft: GuideDraft): Promise<OwnGuide> => {
    if (guide && draft.version !== null) {
      return callSaveGuide(guide.slug, { ...toGuideContent(draft), version: draft.version, note });
    }
    const body = { ...toGuideContent(draft), slug: getDraftSlug(draft) };
    return (await callSignedIn(guideCalls.create, { body })).guide;
  };
  const saveOrMerge = async (draft: GuideDraft): Promise<OwnGuide> => {
    try {
      return await save(draft);
    } catch (error) {
      const isConflict = error instanceof ApiCallError && error.status === 409 && guide !== null;
      const stored = isConflict ? await fetchOwnGuide(guide.slug).catch(() => null) : null;
      if (!stored || stored.version === draft.version) throw error;
      setConflict(stored);
      throw new MergeNeeded("The guide was changed elsewhere.", { cause: error });
    }
  };

  const form = useDraftForm({
    start: kept.opened,
    draft: kept,
    // What was typed while the call was on its way is the beginning of the next edit.
    keepsLaterTyping: true,
    fields: [...new Set(["title", "slug", ...guideFields] as const)],
    schema: createSentGuideSchema(guide === null && proposedSlug === null),
    words,
    send: async (draft) => {
      if (maySave) return saveOrMerge(draft);
      const version = guide ? (draft.version ?? guide.version) : 0;
      const slug = guide?.slug ?? proposedSlug ?? getDraftSlug(draft);
      await callProposeGuide(slug, { ...toGuideContent(draft), version, note });
      await mutate(getProposalsKey(slug));
      listeners.onProposed(slug);
      return null;
    },
    explain: (error) => (error instanceof MergeNeeded ? null : toRefusal(error, words)),
    onSent: (saved, { sent, now }) => {
      if (!saved) return;
      const hasMore = !isSameGuideDraft(now, sent);
      if (hasMore && !guide) form.discard();
      if (hasMore) guideDrafts.storeDraft(uid, saved.slug, rebaseGuideDraft(now, saved));
      listeners.onSaved(saved);
    },
  });
  /** Goes on with what was merged, on top of what is stored now. */
  const resolve = (merged: Partial<GuideDraft>) => {
    if (!conflict) return;
    form.edit(rebaseGuideDraft({ ...form.values, ...merged }, conflict));
    setConflict(null);
  };
  return { form, isSaved: kept.isSaved, conflict, resolve };
}
