import { PageLink } from "@/components/ui/PageLink";
import { listReviewChecks } from "@/lib/leaderboards/review/review-checks";
import { type RulesetId, rulesets } from "@/lib/leaderboards/rulesets";

interface SubmitChecklistProps {
  /** Empty = none chosen yet, for which the checks of the freest ruleset stand. */
  ruleset: RulesetId | "";
}

/** The moderators' checks, for the runner to go through first. */
export function SubmitChecklist({ ruleset }: SubmitChecklistProps) {
  const name = rulesets.find(({ id }) => id === ruleset)?.name;
  return (
    <section
      aria-labelledby="checklist-title"
      className="py-3.5 px-4 border rounded-md bg-card text-14 leading-5"
    >
      <h2 id="checklist-title" className="text-17 leading-6">
        What moderators check
      </h2>
      <p className="mt-1 text-dim">
        {name ? `For the ${name} ruleset.` : "Choose a ruleset to see its own rules."}{" "}
        <PageLink href="/leaderboards/rules" className="underline underline-offset-3">
          Read the rules
        </PageLink>
      </p>
      <ol className="grid gap-3 mt-3">
        {listReviewChecks(ruleset || "freestyle").map(({ id, label, detail }) => (
          <li key={id}>
            <span className="block font-semibold">{label}</span>
            <span className="text-dim">{detail}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
