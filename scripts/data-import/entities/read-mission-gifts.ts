import { z } from "zod";
import { countField, enumNameField, enumNumberField } from "../fields";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";

const rowSchema = z.object({
  _MissonId: enumNameField,
  _SubMissionIndex: countField,
  _HunterRankPoint: countField,
  _ItemId: z.array(enumNumberField),
  _ItemNum: z.array(countField),
});

export interface MissionGifts {
  readonly items: readonly { readonly item: string; readonly qty: number }[];
  readonly hunterRankPoints: number;
}

/**
 * Gifts of missions on their first completion, by code of the mission. A mission with several rows gives by a grade
 * that no table or text explains, and is left out. Needs items.
 *
 * @throws ImportError for an item that is not there, and for missions of several parts
 */
export function readMissionGifts({
  tables,
  ids,
}: Pick<ImportContext, "tables" | "ids">): ReadonlyMap<string, MissionGifts> {
  const gifts = new Map<string, MissionGifts>();
  const graded = new Set<string>();
  for (const row of tables.getRows("Mission/_UserData/_Reward/MissionRewardData", rowSchema)) {
    const { place, _MissonId, _SubMissionIndex, _HunterRankPoint, _ItemId, _ItemNum } = row;
    if (_SubMissionIndex !== 0)
      throw new ImportError(place, "_SubMissionIndex", "a mission of several parts.");
    if (gifts.has(_MissonId)) graded.add(_MissonId);
    const items = _ItemId.flatMap((number, at) => {
      const qty = _ItemNum[at] ?? 0;
      return qty === 0 ? [] : [{ item: ids.get("items", number, place, "_ItemId"), qty }];
    });
    gifts.set(_MissonId, { items, hunterRankPoints: _HunterRankPoint });
  }
  for (const mission of graded) gifts.delete(mission);
  return gifts;
}
