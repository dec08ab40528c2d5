import fc from "fast-check";
import { defaultUptimes } from "@/lib/builder/damage/conditions";
import type {
  DamageBonus,
  DamageMove,
  DamageScenario,
  DamageWeapon,
  RotationStep,
} from "@/lib/builder/damage/inputs";
import { listUsableMoves } from "@/lib/builder/damage/moves";
import { readings } from "@/lib/builder/damage/readings";
import { sharpnessColors } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { allMoves, allSkills, toDamageWeapon } from "./damage-moves";

const { weapons } = getCatalog();

/** A move with random figures and flags, so that rules meet that no move of the game brings together. */
const inventedMove = (weapon: DamageWeapon) =>
  fc.record({
    id: fc.constant("invented"),
    weapon: fc.constant(weapon.type),
    damageType: fc.constantFrom("sever", "blunt", "ammo"),
    motionValue: fc.constantFrom(0, 5, 40, 248),
    hits: fc.integer({ min: 1, max: 4 }),
    elementModifier: fc.constantFrom(0, 0.3, 1, 16.5),
    rawModifier: fc.constantFrom(undefined, 1.1),
    canCrit: fc.constantFrom(undefined, undefined, false as const),
    usesSharpness: fc.constantFrom(undefined, undefined, false as const),
    usesHitzone: fc.constantFrom(undefined, undefined, false as const),
    mode: fc.constantFrom(undefined, "sword" as const, "axe" as const),
    rapid: fc.boolean(),
    flags: fc.subarray([
      "charge",
      "airborne",
      "normalShot",
      "artilleryAmmo",
      "specialAmmo",
      "morph",
      "noExtract",
    ] as const),
    elementAttackFactor: fc.constantFrom(undefined, undefined, 0.35, 0.8),
    elementalAmmo: fc.constantFrom(undefined, undefined, 8, 20, 44),
  });

function finish({
  elementalAmmo,
  ...move
}: Omit<DamageMove, "elementPctOfAttack"> & { elementalAmmo?: number | undefined }): DamageMove {
  return elementalAmmo === undefined ? move : { ...move, elementPctOfAttack: elementalAmmo, element: "fire" };
}

const uptime = fc.constantFrom(0, 20, 50, 75, 100);
const hitzoneValue = fc.constantFrom(0, 10, 22, 44, 45, 60, 80, 100);

const bonus: fc.Arbitrary<DamageBonus> = fc.record(
  {
    kind: fc.constant("own" as const),
    id: fc.constant("own"),
    uptime,
    attackPct: fc.constantFrom(0, 10),
    attack: fc.constantFrom(0, 6, 25),
    rawDamagePct: fc.constantFrom(0, 30),
    affinity: fc.constantFrom(-30, 0, 25),
    elementPct: fc.constantFrom(0, 8),
    element: fc.constantFrom(0, 50, 300),
    elementDamagePct: fc.constantFrom(0, 30),
    except: fc.constantFrom(["flag:noExtract" as const], undefined),
  },
  { requiredKeys: ["kind", "id"] },
);

const weaponRecord = fc.constantFrom(...weapons.all.filter(({ rarity }) => rarity >= 4));

/** Weapons of every type, real moves and invented ones, hitzones around the limits, any uptimes. */
export const scenarios: fc.Arbitrary<DamageScenario> = weaponRecord.chain((record) => {
  const plain = toDamageWeapon(record);
  const real = listUsableMoves(plain, allMoves);
  const move = fc.oneof(fc.constantFrom(...real), inventedMove(plain).map(finish));
  const step: fc.Arbitrary<RotationStep> = fc.record({ move, count: fc.constantFrom(0, 1, 2, 5) });
  const weapon = fc
    .record({
      affinity: fc.constantFrom(plain.affinity, -100, -30, 0, 60),
      element: fc.constantFrom(plain.element, { type: "fire" as const, value: 480 }),
      // Low sharpness as well, so that Bludgeoner and Handicraft meet.
      sharpness: fc.constantFrom(
        plain.sharpness,
        plain.sharpness === null ? null : { base: [50, 50, 50, 0, 0, 0, 0], handicraft: [20, 30] },
      ),
    })
    .map((change) => ({ ...plain, ...change }));
  return fc.record({
    weapon,
    rotation: fc.array(step, { minLength: 1, maxLength: 5 }),
    target: fc.record({
      hitzone: fc.record({
        sever: hitzoneValue,
        blunt: hitzoneValue,
        ammo: hitzoneValue,
        fire: hitzoneValue,
        water: hitzoneValue,
        thunder: hitzoneValue,
        ice: hitzoneValue,
        dragon: hitzoneValue,
      }),
      state: fc.constantFrom("normal" as const, "wound" as const),
    }),
    uptimes: fc.record({
      conditions: fc.dictionary(fc.constantFrom(...Object.keys(defaultUptimes)), uptime, { maxKeys: 40 }),
      skills: fc.dictionary(
        fc.constantFrom("agitator", "minds-eye", "slicked-blade", "critical-boost"),
        uptime,
        {
          maxKeys: 2,
        },
      ),
    }),
    bonuses: fc.array(bonus, { maxLength: 2 }),
    axePowerUptime: uptime,
    seconds: fc.constantFrom(0, 0, 9, 60),
    readings: fc.subarray([...readings], { maxLength: 3 }),
    sharpness: fc.constantFrom(undefined, undefined, undefined, ...sharpnessColors),
  });
});

/** Levels of a dozen skills out of all, capped or not. */
export const skillLevels = fc.dictionary(
  fc.constantFrom(...allSkills.map(({ id }) => id)),
  fc.integer({ min: 0, max: 8 }),
  { minKeys: 4, maxKeys: 30 },
);
