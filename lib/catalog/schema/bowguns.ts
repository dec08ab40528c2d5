import { z } from "zod";
import { ammoTypes, bowgunModEffects, bowgunModTargets } from "../weapon-codes";
import { createReferenceSchema, factorSchema, gameCodeSchema, idSchema, nameSchema } from "./parts";

const weapons = z.array(createReferenceSchema("weapon")).min(1);
const bowgunTypes = ["light-bowgun", "heavy-bowgun"] as const;

/** Modifications of bowguns, the places for them, and the modes of heavy bowguns. */
export const bowgunModSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id: idSchema,
    kind: z.literal("mod").describe("Modification, place for one, or mode."),
    gameId: gameCodeSchema,
    name: nameSchema,
    effect: z.enum(bowgunModEffects).describe("What it raises."),
    of: z
      .array(z.enum([...ammoTypes, ...bowgunModTargets]))
      .min(1)
      .describe("Ammo or gauge that it raises it for."),
    plus: z.int().min(1).optional().describe("Rounds or levels that it adds."),
    mult: factorSchema.positive().optional().describe("Multiplies the speed of recovery."),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("slot"),
    gameId: gameCodeSchema,
    options: z.array(createReferenceSchema("mod")).min(2).describe("Mods of which one is fitted."),
    initial: createReferenceSchema("mod").describe("The one a new bowgun has."),
    weapons: weapons.describe("Bowguns that have such a place."),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("mode"),
    gameId: gameCodeSchema,
    name: nameSchema,
    attackMult: factorSchema.positive().describe("Multiplies the attack of what the mode fires."),
    weapons: z
      .array(createReferenceSchema("weapon"))
      .describe("Heavy bowguns that begin with it; the upgrade of a mod leads to the second level."),
  }),
]);

const seconds = z.number().positive().meta({ typeText: "seconds" }).optional();

/** Special ammo of bowguns. */
export const specialAmmoSchema = z.strictObject({
  id: idSchema,
  gameId: gameCodeSchema,
  name: nameSchema,
  weapon: z.enum(bowgunTypes).describe("Weapon type."),
  weapons: weapons.describe("Bowguns that have it."),
  minEnergy: z.number().positive().optional().describe("Least energy of the Ignition Gauge that it takes."),
  intervalSec: seconds.describe("Time between two shots."),
  hitMults: z.array(factorSchema.positive()).min(1).optional().describe("Multipliers as it goes on hitting."),
  multiHits: z.int().min(1).optional().describe("Hits of one shot."),
  charges: z
    .array(
      z.strictObject({
        sec: z.number().min(0),
        energy: z.number().min(0).optional(),
        attackMult: factorSchema.positive(),
        /** Of the offset that it deals. */
        offsetMult: factorSchema.positive().optional(),
      }),
    )
    .min(2)
    .optional()
    .describe("Steps of holding it, with the seconds after which each begins."),
  overheatSec: seconds.describe("Holding it longer than this overheats."),
  maxRounds: z.int().min(1).optional().describe("Rounds that are held."),
  reloadSec: seconds.describe("Time in which a round comes back."),
  lifeSec: seconds.describe("How long it sticks."),
  levelHits: z.array(z.int().min(1)).optional().describe("Hits that raise it to its second and third level."),
  levelMults: z.array(factorSchema.positive()).min(1).optional().describe("Attack multipliers by level."),
  range: z.number().positive().optional().describe("Reach in the unit of the tables."),
  modeMults: z
    .array(factorSchema.positive())
    .length(3)
    .optional()
    .describe("Attack without a special type, and with Ignition Mode ST I and II."),
  gaugePerSec: z
    .number()
    .positive()
    .optional()
    .describe("Energy that comes back per second in Standard Mode."),
});
