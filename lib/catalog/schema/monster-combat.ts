import { z } from "zod";
import { attackGuards, attackOrigins, attackReactions, monsterAilments } from "../attack-codes";
import { ranks } from "../codes";
import { temperedVariants } from "../world-codes";
import { countSchema, createReferenceSchema, elementSchema, percentSchema, recordIdSchema } from "./parts";

const factor = z.number().positive();
const seconds = z.number().positive();
const health = z.number().min(0);
const healths = z.array(health).min(1);
const thresholdSchema = z.strictObject({ initial: countSchema, increase: countSchema, max: countSchema });

/** Figures of low and of high rank. */
const byRank = <Schema extends z.ZodType>(figures: Schema) => z.strictObject({ low: figures, high: figures });

export const monsterCombatSchema = z.strictObject({
  id: createReferenceSchema("monster").describe("The monster."),
  parts: z
    .array(z.strictObject({ part: recordIdSchema, healths }))
    .describe(
      "Health of each part before rank, party and temper count. Later entries are those after it was used up before; the last one repeats.",
    ),
  breaks: z
    .array(
      z.strictObject({
        part: recordIdSchema,
        /** Times that the health is used up until the part breaks. */
        times: z.int().min(1),
        healths,
        /** Parts whose damage counts, where they are not the one that breaks. */
        from: z.array(recordIdSchema).optional(),
        /** Damage of this kind alone counts. */
        damageType: z.enum(["sever", "blunt", "ammo"]).optional(),
        /** Counts from a moment of the fight on. */
        conditional: z.literal(true).optional(),
      }),
    )
    .describe("What breaking a part takes: times = how often its health is used up."),
  wounds: z
    .array(
      z.strictObject({
        part: recordIdSchema,
        /** Places on the part with the same figures. */
        places: z.int().min(1),
        limit: countSchema,
        scratch: health,
        tear: health,
        wound: health,
      }),
    )
    .describe(
      "Damage to a place until it is scratched, until that is a wound, and what the wound takes; limit = wounds of each place.",
    ),
  enrage: byRank(
    z.strictObject({
      threshold: countSchema,
      durationSec: seconds,
      speedMult: factor,
      attackMult: factor,
      damageTakenMult: factor,
    }),
  )
    .optional()
    .describe("When it enrages, for how long, and what that changes."),
  fatigue: byRank(z.strictObject({ stamina: countSchema, durationSec: seconds, speedMult: factor }))
    .optional()
    .describe("Stamina, and how long and how slow it is once exhausted."),
  tempered: z
    .array(
      z.strictObject({
        variant: z.enum(temperedVariants),
        /** The figures of the harder version. */
        hard: z.literal(true).optional(),
        healthMult: factor,
        partHealthMult: factor,
        attackMult: factor,
        enragedAttackMult: factor,
        speedMult: factor.optional(),
        staminaLossMult: factor,
        scratchMult: factor,
        tearMult: factor,
      }),
    )
    .optional()
    .describe("What tempered and arch-tempered monsters multiply."),
  mount: thresholdSchema.optional().describe("Buildup until it can be mounted."),
  offset: thresholdSchema.optional().describe("Buildup of offset attacks until it topples."),
  clash: z
    .strictObject({ initial: countSchema, increases: z.array(countSchema).min(1), cooldownSec: seconds })
    .optional()
    .describe("Buildup of guarded attacks until a power clash."),
  capture: z
    .strictObject({ threshold: countSchema, decay: countSchema, decaySec: seconds, sleepSec: seconds })
    .optional()
    .describe("Buildup of tranquilizers that captures it; absent where it cannot be captured."),
  weakening: z
    .array(
      z.strictObject({
        /** Percent of the health that is left. */
        limpPct: percentSchema,
        capturePct: percentSchema,
        quests: z.array(createReferenceSchema("quest")).min(1),
      }),
    )
    .optional()
    .describe("Percent of health at which it limps, by quest; what capturePct decides is not known."),
  crowns: z
    .array(
      z.strictObject({
        variant: z.enum(temperedVariants).optional(),
        rank: z.enum(ranks).optional(),
        grades: z.array(z.int().min(1).max(5)).min(1),
        smallGold: percentSchema,
        largeSilver: percentSchema,
        largeGold: percentSchema,
      }),
    )
    .optional()
    .describe("Chances of crowns in percent by variant, rank and grade of the target."),
});

export const monsterAttacksSchema = z.strictObject({
  id: createReferenceSchema("monster").describe("The monster."),
  attacks: z
    .array(
      z.strictObject({
        origin: z.enum(attackOrigins),
        reaction: z.enum(attackReactions),
        /** Strength of a roar, wind or tremor. */
        level: z.int().min(0).max(3).optional(),
        damage: z.number().min(0),
        element: elementSchema.optional(),
        elementDamage: z.number().min(0).optional(),
        status: z.enum(monsterAilments).optional(),
        buildup: z.number().min(0).optional(),
        stun: z.number().min(0),
        guard: z.enum(attackGuards),
        guardPower: z.number().min(0),
        /** Shapes of the table that have these figures, from 0. */
        rows: z.array(countSchema).min(1),
      }),
    )
    .describe("What hits hunters, one entry for shapes with the same figures; moves have no names there."),
});
