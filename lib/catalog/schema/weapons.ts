import { z } from "zod";
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
  weaponElements,
  weaponTypes,
} from "../codes";
import {
  countSchema,
  idSchema,
  materialSchema,
  nameSchema,
  raritySchema,
  skillLevelSchema,
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

export const notesSchema = z.array(z.enum(hornNotes)).length(3);

/** Lengths of the seven colors, dullest first. */
export const sharpnessSchema = z.array(countSchema).length(7);

/** Lengths that Handicraft adds, from the current last color upwards. */
export const handicraftSchema = z.array(countSchema).max(2);

/** What only some types have; which type has what is checked with the references. */
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
  type: weaponTypeSchema,
  /** Unique within a type only. */
  gameId: z.int(),
  name: nameSchema,
  rarity: raritySchema,
  /** True raw. */
  attack: z.int().min(1),
  /** The inflated figure of the game's menus. */
  attackDisplay: z.int().min(1),
  /** Percentage points. */
  affinity: z.int().min(-100).max(100),
  defense: countSchema,
  element: weaponElementSchema.nullable(),
  element2: weaponElementSchema.nullable().optional(),
  slots: slotsSchema,
  skills: z.array(skillLevelSchema),
  sharpness: sharpnessSchema.optional(),
  handicraft: handicraftSchema.optional(),
  extra: extraSchema.optional(),
  series: nameSchema.nullable(),
  gogmaFocus: z.enum(gogmaFocuses).optional(),
  upgradeFrom: idSchema.nullable(),
  /** Cost of the upgrade; forging directly, where possible, costs double. */
  craft: z
    .strictObject({ zenny: countSchema, materials: z.array(materialSchema), forgeable: z.boolean() })
    .nullable(),
  treePosition: z.strictObject({ column: countSchema, row: countSchema }).nullable(),
  artian: z.enum(artianTiers).nullable(),
});
