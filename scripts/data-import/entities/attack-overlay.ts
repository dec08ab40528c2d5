import { z } from "zod";
import { attackSchema } from "@/lib/catalog/schema/attacks";
import { shellTypes } from "@/lib/catalog/weapon-codes";

const shape = attackSchema.shape;
const factor = z.number().min(0);

/** Where a move's figures stand: rows of attack tables that agree with each other. */
const rowReferenceSchema = z.strictObject({
  table: z.string(),
  row: z.int().min(0),
  /** The second of the row's two motion values, that with gauge. */
  column: z.literal("gauge").optional(),
});

/** A move in `data/sources/attacks.json`, in the order of the file of moves. */
export const attackOverlaySchema = z.strictObject({
  id: shape.id,
  weapon: shape.weapon,
  name: shape.name,
  hits: shape.hits,
  rows: z.array(rowReferenceSchema).min(1).optional(),
  motionFactor: factor.optional(),
  elementModifier: factor.optional(),
  elementAttackFactor: factor.optional(),
  from: z.enum(["weapon-parameters", "rows-summed", "mhwilds-calculator-2025-08"]).optional(),
  /** Of rows without a type, and of moves without a row. */
  damageType: shape.damageType.optional(),
  motionValue: shape.motionValue.optional(),
  rawModifier: shape.rawModifier,
  fixedElement: shape.fixedElement,
  elementPctOfAttack: shape.elementPctOfAttack,
  element: shape.element,
  elementHitzoneCap: shape.elementHitzoneCap,
  canCrit: shape.canCrit,
  usesSharpness: shape.usesSharpness,
  /** Parameter of the kind of shell with what one shot uses. */
  sharpnessCostAt: z.string().optional(),
  usesHitzone: shape.usesHitzone,
  mode: shape.mode,
  /** With its keys in the order of the file of moves. */
  shelling: z.strictObject({ type: z.enum(shellTypes).optional(), level: z.int().min(0) }).optional(),
  ammo: shape.ammo,
  flags: shape.flags,
});

export type AttackOverlay = z.infer<typeof attackOverlaySchema>;
