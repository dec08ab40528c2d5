import type { Rank } from "@/lib/catalog/codes";
import type { DropKind } from "@/lib/catalog/world-codes";

/** Item, its name, how many, and the chance in percent. */
export type MonsterDropRow = readonly [item: string, name: string, qty: number, chance: number];

/** Rows out of which the game draws one: chances of a group sum to 100. */
export interface DropGroup {
  readonly kind: DropKind;
  readonly part?: { readonly id: string; readonly name: string };
  /** Column of a target reward. */
  readonly table?: number;
  readonly rows: readonly MonsterDropRow[];
}

export interface RankDrops {
  readonly rank: Rank;
  readonly groups: readonly DropGroup[];
}

/** How to get the drops of a source; empty if its name is enough. */
export const dropNotes: Readonly<Record<DropKind, string>> = {
  target: "At the end of the hunt.",
  carve: "From the carcass.",
  carveSevered: "From a severed part.",
  brokenPart: "",
  woundDestroyed: "Drops when a focus strike destroys a wound.",
  temperedWound: "Same, on a tempered monster.",
  carveRotten: "Carved from a carcass you found.",
  carveRottenSevered: "From a rotten severed part.",
  carveCrystallized: "Carved from a crystallized carcass.",
  slingerGather: "Dropped when hit.",
  other: "Source not in the game data.",
};
