import type { Stamp } from "./stamp";

/** Limits and labels of one kind of entry. */
interface BoxKindRule {
  /** Most entries that a browser shows and keeps; an account holds up to twice as many, deleted ones included. */
  readonly max: number;
  /** Documents that the entries of the kind are spread over in an account, by their IDs. */
  readonly shards: number;
  /** One entry, several entries, as the site says it. */
  readonly label: readonly [one: string, many: string];
  /** Fields of an entry: each has a time of its own, so two devices can change two fields of one entry. */
  readonly fields: readonly string[];
}

/**
 * The kinds of entries. The order of the fields and the names are a stored format: they stay.
 * - `gear`: armor, weapons and decorations that are owned, by `getGearKey` and its like
 * - `way`: how a weapon or a charm is made
 * - `weapon`: an Artian or Gogma weapon with its rolls
 * - `roll`: one attempt of a reroll journal
 */
export const boxKinds = {
  talisman: { max: 2_000, shards: 4, label: ["talisman", "talismans"], fields: ["name", "roll"] },
  decoration: { max: 1_000, shards: 1, label: ["decoration", "decorations"], fields: ["count"] },
  weapon: {
    max: 300,
    shards: 1,
    label: ["Artian weapon", "Artian weapons"],
    fields: ["name", "weapon", "rolls", "goal"],
  },
  roll: { max: 3_000, shards: 2, label: ["reroll", "rerolls"], fields: ["weapon", "at", "result", "kept"] },
  gear: { max: 600, shards: 1, label: ["owned piece of gear", "owned pieces of gear"], fields: ["have"] },
  way: { max: 600, shards: 1, label: ["way of crafting", "ways of crafting"], fields: ["way"] },
  crown: {
    max: 400,
    shards: 1,
    label: ["crown record", "crown records"],
    fields: ["small", "large", "smallest", "largest"],
  },
  material: { max: 20_000, shards: 4, label: ["material", "materials"], fields: ["count"] },
  wish: { max: 100, shards: 1, label: ["wishlist entry", "wishlist entries"], fields: ["name", "way"] },
  search: { max: 30, shards: 2, label: ["saved search", "saved searches"], fields: ["search"] },
  build: { max: 200, shards: 8, label: ["build", "builds"], fields: ["name", "content", "changedAt"] },
  setting: { max: 20, shards: 1, label: ["setting", "settings"], fields: ["value"] },
} as const satisfies Readonly<Record<string, BoxKindRule>>;

export type BoxKind = keyof typeof boxKinds;

/** All kinds, in the order in which they are listed. */
export const boxKindNames = Object.keys(boxKinds) as readonly BoxKind[];

/** The rule of a kind. */
export function getKindRule(kind: BoxKind): BoxKindRule {
  return boxKinds[kind];
}

/** Longest ID of an entry, in characters. */
export const maxEntryId = 400;
/** Longest entry as JSON, in characters: a build carries its search and its target. */
export const maxEntryLength = 48_000;
/** How long the mark of a deleted entry is kept: a device that was away for longer brings the entry back. */
export const markMs = 60 * 24 * 60 * 60 * 1000;

/** A value of a field and when it was set. */
export type Register = readonly [value: unknown, at: Stamp];

/** One thing in a box, with what is known of it since it was deleted. */
export interface BoxEntry {
  readonly kind: BoxKind;
  readonly id: string;
  readonly fields: Readonly<Record<string, Register>>;
  /** When it was deleted last; `null` = never. It is there where a field was set later. */
  readonly deleted: Stamp | null;
}

/** All entries by `getEntryKey`, deleted ones included. */
export type Box = ReadonlyMap<string, BoxEntry>;

export const emptyBox: Box = new Map();

/** Content of a browser or a file: the present values without times. */
export interface PlainEntry {
  readonly kind: BoxKind;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export function getEntryKey({ kind, id }: Pick<BoxEntry, "kind" | "id">): string {
  return `${kind}:${id}`;
}

/** The document of an account that an entry is in: `talisman.2`. */
export function getShard({ kind, id }: Pick<BoxEntry, "kind" | "id">): string {
  const { shards } = getKindRule(kind);
  // FNV-1a: spreads IDs that begin alike.
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0;
  }
  return `${kind}.${hash % shards}`;
}

/** Names of all documents that a box can have in an account. */
export const shardNames: readonly string[] = boxKindNames.flatMap((kind) =>
  Array.from({ length: getKindRule(kind).shards }, (_, at) => `${kind}.${at}`),
);
