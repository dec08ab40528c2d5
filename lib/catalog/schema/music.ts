import { z } from "zod";
import { echoBubbles, echoWaves } from "../weapon-codes";
import { createReferenceSchema, gameCodeSchema, idSchema, nameSchema } from "./parts";
import { effectsSchema } from "./skills";
import { noteSchema, notesSchema } from "./weapons";

const sequencesSchema = z.array(z.array(noteSchema).min(2).max(4)).min(1).describe("Notes to play.");

/** Plain, with Horn Maestro 1, with Horn Maestro 2. */
const durationsSchema = z.array(z.int().min(1)).length(3);

const paramsSchema = z.array(z.number()).min(1).describe("Raw values of uncertain meaning.");

const valuesSchema = effectsSchema.describe("Values, named as in skills.");

const codeMeaning = "Code used by weapons to reference an echo wave or bubble.";

/** @param kind what the record is; it decides which fields it has */
function createKindSchema<Kind extends string>(kind: Kind) {
  return z.literal(kind).describe("Kind of record.");
}

export const melodySchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id: idSchema,
    kind: createKindSchema("melody"),
    gameId: gameCodeSchema,
    name: nameSchema,
    sequences: sequencesSchema,
    durationSec: durationsSchema.optional().describe("Seconds: base, Horn Maestro 1, Horn Maestro 2."),
    repeatSec: durationsSchema.optional().describe("Seconds when replayed while active."),
    extendSec: durationsSchema.optional().describe("Seconds it extends by."),
    effects: valuesSchema,
    repeatEffects: effectsSchema.describe("Values when replayed while active."),
    params: paramsSchema.optional(),
    repeatParams: paramsSchema.optional().describe("The same when replayed."),
  }),
  z.strictObject({
    id: idSchema,
    kind: createKindSchema("echo-wave"),
    gameId: gameCodeSchema,
    code: z.enum(echoWaves).describe(codeMeaning),
    name: nameSchema,
  }),
  z.strictObject({
    id: idSchema,
    kind: createKindSchema("echo-bubble"),
    gameId: gameCodeSchema,
    code: z.enum(echoBubbles).describe(codeMeaning),
    name: nameSchema,
    effects: valuesSchema,
    params: paramsSchema.optional(),
  }),
  /** Sequences that load the echo wave of the horn. */
  z.strictObject({
    id: idSchema,
    kind: createKindSchema("echo-wave-sequence"),
    gameId: gameCodeSchema,
    sequences: sequencesSchema,
  }),
  z.strictObject({
    id: idSchema,
    kind: createKindSchema("note-set"),
    gameId: gameCodeSchema,
    notes: notesSchema.describe("The three notes of a set."),
    melodies: z.array(createReferenceSchema("melody")).min(1).describe("Melodies the three notes can play."),
    usedByWeapons: z.boolean().describe("Whether any horn has these notes."),
  }),
]);
