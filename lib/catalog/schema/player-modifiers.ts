import { z } from "zod";
import { modifierConditions, modifierGroups, modifierKinds, modifierScopes } from "../attack-codes";
import { factorSchema, idSchema, nameSchema, secondsSchema } from "./parts";
import { weaponTypeSchema } from "./weapons";

const scopesSchema = z.array(z.enum(modifierScopes)).min(1);

/** Modifiers of attack, element or affinity besides gear and skills. */
export const playerModifierSchema = z.strictObject({
  id: idSchema,
  weapon: weaponTypeSchema.nullable().describe("Weapon type; null = every weapon."),
  kind: z.enum(modifierKinds).describe("Kind: item, meal, coating, stance and so on."),
  name: nameSchema,
  group: z.enum(modifierGroups).optional().describe("Only one of a group acts at a time."),
  attackMul: factorSchema.positive().optional().describe("Attack multiplier."),
  attackAdd: z.number().positive().optional().describe("Attack added."),
  elementMul: factorSchema.positive().optional().describe("Element multiplier."),
  elementAdd: z.number().positive().optional().describe("Element added, as displayed."),
  affinityAdd: z.number().optional().describe("Affinity added, in percentage points."),
  stage: z
    .enum(["attack", "hit"])
    .optional()
    .describe("Where attack values apply: to the attack, or to the damage of the hit."),
  elementStage: z
    .enum(["element", "hit"])
    .optional()
    .describe("Where element values apply: to the element before its cap, or to the damage of the hit."),
  condition: z.enum(modifierConditions).optional().describe("Condition code."),
  appliesTo: scopesSchema.optional().describe("Moves it applies to; of a cap, what it limits."),
  notAppliesTo: scopesSchema.optional().describe("Moves it does not apply to."),
  durationSec: secondsSchema.optional().describe("Duration."),
  source: z
    .enum(["tables", "tables+mhwilds-calculator", "tables+mhwilds_damage_calculator"])
    .describe("Source of the values."),
});
