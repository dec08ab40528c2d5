import { z } from "zod";
import { echoBubbles, echoWaves, hornNotes } from "../codes";
import { idSchema, nameSchema } from "./parts";
import { effectsSchema } from "./skills";
import { notesSchema } from "./weapons";

const sequencesSchema = z.array(z.array(z.enum(hornNotes)).min(2).max(4)).min(1);

/** Seconds: plain, with Horn Maestro 1, with Horn Maestro 2. */
const durationsSchema = z.array(z.int().min(1)).length(3);

/** Figures of the game's table whose meaning is not certain. */
const paramsSchema = z.array(z.number()).min(1);

const gameIdSchema = z.string().min(1);

export const melodySchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id: idSchema,
    kind: z.literal("melody"),
    gameId: gameIdSchema,
    name: nameSchema,
    sequences: sequencesSchema,
    durationSec: durationsSchema.optional(),
    /** When played again while it still works. */
    repeatSec: durationsSchema.optional(),
    extendSec: durationsSchema.optional(),
    effects: effectsSchema,
    repeatEffects: effectsSchema,
    params: paramsSchema.optional(),
    repeatParams: paramsSchema.optional(),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("echo-wave"),
    gameId: gameIdSchema,
    code: z.enum(echoWaves),
    name: nameSchema,
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("echo-bubble"),
    gameId: gameIdSchema,
    code: z.enum(echoBubbles),
    name: nameSchema,
    effects: effectsSchema,
    params: paramsSchema.optional(),
  }),
  /** Sequences that load the echo wave of the horn. */
  z.strictObject({
    id: idSchema,
    kind: z.literal("echo-wave-sequence"),
    gameId: gameIdSchema,
    sequences: sequencesSchema,
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("note-set"),
    gameId: gameIdSchema,
    notes: notesSchema,
    melodies: z.array(idSchema).min(1),
    usedByWeapons: z.boolean(),
  }),
]);
