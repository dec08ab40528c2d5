import { useEffect, useRef, useState } from "react";
import type { DraftAuthor } from "@/lib/site/author-drafts";
import type { DraftStore } from "@/lib/site/draft-store";

/** Stored draft of one form in this browser, for `useDraftForm`, which holds the current one. */
export interface AuthorDraft<Draft> {
  /** The first values of the form. */
  readonly opened: Draft;
  /** Whether it holds what was typed and not sent yet. */
  readonly isSaved: boolean;
  /** Draft from before signing in, where there is another one already; `null` = nothing to choose. */
  readonly waiting: Draft | null;
  /** Forgets what waits. @returns `draft` with it */
  takeWaiting(draft: Draft): Partial<Draft>;
  dropWaiting(): void;
  /** Keeps what was typed until it is dropped. */
  keep(draft: Draft): void;
  /** Stores what was typed once more: another tab may have taken it out. */
  save(draft: Draft): void;
  /** Forgets it. @returns what the form begins with again */
  drop(draft: Draft): Draft;
}

interface AuthorDraftOptions<Draft> {
  readonly store: DraftStore<Draft>;
  /** Whose it is; nobody else gets to see it. */
  readonly author: DraftAuthor;
  /** The target of the draft: an id, or `new`. */
  readonly target: string;
  /** Makes the draft where none is saved. */
  start(): Draft;
  /** Whether what a visitor typed takes the place of a fresh draft without asking. Default: never. */
  canClaim?(start: Draft): boolean;
  /** The draft with what a visitor typed. Default: what the visitor typed. */
  merge?(draft: Draft, waiting: Draft): Partial<Draft>;
}

/**
 * The draft of one form, as a person types it. It outlives the page, so that a lost connection or session costs no
 * word. Another author or target needs another component.
 */
export function useAuthorDraft<Draft>(options: AuthorDraftOptions<Draft>): AuthorDraft<Draft> {
  const { store, author, target, start, merge = (_, waiting) => waiting } = options;
  const [{ opened, isClaimed, ...first }] = useState(() => openDraft(options));
  const [isSaved, setSaved] = useState(first.isSaved);
  // Sending takes time, in which more may be typed.
  const isSavedNow = useRef(isSaved);
  const mark = (next: boolean) => {
    isSavedNow.current = next;
    setSaved(next);
  };
  const [waiting, setWaiting] = useState(first.waiting);
  const dropWaiting = () => {
    if (author !== null) store.dropClaimed(author, target);
    setWaiting(null);
  };

  useEffect(() => {
    if (!isClaimed || author === null) return;
    store.storeDraft(author, target, opened);
    store.dropClaimed(author, target);
  }, [isClaimed, store, author, target, opened]);

  return {
    opened,
    isSaved,
    waiting,
    dropWaiting,
    takeWaiting: (draft) => {
      if (!waiting) return {};
      dropWaiting();
      return merge(draft, waiting);
    },
    keep: (draft) => {
      store.storeDraft(author, target, draft);
      mark(true);
    },
    save: (draft) => {
      if (isSavedNow.current) store.storeDraft(author, target, draft);
    },
    drop: (draft) => {
      store.dropDraft(author, target, draft);
      mark(false);
      return start();
    },
  };
}

interface OpenDraft<Draft> extends Pick<AuthorDraft<Draft>, "opened" | "isSaved" | "waiting"> {
  /** A visitor's draft was taken over: from now on it is the author's. */
  readonly isClaimed: boolean;
}

function openDraft<Draft>({
  store,
  author,
  target,
  start,
  canClaim = () => false,
}: AuthorDraftOptions<Draft>): OpenDraft<Draft> {
  const { own, claimed } = store.readDrafts(author, target);
  const fresh = start();
  const opened = own ?? (canClaim(fresh) ? claimed : undefined) ?? fresh;
  const waiting = claimed && !store.isSame(claimed, opened) ? claimed : null;
  const isClaimed = claimed !== undefined && waiting === null;
  return { opened, isSaved: own !== undefined || isClaimed, waiting, isClaimed };
}
