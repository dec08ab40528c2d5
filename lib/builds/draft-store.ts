import { readStored, writeStored } from "@/lib/site/stored-text";
import {
  type BuildDraft,
  claimDrafts,
  type DraftAuthor,
  type DraftsByAuthor,
  findDrafts,
  isSameDraft,
  parseDrafts,
  withDraft,
  withoutAccount,
  withoutClaimed,
} from "./build-draft";
import { buildDraftsKey } from "./drafts-key";

/*
 * Drafts in this browser. Each belongs to the account that typed it: whoever signs in next must not see it. Storage
 * may be full or forbidden; then a draft lives as long as its dialog. It is not held in memory, where
 * it would outlast the account that typed it.
 */

/**
 * What an author typed for a build, and what was typed by a visitor who then signed in as this author.
 *
 * @param target id of the build, or `new`
 */
export function readDrafts(author: DraftAuthor, target: string): ReturnType<typeof findDrafts> {
  if (author !== null) claimVisitorDrafts(author);
  return findDrafts(read(), author, target);
}

/** Stores what was typed. */
export function storeDraft(author: DraftAuthor, target: string, draft: BuildDraft): void {
  write(withDraft(read(), author, target, draft));
}

/** Takes a draft out, unless another tab has stored another one since. */
export function dropDraft(author: DraftAuthor, target: string, draft: BuildDraft): void {
  const { own } = findDrafts(read(), author, target);
  if (own && isSameDraft(own, draft)) write(withDraft(read(), author, target, null));
}

/** Takes out what a visitor typed before this account signed in. */
export function dropClaimed(uid: string, target: string): void {
  write(withoutClaimed(read(), uid, target));
}

/** Gives what was typed while nobody was signed in to the account that signs in, and to no other. */
export function claimVisitorDrafts(uid: string): void {
  const before = read();
  const after = claimDrafts(before, uid);
  if (after !== before) write(after);
}

/** Forgets what an account typed in this browser. For when the account is deleted. */
export function forgetDrafts(uid: string): void {
  write(withoutAccount(read(), uid));
}

function read(): DraftsByAuthor {
  return parseDrafts(readStored(buildDraftsKey));
}

function write(drafts: DraftsByAuthor): void {
  writeStored(buildDraftsKey, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
}
