import type { DamageModel } from "./channels";

/** The channels of a model in flat arrays, so that scoring follows no pointers. */
export interface FlatModel {
  readonly skillCount: number;
  /** Where the levels of a skill begin in arrays with one place per skill and level; one more at the end. */
  readonly places: Int32Array;
  readonly channelCount: number;
  readonly isProduct: Uint8Array;
  readonly constant: Float64Array;
  /** Entries of a channel are from its `start` to that of the next. */
  readonly start: Int32Array;
  readonly entrySkill: Int32Array;
  /** Where the table of an entry begins. */
  readonly entryTable: Int32Array;
  readonly table: Float64Array;
  /** Natural logarithms of the tables of products; the tables of sums as they are. */
  readonly logTable: Float64Array;
}

export function flatten({ skills, channels }: DamageModel): FlatModel {
  const entries = channels.flatMap((channel) => channel.entries);
  const isProduct = Uint8Array.from(channels, ({ kind }) => (kind === "product" ? 1 : 0));
  const table = Float64Array.from(entries.flatMap((entry) => entry.table));
  const logTable = Float64Array.from(
    channels.flatMap(({ kind, entries: own }) =>
      own.flatMap((entry) => entry.table.map((value) => (kind === "product" ? Math.log(value) : value))),
    ),
  );
  return {
    skillCount: skills.length,
    places: offsets(skills.map(({ maxLevel }) => maxLevel + 1)),
    channelCount: channels.length,
    isProduct,
    constant: Float64Array.from(channels, ({ constant }) => constant),
    start: offsets(channels.map((channel) => channel.entries.length)),
    entrySkill: Int32Array.from(entries, ({ skill }) => skill),
    entryTable: offsets(entries.map((entry) => entry.table.length)),
    table,
    logTable,
  };
}

function offsets(lengths: readonly number[]): Int32Array {
  const result = new Int32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) result[index + 1] = (result[index] ?? 0) + length;
  return result;
}
