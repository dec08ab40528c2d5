import { Button } from "@mantine/core";
import { useState } from "react";
import { RecordTable } from "@/components/ui/RecordTable";
import { isReinforcementRoll, type RollAttempt, type RollGoal } from "@/lib/box/artian-weapons";
import { formatResult } from "@/lib/box/format-reroll-score";
import { countMet, meetsGoal, type RerollRules } from "@/lib/box/reroll-advice";
import { formatMinute } from "@/lib/text/format";

interface RerollListProps {
  name: string;
  /** Oldest first. */
  attempts: readonly RollAttempt[];
  goal: RollGoal;
  rules: RerollRules;
  /** The worth of attempts for the goals of the hunter, by id, as far as it is known. */
  scores: ReadonlyMap<string, string>;
  onDelete(id: string): void;
}

/** Rows that are shown at first. */
const firstRows = 5;

/** Results of the rerolls of a weapon, the last one first. */
export function RerollList({ name, attempts, goal, rules, scores, onDelete }: RerollListProps) {
  const [isWhole, setWhole] = useState(false);
  if (attempts.length === 0) return null;
  const all = [...rules.setBonuses, ...rules.groupSkills, ...rules.reinforcements.bonuses];
  const nameOf = (id: string) => all.find((each) => each.id === id)?.name ?? id;
  const newest = attempts.map((attempt, at) => ({ ...attempt, number: at + 1 })).toReversed();
  const isWanted = goal.setBonus !== null || goal.groupSkill !== null;
  return (
    <div className="mt-4">
      <RecordTable
        caption="Rerolls, the last one first"
        columns={["Reroll", "It gave", "Result"]}
        rows={newest.slice(0, isWhole ? undefined : firstRows).map(({ id, number, at, result, kept }) => ({
          key: id,
          cells: [
            <span key="number">
              {number} <span className="text-12 text-dim">{formatMinute(at)} UTC</span>
            </span>,
            formatResult(result, nameOf),
            <span key="result" className="flex grow flex-wrap items-center justify-between gap-x-3">
              {[
                isWanted && !isReinforcementRoll(result) ? describe(result, goal) : "",
                scores.get(id) ?? "",
                kept ? "Kept." : "",
              ]
                .filter(Boolean)
                .join(" ") || "—"}
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={`Delete reroll ${number} of ${name}`}
                onClick={() => onDelete(id)}
              >
                Delete
              </Button>
            </span>,
          ],
        }))}
      />
      {!isWhole && attempts.length > firstRows && (
        <Button className="mt-2" variant="default" onClick={() => setWhole(true)}>
          Show all {attempts.length}
        </Button>
      )}
    </div>
  );
}

function describe(result: RollGoal, goal: RollGoal): string {
  if (meetsGoal(result, goal)) return "✓ What you want.";
  return countMet(result, goal) > 0 ? "One of two." : "Not it.";
}
