import { RadioRows } from "@/components/ui/RadioRows";
import { listQuestRulesets } from "@/lib/leaderboards/categories";
import { rulesets } from "@/lib/leaderboards/rulesets";
import type { RunDraft } from "@/lib/leaderboards/run/run-content";
import type { RunFieldProps } from "./run-field-props";

/** The rules of the run: those that the quest allows. */
export function RulesetField({ draft, quest, problems, edit }: RunFieldProps) {
  const allowed = quest ? listQuestRulesets(quest) : rulesets.map(({ id }) => id);
  return (
    <RadioRows<RunDraft["ruleset"]>
      label="Ruleset"
      required
      error={problems.ruleset}
      options={rulesets
        .filter(({ id }) => allowed.includes(id))
        .map(({ id, name, summary }) => ({ value: id, label: name, note: summary }))}
      value={draft.ruleset}
      onChange={(ruleset) => edit({ ruleset })}
    />
  );
}
