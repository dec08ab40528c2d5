import { axePowerAttack, frenzyOvercomeAffinity } from "./constants";
import { type FigureEffect, noFigures } from "./figure-effect";
import type { DamageBonus, DamageMove, DamageScenario, MoveScope } from "./inputs";
import { isReadOtherwise } from "./readings";
import { type Gates, getLength, type Interval } from "./uptime-gates";

/** A bonus, or a state of the hunter that no skill gives, with its figures while it holds. */
type BonusState =
  | { readonly bonus: DamageBonus; readonly interval: Interval; readonly effect: FigureEffect }
  | {
      readonly bonus: null;
      readonly label: "powerState" | "frenzyOvercome";
      readonly interval: Interval;
      readonly effect: FigureEffect;
    };

/** The bonuses and states that ever hold for a move. A fixed element gains by no bonus. */
export function listBonusStates(move: DamageMove, scenario: DamageScenario, gates: Gates): BonusState[] {
  const isFixed = move.fixedElement !== undefined;
  const bonuses = (scenario.bonuses ?? []).flatMap((bonus, index): BonusState[] =>
    holdsFor(move, bonus)
      ? [{ bonus, interval: gates.ofBonus(index), effect: getBonusEffect(bonus, scenario, isFixed) }]
      : [],
  );
  const isAxe = scenario.weapon.type === "switch-axe" && move.mode === "axe";
  const states: BonusState[] = [
    ...(isAxe
      ? [
          {
            bonus: null,
            label: "powerState" as const,
            interval: gates.ofAxePower(),
            effect: { ...noFigures, attack: axePowerAttack },
          },
        ]
      : []),
    ...bonuses,
    {
      bonus: null,
      label: "frenzyOvercome",
      interval: gates.ofCondition("frenzyCured"),
      effect: { ...noFigures, affinity: frenzyOvercomeAffinity },
    },
  ];
  return states.filter(({ interval }) => getLength(interval) > 0);
}

function holdsFor(move: DamageMove, { only, except }: DamageBonus): boolean {
  return (
    (only === undefined || only.some((scope) => isWithin(move, scope))) &&
    !(except ?? []).some((scope) => isWithin(move, scope))
  );
}

function isWithin({ flags, mode }: DamageMove, scope: MoveScope): boolean {
  return scope === `mode:${mode}` || (flags ?? []).some((flag) => scope === `flag:${flag}`);
}

/** Figures that a bonus can have. */
export const bonusFigures = [
  "attackPct",
  "attack",
  "rawDamagePct",
  "affinity",
  "elementPct",
  "element",
  "elementDamagePct",
] as const;
export type BonusFigure = (typeof bonusFigures)[number];

/** Demon Boost Mode, whose place in the calculation of element is not certain. */
export const demonBoost = "dual-blades-demon-boost";

function getBonusEffect(bonus: DamageBonus, scenario: DamageScenario, isFixed: boolean): FigureEffect {
  const { attackPct = 0, attack = 0, rawDamagePct = 0, affinity = 0 } = bonus;
  const { elementPct = 0, element = 0, elementDamagePct = 0 } = bonus;
  const early = bonus.id === demonBoost && isReadOtherwise(scenario, "demonBoostElement");
  return {
    ...noFigures,
    attackPct,
    attack,
    rawDamagePct,
    affinity,
    elementPct: isFixed ? 0 : early ? elementDamagePct : elementPct,
    element: isFixed ? 0 : element,
    elementDamagePct: early ? 0 : elementDamagePct,
  };
}

/** Whether a bonus names any figure of damage. */
export function hasFigures(bonus: DamageBonus): boolean {
  return bonusFigures.some((figure) => (bonus[figure] ?? 0) !== 0);
}
