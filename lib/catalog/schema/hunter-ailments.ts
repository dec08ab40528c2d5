import { z } from "zod";
import {
  countSchema,
  createReferenceSchema,
  factorSchema,
  idSchema,
  nameSchema,
  percentSchema,
} from "./parts";

const sec = z.number().positive().meta({ typeText: "seconds" }).optional();
const mult = factorSchema.positive().optional();
const amount = z.number().positive().optional();
const points = countSchema.optional();

/** The figures of an ailment of hunters; each has a parameter of its own. */
export const hunterAilmentFigures = {
  durationSec: sec.describe("How long it lasts or holds you; of blastblight the time until it explodes."),
  mediumSec: sec.describe("How long a medium flash lasts."),
  longSec: sec.describe("How long a long flash lasts."),
  drowsySec: sec.describe("Time between drowsiness and sleep."),
  dodgeSec: sec.describe("Seconds that a dodge takes off."),
  stepSec: sec.describe("Seconds that the shorter dodge of some weapons takes off."),
  crouchSec: sec.describe("Seconds of crouching that cure it."),
  damage: amount.describe("Health that it takes at a time."),
  damageEverySec: sec.describe("Time between two such losses."),
  attackDamage: amount.describe("Health that an attack takes."),
  guardDamage: amount.describe("Health that guarding takes."),
  dodgeDamage: amount.describe("Health that a dodge takes."),
  dashDamage: amount.describe("Health that dashing takes at a time."),
  dashEverySec: sec.describe("Time between two such losses while you dash."),
  defenseMult: mult.describe("Multiplies defense."),
  staminaRecoveryMult: mult.describe("Multiplies stamina recovery."),
  staminaUseMult: mult.describe("Multiplies the stamina of single actions."),
  staminaDrainMult: mult.describe("Multiplies the stamina of what goes on, such as dashing."),
  stunMult: mult.describe("Multiplies the stun buildup of hits."),
  damageTakenMult: mult.describe("Multiplies the damage you take."),
  frenzyDamageTakenMult: mult.describe("Multiplies the damage you take from frenzied attacks."),
  turnSpeedMult: mult.describe("Multiplies how fast you turn."),
  immuneResistance: points.describe("Resistance from which it cannot start."),
  halfResistance: points.describe("Resistance from which it starts less often."),
  halfChancePct: percentSchema.positive().optional().describe("How often it starts from there."),
  onsetPoints: points.describe("Points at which it breaks out."),
  overcomePoints: points.describe("Points of attacking that overcome it."),
  overcomeSec: sec.describe("How long overcoming it helps."),
  overcomeAffinityPct: percentSchema.positive().optional().describe("Affinity that overcoming it gives."),
  maxHealthLoss1: points.describe("Max health lost with one stack."),
  maxHealthLoss2: points.describe("Max health lost with two stacks."),
  maxHealthLoss3: points.describe("Max health lost with three stacks."),
  hardHealthLoss1: points.describe("The same with one stack in the harder set of values."),
  hardHealthLoss2: points.describe("The same with two stacks in the harder set."),
  hardHealthLoss3: points.describe("The same with three stacks in the harder set."),
} as const;

/** An ailment that a monster's attack leaves on a hunter. */
export const hunterAilmentSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  cures: z.array(createReferenceSchema("item")).min(1).optional().describe("Items that cure or prevent it."),
  ...hunterAilmentFigures,
});
