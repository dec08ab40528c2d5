import { z } from "zod";
import { createReferenceSchema, nameSchema, recordIdSchema } from "./parts";

const coordinateSchema = z.int().min(-5000).max(5000);
const areaNumberSchema = z.int().min(1).max(99);

/** A place in the world of the game: x grows to the east, z to the south. */
const placeFields = {
  x: coordinateSchema.describe("To the east."),
  z: coordinateSchema.describe("To the south."),
  height: coordinateSchema.describe("Height; the same unit as x and z."),
};

const climates = ["hot", "cold"] as const;

/** The coordinates that the map of a field is drawn from. */
export const fieldMapSchema = z.strictObject({
  id: recordIdSchema.describe("Id of the locale."),
  areas: z
    .array(
      z.strictObject({
        area: areaNumberSchema,
        ...placeFields,
        floor: z.int().min(0).max(9).describe("Floor of the map, lowest first."),
        climate: z.enum(climates).optional().describe("Heat or cold in at least a part of it."),
      }),
    )
    .min(1)
    .describe("Where the map of the game has the number of each area."),
  ways: z
    .array(z.tuple([areaNumberSchema, areaNumberSchema]))
    .describe("Pairs of areas between which monsters move."),
  camps: z
    .array(z.strictObject({ name: nameSchema, area: areaNumberSchema, ...placeFields }))
    .describe("Pop-up camp sites, in the order of the locale."),
  bases: z
    .array(z.strictObject({ name: nameSchema, ...placeFields }))
    .describe("Base camp, villages and other camps that are always there."),
  exits: z
    .array(z.strictObject({ to: createReferenceSchema("locale").nullable(), ...placeFields }))
    .describe("Ways out of the field; `to` is null where no field is known behind it."),
  monsters: z
    .array(
      z.strictObject({
        monster: createReferenceSchema("monster"),
        areas: z.array(areaNumberSchema).min(1),
        starts: z.array(areaNumberSchema),
      }),
    )
    .describe("Areas that the tables let a monster roam; `starts` are those with a chance of their own."),
  ground: z
    .array(z.tuple([coordinateSchema, coordinateSchema]))
    .describe("Points of ground, x and z, in steps of 8: what the shape of the map is drawn from."),
});
