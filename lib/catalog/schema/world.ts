import { z } from "zod";
import { monsterBuildups } from "../codes";
import { campRisks, localeKinds, questKinds, questObjectives, questVariants } from "../world-codes";
import {
  countSchema,
  createReferenceSchema,
  gameCodeSchema,
  idSchema,
  nameSchema,
  shortTextSchema,
} from "./parts";

export const localeSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  shortName: shortTextSchema.nullable().describe("Short name."),
  kind: z.enum(localeKinds).describe("Type of location."),
  stageCode: z.string().min(1).nullable().describe("Code in the game data."),
  areas: z.int().min(1).nullable().describe("Number of areas on the map."),
  environments: z.array(shortTextSchema).describe("Seasons and weather."),
  camps: z
    .array(z.strictObject({ name: nameSchema, area: z.int().min(1), risk: z.enum(campRisks) }))
    .describe("Pop-up camp sites."),
  monsters: z.array(createReferenceSchema("monster")).describe("Monsters that live there."),
  endemicLife: z.array(nameSchema).describe("Endemic life that lives there, without fish."),
  aquaticLife: z.array(nameSchema).describe("Fish and other endemic life that is caught with the rod."),
});

/** With 1 to 4 hunters. */
const partyFactors = z.array(z.number().positive()).length(4);

/** Factors of a quest's difficulty and of the size of the party. */
const scalingSchema = z.strictObject({
  /** Health of parts. */
  parts: partyFactors,
  /** Damage until a place is scratched, and until that is a wound. */
  scratch: partyFactors,
  /** Factors of the damage that opens a wound. */
  wound: partyFactors,
  /** The first threshold of a status or of mounting, and what each proc adds. */
  status: z.record(
    z.enum(monsterBuildups),
    z.strictObject({ initial: z.number().positive(), increase: partyFactors }),
  ),
});

/** Fields of everything that is accepted as a quest. */
export const questFields = {
  stars: z.int().min(1).max(10).describe("Difficulty."),
  targets: z
    .array(
      z.strictObject({
        monster: createReferenceSchema("monster"),
        variant: z.enum(questVariants).optional(),
        count: z.int().min(1).optional(),
        /** With 1 to 4 hunters, before a random difference of a few percent. */
        health: z.array(z.int().min(1)).length(4).optional(),
        scaling: scalingSchema.optional(),
      }),
    )
    .describe(
      "Monsters to hunt; health is that with 1 to 4 hunters, scaling what the quest multiplies parts, wounds and thresholds of statuses and mounts by.",
    ),
  timeLimitMin: z.int().min(1).describe("Time limit in minutes."),
  maxPlayers: z.int().min(1).max(4).describe("Max players."),
  hunterRank: z.int().min(1).describe("Required hunter rank."),
  rewards: z
    .array(
      z.strictObject({
        item: createReferenceSchema("item"),
        qty: z.int().min(1),
        chance: z.int().min(1).max(100),
      }),
    )
    .min(1)
    .optional()
    .describe("Items for completing it; chance is percent per draw."),
};

export const questSchema = z.strictObject({
  id: idSchema,
  gameId: gameCodeSchema.nullable().describe("Code in the game data; null if reported by players."),
  name: nameSchema,
  kind: z.enum(questKinds).describe("Kind of quest."),
  objective: z.enum(questObjectives).describe("hunt, kill, capture, arena, bossrush or special."),
  stars: questFields.stars,
  locale: createReferenceSchema("locale").describe("Where it takes place."),
  targets: questFields.targets.min(1),
  timeLimitMin: questFields.timeLimitMin,
  maxPlayers: questFields.maxPlayers,
  hunterRank: questFields.hunterRank,
  rewardZenny: countSchema.optional().describe("Zenny for completing it."),
  rewardHunterRankPoints: countSchema.optional().describe("Hunter rank points for completing it."),
  faints: z.int().min(1).optional().describe("Faints that fail it."),
  rewards: questFields.rewards,
  unlockedBy: z
    .array(
      z.union([
        z.strictObject({ quest: createReferenceSchema("quest") }),
        z.strictObject({ monster: createReferenceSchema("monster") }),
        z.strictObject({ story: nameSchema }),
      ]),
    )
    .min(1)
    .optional()
    .describe("Quests and missions of the story to complete, and monsters to hunt, before it is available."),
  source: z.enum(["game-parameters", "community"]).describe("Source of the record."),
});
