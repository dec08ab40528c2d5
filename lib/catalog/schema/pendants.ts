import { z } from "zod";
import { pendantSources } from "../world-codes";
import { gameCodeSchema, idSchema, nameSchema } from "./parts";

/** An ornament of a weapon, for its looks alone. */
export const pendantSchema = z.strictObject({
  id: idSchema,
  gameId: gameCodeSchema,
  name: nameSchema,
  from: z
    .enum(pendantSources)
    .nullable()
    .describe("What gives it, as far as the tables that are read say: null where none does."),
});
