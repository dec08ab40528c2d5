import { type DropKind, dropKinds, type Rank, ranks } from "@/lib/catalog/codes";

/** Item, its name, how many, and the chance in percent. */
export type DropRow = readonly [item: string, name: string, qty: number, chance: number];

/** Rows out of which the game draws one: chances of a group sum to 100. */
export interface DropGroup {
  readonly kind: DropKind;
  readonly part?: { readonly id: string; readonly name: string };
  /** Column of a target reward. */
  readonly table?: number;
  readonly rows: readonly DropRow[];
}

export interface RankDrops {
  readonly rank: Rank;
  readonly groups: readonly DropGroup[];
}

interface DropRecord {
  readonly rank: Rank;
  readonly kind: DropKind;
  readonly item: string;
  readonly qty: number;
  readonly chance: number;
  readonly part?: string | undefined;
  readonly table?: number | undefined;
}

/**
 * Drops by rank, kind, part and column, the likeliest first. A part that breaks twice holds both stages in one
 * group, whose chances then sum to 200.
 *
 * @param names English names of items and parts
 */
export function groupDrops(
  drops: readonly DropRecord[],
  names: { item(id: string): string; part(id: string): string },
): readonly RankDrops[] {
  return ranks.flatMap((rank): RankDrops[] => {
    const ofRank = drops.filter((drop) => drop.rank === rank);
    const groups = new Map<string, DropRecord[]>();
    for (const drop of ofRank) {
      const key = [drop.kind, drop.part, drop.table].join(" ");
      groups.set(key, [...(groups.get(key) ?? []), drop]);
    }
    const shaped = [...groups.values()].flatMap((group): DropGroup[] => {
      const [first] = group;
      if (!first) return [];
      return [
        {
          kind: first.kind,
          ...(first.part && { part: { id: first.part, name: names.part(first.part) } }),
          ...(first.table && { table: first.table }),
          rows: group
            .map(({ item, qty, chance }): DropRow => [item, names.item(item), qty, chance])
            .sort(([, , , a], [, , , b]) => b - a),
        },
      ];
    });
    return shaped.length > 0 ? [{ rank, groups: shaped.sort(byKind) }] : [];
  });
}

function byKind(a: DropGroup, b: DropGroup): number {
  return dropKinds.indexOf(a.kind) - dropKinds.indexOf(b.kind) || (a.table ?? 0) - (b.table ?? 0);
}

/** What the sources of drops are called, and how to get at them. */
export const dropWords: Readonly<Record<DropKind, { readonly label: string; readonly note: string }>> = {
  target: { label: "Target reward", note: "At the end of the hunt." },
  carve: { label: "Carve", note: "From the body." },
  carveSevered: { label: "Carve severed part", note: "From a part that was cut off." },
  brokenPart: { label: "Broken part", note: "" },
  woundDestroyed: { label: "Wound destroyed", note: "Drops when a focus strike destroys a wound." },
  temperedWound: { label: "Tempered wound destroyed", note: "As above, on a tempered monster." },
  carveRotten: { label: "Carve rotten body", note: "From a body that was found, not hunted." },
  carveRottenSevered: { label: "Carve rotten severed part", note: "From a part that was left to rot." },
  carveCrystallized: { label: "Carve crystallized body", note: "From a body that turned to crystal." },
  slingerGather: { label: "Slinger pods", note: "Left on the ground when it is struck." },
  other: { label: "Source unknown", note: "The data does not say where it comes from." },
};
