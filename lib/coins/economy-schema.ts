import { z } from "zod";
import { ledgerReasons } from "./reasons";

const coinsSchema = z.int().min(0);
const sumSchema = z.object({ made: coinsSchema, spent: coinsSchema });

/** Document `economy/{utcDay}`: written once, after the day is over. */
export const economyDocumentSchema = sumSchema.extend({
  entries: z.int().min(0),
  byReason: z.partialRecord(z.enum(ledgerReasons), sumSchema),
});
