import { Button } from "@mantine/core";
import { useState } from "react";
import { RecordTable } from "@/components/ui/RecordTable";
import type { RollAttempt, RollGoal } from "@/lib/box/artian-weapons";
import { countMet, meetsGoal, type RerollRules } from "@/lib/box/reroll-advice";
import { formatMinute } from "@/lib/text/format";

interface RerollListProps {
  name: string;
  /** Oldest first. */
  attempts: readonly RollAttempt[];
  goal: RollGoal;
  rules: RerollRules;
  onDelete(id: string): void;
}

/** Rows that are shown at first. */
const firstRows = 5;

/** What the rerolls of a weapon gave, the last one first. */
export function RerollList({ name, attempts, goal, rules, onDelete }: RerollListProps) {
  const [isWhole, setWhole] = useState(false);
  if (attempts.length === 0) return null;
  const nameOf = (pool: RerollRules["setBonuses"], id: string | null) =>
    pool.find((each) => each.id === id)?.name ?? id ?? "None";
  const newest = attempts.map((attempt, at) => ({ ...attempt, number: at + 1 })).toReversed();
  const isWanted = goal.setBonus !== null || goal.groupSkill !== null;
  return (
    <div className="mt-4">
      <RecordTable
        caption="Rerolls, the last one first"
        columns={["Reroll", "Set bonus", "Group skill", "Result", "Delete"]}
        rows={newest.slice(0, isWhole ? undefined : firstRows).map(({ id, number, at, result, kept }) => ({
          key: id,
          cells: [
            <span key="number">
              {number} <span className="text-12 text-dim">{formatMinute(at)} UTC</span>
            </span>,
            nameOf(rules.setBonuses, result.setBonus),
            nameOf(rules.groupSkills, result.groupSkill),
            `${isWanted ? describe(result, goal) : ""}${kept ? " Kept." : ""}`.trim() || "—",
            <Button
              key="delete"
              size="compact-sm"
              variant="subtle"
              aria-label={`Delete reroll ${number} of ${name}`}
              onClick={() => onDelete(id)}
            >
              Delete
            </Button>,
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
