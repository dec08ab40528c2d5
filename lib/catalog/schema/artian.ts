import { z } from "zod";
import { weaponElements, weaponTypes } from "../codes";
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
} from "../weapon-codes";
import {
  countSchema,
  createReferenceSchema,
  gameCodeSchema,
  idSchema,
  nameSchema,
  raritySchema,
  slotsSchema,
} from "./parts";
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
  rare: z.boolean().describe("Whether it is one of the rare rolls."),
  maxCountArtian: countSchema.describe("How often an Artian weapon can have it."),
  maxCountGogma: countSchema.describe("How often a Gogma Artian weapon can have it."),
  artian: bonusFiguresSchema.nullable().describe("What it adds to an Artian weapon; null = never rolled."),
  gogma: bonusFiguresSchema
    .nullable()
    .describe("What it adds to a Gogma Artian weapon; null = never rolled."),
};

export const artianBonusSchema = z.discriminatedUnion("kind", [
  z.strictObject({ ...bonusFields, kind: z.literal("productionBonus").describe("Kind of record.") }),
  z.strictObject({
    ...bonusFields,
    kind: z.literal("reinforcement"),
    category: z.enum(artianCategories).describe("Category it is drawn in."),
    gogmaWeights: z
      .tuple([countSchema, countSchema])
      .describe(
        "Weight among the bonuses of its category on a Gogma Artian weapon: two columns of the game's table, of which it is not known when each counts.",
      ),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("skillPool"),
    name: nameSchema,
    setBonuses: z
      .array(createReferenceSchema("skill"))
      .min(1)
      .describe(
        "Set bonuses that a Gogma Artian weapon rolls; every pair with a group skill is equally likely.",
      ),
    groupSkills: z.array(createReferenceSchema("skill")).min(1).describe("Group skills that it rolls."),
  }),
]);

/** Value with two and with three matching parts. */
function createPairSchema<Value extends z.ZodType>(value: Value) {
  return z.tuple([value, value]);
}

const tierSchema = z.enum(artianTiers).describe("Artian or Gogma Artian.");
const shellFields = { shellType: z.enum(shellTypes), shellLevel: z.int().min(1).max(4) };
const coatingsSchema = z.array(z.enum(coatings)).min(1);

const partWeaponSchema = z.strictObject({
  /** A weapon. */
  id: idSchema,
  kind: z.literal("weapon"),
  type: weaponTypeSchema,
  tier: tierSchema,
  rarity: raritySchema,
  focus: z.enum(gogmaFocuses).nullable().describe("Focus of a Gogma Artian weapon."),
  attack: z.int().min(1).describe("True raw without parts: each of the three adds its own."),
  affinity: z.int().min(-100).max(100).describe("Affinity without parts, in percent."),
  slots: slotsSchema,
  sharpness: sharpnessSchema.optional().describe("Lengths of the seven colors, dullest first."),
  handicraft: handicraftSchema.optional().describe("What Handicraft adds."),
  elementInfusion: z.int().min(1).optional().describe("Displayed element that an infused part adds."),
  elements: z
    .partialRecord(z.enum(weaponElements), createPairSchema(z.int().min(1)).nullable())
    .optional()
    .describe("Displayed element with two and three matching parts; null = a coating only."),
  elementAmmo: z
    .partialRecord(z.enum(weaponElements), createPairSchema(z.array(loadedAmmoSchema)))
    .optional()
    .describe("Ammo on top of what the bowgun loads, with two and three matching parts."),
  focusTraits: z
    .strictObject({
      coatings: coatingsSchema.optional(),
      phial: z.enum(phials).optional(),
      shellType: z.enum(shellTypes).optional(),
      shellLevel: z.int().min(1).max(4).optional(),
      echoBubble: z.enum(echoBubbles).optional(),
    })
    .optional()
    .describe("Traits that the focus decides before the element."),
});

const switchAxeSchema = z.strictObject({
  phial: z.enum(switchAxePhials),
  phialValue: z.int().min(1).optional(),
});

/** The choice that the element of two or more matching parts makes. */
const elementTraitsSchema = z.strictObject({
  id: idSchema,
  kind: z.literal("elementTraits"),
  element: z.enum(weaponElements).nullable().describe("Element of the parts; null = no two alike."),
  huntingHorn: z
    .strictObject({
      notes: notesSchema,
      echoWave: z.enum(echoWaves),
      echoBubble: z.enum(echoBubbles),
    })
    .describe("Notes, wave and bubble of a horn."),
  gunlance: z.strictObject(shellFields).describe("Shelling of a gunlance."),
  switchAxe: switchAxeSchema.describe("Phial of a switch axe."),
  chargeBlade: z.strictObject({ phial: z.enum(chargeBladePhials) }).describe("Phial of a charge blade."),
  bowCoatings: z
    .strictObject({
      none: coatingsSchema.optional(),
      two: coatingsSchema.optional(),
      three: coatingsSchema.optional(),
    })
    .describe("Coatings of a bow by the number of matching parts."),
  gogmaSwitchAxe: switchAxeSchema.optional().describe("Phial of a Gogma Artian switch axe, where another."),
});

export const artianPartSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id: idSchema,
    kind: z.literal("part").describe("Kind of record."),
    gameId: gameCodeSchema,
    name: nameSchema,
    tier: tierSchema,
    sellPrice: countSchema.describe("Zenny for selling it."),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("recipe"),
    type: weaponTypeSchema.describe("Weapon type."),
    parts: z.array(createReferenceSchema("part")).length(3).describe("Parts that the weapon takes."),
    gogmaPart: createReferenceSchema("part").describe("Part of the Gogma upgrade."),
  }),
  partWeaponSchema,
  elementTraitsSchema,
  z.strictObject({
    id: idSchema,
    kind: z.literal("categoryCap"),
    category: z.enum(artianCategories).describe("Category of a bonus."),
    max: z.int().min(1).describe("Most bonuses of the category on one weapon."),
    weight: z.int().min(1).describe("Weight of the category in the draw of a reinforcement."),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("reinforcementCost"),
    tier: tierSchema,
    rarity: raritySchema,
    points: z.int().min(1).optional().describe("Points that reinforcing costs, or that the item gives."),
    zenny: z.int().min(1).optional().describe("Zenny that reinforcing costs."),
    steps: z.int().min(1).optional().describe("Steps of reinforcement."),
    pointsPerStep: z.int().min(1).optional().describe("Points that each step costs."),
    zennyPerStep: z.int().min(1).optional().describe("Zenny that each step costs."),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("reinforcementItem"),
    tier: tierSchema,
    item: createReferenceSchema("item").describe("Item that is spent."),
    points: z.int().min(1),
  }),
]);
