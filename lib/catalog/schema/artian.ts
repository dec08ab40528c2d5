import { z } from "zod";
import {
  artianCategories,
  artianTiers,
  chargeBladePhials,
  coatings,
  echoBubbles,
  echoWaves,
  gogmaFocuses,
  phials,
  shellTypes,
  switchAxePhials,
  weaponElements,
  weaponTypes,
} from "../codes";
import { countSchema, createReferenceSchema, idSchema, nameSchema, raritySchema, slotsSchema } from "./parts";
import {
  handicraftSchema,
  loadedAmmoSchema,
  notesSchema,
  sharpnessSchema,
  weaponTypeSchema,
} from "./weapons";

/** One figure for every type of weapon, or one per type that has it. */
const perWeaponSchema = z.union([z.int().min(1), z.partialRecord(z.enum(weaponTypes), z.int().min(1))]);

const bonusFiguresSchema = z.strictObject({
  attack: perWeaponSchema.optional(),
  affinity: perWeaponSchema.optional(),
  element: perWeaponSchema.optional(),
  sharpness: perWeaponSchema.optional(),
  ammo: perWeaponSchema.optional(),
});

const bonusFields = {
  id: idSchema,
  name: nameSchema,
  rare: z.boolean(),
  maxCountArtian: countSchema,
  maxCountGogma: countSchema,
  artian: bonusFiguresSchema.nullable(),
  gogma: bonusFiguresSchema.nullable(),
};

export const artianBonusSchema = z.discriminatedUnion("kind", [
  z.strictObject({ ...bonusFields, kind: z.literal("productionBonus") }),
  z.strictObject({ ...bonusFields, kind: z.literal("reinforcement") }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("skillPool"),
    name: nameSchema,
    setBonuses: z.array(createReferenceSchema("skill")).min(1),
    groupSkills: z.array(createReferenceSchema("skill")).min(1),
  }),
]);

/** Value with two and with three matching parts. */
function createPairSchema<Value extends z.ZodType>(value: Value) {
  return z.tuple([value, value]);
}

const tierSchema = z.enum(artianTiers);
const shellFields = { shellType: z.enum(shellTypes), shellLevel: z.int().min(1).max(4) };
const coatingsSchema = z.array(z.enum(coatings)).min(1);

const partWeaponSchema = z.strictObject({
  /** A weapon. */
  id: idSchema,
  kind: z.literal("weapon"),
  type: weaponTypeSchema,
  tier: tierSchema,
  rarity: raritySchema,
  focus: z.enum(gogmaFocuses).nullable(),
  /** Without parts: each of the three adds its own. */
  attack: z.int().min(1),
  affinity: z.int().min(-100).max(100),
  slots: slotsSchema,
  sharpness: sharpnessSchema.optional(),
  handicraft: handicraftSchema.optional(),
  elementInfusion: z.int().min(1).optional(),
  /** Displayed figures; `null` = coating only. */
  elements: z.partialRecord(z.enum(weaponElements), createPairSchema(z.int().min(1)).nullable()).optional(),
  /** Ammo on top of what the bowgun itself loads. */
  elementAmmo: z
    .partialRecord(z.enum(weaponElements), createPairSchema(z.array(loadedAmmoSchema)))
    .optional(),
  focusTraits: z
    .strictObject({
      coatings: coatingsSchema.optional(),
      phial: z.enum(phials).optional(),
      shellType: z.enum(shellTypes).optional(),
      shellLevel: z.int().min(1).max(4).optional(),
      echoBubble: z.enum(echoBubbles).optional(),
    })
    .optional(),
});

const switchAxeSchema = z.strictObject({
  phial: z.enum(switchAxePhials),
  phialValue: z.int().min(1).optional(),
});

/** What the element of two or more matching parts decides. */
const elementTraitsSchema = z.strictObject({
  id: idSchema,
  kind: z.literal("elementTraits"),
  /** `null` = no two parts alike. */
  element: z.enum(weaponElements).nullable(),
  huntingHorn: z.strictObject({
    notes: notesSchema,
    echoWave: z.enum(echoWaves),
    echoBubble: z.enum(echoBubbles),
  }),
  gunlance: z.strictObject(shellFields),
  switchAxe: switchAxeSchema,
  chargeBlade: z.strictObject({ phial: z.enum(chargeBladePhials) }),
  bowCoatings: z.strictObject({
    none: coatingsSchema.optional(),
    two: coatingsSchema.optional(),
    three: coatingsSchema.optional(),
  }),
  gogmaSwitchAxe: switchAxeSchema.optional(),
});

export const artianPartSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id: idSchema,
    kind: z.literal("part"),
    gameId: z.string().min(1),
    name: nameSchema,
    tier: tierSchema,
    sellPrice: countSchema,
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("recipe"),
    type: weaponTypeSchema,
    parts: z.array(createReferenceSchema("part")).length(3),
    /** The part of the Gogma upgrade. */
    gogmaPart: createReferenceSchema("part"),
  }),
  partWeaponSchema,
  elementTraitsSchema,
  z.strictObject({
    id: idSchema,
    kind: z.literal("categoryCap"),
    category: z.enum(artianCategories),
    max: z.int().min(1),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("reinforcementCost"),
    tier: tierSchema,
    rarity: raritySchema,
    points: z.int().min(1).optional(),
    zenny: z.int().min(1).optional(),
    steps: z.int().min(1).optional(),
    pointsPerStep: z.int().min(1).optional(),
    zennyPerStep: z.int().min(1).optional(),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("reinforcementItem"),
    tier: tierSchema,
    item: createReferenceSchema("item"),
    points: z.int().min(1),
  }),
]);
