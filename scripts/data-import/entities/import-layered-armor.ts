import { z } from "zod";
import { layeredArmorSchema } from "@/lib/catalog/schema/layered-armor";
import { enumField, enumNameField, guidField } from "../fields";
import type { RowPlace } from "../import-error";
import { compareIds, createImporter } from "../importer";
import type { Localized } from "../texts";
import { pieceField } from "./armor-rows";

const pieceSchema = z.object({ _Series: enumField, _PartsType: pieceField });
const seriesSchema = z.object({ _Series: enumNameField, _Name: guidField });
const downloadSchema = z.object({ _ArmorSeries_Fixed: enumNameField });

type Piece = z.infer<typeof layeredArmorSchema>["pieces"][number];

/**
 * Layered armor by series. The texts that name single pieces are not in the dump; the series has the name of the armor
 * that looks like it. Needs armor sets.
 */
export const importLayeredArmor = createImporter({
  file: "layered-armor",
  schema: layeredArmorSchema,
  texts: ["Excel_Equip/ArmorSeries"],
  getKey: ({ gameId }) => gameId,
  run: ({ tables, texts, ids }) => {
    const series = new Map(
      tables
        .getDistinctRows("Common/Equip/ArmorSeriesData", seriesSchema, ["_Series"])
        .map((row) => [row._Series, row]),
    );
    const downloads = new Set(
      tables
        .getRows("DLC/UserData/DlcLinkDataOuterArmor", downloadSchema)
        .map(({ _ArmorSeries_Fixed }) => _ArmorSeries_Fixed),
    );
    const bySeries = new Map<string, { number: number; pieces: Piece[]; place: RowPlace }>();
    for (const { _Series, _PartsType, place } of tables.getRows("Common/Equip/OuterArmorData", pieceSchema)) {
      const known = bySeries.get(_Series.name) ?? { number: _Series.value, pieces: [], place };
      bySeries.set(_Series.name, known);
      known.pieces.push(_PartsType);
    }
    const names = new Map<string, Localized>();
    const records = [...bySeries].map(([gameId, { number, pieces, place }]) => {
      const name = texts.get(series.get(gameId)?._Name ?? gameId, place, "_Series");
      const id = ids.assign("layered-armor", gameId, name.en, place);
      names.set(id, name);
      const armorSet = ids.find("armor-sets", number) ?? null;
      const from = downloads.has(gameId)
        ? ("download" as const)
        : armorSet === null
          ? null
          : ("forging" as const);
      return { id, gameId, name: name.en, pieces, armorSet, from };
    });
    return { records: records.sort(compareIds), names: { "layered-armor": names } };
  },
});
