import { z } from "zod";
import { itemEffectFields, itemEffectSchema } from "@/lib/catalog/schema/item-effects";
import { readParameter } from "../figures";
import { ImportError } from "../import-error";
import { compareIds, createImporter } from "../importer";
import { parseAt } from "../tables";

const table = "Player/ActionData/Common/GlobalParam/PlayerItemParam";

const figureNames = Object.keys(itemEffectFields);

/** Paths of parameters by figure, for one item. */
const overlaySchema = z
  .record(z.string(), z.string().min(1))
  .refine(({ id }) => id !== undefined, "has no item.")
  .refine(
    (entry) => Object.keys(entry).every((key) => key === "id" || figureNames.includes(key)),
    "names an unknown figure.",
  );

/** Effects of items: the overlay says which parameters are whose. */
export const importItemEffects = createImporter({
  file: "item-effects",
  schema: itemEffectSchema,
  getKey: () => null,
  run: ({ tables, overlays, ids }) => {
    const parameters = tables.getTable(table, z.unknown());
    const known = new Set(ids.list("items").map(([, id]) => id));
    const records = overlays.get("item-effects", overlaySchema).map(({ id = "", ...paths }) => {
      const place = { table: "data/sources/item-effects.json" };
      if (!known.has(id)) throw new ImportError(place, id, "no such item.");
      const figures = Object.entries(paths).map(([name, path]) => [
        name,
        readParameter(parameters, path, { table }),
      ]);
      return parseAt(itemEffectSchema, { id, ...Object.fromEntries(figures) }, place);
    });
    return { records: records.sort(compareIds) };
  },
});
