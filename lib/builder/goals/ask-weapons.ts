import type { WeaponOption, WeaponOptions } from "../criteria/weapon-options";
import type { DamageScenario } from "../damage/inputs";
import type { DamageData } from "../data/damage-file";
import type { DerivedWeapon } from "../loadout/derived";
import { adaptRotation } from "../target/adapt-rotation";
import type { DamageSetup } from "../target/damage-setup";
import { type ScenarioOutcome, toScenario } from "../target/to-scenario";
import type { CombinationTask, PostedOption } from "../worker/protocol";

/** The weapons of a comparison as the worker takes them, and as they were, in the same order. */
interface AskedWeapons {
  readonly options: readonly PostedOption[];
  readonly bundles: NonNullable<CombinationTask["bundles"]>;
  readonly pairs: NonNullable<CombinationTask["pairs"]>;
  readonly weapons: readonly WeaponOption[];
}

interface Question {
  readonly setup: DamageSetup;
  /** The weapon that the rotation was chosen for. */
  readonly hand: DerivedWeapon;
  readonly data: DamageData;
}

type AimedOutcome = Extract<ScenarioOutcome, { ok: true }>;

/**
 * Makes a question of weapons to compare: each with the same rotation as it does it. Weapons that cannot do it are left
 * out. Pauses after each weapon.
 *
 * @throws Error with a sentence that may be shown, where nothing can be hit or no weapon remains
 */
export function* askWeapons(
  { options: all, bundles: most }: WeaponOptions,
  { setup, hand, data }: Question,
): Generator<void, AskedWeapons> {
  const toOutcome = (weapon: DerivedWeapon) => {
    // Against other moves, or fewer, a weapon would be listed by another figure than its rivals.
    const adapted = adaptRotation(setup, hand, weapon, data);
    const outcome = adapted && toScenario({ ...setup, ...adapted }, weapon, data);
    if (outcome && !outcome.ok) throw new Error(outcome.reason);
    return outcome;
  };
  const bundles: DamageScenario[] = [];
  const together = most.map((weapon) => {
    const outcome = toOutcome(weapon);
    return outcome && { outcome, place: bundles.push(outcome.scenario) - 1 };
  });
  const weapons: WeaponOption[] = [];
  const options: PostedOption[] = [];
  for (const option of all) {
    const outcome = toOutcome(option.derived);
    yield;
    if (!outcome) continue;
    const bundle = option.bundle === null ? null : together[option.bundle];
    weapons.push(option);
    options.push({
      ...{ weapon: option.brings, scenario: outcome.scenario, family: option.weapon.id },
      isPaired: option.pairs.length > 0,
      // Where no part is chosen, other figures may aim at another one: then they say nothing of each other.
      bundle: bundle && isSameTarget(bundle.outcome, outcome) ? bundle.place : undefined,
    });
  }
  if (weapons.length === 0) throw new Error("No weapon that takes part can do these moves.");
  const pairs = weapons.find((option) => option.pairs.length > 0)?.pairs ?? [];
  return {
    ...{ weapons, options, bundles },
    pairs: pairs.map(({ setBonus, groupSkill }) => [setBonus, groupSkill].filter((id) => id !== null)),
  };
}

function isSameTarget({ target: a }: AimedOutcome, { target: b }: AimedOutcome): boolean {
  return a.part === b.part && a.state === b.state;
}
