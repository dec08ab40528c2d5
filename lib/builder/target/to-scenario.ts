import type { DamageData, FileMonster, FileMove } from "@/lib/builder/data/damage-file";
import type { DamageBonus, DamageScenario, DamageWeapon, RotationStep } from "../damage/inputs";
import { listUsableMoves } from "../damage/moves";
import { createPlainHit } from "../damage/plain-hit";
import type { DerivedWeapon } from "../loadout/derived";
import { listBonusOptions, listChosenBonuses } from "./bonus-options";
import { createCustomTarget, customTargetId } from "./custom-target";
import type { DamageSetup, OwnFigures } from "./damage-setup";
import { getChosenTarget, listTargets, type TargetOption } from "./targets";

export type ScenarioOutcome =
  | {
      readonly ok: true;
      readonly scenario: DamageScenario;
      readonly monster: FileMonster;
      /** Target part, also where the damage setup names none. */
      readonly target: TargetOption;
    }
  | {
      readonly ok: false;
      readonly missing: "weapon" | "monster" | "hitzones";
      /** A short sentence that may be shown. */
      readonly reason: string;
    };

/**
 * Input of the damage engine for a damage setup with the equipped weapon. Moves and bonuses that the weapon does not
 * have are left out; without a move it is one plain hit of 100 motion value; without a part it is the one that
 * takes most damage.
 *
 * @param weapon `null` = none equipped, or one that is not known
 */
export function toScenario(
  setup: DamageSetup,
  weapon: DerivedWeapon | null,
  data: DamageData,
): ScenarioOutcome {
  if (weapon === null || weapon.attack <= 0) {
    return { ok: false, missing: "weapon", reason: "Choose a weapon first." };
  }
  const monster =
    setup.monster === customTargetId
      ? createCustomTarget(setup.custom)
      : data.monsters.find(({ id }) => id === setup.monster);
  if (!monster) return { ok: false, missing: "monster", reason: "Choose a monster first." };
  const rotation = getRotation(setup, weapon, data.moves);
  const target = getChosenTarget(listTargets(monster), setup, weapon, rotation);
  if (!target) {
    return { ok: false, missing: "hitzones", reason: `No hitzone data for ${monster.name}.` };
  }
  const scenario: DamageScenario = {
    weapon: withoutSkills(weapon),
    rotation,
    target: { hitzone: target.hitzone, state: target.state },
    uptimes: { conditions: setup.conditions, skills: setup.skills },
    bonuses: [...listChosenBonuses(listBonusOptions(data, weapon), setup.bonuses), ...toOwnBonus(setup.own)],
    axePowerUptime: setup.axePower,
    seconds: setup.seconds,
    readings: setup.readings,
    ...(setup.sharpness !== null && { sharpness: setup.sharpness }),
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
function getRotation(setup: DamageSetup, weapon: DerivedWeapon, moves: readonly FileMove[]): RotationStep[] {
  const usable = new Map(listUsableMoves(weapon, moves).map((move) => [move.id, move]));
  const steps = setup.rotation.flatMap(({ move: id, count }) => {
    const move = usable.get(id);
    return move ? [{ move, count }] : [];
  });
  return steps.length > 0 ? steps : [{ move: createPlainHit(weapon.type), count: 1 }];
}

/** Bonuses of a hunter's own figures: a charm in the pouch, a coating, a state of the weapon. */
function toOwnBonus(own: OwnFigures): DamageBonus[] {
  const some = Object.values(own).some((figure) => figure !== 0);
  return some ? [{ kind: "own", id: "own", ...own }] : [];
}
