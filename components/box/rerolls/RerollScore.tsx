import { useDeferredValue, useLayoutEffect, useMemo } from "react";
import type { AdviceBase } from "@/hooks/box/use-advice-base";
import { useAdviceRun } from "@/hooks/box/use-advice-run";
import { useChosenGoals } from "@/hooks/box/use-chosen-goals";
import { useEngine } from "@/hooks/builder/use-engine";
import { useLocalStore } from "@/hooks/ui/use-local-store";
import {
  type ArtianWeapon,
  getRolled,
  isReinforcementRoll,
  type RollAttempt,
} from "@/lib/box/artian-weapons";
import { formatAttemptScore, formatOdds } from "@/lib/box/format-reroll-score";
import type { RerolledWeapon, RerollRules } from "@/lib/box/reroll-advice";
import {
  countRerollsLeft,
  listReinforcementOutcomes,
  listSkillOutcomes,
  type RerollKind,
  type RollStep,
  scoreRerolls,
} from "@/lib/box/reroll-score";
import { toGoalQuery } from "@/lib/builder/advice/advice-goals";
import { listFeltSkills } from "@/lib/builder/advice/talisman-worth";
import { formatCount, formatNumber } from "@/lib/text/format";
import { wishlistStore } from "@/lib/wishlist/wishlist-store";
import { AdviceFrame } from "../advice/AdviceFrame";
import { AdvicePanel } from "../advice/AdvicePanel";

interface RerollScoreProps {
  weapon: ArtianWeapon;
  record: RerolledWeapon;
  /** The next roll. */
  kind: RerollKind;
  /** Oldest first. */
  attempts: readonly RollAttempt[];
  rules: RerollRules;
  /** Of the builder's data. */
  version: string;
  /** Is handed what each attempt is worth, by its id, as text. */
  onScores(scores: ReadonlyMap<string, string>): void;
}

/** Attempts that are scored, the newest ones. */
const maxScored = 20;

/** The worth of rerolls for the goals of a hunter: each result, and the chance that the next one is better. */
export function RerollScore(props: RerollScoreProps) {
  return (
    <AdviceFrame version={props.version}>{(base) => <ScoredRerolls base={base} {...props} />}</AdviceFrame>
  );
}

function ScoredRerolls(props: RerollScoreProps & { base: AdviceBase }) {
  const { base, weapon, record, kind, attempts, rules, onScores } = props;
  const { builderData, goals, damageData } = base;
  const { catalog, armor, packedArmor } = builderData;
  const fitting = goals.filter(
    ({ state }) => catalog.weapons.get(state.loadout.weapon?.id ?? "")?.type === record.type,
  );
  const { chosen, choose, chosenGoals } = useChosenGoals(fitting);
  const { run, start, stop } = useAdviceRun<RollStep>(useEngine(packedArmor));
  const steps = useDeferredValue(run.steps);
  const odds = steps.findLast((step) => step.kind === "odds");
  const scores = useMemo(
    () =>
      new Map(
        steps.flatMap((step) => (step.kind === "attempt" ? [[step.id, formatAttemptScore(step)]] : [])),
      ),
    [steps],
  );
  // Before the paint: the list never lacks the score of a reroll where the panel says that the search is done.
  useLayoutEffect(() => onScores(scores), [scores, onScores]);
  const { owned } = useLocalStore(wishlistStore);
  const cost = kind === "skills" ? rules.cost : record.reinforcementCost;
  const left = cost && record.tier === "gogma" ? countRerollsLeft(owned, rules.givers, cost.points) : null;

  const begin = () => {
    const questions = chosenGoals.map((goal) => ({
      id: goal.id,
      toQuery: (artian: ArtianWeapon["rolls"]) =>
        toGoalQuery(goal, base, { weapon: { id: weapon.weapon, decorations: [], artian } }),
    }));
    const now = weapon.rolls;
    const felt = new Set(
      questions.flatMap(({ toQuery }) => {
        const query = toQuery(now);
        return query ? [...listFeltSkills(query, armor.skills)] : [];
      }),
    );
    const outcomes =
      kind === "skills"
        ? listSkillOutcomes(rules, felt)
        : listReinforcementOutcomes(
            { id: weapon.weapon, type: record.type, tier: record.tier },
            now,
            rules.reinforcements,
            catalog,
          );
    const scored = attempts
      .filter(({ result, kept }) => !kept && isReinforcementRoll(result) === (kind === "reinforcements"))
      .slice(-maxScored)
      .map(({ id, result }) => ({ id, result: getRolled(result) }));
    start((ask) => scoreRerolls({ questions, now, attempts: scored.toReversed(), outcomes }, ask));
  };
  const nameOf = (id: string) =>
    [...rules.setBonuses, ...rules.groupSkills, ...rules.reinforcements.bonuses].find(
      (each) => each.id === id,
    )?.name ?? id;
  return (
    <AdvicePanel
      id={`goals-${weapon.id}`}
      level={3}
      goals={fitting}
      damageData={damageData}
      chosen={chosen}
      action={kind === "skills" ? "Score rerolls of skills" : "Score rerolls of reinforcements"}
      none="None of your searches and builds is for this type of weapon. Build one in the builder: it is a goal then."
      run={run}
      onChoose={choose}
      onStart={begin}
      onStop={stop}
    >
      <div className="mt-4 grid gap-1 text-14 leading-5 tabular-nums">
        {weapon.rolls.parts.length < 3 && (
          <p className="text-warn">
            Choose the three parts of the weapon above, so that its figures are right.
          </p>
        )}
        {odds && (
          <p className="text-17 leading-6 font-semibold">{formatOdds(odds, run.phase === "done", nameOf)}</p>
        )}
        {cost ? (
          <p className="text-dim">
            A reroll costs {formatNumber(cost.points)} points and {formatNumber(cost.zenny)} z.
            {left &&
              ` Your materials give ${formatNumber(left.points)} points: ${formatCount(left.rerolls, "reroll", "rerolls")}.`}
          </p>
        ) : (
          <p className="text-dim">The game’s tables do not say what a reroll of this weapon costs.</p>
        )}
        <p className="text-dim">
          Compared with the weapon as it is, by the best set for each goal from what you own.
          {kind === "reinforcements" &&
            record.tier === "gogma" &&
            " The tables have two columns of weights and do not say when each counts, so both odds are shown."}
        </p>
      </div>
    </AdvicePanel>
  );
}
