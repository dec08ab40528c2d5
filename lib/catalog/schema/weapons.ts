import { z } from "zod";
import { weaponElements, weaponTypes } from "../codes";
import {
  ammoTypes,
  artianTiers,
  coatings,
  echoBubbles,
  echoWaves,
  gogmaFocuses,
  hornNotes,
  phials,
  shellTypes,
  specialAmmo,
} from "../weapon-codes";
import {
  countSchema,
  createReferenceSchema,
  gameNumberSchema,
  idSchema,
  materialsSchema,
  nameSchema,
  percentSchema,
  raritySchema,
  shortTextSchema,
  skillLevelsSchema,
  slotsSchema,
} from "./parts";

export const weaponTypeSchema = z.enum(weaponTypes);

/** `value` is the figure that the game shows, not the tenth that it calculates with. */
const weaponElementSchema = z.strictObject({ type: z.enum(weaponElements), value: z.int().min(1) });

/** One kind of ammo that a bowgun loads. */
export const loadedAmmoSchema = z.strictObject({
  type: z.enum(ammoTypes),
  level: z.int().min(1).max(3),
  capacity: z.int().min(1),
  rapid: z.boolean().optional(),
});

export const noteSchema = z.enum(hornNotes).meta({ typeText: "note" });

export const notesSchema = z.array(noteSchema).length(3);

/** Lengths of the seven colors, dullest first. */
export const sharpnessSchema = z.array(countSchema).length(7);

/** Lengths that Handicraft adds, from the current last color upwards. */
export const handicraftSchema = z.array(countSchema).max(2);

/** Fields of some types alone; which type has which is checked with the references. */
const extraSchema = z.strictObject({
  notes: notesSchema.optional(),
  melodies: z.array(nameSchema).optional(),
  echoWave: z.enum([...echoWaves, "none"]).optional(),
  echoBubble: z.enum(echoBubbles).optional(),
  shellType: z.enum(shellTypes).optional(),
  shellLevel: z.int().min(1).max(4).optional(),
  phial: z.enum(phials).optional(),
  phialValue: z.int().min(1).optional(),
  kinsectLevel: z.int().min(1).max(10).optional(),
  coatings: z.array(z.enum(coatings)).min(1).optional(),
  ammo: z.array(loadedAmmoSchema).min(1).optional(),
  specialAmmo: z.enum(specialAmmo).optional(),
});

export const weaponSchema = z.strictObject({
  id: idSchema,
  type: weaponTypeSchema.describe("Weapon type, such as great-sword. Weapon ids are unique across types."),
  gameId: gameNumberSchema.describe("ID in the game data, unique within the type."),
  name: nameSchema,
  rarity: raritySchema,
  attack: z.int().min(1).describe("True raw attack."),
  attackDisplay: z.int().min(1).describe("In-game attack: raw times the weapon type multiplier, rounded."),
  affinity: percentSchema
    .int()
    .min(-100)
    .max(100)
    .describe("Critical hit chance; negative = chance of a feeble hit."),
  defense: countSchema.describe("Defense bonus."),
  element: weaponElementSchema.nullable().describe("Element or status, as shown in game."),
  element2: weaponElementSchema.nullable().optional().describe("Second element or status."),
  slots: slotsSchema,
  skills: skillLevelsSchema,
  sharpness: sharpnessSchema
    .optional()
    .describe("Units of red, orange, yellow, green, blue, white, purple without Handicraft."),
  handicraft: handicraftSchema.optional().describe("What Handicraft adds, from the last color upward."),
  extra: extraSchema
    .optional()
    .describe("Specific to the type: ammo, coatings, notes, shelling, phial, kinsect level."),
  series: shortTextSchema.nullable().describe("Weapon tree series."),
  gogmaFocus: z.enum(gogmaFocuses).optional().describe("Focus of a Gogma Artian weapon."),
  upgradeFrom: createReferenceSchema("weapon").nullable().describe("What it is upgraded from."),
  craft: z
    .strictObject({ zenny: countSchema, materials: materialsSchema, forgeable: z.boolean() })
    .nullable()
    .describe("Upgrade cost; direct forging costs twice as much."),
  treePosition: z
    .strictObject({ column: countSchema, row: countSchema })
    .nullable()
    .describe("Row and column in the game's weapon tree."),
  artian: z.enum(artianTiers).nullable().describe("Whether its parts decide its element."),
});
