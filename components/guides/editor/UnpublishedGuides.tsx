import { PagedList } from "@/components/list/PagedList";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import { getEditGuidePath, newGuidePath } from "@/lib/guides/paths";
import type { GuidePhase, UnpublishedGuidesResponse } from "@/lib/guides/schema";

const phaseLabels: Readonly<Record<GuidePhase, string>> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  hidden: "Taken down",
  deleted: "Deleted",
};

/** For creators: a new guide, and those that are not published. */
export function UnpublishedGuides() {
  const { guides, ...state } = useUnpublishedGuides();
  return (
    <div className="grid gap-3 mb-6">
      <p>
        <ButtonLink href={newGuidePath} variant="filled">
          Write a guide
        </ButtonLink>
      </p>
      <PagedList state={state} count={guides?.length ?? null} name="drafts" empty={null} skeleton={null}>
        <section aria-labelledby="unpublished-title">
          <h2 id="unpublished-title" className="mb-2 text-17 leading-6 font-semibold">
            Not published
          </h2>
          <ul className="grid gap-1.5 text-14 leading-5 wrap-anywhere">
            {guides?.map(({ slug, title, phase, updatedAt }) => (
              <li key={slug}>
                <a href={getEditGuidePath(slug)}>{title}</a>
                <span className="text-dim">{` ${phaseLabels[phase]}, ${updatedAt.slice(0, 10)}`}</span>
              </li>
            ))}
          </ul>
        </section>
      </PagedList>
    </div>
  );
}

interface UnpublishedGuidesState extends PagedListState {
  /** `null` until the first page is there. */
  readonly guides: UnpublishedGuidesResponse["guides"] | null;
}

/** Guides that are not published, last changed first, page by page. For creators. */
function useUnpublishedGuides(): UnpublishedGuidesState {
  const { pages, mutate, ...list } = usePagedList(["unpublished-guides"] as const, (_, cursor) =>
    callSignedIn(guideCalls.listUnpublished, { query: { cursor } }),
  );
  return { ...list, guides: pages?.flatMap((page) => page.guides) ?? null };
}
