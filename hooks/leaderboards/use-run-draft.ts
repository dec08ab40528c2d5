import { type AuthorDraft, useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { createCreationKey } from "@/lib/http/create-creation-key";
import { runDrafts } from "@/lib/leaderboards/run/draft-store";
import { type RunDraft, runDraft } from "@/lib/leaderboards/run/run-content";
import type { OwnRun } from "@/lib/leaderboards/schema";
import type { DraftAuthor } from "@/lib/site/author-drafts";

/**
 * A person's draft to submit a run, or to correct one.
 *
 * @param run the one to correct, as it is stored; `null` for a new one
 */
export function useRunDraft(author: DraftAuthor, run: OwnRun | null): AuthorDraft<RunDraft> {
  return useAuthorDraft({
    store: runDrafts,
    author,
    target: run?.id ?? "new",
    start: () => (run ? runDraft.open(run, createCreationKey()) : runDraft.create(createCreationKey())),
    canClaim: ({ revision }) => revision === null,
    // The key stays with the one who submits: it must not be of a run that another draft has created.
    merge: ({ key, revision }, waiting) => ({ ...waiting, key, revision }),
  });
}
