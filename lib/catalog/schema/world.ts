import { z } from "zod";
import { campRisks, localeKinds, questKinds, questObjectives, questVariants } from "../codes";
import { idSchema, nameSchema } from "./parts";

export const localeSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  shortName: nameSchema.nullable(),
  kind: z.enum(localeKinds),
  stageCode: z.string().min(1).nullable(),
  /** How many numbered areas. */
  areas: z.int().min(1).nullable(),
  environments: z.array(nameSchema),
  camps: z.array(z.strictObject({ name: nameSchema, area: z.int().min(1), risk: z.enum(campRisks) })),
  monsters: z.array(idSchema),
});

export const questSchema = z.strictObject({
  id: idSchema,
  /** `null` for event quests that players wrote down. */
  gameId: z.string().min(1).nullable(),
  name: nameSchema,
  kind: z.enum(questKinds),
  objective: z.enum(questObjectives),
  stars: z.int().min(1).max(10),
  locale: idSchema,
  targets: z
    .array(
      z.strictObject({
        monster: idSchema,
        variant: z.enum(questVariants).optional(),
        count: z.int().min(1).optional(),
      }),
    )
    .min(1),
  timeLimitMin: z.int().min(1),
  maxPlayers: z.int().min(1).max(4),
  hunterRank: z.int().min(1),
  source: z.enum(["game-parameters", "community"]),
});
