import { z } from "zod";
import { hitzoneStates, ranks } from "../codes";
import { kinsectExtracts } from "../weapon-codes";
import { dropKinds, monsterSizes, monsterVariants } from "../world-codes";
import {
  countSchema,
  createReferenceSchema,
  elementSchema,
  gameCodeSchema,
  idSchema,
  nameSchema,
  recordIdSchema,
  shortTextSchema,
} from "./parts";

/** Percent of damage that gets through. */
const hitzoneValue = z.int().min(0).max(150);

const hitzoneFigures = {
  sever: hitzoneValue,
  blunt: hitzoneValue,
  ammo: hitzoneValue,
  fire: hitzoneValue,
  water: hitzoneValue,
  thunder: hitzoneValue,
  ice: hitzoneValue,
  dragon: hitzoneValue,
  stun: hitzoneValue,
};

const hitzoneSchema = z.strictObject({
  part: recordIdSchema,
  name: nameSchema,
  /** Not listed in the game's field guide. */
  hidden: z.literal(true).optional(),
  /** Before rank and number of players count. */
  health: countSchema,
  kinsectExtract: z.enum(kinsectExtracts).nullable(),
  states: z.array(z.strictObject({ state: z.enum(hitzoneStates), ...hitzoneFigures })).min(1),
});

/** 0 = immune to 3 = most effective. */
const stars = z.int().min(0).max(3);

/** Buildup that the first effect takes, what each further one adds, and the most it can take. */
const thresholdSchema = z.strictObject({
  initial: z.int().min(1),
  increase: countSchema,
  max: z.int().min(1),
});

const seconds = z.number().positive();
const rankDamageSchema = z.strictObject({ low: countSchema, high: countSchema });
/** Seconds, from the first proc to those of a monster that has built up resistance. */
const durationsSchema = z.strictObject({ durationsSec: z.array(seconds).min(1) });

const centimeters = z.number().positive();

export const monsterSchema = z.strictObject({
  id: idSchema,
  gameId: gameCodeSchema,
  name: nameSchema,
  size: z.enum(monsterSizes).describe("Size class."),
  species: shortTextSchema.describe("Species."),
  variants: z.array(z.enum(monsterVariants)).optional().describe("Variants that can be hunted."),
  locales: z.array(createReferenceSchema("locale")).describe("Where it lives."),
  /** Names as in the field guide. */
  ailments: z.array(shortTextSchema).optional().describe("Ailments it inflicts."),
  recommendedElements: z.array(elementSchema).optional().describe("What the field guide recommends."),
  weakElements: z.array(elementSchema).optional().describe("Element flags in the monster data."),
  statusEffectiveness: z
    .strictObject({
      poison: stars,
      paralysis: stars,
      sleep: stars,
      blast: stars,
      stun: stars,
      exhaust: stars,
    })
    .meta({ keyName: "status" })
    .optional()
    .describe("Stars per status."),
  itemEffectiveness: z
    .strictObject({
      flash: z.boolean(),
      sonic: z.boolean(),
      pitfallTrap: z.boolean(),
      shockTrap: z.boolean(),
      ivyTrap: z.boolean(),
    })
    .meta({ keyName: "item" })
    .optional()
    .describe("Which traps and pods work."),
  statusThresholds: z
    .strictObject({
      poison: thresholdSchema.optional(),
      paralysis: thresholdSchema.optional(),
      sleep: thresholdSchema.optional(),
      blast: thresholdSchema,
      stun: thresholdSchema,
      exhaust: thresholdSchema.optional(),
    })
    .meta({ keyName: "status" })
    .optional()
    .describe("Buildup before scaling by difficulty."),
  statusProcs: z
    .strictObject({
      poison: z
        .strictObject({ damage: rankDamageSchema, intervalSec: seconds, durationSec: seconds })
        .optional(),
      paralysis: durationsSchema.optional(),
      sleep: durationsSchema.optional(),
      blast: z.strictObject({ damage: rankDamageSchema }),
      stun: durationsSchema,
      exhaust: z.strictObject({ stamina: countSchema }).optional(),
    })
    .meta({ keyName: "status" })
    .optional()
    .describe("What each proc does: damage by rank, duration as resistance builds, lost stamina."),
  sizes: z
    .union([
      z.strictObject({
        base: centimeters,
        smallGold: centimeters,
        largeSilver: centimeters,
        largeGold: centimeters,
      }),
      z.strictObject({ base: centimeters, fixed: z.literal(true) }),
    ])
    .optional()
    .describe("Base size and crown thresholds in centimeters; fixed = the size never varies."),
  baseHealth: z.int().min(1).describe("Health before scaling by rank and players."),
  hitzones: z.array(hitzoneSchema).min(1).describe("Damage taken per part and state, in percent."),
  weakPointHitzones: z
    .array(z.strictObject(hitzoneFigures))
    .optional()
    .describe("Weak points not tied to a part."),
  carves: z
    .int()
    .min(1)
    .optional()
    .describe("Carves of the carcass, for a monster with a number of its own."),
  breakableParts: z
    .array(
      z.strictObject({
        part: recordIdSchema,
        severable: z.boolean(),
        /** Carves of the severed part. */
        carves: z.int().min(1).optional(),
      }),
    )
    .describe("Parts that can be broken; carves = those of the part once severed."),
});

export const monsterDropsSchema = z.strictObject({
  id: createReferenceSchema("monster").describe("The monster."),
  drops: z
    .array(
      z.strictObject({
        rank: z.enum(ranks),
        kind: z.enum(dropKinds),
        item: createReferenceSchema("item"),
        qty: z.int().min(1),
        chance: z.number().positive().max(100),
        part: recordIdSchema.optional(),
        /** Column of a target reward. */
        table: z.int().min(1).max(4).optional(),
      }),
    )
    .describe(
      "Chance in percent. Within one rank, kind, part and table chances sum to 100, or to 200 for a part that breaks twice.",
    ),
});
