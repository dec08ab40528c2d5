import { z } from "zod";
import {
  type BoxEntry,
  type BoxKind,
  boxKindNames,
  type boxKinds,
  maxEntryId,
  maxEntryLength,
  shardNames,
} from "./model";
import { stampPattern } from "./stamp";

const text = (max: number) => z.string().max(max);
const count = (max: number) => z.int().min(0).max(max);
const id = z.string().min(1).max(120);
const skills = z.array(z.object({ skill: id, level: count(20) })).max(6);
const slots = z.array(z.object({ kind: text(20), slot: count(9) })).max(6);
/** Search criteria and damage setups: the builder reads what fits when it opens them. */
const anyJson = z.json();

/** Choices of an Artian weapon, as the builder names them (`ArtianChoices`). */
const rolls = z.object({
  parts: z.array(z.object({ element: text(40), infusion: text(40) })).max(3),
  reinforcements: z.array(text(60)).max(5),
  setBonus: text(120).nullable(),
  groupSkill: text(120).nullable(),
});

/** Values that each field of each kind may have. */
export const fieldSchemas = {
  talisman: { name: text(120), roll: z.object({ talisman: id, skills, slots }) },
  decoration: { count: count(99) },
  weapon: {
    name: text(120),
    weapon: id,
    rolls,
    goal: rolls.pick({ setBonus: true, groupSkill: true }),
  },
  roll: {
    weapon: id,
    at: z.iso.datetime(),
    result: z.object({
      reinforcements: rolls.shape.reinforcements,
      setBonus: rolls.shape.setBonus,
      groupSkill: rolls.shape.groupSkill,
    }),
    kept: z.boolean(),
  },
  gear: { have: z.literal(true) },
  way: { way: text(400) },
  crown: {
    small: z.boolean(),
    large: z.enum(["none", "silver", "gold"]),
    smallest: z.number().min(0).max(100_000).nullable(),
    largest: z.number().min(0).max(100_000).nullable(),
  },
  material: { count: count(9_999) },
  wish: { name: text(120), way: text(20) },
  search: { search: z.object({ criteria: anyJson, target: anyJson }) },
  build: {
    name: text(120),
    content: z.object({ code: text(4_000), criteria: anyJson, setup: anyJson }),
    changedAt: z.iso.datetime(),
  },
  setting: { value: text(60) },
} as const satisfies {
  readonly [Kind in BoxKind]: Record<(typeof boxKinds)[Kind]["fields"][number], z.ZodType>;
};

const kindSchema = z.enum(boxKindNames as [BoxKind, ...BoxKind[]]);
const stampSchema = z.string().regex(stampPattern);

/** The schema of a field; `undefined` where the kind has none of that name. */
export function getFieldSchema(kind: BoxKind, field: string): z.ZodType | undefined {
  return Object.hasOwn(fieldSchemas[kind], field)
    ? (fieldSchemas[kind] as Readonly<Record<string, z.ZodType>>)[field]
    : undefined;
}

/** An entry with the times of its fields, as it is stored and sent. */
const boxEntrySchema = z
  .strictObject({
    kind: kindSchema,
    id: z.string().min(1).max(maxEntryId),
    fields: z.record(z.string().max(20), z.tuple([z.json(), stampSchema])),
    deleted: stampSchema.nullable(),
  })
  .check((context) => {
    const { kind, fields } = context.value;
    for (const [field, [value]] of Object.entries(fields)) {
      if (getFieldSchema(kind, field)?.safeParse(value).success) continue;
      context.issues.push({
        code: "custom",
        path: ["fields", field],
        message: `is no ${field} of a ${kind}`,
        input: value,
      });
    }
    if (JSON.stringify(context.value).length > maxEntryLength) {
      context.issues.push({ code: "custom", path: [], message: "is too large", input: null });
    }
  }) satisfies z.ZodType<BoxEntry>;

/** Most entries that one call sends. */
const maxSentEntries = 2_000;

const shardName = z.enum(shardNames as [string, ...string[]]);
const revision = z.int().min(0);

/** POST /api/user/box */
export const syncBoxBodySchema = z.strictObject({
  /** Revision of each document that the browser knows; documents that are left out are new to it. */
  known: z.partialRecord(shardName, revision),
  /** Changes made here, each field with its stamp. Sending it again changes nothing. */
  entries: z.array(boxEntrySchema).max(maxSentEntries),
});
export type SyncBoxBody = z.infer<typeof syncBoxBodySchema>;

export const syncBoxResponseSchema = z.object({
  message: z.literal("OK"),
  /** The server's time, by which a browser corrects its own. */
  now: z.iso.datetime(),
  /** Documents that the browser did not know, as they were before what it sent. */
  shards: z.array(z.object({ name: shardName, revision, entries: z.array(boxEntrySchema) })),
  /** Revisions of the documents that were written. */
  written: z.partialRecord(shardName, revision),
  /** Whether there are further documents: the reply is long enough as it is. */
  isMore: z.boolean(),
});
export type SyncBoxResponse = z.infer<typeof syncBoxResponseSchema>;

/** `users/{uid}/box/head`: which documents there are, so that one read says whether anything is new. */
export const boxHeadSchema = z.object({
  shards: z.partialRecord(shardName, revision),
});

/** `users/{uid}/box/{shard}`: its entries as JSON, which is stored and read in one piece. */
export const boxShardSchema = z.object({ revision, entries: z.string() });

/** The entries of a stored document. */
export const storedEntriesSchema = z.array(boxEntrySchema);
