import { ButtonLink } from "@/components/ui/Button";
import { useGuideDesk } from "@/hooks/guides/use-guide-desk";
import { getEditGuidePath, newGuidePath } from "@/lib/guides/paths";
import type { GuidePhase } from "@/lib/guides/schema";

const phaseLabels: Readonly<Record<GuidePhase, string>> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  hidden: "Taken down",
  deleted: "Deleted",
};

/** For creators: a new guide, and those that are not published. */
export function GuideDesk() {
  const { guides, problem } = useGuideDesk();
  const unpublished = guides?.filter(({ phase }) => phase !== "published") ?? [];
  return (
    <div className="grid gap-3 mb-6">
      <p>
        <ButtonLink href={newGuidePath} look="filled">
          Write a guide
        </ButtonLink>
      </p>
      {problem && <p role="alert">{problem}</p>}
      {unpublished.length > 0 && (
        <section aria-labelledby="unpublished-title">
          <h2 id="unpublished-title" className="mb-2 text-17 leading-6 font-semibold">
            Not published
          </h2>
          <ul className="grid gap-1.5 text-14 leading-5">
            {unpublished.map(({ slug, title, phase, updatedAt }) => (
              <li key={slug}>
                <a href={getEditGuidePath(slug)}>{title}</a>
                <span className="text-dim">{` ${phaseLabels[phase]}, ${updatedAt.slice(0, 10)}`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
