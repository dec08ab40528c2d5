import { z } from "zod";
import { questObjectives, sideQuestKinds } from "../world-codes";
import {
  countSchema,
  createReferenceSchema,
  gameCodeSchema,
  idSchema,
  materialSchema,
  nameSchema,
} from "./parts";
import { questFields } from "./world";

const huntSchema = z.strictObject({
  gameId: gameCodeSchema,
  objective: z.enum([...questObjectives, "deliver"]),
  stars: questFields.stars,
  locale: createReferenceSchema("locale"),
  /** Empty where something is delivered. */
  targets: questFields.targets,
  /** Items to bring. */
  deliver: materialSchema.optional(),
  timeLimitMin: questFields.timeLimitMin,
  maxPlayers: questFields.maxPlayers,
  hunterRank: questFields.hunterRank,
  rewardZenny: countSchema,
  rewardHunterRankPoints: countSchema,
  faints: z.int().min(1),
  rewards: questFields.rewards,
});

/** A side mission, or a quest for small monsters: what has a place in the game and no board for times here. */
export const sideQuestSchema = z.strictObject({
  id: idSchema,
  gameId: gameCodeSchema,
  name: nameSchema,
  kind: z.enum(sideQuestKinds).describe("Side mission, or a quest for small monsters."),
  locale: createReferenceSchema("locale")
    .nullable()
    .describe("Where it is accepted or takes place; null where the tables name no locale."),
  hunt: huntSchema
    .optional()
    .describe("The quest that it is or has: targets, limits and rewards; chance is percent per draw."),
  gifts: z
    .array(materialSchema)
    .min(1)
    .optional()
    .describe("Items that a side mission gives once, when it is completed."),
  hunterRankPoints: countSchema
    .optional()
    .describe("Hunter rank points of a side mission, without those of its quest."),
  unlockedBy: z
    .array(
      z.union([
        z.strictObject({ sideQuest: createReferenceSchema("side quest") }),
        z.strictObject({ quest: createReferenceSchema("quest") }),
        z.strictObject({ monster: createReferenceSchema("monster") }),
        z.strictObject({ story: nameSchema }),
      ]),
    )
    .min(1)
    .optional()
    .describe(
      "Side quests, quests and missions of the story to complete, and monsters to hunt, before it is available.",
    ),
});
