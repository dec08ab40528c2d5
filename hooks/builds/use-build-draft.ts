import { useEffect, useRef, useState } from "react";
import { type BuildDraft, type DraftAuthor, isSameDraft } from "@/lib/builds/build-draft";
import { dropClaimed, dropDraft, readDrafts, storeDraft } from "@/lib/builds/draft-store";

export interface BuildDraftState {
  readonly draft: BuildDraft;
  /** Whether it holds what was typed and not saved yet. */
  readonly isSaved: boolean;
  /** What was typed before signing in, where there is another draft already; `null` = nothing to choose. */
  readonly waiting: BuildDraft | null;
  /** Takes over what waits. */
  takeWaiting(): void;
  dropWaiting(): void;
  /** Changes fields, and keeps the draft in this browser until it is dropped. */
  edit(change: Partial<BuildDraft>): void;
  /** Stores what was typed once more: a save in another tab may have taken it out. */
  save(): void;
  /** Back to what is stored. */
  drop(): void;
}

/**
 * What a person types to save one build. It outlives the page, so that a lost connection or session costs no
 * word. Another author or target needs another component.
 *
 * @param author whose it is; nobody else gets to see it
 * @param target what the draft is of: the id of a build, or `new`
 * @param start makes the draft where none is saved
 */
export function useBuildDraft(author: DraftAuthor, target: string, start: () => BuildDraft): BuildDraftState {
  const [state, setState] = useState(() => openDraft(author, target, start()));
  // A save takes time, in which more may be typed.
  const now = useRef(state);
  const set = (next: OpenDraft) => {
    now.current = next;
    setState(next);
  };
  const edit = (change: Partial<BuildDraft>) => {
    const draft = { ...now.current.draft, ...change };
    storeDraft(author, target, draft);
    set({ ...now.current, draft, isSaved: true });
  };
  const dropWaiting = () => {
    if (author !== null) dropClaimed(author, target);
    set({ ...now.current, waiting: null });
  };

  const { isClaimed } = state;
  useEffect(() => {
    if (!isClaimed || author === null) return;
    storeDraft(author, target, now.current.draft);
    dropClaimed(author, target);
  }, [isClaimed, author, target]);

  return {
    ...state,
    edit,
    dropWaiting,
    takeWaiting: () => {
      const { waiting, draft } = now.current;
      if (!waiting) return;
      dropWaiting();
      edit({
        title: waiting.title || draft.title,
        notes: waiting.notes || draft.notes,
        tags: waiting.tags || draft.tags,
        published: waiting.published,
      });
    },
    save: () => {
      if (now.current.isSaved) storeDraft(author, target, now.current.draft);
    },
    drop: () => {
      dropDraft(author, target, now.current.draft);
      set({ ...now.current, draft: start(), isSaved: false });
    },
  };
}

interface OpenDraft extends Pick<BuildDraftState, "draft" | "isSaved" | "waiting"> {
  /** What a visitor typed is in the draft: from now on it is the author's. */
  readonly isClaimed: boolean;
}

function openDraft(author: DraftAuthor, target: string, start: BuildDraft): OpenDraft {
  const { own, claimed } = readDrafts(author, target);
  // What a visitor typed did not begin with what the account has saved: the visitor chooses.
  const draft = own ?? (start.version === null ? claimed : undefined) ?? start;
  const waiting = claimed && !isSameDraft(claimed, draft) ? claimed : null;
  const isClaimed = claimed !== undefined && waiting === null;
  return { draft, isSaved: own !== undefined || isClaimed, waiting, isClaimed };
}
