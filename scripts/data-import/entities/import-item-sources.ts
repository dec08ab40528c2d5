import { itemSourceSchema } from "@/lib/catalog/schema/item-sources";
import { toSlug } from "@/lib/catalog/to-slug";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import { readAnimals } from "./read-animals";
import { readFacilitySources } from "./read-facility-sources";
import { readGathering } from "./read-gathering";
import { readHandouts } from "./read-handouts";
import { readOtherQuests } from "./read-other-quests";
import { readSideRewards } from "./read-side-rewards";
import { readSlingerAmmo } from "./read-slinger-ammo";

type Source = ReturnType<typeof itemSourceSchema.parse>["sources"][number];

/** One way to an item. */
export interface SourcedItem {
  readonly item: string;
  readonly source: Source;
}

/**
 * Ways to get items: gathering, catching, shops, traders, melding, ships and quests without a record. Needs items,
 * locales, quests and side quests.
 */
export const importItemSources = createImporter({
  file: "item-sources",
  schema: itemSourceSchema,
  texts: [
    "Excel_Data/Gimmick",
    "Excel_Data/Item",
    "Excel_Data/EnemyText",
    "Excel_Data/NamePlate",
    "Mission/*",
  ],
  getKey: () => null,
  run: (context: ImportContext) => {
    const places = new Map<string, Localized>();
    const all = [
      ...readGathering(context, (name) => places.set(toSlug(name.en), name)),
      ...readAnimals(context, (name) => places.set(toSlug(name.en), name)),
      ...readFacilitySources(context),
      ...readOtherQuests(context),
      ...readSideRewards(context),
      ...readHandouts(context),
      ...readSlingerAmmo(context, (name) => places.set(toSlug(name.en), name)),
    ];
    const byItem = new Map<string, Source[]>();
    for (const { item, source } of all) byItem.set(item, [...(byItem.get(item) ?? []), source]);
    const records = [...byItem].map(([id, sources]) => ({ id, sources: sources.sort(comparePieces) }));
    return { records: records.sort(compareIds), names: { "gathering-places": places } };
  },
});

/** Most pieces first; equal ones in the order of the tables. */
function comparePieces(left: Source, right: Source): number {
  return getPieces(right) - getPieces(left);
}

function getPieces(source: Source): number {
  return "pieces" in source ? source.pieces : 0;
}
