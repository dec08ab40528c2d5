import { z } from "zod";
import { armorPieces } from "../codes";
import { layeredArmorSources } from "../world-codes";
import { createReferenceSchema, gameCodeSchema, idSchema, nameSchema } from "./parts";

/** A series of armor that changes the looks of a hunter alone. */
export const layeredArmorSchema = z.strictObject({
  id: idSchema,
  gameId: gameCodeSchema,
  name: nameSchema,
  pieces: z
    .array(z.enum(armorPieces))
    .min(1)
    .describe("Pieces that it has; their names are in no text of the tables."),
  armorSet: createReferenceSchema("armor set")
    .nullable()
    .describe("The armor of the series; null for looks alone."),
  from: z
    .enum(layeredArmorSources)
    .nullable()
    .describe("Forging the armor of the series, or a download; null where the tables say neither."),
});
