import { z } from "zod";
import { dropKinds, hitzoneStates, kinsectExtracts, monsterSizes, monsterVariants, ranks } from "../codes";
import { countSchema, elementSchema, idSchema, nameSchema } from "./parts";

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
  part: idSchema,
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

const centimeters = z.number().positive();

export const monsterSchema = z.strictObject({
  id: idSchema,
  gameId: z.string().min(1),
  name: nameSchema,
  size: z.enum(monsterSizes),
  species: nameSchema,
  variants: z.array(z.enum(monsterVariants)).optional(),
  locales: z.array(idSchema),
  /** Names as in the field guide. */
  ailments: z.array(nameSchema).optional(),
  recommendedElements: z.array(elementSchema).optional(),
  weakElements: z.array(elementSchema).optional(),
  statusEffectiveness: z
    .strictObject({
      poison: stars,
      paralysis: stars,
      sleep: stars,
      blast: stars,
      stun: stars,
      exhaust: stars,
    })
    .optional(),
  itemEffectiveness: z
    .strictObject({
      flash: z.boolean(),
      sonic: z.boolean(),
      pitfallTrap: z.boolean(),
      shockTrap: z.boolean(),
      ivyTrap: z.boolean(),
    })
    .optional(),
  statusThresholds: z
    .strictObject({
      poison: thresholdSchema.optional(),
      paralysis: thresholdSchema.optional(),
      sleep: thresholdSchema.optional(),
      blast: thresholdSchema,
      stun: thresholdSchema,
      exhaust: thresholdSchema.optional(),
    })
    .optional(),
  /** Centimeters; crown thresholds, or `fixed` where the size never varies. */
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
    .optional(),
  /** Before rank and number of players count. */
  baseHealth: z.int().min(1),
  hitzones: z.array(hitzoneSchema).min(1),
  /** Weak points that belong to no single part. */
  weakPointHitzones: z.array(z.strictObject(hitzoneFigures)).optional(),
  breakableParts: z.array(z.strictObject({ part: idSchema, severable: z.boolean() })),
});

export const monsterDropsSchema = z.strictObject({
  id: idSchema,
  drops: z.array(
    z.strictObject({
      rank: z.enum(ranks),
      kind: z.enum(dropKinds),
      item: idSchema,
      qty: z.int().min(1),
      /** Percent. */
      chance: z.number().positive().max(100),
      part: idSchema.optional(),
      /** Column of a target reward. */
      table: z.int().min(1).max(4).optional(),
    }),
  ),
});
