import { z } from "zod";
import { ranks } from "../codes";
import { createReferenceSchema, nameSchema, percentSchema, shortTextSchema } from "./parts";

const pieces = z.number().positive();
const qty = z.int().min(1);

/**
 * Ways to an item besides monsters and quests with a record, which have files of their own. `pieces` is the one scale of all
 * that have odds and can be used again: what one visit, catch, purchase, trade, ship or quest is expected to give.
 */
const sourceSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("gather"),
    /** Name of the point, in English. */
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
   * Given by quests without a record: downloaded ones, of which the tables have the rewards alone. The best of them; `pieces`
   * are those of one completed quest.
   */
  z.strictObject({
    kind: z.literal("otherQuest"),
    /** Code of the quest. */
    mission: shortTextSchema,
    /** Where a name plate for completing it names it. */
    name: nameSchema.optional(),
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
  /** The best of the side quests that give it, each time one is completed. */
  z.strictObject({
    kind: z.literal("sideQuest"),
    sideQuest: createReferenceSchema("side quest"),
    /** How many such quests give it. */
    quests: qty,
    qty,
    chance: percentSchema.min(1).max(100),
    pieces,
  }),
  /** Given once by side missions and missions of the story; the largest gift. */
  z.strictObject({
    kind: z.literal("gift"),
    /** Left out for a mission of the story. */
    sideQuest: createReferenceSchema("side quest").optional(),
    /** How many missions give it. */
    gifts: qty,
    qty,
  }),
  /** Lies or is given where a side quest takes place, which asks for it. */
  z.strictObject({ kind: z.literal("questItem"), sideQuest: createReferenceSchema("side quest") }),
  /** In tables of rewards that no quest of the game data pays out; some are those of seasonal events. The best of them. */
  z.strictObject({
    kind: z.literal("rewardTable"),
    /** Its number in the tables. */
    table: qty,
    /** How many such tables have it. */
    tables: qty,
    qty,
    chance: percentSchema.min(1).max(100),
  }),
  /** In the supplies of quests, up to `qty` at a time; left out where the tables only call it a supply. */
  z.strictObject({ kind: z.literal("supplies"), qty: qty.optional() }),
  /** Never used up: a tool that hunters always carry, a coating of bows or basic ammo of bowguns. */
  z.strictObject({ kind: z.literal("unlimited") }),
  /** Cooked by a village: `give` is put in, and `draws` times one of the prizes comes out. */
  z.strictObject({
    kind: z.literal("cooking"),
    give: createReferenceSchema("item"),
    giveQty: qty,
    draws: qty,
    prizes: z.array(z.strictObject({ qty, chance: percentSchema.min(1).max(100) })).min(1),
    pieces,
  }),
  /** A prize of barrel bowling; which prizes are there at a time is in no table. */
  z.strictObject({ kind: z.literal("bowling"), qty }),
  /** In item packs that are downloaded. */
  z.strictObject({ kind: z.literal("itemPack"), packs: qty, qty }),
  /** Picked up as slinger ammo. */
  z.strictObject({
    kind: z.literal("slinger"),
    /** Name of the point, in English; left out where it only lies about by its own name. */
    place: shortTextSchema.optional(),
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
