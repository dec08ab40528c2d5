import {
  claimDrafts,
  type DraftAuthor,
  type DraftsByAuthor,
  findDrafts,
  parseDrafts,
  withDraft,
  withoutAccount,
  withoutClaimed,
} from "./author-drafts";
import { readStored, writeStored } from "./stored-text";

interface DraftStoreOptions<Draft> {
  /** Key in local storage. It belongs in `stored-data.ts`, which the privacy policy shows. */
  readonly key: string;
  /** Reads one stored draft, which anybody may have changed; `null` for what is none. */
  readDraft(stored: unknown): Draft | null;
  /** Whether two drafts say the same. */
  isSame(a: Draft, b: Draft): boolean;
}

export interface DraftStore<Draft> {
  readonly isSame: (a: Draft, b: Draft) => boolean;
  /** Drafts of an author, and those of a visitor who then signed in as this author. */
  readDrafts(author: DraftAuthor, target: string): ReturnType<typeof findDrafts<Draft>>;
  /** Stores what was typed. */
  storeDraft(author: DraftAuthor, target: string, draft: Draft): void;
  /** Takes a draft out, unless another tab has stored another one since. */
  dropDraft(author: DraftAuthor, target: string, draft: Draft): void;
  /** Takes out what a visitor typed before this account signed in. */
  dropClaimed(uid: string, target: string): void;
  /** Gives what was typed while nobody was signed in to the account that signs in, and to no other. */
  claimVisitorDrafts(uid: string): void;
  /** Forgets what an account typed in this browser. For when the account is deleted. */
  forgetDrafts(uid: string): void;
}

/**
 * Drafts of one kind of form in this browser. Each belongs to the account that typed it: whoever signs in next must
 * not see it. Storage may be full or forbidden; then a draft lives as long as its form. It is not held in memory,
 * where it would outlast the account that typed it.
 */
export function createDraftStore<Draft>({
  key,
  readDraft,
  isSame,
}: DraftStoreOptions<Draft>): DraftStore<Draft> {
  const read = () => parseDrafts(readStored(key), readDraft);
  const write = (drafts: DraftsByAuthor<Draft>) => {
    writeStored(key, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
  };
  const claimVisitorDrafts = (uid: string) => {
    const before = read();
    const after = claimDrafts(before, uid);
    if (after !== before) write(after);
  };
  return {
    isSame,
    claimVisitorDrafts,
    readDrafts: (author, target) => {
      if (author !== null) claimVisitorDrafts(author);
      return findDrafts(read(), author, target);
    },
    storeDraft: (author, target, draft) => write(withDraft(read(), author, target, draft)),
    dropDraft: (author, target, draft) => {
      const { own } = findDrafts(read(), author, target);
      if (own && isSame(own, draft)) write(withDraft(read(), author, target, null));
    },
    dropClaimed: (uid, target) => write(withoutClaimed(read(), uid, target)),
    forgetDrafts: (uid) => write(withoutAccount(read(), uid)),
  };
}
