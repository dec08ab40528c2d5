import type { ArtianWeapon, RollAttempt } from "@/lib/box/artian-weapons";
import { getRerollAdvice, meetsGoal, type RerollRules } from "@/lib/box/reroll-advice";
import { formatCount, formatNumber, formatPercent, formatZenny } from "@/lib/text/format";

interface RerollAdviceTextProps {
  weapon: ArtianWeapon;
  attempts: readonly RollAttempt[];
  rules: RerollRules;
}

/** Keep or roll on, with the odds and what it cost so far. */
export function RerollAdviceText({ weapon: { goal, rolls }, attempts, rules }: RerollAdviceTextProps) {
  const { chance, median, ninety, tries, luck, spent } = getRerollAdvice(goal, attempts, rules);
  const isWanted = goal.setBonus !== null || goal.groupSkill !== null;
  const has = rolls.setBonus !== null && meetsGoal(rolls, goal);
  return (
    <div className="mt-3 text-14 leading-5 tabular-nums" role="status">
      {!isWanted ? (
        <p>Choose a set bonus or a group skill to see the odds.</p>
      ) : has ? (
        <p className="text-17 leading-6 font-semibold text-good">✓ Keep it: it has what you want.</p>
      ) : (
        <p className="text-17 leading-6 font-semibold">
          Keep rolling: 1 in {formatNumber(1 / chance, 0)} per reroll, median {formatNumber(median, 0)}, 90%
          within {formatNumber(ninety, 0)}.
        </p>
      )}
      <p className="mt-1 text-dim">
        {formatCount(tries, "reroll", "rerolls")} so far, {formatNumber(spent.points)} points and{" "}
        {formatZenny(spent.zenny)}.
        {isWanted &&
          tries > 0 &&
          ` ${formatPercent(luck * 100)} of hunters would have it after as many. Rerolls have no memory: the odds stay the same.`}
      </p>
    </div>
  );
}
