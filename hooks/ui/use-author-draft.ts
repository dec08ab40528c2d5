import { useEffect, useRef, useState } from "react";
import type { DraftAuthor } from "@/lib/site/author-drafts";
import type { DraftStore } from "@/lib/site/draft-store";

export interface AuthorDraftState<Draft> {
  readonly draft: Draft;
  /** Whether it holds what was typed and not sent yet. */
  readonly isSaved: boolean;
  /** What was typed before signing in, where there is another draft already; `null` = nothing to choose. */
  readonly waiting: Draft | null;
  /** Takes over what waits. */
  takeWaiting(): void;
  dropWaiting(): void;
  /** Changes fields, and keeps the draft in this browser until it is dropped. */
  edit(change: Partial<Draft>): void;
  /** Stores what was typed once more: another tab may have taken it out. */
  save(): void;
  /** Back to what `start` gives. */
  drop(): void;
}

interface AuthorDraftOptions<Draft> {
  readonly store: DraftStore<Draft>;
  /** Whose it is; nobody else gets to see it. */
  readonly author: DraftAuthor;
  /** What the draft is of: an id, or `new`. */
  readonly target: string;
  /** Makes the draft where none is saved. */
  start(): Draft;
  /** Whether what a visitor typed takes the place of a fresh draft without asking. */
  canClaim(start: Draft): boolean;
  /** The draft with what a visitor typed. */
  merge(draft: Draft, waiting: Draft): Partial<Draft>;
}

/**
 * What a person types into one form. It outlives the page, so that a lost connection or session costs no word.
 * Another author or target needs another component.
 */
export function useAuthorDraft<Draft>(options: AuthorDraftOptions<Draft>): AuthorDraftState<Draft> {
  const { store, author, target, start, merge } = options;
  const [state, setState] = useState(() => openDraft(options));
  // Sending takes time, in which more may be typed.
  const now = useRef(state);
  const set = (next: OpenDraft<Draft>) => {
    now.current = next;
    setState(next);
  };
  const edit = (change: Partial<Draft>) => {
    const draft = { ...now.current.draft, ...change };
    store.storeDraft(author, target, draft);
    set({ ...now.current, draft, isSaved: true });
  };
  const dropWaiting = () => {
    if (author !== null) store.dropClaimed(author, target);
    set({ ...now.current, waiting: null });
  };

  const { isClaimed } = state;
  useEffect(() => {
    if (!isClaimed || author === null) return;
    store.storeDraft(author, target, now.current.draft);
    store.dropClaimed(author, target);
  }, [isClaimed, store, author, target]);

  return {
    ...state,
    edit,
    dropWaiting,
    takeWaiting: () => {
      const { waiting, draft } = now.current;
      if (!waiting) return;
      dropWaiting();
      edit(merge(draft, waiting));
    },
    save: () => {
      if (now.current.isSaved) store.storeDraft(author, target, now.current.draft);
    },
    drop: () => {
      store.dropDraft(author, target, now.current.draft);
      set({ ...now.current, draft: start(), isSaved: false });
    },
  };
}

interface OpenDraft<Draft> extends Pick<AuthorDraftState<Draft>, "draft" | "isSaved" | "waiting"> {
  /** What a visitor typed is in the draft: from now on it is the author's. */
  readonly isClaimed: boolean;
}

function openDraft<Draft>({
  store,
  author,
  target,
  start,
  canClaim,
}: AuthorDraftOptions<Draft>): OpenDraft<Draft> {
  const { own, claimed } = store.readDrafts(author, target);
  const fresh = start();
  const draft = own ?? (canClaim(fresh) ? claimed : undefined) ?? fresh;
  const waiting = claimed && !store.isSame(claimed, draft) ? claimed : null;
  const isClaimed = claimed !== undefined && waiting === null;
  return { draft, isSaved: own !== undefined || isClaimed, waiting, isClaimed };
}
