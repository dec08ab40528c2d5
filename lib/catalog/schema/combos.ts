import { z } from "zod";
import { weaponTypes } from "../codes";
import { recordIdSchema } from "./parts";

/**
 * A combo of a weapon type, as players name it: moves of `attacks.json` and how often each is done. The first one of a
 * type that the weapon in hand can do is the usual one, with which the builder begins.
 */
const comboSchema = z.strictObject({
  id: recordIdSchema,
  weapon: z.enum(weaponTypes),
  name: z.string().min(1).max(70),
  /** The same act with other shells has the same one: a weapon that does one of them does not do the others. */
  act: recordIdSchema.optional(),
  /**
   * Ids of player modifiers: the states of the weapon in which hunters do it, all the time. Some moves need one (a red
   * gauge, an elemental boost of the shield); where one state of several would do, it is the usual one. What the
   * phial of the weapon in hand does not have is not counted.
   */
  states: z.array(recordIdSchema).min(1).optional(),
  steps: z
    .array(
      z.strictObject({
        /** Ids. The first one that the weapon in hand can do counts, by its phial, shelling, ammo or echo wave. */
        moves: z.array(recordIdSchema).min(1),
        count: z.int().min(1).max(99),
      }),
    )
    .min(1)
    .max(30),
});

export const combosSchema = z.array(comboSchema);

export type Combo = z.infer<typeof comboSchema>;
