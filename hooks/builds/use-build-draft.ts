import { type AuthorDraft, useAuthorDraft } from "@/hooks/ui/use-author-draft";
import type { BuildDraft } from "@/lib/builds/build-content";
import { buildDrafts } from "@/lib/builds/draft-store";
import type { DraftAuthor } from "@/lib/site/author-drafts";

/**
 * A person's draft to save one build.
 *
 * @param author whose it is; nobody else gets to see it
 * @param target what the draft is of: the id of a build, or `new`
 * @param start makes the draft where none is saved
 */
export function useBuildDraft(
  author: DraftAuthor,
  target: string,
  start: () => BuildDraft,
): AuthorDraft<BuildDraft> {
  return useAuthorDraft({
    store: buildDrafts,
    author,
    target,
    start,
    // What a visitor typed did not begin with what the account has saved: the visitor chooses.
    canClaim: ({ version }) => version === null,
    merge: (draft, waiting) => ({
      title: waiting.title || draft.title,
      notes: waiting.notes || draft.notes,
      tags: waiting.tags || draft.tags,
      published: waiting.published,
    }),
  });
}
