import { z } from "zod";
import { ranks } from "../codes";
import { createReferenceSchema, percentSchema, shortTextSchema } from "./parts";

const pieces = z.number().positive();
const qty = z.int().min(1);

/**
 * Ways to an item besides monsters and quests with a record, which have files of their own. `pieces` is the one scale of all of them:
 * what one visit, catch, purchase, trade or ship is expected to give.
 */
const sourceSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("gather"),
    /** What is gathered from, in English. */
    place: shortTextSchema,
    /** Left out where the tables name none. */
    locale: createReferenceSchema("locale").optional(),
    rank: z.enum(ranks),
    /** A rich find of the same place. */
    rich: z.literal(true).optional(),
    /** Gatherings of one visit; left out where the tables do not say. */
    times: qty.optional(),
    qty,
    chance: percentSchema.min(1).max(100),
    pieces,
  }),
  z.strictObject({ kind: z.literal("shop"), pieces }),
  z.strictObject({
    kind: z.literal("trade"),
    locale: createReferenceSchema("locale"),
    give: createReferenceSchema("item"),
    giveQty: qty,
    qty,
    pieces,
  }),
  z.strictObject({
    kind: z.literal("exchange"),
    give: createReferenceSchema("item"),
    giveQty: qty,
    qty,
    pieces,
  }),
  /** Offered by the support ship in one of `chance` visits, up to `qty` pieces, each for `points`. */
  z.strictObject({
    kind: z.literal("supportShip"),
    points: qty,
    qty,
    chance: percentSchema.min(1).max(100),
    pieces,
  }),
  z.strictObject({ kind: z.literal("melding"), points: qty, pieces }),
  /** Made in a large workshop: `pieces` is the mean of its worse result. */
  z.strictObject({ kind: z.literal("workshop"), min: qty, max: qty, pieces }),
  /**
   * Given by quests that `quests` does not hold: downloaded ones, of which the tables have the rewards and no name, and
   * side missions. The best of them; `pieces` are those of one completed quest.
   */
  z.strictObject({
    kind: z.literal("otherQuest"),
    /** Code of the quest. */
    mission: shortTextSchema,
    /** How many such quests give it. */
    quests: qty,
    qty,
    chance: percentSchema.min(1).max(100),
    pieces,
  }),
  /** Endemic or aquatic life that is caught. */
  z.strictObject({
    kind: z.literal("animal"),
    /** English name. */
    animal: shortTextSchema,
    /** A kind of reward whose condition is in no table. */
    uncertain: z.literal(true).optional(),
    /** Of one draw they exclude each other. */
    prizes: z.array(z.strictObject({ qty, chance: percentSchema.min(1).max(100) })).min(1),
    pieces,
  }),
  /** Gathered by villagers; the tables have levels in place of numbers. */
  z.strictObject({ kind: z.literal("villagers") }),
]);

export const itemSourceSchema = z.strictObject({
  id: createReferenceSchema("item").describe("The item."),
  sources: z
    .array(sourceSchema)
    .min(1)
    .describe("Ways to it besides monsters and quests, the one that gives most pieces first."),
});
