import type { Rank } from "@/lib/catalog/codes";
import { type DropKind, dropKinds } from "@/lib/catalog/world-codes";
import type { DrawCount } from "./expected-hunts";

/** A monster with what the drops need. */
export interface HuntedMonster {
  readonly id: string;
  readonly name: string;
  readonly isLarge: boolean;
  /** A pitfall or shock trap holds it, so it can be captured. */
  readonly canBeCaptured: boolean;
}

/** One list that the game draws from. Its rows exclude each other; their chances sum to 100. */
export interface DropPool {
  readonly monster: HuntedMonster;
  readonly rank: Rank;
  readonly kind: DropKind;
  /** Which part is broken. */
  readonly part?: PartName;
  /** Which break of that part, from 1, where it breaks in two stages. */
  readonly stage?: number;
  /** Column of the target rewards, 1 to 4. */
  readonly table?: number;
  /** How often a hunt draws from it by the game's tables; left out where they do not say. */
  readonly draws?: DrawCount;
  readonly rows: readonly DropRow[];
}

/** A part of a monster: its id in the tables of names, and English name. */
export interface PartName {
  readonly id: string;
  readonly name: string;
}

export interface DropRow {
  readonly item: string;
  readonly qty: number;
  /** Percent. */
  readonly chance: number;
}

/**
 * Every drop in a compact format: items and monsters are stored once and referenced by index.
 * `unpackDrops` makes pools of it.
 */
export interface PackedDrops {
  /** `[id, name, rarity]` */
  readonly items: readonly (readonly [string, string, number])[];
  /** `[id, name]` */
  readonly parts: readonly (readonly [string, string])[];
  /** `[id, name, large, capturable]`, the last two 0 or 1 */
  readonly monsters: readonly (readonly [string, string, number, number])[];
  /** Numbers of draws: the sure ones, then the chances in percent of 0, 1, 2 … further ones, if any. */
  readonly draws: readonly (readonly number[])[];
  /** `[monster, rank, kind, part, stage, table, draws, rows]`; rank 0 low, 1 high; part and draws −1, stage and table 0 mean none */
  readonly pools: readonly PackedPool[];
}

/** Rows are flat: item, qty, chance, item, qty, chance … */
export type PackedPool = readonly [
  monster: number,
  rank: number,
  kind: number,
  part: number,
  stage: number,
  table: number,
  draws: number,
  rows: readonly number[],
];

/** Gives the packed pools their names back. Entries that point nowhere are left out. */
export function unpackDrops({ items, monsters, parts, draws, pools }: PackedDrops): readonly DropPool[] {
  const huntedMonsters = monsters.map(
    ([id, name, large, capturable]): HuntedMonster => ({
      id,
      name,
      isLarge: large === 1,
      canBeCaptured: capturable === 1,
    }),
  );
  return pools.flatMap(([monsterAt, rank, kindAt, partAt, stage, table, drawsAt, flat]): DropPool[] => {
    const monster = huntedMonsters[monsterAt];
    const kind = dropKinds[kindAt];
    const part = parts[partAt];
    const [times, ...extra] = draws[drawsAt] ?? [];
    if (!monster || !kind) return [];
    return [
      {
        monster,
        rank: rank === 1 ? "high" : "low",
        kind,
        ...(part && { part: { id: part[0], name: part[1] } }),
        ...(stage > 0 && { stage }),
        ...(table > 0 && { table }),
        ...(times !== undefined && { draws: { times, ...(extra.length > 0 && { extra }) } }),
        rows: unpackRows(flat, items),
      },
    ];
  });
}

function unpackRows(flat: readonly number[], items: PackedDrops["items"]): DropRow[] {
  const rows: DropRow[] = [];
  for (let at = 0; at + 2 < flat.length; at += 3) {
    const item = items[flat[at] ?? -1]?.[0];
    if (item) rows.push({ item, qty: flat[at + 1] ?? 0, chance: flat[at + 2] ?? 0 });
  }
  return rows;
}
