import { Button, Checkbox } from "@mantine/core";
import { listReviewChecks, type ReviewCheck } from "@/lib/leaderboards/review/review-checks";
import type { RulesetId } from "@/lib/leaderboards/rulesets";

interface ReviewChecklistProps {
  ruleset: RulesetId;
  checked: readonly ReviewCheck["id"][];
  onChecked(checked: readonly ReviewCheck["id"][]): void;
}

/** Checks in the video before a run is verified. */
export function ReviewChecklist({ ruleset, checked, onChecked }: ReviewChecklistProps) {
  const checks = listReviewChecks(ruleset);
  return (
    <section aria-labelledby="review-checklist-title" className="py-3.5 px-4 border rounded-md bg-card">
      <div className="flex items-center justify-between gap-3 mb-2">
        <h3 id="review-checklist-title" className="text-15 leading-6">
          Checklist
        </h3>
        <p role="status" className="text-13 text-dim tabular-nums">
          {checked.length} of {checks.length}
        </p>
      </div>
      <ul className="tiles-fit-320 items-start grid gap-x-6 gap-y-1">
        {checks.map(({ id, label, detail }) => (
          <li key={id}>
            <Checkbox
              className="py-1.5 text-14"
              checked={checked.includes(id)}
              onChange={({ target }) =>
                onChecked(target.checked ? [...checked, id] : checked.filter((each) => each !== id))
              }
              label={
                <>
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-13 leading-4.5 text-dim">{detail}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      {checked.length > 0 && (
        <Button size="xs" variant="subtle" onClick={() => onChecked([])}>
          Clear the checklist
        </Button>
      )}
    </section>
  );
}
