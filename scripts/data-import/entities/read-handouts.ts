import { z } from "zod";
import { countField, enumNameField, enumNumberField } from "../fields";
import { roundFigure } from "../figures";
import type { ImportContext } from "../importer";
import type { SourcedItem } from "./import-item-sources";

const itemSchema = z.object({
  _ItemId: enumNumberField,
  _Type: enumNameField,
  /** Never used up. */
  _Infinit: z.boolean(),
  /** A supply of quests. */
  _Shikyu: z.boolean(),
});
const supplySchema = z.object({ _ItemId: enumNumberField, _ItemCount: countField });
const carriedSchema = z.object({ _ItemId: enumNumberField });
const cookingSchema = z.object({
  _ItemId: enumNumberField,
  _FoodNum: countField,
  _RandomItemNum: countField,
  _RewardItemId: z.array(enumNumberField),
  _RewardItemNum: z.array(countField),
  _RewardItemRate: z.array(countField),
});
const bowlingSchema = z.object({ _ItemId: enumNumberField, _Num: countField });
const packSchema = z.object({ _Item: z.array(z.object({ ItemId: enumNumberField, Num: countField })) });

/** Types whose items are part of a weapon where they are never used up. */
const loads = new Set(["BOTTLE", "SHELL"]);

/**
 * Items handed to hunters: supplies, tools that they always carry, what bows and bowguns load without end, cooking,
 * prizes and packs. Needs items.
 */
export function readHandouts(context: ImportContext): SourcedItem[] {
  return [
    ...readSupplies(context),
    ...readUnlimited(context),
    ...readCooking(context),
    ...readBowling(context),
    ...readPacks(context),
  ];
}

/** Ids of numbers that stand for an item of ours; rejected rows have none. */
function createFinder({ ids }: ImportContext) {
  return (number: number) => ids.find("items", number);
}

function readSupplies(context: ImportContext): SourcedItem[] {
  const find = createFinder(context);
  const most = new Map<string, number | undefined>();
  for (const { _ItemId, _Shikyu } of context.tables.getRows("Common/Item/itemData", itemSchema)) {
    const item = find(_ItemId);
    if (item && _Shikyu) most.set(item, undefined);
  }
  for (const { _ItemId, _ItemCount } of context.tables.getRows(
    "Mission/_UserData/SupplyItemData",
    supplySchema,
  )) {
    const item = find(_ItemId);
    if (item && _ItemCount > 0) most.set(item, Math.max(most.get(item) ?? 0, _ItemCount));
  }
  return [...most].map(([item, qty]) => ({ item, source: { kind: "supplies", ...(qty ? { qty } : {}) } }));
}

function readUnlimited(context: ImportContext): SourcedItem[] {
  const find = createFinder(context);
  const carried = context.tables
    .getRows("Common/Item/FixItems", carriedSchema)
    .flatMap(({ _ItemId }) => find(_ItemId) ?? []);
  const loaded = context.tables
    .getRows("Common/Item/itemData", itemSchema)
    .flatMap(({ _ItemId, _Type, _Infinit }) => (_Infinit && loads.has(_Type) ? (find(_ItemId) ?? []) : []));
  return [...new Set([...carried, ...loaded])].map((item) => ({ item, source: { kind: "unlimited" } }));
}

function readCooking(context: ImportContext): SourcedItem[] {
  return context.tables.getRows("Facility/GrillData", cookingSchema).flatMap((row) => {
    const give = context.ids.get("items", row._ItemId, row.place, "_ItemId");
    const prizes = new Map<string, { qty: number; chance: number }[]>();
    row._RewardItemId.forEach((number, at) => {
      const qty = row._RewardItemNum[at] ?? 0;
      const chance = row._RewardItemRate[at] ?? 0;
      if (qty === 0 || chance === 0) return;
      const item = context.ids.get("items", number, row.place, "_RewardItemId");
      prizes.set(item, [...(prizes.get(item) ?? []), { qty, chance }]);
    });
    return [...prizes].map(([item, list]): SourcedItem => {
      const mean = list.reduce((sum, { qty, chance }) => sum + (qty * chance) / 100, 0);
      const pieces = roundFigure(mean * row._RandomItemNum);
      return {
        item,
        source: {
          kind: "cooking",
          give,
          giveQty: row._FoodNum,
          draws: row._RandomItemNum,
          prizes: list,
          pieces,
        },
      };
    });
  });
}

function readBowling(context: ImportContext): SourcedItem[] {
  const most = new Map<string, number>();
  for (const { _ItemId, _Num, place } of context.tables.getRows(
    "Facility/BowlingRewardData",
    bowlingSchema,
  )) {
    const item = context.ids.get("items", _ItemId, place, "_ItemId");
    most.set(item, Math.max(most.get(item) ?? 0, _Num));
  }
  return [...most].map(([item, qty]) => ({ item, source: { kind: "bowling", qty } }));
}

function readPacks(context: ImportContext): SourcedItem[] {
  const packs = new Map<string, number[]>();
  for (const { _Item, place } of context.tables.getRows(
    "DLC/UserData/DLCItemPackData",
    packSchema,
    "Values",
  )) {
    for (const { ItemId, Num } of _Item) {
      const item = context.ids.get("items", ItemId, place, "ItemId");
      packs.set(item, [...(packs.get(item) ?? []), Num]);
    }
  }
  return [...packs].map(([item, list]) => ({
    item,
    source: { kind: "itemPack", packs: list.length, qty: Math.max(...list) },
  }));
}
