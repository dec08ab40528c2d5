import type { CraftingNeeds, MaterialSource } from "@/lib/catalog/availability";
import { ranks } from "@/lib/catalog/codes";
import {
  type ColumnCodec,
  createCodeColumn,
  createListColumn,
  createRowsColumn,
  mapColumn,
  numbers,
  packTable,
  texts,
  unpackTable,
} from "./columns";
import { createDamagedError } from "./data-error";
import { closeFile, openFile, type PackedFile } from "./file-head";
import { createNamedColumn, numberLists } from "./shared-columns";

type GearNeeds = Pick<CraftingNeeds, "rank" | "materials">;

/** The kinds of gear that are made of materials, in the order in which their needs are written. */
const gearKinds = ["armor", "charms", "weapons"] as const;

/** Something for each record of its kind, in the order of the other files. */
type PerGear<T> = Readonly<Record<(typeof gearKinds)[number], readonly T[]>>;

export interface AvailabilityData {
  /** Large monsters that gear is made of. */
  readonly monsters: readonly AvailabilityMonster[];
  readonly appraisals: Appraisals;
  readonly needs: PerGear<GearNeeds>;
}

interface AvailabilityMonster {
  readonly id: string;
  /** English. */
  readonly name: string;
}

/** How talismans come up on appraisal. */
export interface Appraisals {
  /** Items that are appraised, with the chance of each talisman in percent. */
  readonly items: readonly {
    readonly id: string;
    /** English. */
    readonly name: string;
    readonly talismans: readonly { readonly talisman: string; readonly chance: number }[];
  }[];
  /** Of the patterns of each talisman, in their order. */
  readonly weights: readonly { readonly talisman: string; readonly weights: readonly number[] }[];
}

/** Costs of making gear. */
export interface GearReach {
  readonly monsters: readonly AvailabilityMonster[];
  /** By id of the armor, charm or weapon. */
  readonly needs: ReadonlyMap<string, GearNeeds>;
}

/** Costs of getting gear. */
export interface Availability extends GearReach {
  readonly appraisals: Appraisals;
}

const monsterColumn = createNamedColumn<AvailabilityMonster>({});

const appraisedColumn = createNamedColumn<Appraisals["items"][number]>({
  talismans: createListColumn(
    createRowsColumn<Appraisals["items"][number]["talismans"][number]>({ talisman: texts, chance: numbers }),
  ),
});
const weightColumn = createRowsColumn<Appraisals["weights"][number]>({
  talisman: texts,
  weights: numberLists,
});

function createListsColumn(monsterIds: readonly string[]): ColumnCodec<readonly MaterialSource[]> {
  const source = createRowsColumn<MaterialSource>({
    rank: createCodeColumn(ranks),
    monsters: createListColumn(createCodeColumn(monsterIds)),
  });
  return createListColumn(source);
}

/** The lists of sources by their place in the table before them: many pieces need the same. */
function createNeedsColumn(lists: readonly (readonly MaterialSource[])[]): ColumnCodec<GearNeeds> {
  const places = new Map(lists.map((list, at) => [JSON.stringify(list), at]));
  return createRowsColumn<GearNeeds>({
    rank: createCodeColumn(ranks),
    materials: createListColumn(
      mapColumn(
        numbers,
        (place) => {
          const list = lists[place];
          if (list === undefined) throw createDamagedError("needs");
          return list;
        },
        (list) => {
          const place = places.get(JSON.stringify(list));
          if (place === undefined) throw new RangeError("A list of sources is not in the table.");
          return place;
        },
      ),
    ),
  });
}

/** The file with what making gear takes. It is read with the ids of the other files. */
export function packAvailabilityData({ monsters, appraisals, needs }: AvailabilityData): PackedFile {
  const texts = gearKinds.flatMap((kind) =>
    needs[kind].flatMap(({ materials }) => materials.map((list) => JSON.stringify(list))),
  );
  const lists = [...new Set(texts)].map((text): readonly MaterialSource[] => JSON.parse(text));
  const column = createNeedsColumn(lists);
  return closeFile("availability", [
    packTable(monsterColumn, monsters),
    packTable(appraisedColumn, appraisals.items),
    packTable(weightColumn, appraisals.weights),
    packTable(createListsColumn(monsters.map(({ id }) => id)), lists),
    ...gearKinds.map((kind) =>
      packTable(
        column,
        needs[kind].map(({ rank, materials }) => ({ rank, materials })),
      ),
    ),
  ]);
}

/**
 * Reverse of `packAvailabilityData`.
 *
 * @param packed parsed JSON from outside
 * @param ids of the gear, in the order of the files that hold it
 * @throws BuilderDataError where it is of another format, of other gear, or damaged
 */
export function unpackAvailabilityData(packed: unknown, ids: PerGear<string>): Availability {
  const [first, items, weights, second, ...tables] = openFile(packed, "availability", 4 + gearKinds.length);
  const monsters = unpackTable(monsterColumn, first, "monsters");
  const appraisals = {
    items: unpackTable(appraisedColumn, items, "appraisedItems"),
    weights: unpackTable(weightColumn, weights, "talismanWeights"),
  };
  const lists = unpackTable(createListsColumn(monsters.map(({ id }) => id)), second, "sources");
  const column = createNeedsColumn(lists);
  const needs = gearKinds.flatMap((kind, at) => {
    const all = unpackTable(column, tables[at], kind);
    if (all.length !== ids[kind].length) throw createDamagedError(kind);
    return all.map((each, place) => [ids[kind][place] ?? "", each] as const);
  });
  return { monsters, appraisals, needs: new Map(needs) };
}
