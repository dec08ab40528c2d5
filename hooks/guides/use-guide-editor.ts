import { useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideDrafts } from "@/lib/guides/draft-store";
import {
  type GuideDraft,
  isSameGuideDraft,
  rebaseGuideDraft,
  toGuideContent,
} from "@/lib/guides/guide-draft";
import { loadGuideSchema } from "@/lib/guides/load-schema";
import { toGuideSlug } from "@/lib/guides/rules";
import type { OwnGuide } from "@/lib/guides/schema";
import { ApiCallError } from "@/lib/http/fetcher";
import { saveGuide } from "./guide-actions";
import { fetchOwnGuide } from "./use-own-guide";
import { proposeGuide } from "./use-proposals";

interface EditorOptions {
  readonly uid: string;
  /** `null` = a new guide. */
  readonly guide: OwnGuide | null;
  /** Whether the person may save it; otherwise what they write is proposed. */
  readonly maySave: boolean;
  /** Makes the draft of a new guide. */
  readonly start: () => GuideDraft;
  onSaved(guide: OwnGuide): void;
}

/**
 * What a creator types for one guide: kept in this browser until it is saved, and never written over what somebody else
 * saved meanwhile. `conflict` is then what is stored, to merge with.
 */
export function useGuideEditor({ uid, guide, maySave, start, onSaved }: EditorOptions) {
  const drafts = useAuthorDraft<GuideDraft>({
    store: guideDrafts,
    author: uid,
    target: guide?.slug ?? "new",
    start,
    canClaim: () => false,
    merge: (_, waiting) => waiting,
  });
  const { mutate } = useSWRConfig();
  const [conflict, setConflict] = useState<OwnGuide | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { draft } = drafts;

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  /** What was typed while the call was on its way is the beginning of the next edit. */
  const keepWhatFollowed = (saved: OwnGuide, sent: GuideDraft) => {
    const typed = latest.current;
    const hasMore = !isSameGuideDraft(typed, sent);
    if (!hasMore || !guide) drafts.drop();
    if (hasMore) guideDrafts.storeDraft(uid, saved.slug, rebaseGuideDraft(typed, saved));
  };

  const send = async (note: string): Promise<OwnGuide> => {
    if (guide && draft.version !== null) {
      return saveGuide(guide.slug, { ...toGuideContent(draft), version: draft.version, note });
    }
    const { createdGuideResponseSchema: schema } = await loadGuideSchema();
    const body = { ...toGuideContent(draft), slug: draft.slug || toGuideSlug(draft.title) };
    return (await callSignedIn("/api/guides", { schema, body })).guide;
  };
  const save = async (note: string) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      if (guide && !maySave) {
        await proposeGuide(guide.slug, {
          ...toGuideContent(draft),
          version: draft.version ?? guide.version,
          note,
        });
        if (isSameGuideDraft(latest.current, draft)) drafts.drop();
        await mutate(`/api/guides/${guide.slug}/proposals`);
        return;
      }
      const saved = await send(note);
      keepWhatFollowed(saved, draft);
      onSaved(saved);
    } catch (error) {
      const isConflict = maySave && error instanceof ApiCallError && error.status === 409 && guide !== null;
      const stored = isConflict ? await fetchOwnGuide(guide.slug).catch(() => null) : null;
      if (stored && stored.version !== draft.version) setConflict(stored);
      else setProblem(error instanceof Error ? error.message : "The guide could not be saved. Try again.");
    } finally {
      setBusy(false);
    }
  };
  /** Goes on with what was merged, on top of what is stored now. */
  const resolve = (merged: Partial<GuideDraft>) => {
    if (!conflict) return;
    drafts.edit(rebaseGuideDraft({ ...draft, ...merged }, conflict));
    setConflict(null);
  };
  return { ...drafts, busy, problem, conflict, save, resolve };
}
