import type { DamageData, FileMonster, FileMove } from "@/lib/builder/data/damage-file";
import type { DamageBonus, DamageScenario, DamageWeapon, RotationStep } from "../damage/inputs";
import { usableMoves } from "../damage/moves";
import { plainHit } from "../damage/plain-hit";
import type { DerivedWeapon } from "../loadout/derived";
import { bonusOptions, chosenBonuses } from "./bonus-options";
import type { Hunt, OwnFigures } from "./hunt";
import { chosenTarget, type HuntTarget, huntTargets } from "./targets";

export type ScenarioOutcome =
  | {
      readonly ok: true;
      readonly scenario: DamageScenario;
      readonly monster: FileMonster;
      /** What is hit, also where the damage setup names no part. */
      readonly target: HuntTarget;
    }
  | {
      readonly ok: false;
      readonly missing: "weapon" | "monster" | "hitzones";
      /** A short sentence that may be shown. */
      readonly reason: string;
    };

/**
 * What the damage engine is asked for a damage setup with the equipped weapon. Moves and bonuses that the weapon does not
 * have are left out; without a move it is one plain hit of 100 motion value; without a part it is the one that
 * takes most damage.
 *
 * @param weapon `null` = none equipped, or one that is not known
 */
export function scenarioOf(hunt: Hunt, weapon: DerivedWeapon | null, data: DamageData): ScenarioOutcome {
  if (weapon === null || weapon.attack <= 0) {
    return { ok: false, missing: "weapon", reason: "Choose a weapon first." };
  }
  const monster = data.monsters.find(({ id }) => id === hunt.monster);
  if (!monster) return { ok: false, missing: "monster", reason: "Choose a monster first." };
  const rotation = rotationOf(hunt, weapon, data.moves);
  const target = chosenTarget(huntTargets(monster), hunt, weapon, rotation);
  if (!target) {
    return { ok: false, missing: "hitzones", reason: `No hitzone data for ${monster.name}.` };
  }
  const scenario: DamageScenario = {
    weapon: withoutSkills(weapon),
    rotation,
    target: { hitzone: target.hitzone, state: target.state },
    uptimes: { conditions: hunt.conditions, skills: hunt.skills },
    bonuses: [...chosenBonuses(bonusOptions(data, weapon), hunt.bonuses), ...ownBonus(hunt.own)],
    axePowerUptime: hunt.axePower,
    ...(hunt.sharpness !== null && { sharpness: hunt.sharpness }),
  };
  return { ok: true, scenario, monster, target };
}

/**
 * The weapon without the bar that Handicraft makes of it, which the engine calculates from the levels: a scenario is
 * the same whatever set is equipped with the weapon.
 */
function withoutSkills({ sharpness, ...weapon }: DerivedWeapon): DamageWeapon {
  if (!sharpness) return { ...weapon, sharpness };
  const { base, handicraft } = sharpness;
  return { ...weapon, sharpness: { base, handicraft } };
}

/** The chosen moves that a weapon can do, or the one plain hit. */
export function rotationOf(hunt: Hunt, weapon: DerivedWeapon, moves: readonly FileMove[]): RotationStep[] {
  const usable = new Map(usableMoves(weapon, moves).map((move) => [move.id, move]));
  const steps = hunt.rotation.flatMap(({ move: id, count }) => {
    const move = usable.get(id);
    return move ? [{ move, count }] : [];
  });
  return steps.length > 0 ? steps : [{ move: plainHit(weapon.type), count: 1 }];
}

/** What a hunter says is there besides: a charm in the pouch, a coating, a state of the weapon. */
function ownBonus(own: OwnFigures): DamageBonus[] {
  const some = Object.values(own).some((figure) => figure !== 0);
  return some ? [{ kind: "own", id: "own", ...own }] : [];
}
