import { z } from "zod";
import { hunterAilmentFigures, hunterAilmentSchema } from "@/lib/catalog/schema/hunter-ailments";
import { readParameter } from "../figures";
import { ImportError } from "../import-error";
import { compareIds, createImporter } from "../importer";
import { parseAt } from "../tables";
import type { Localized } from "../texts";

const table = "Player/ActionData/Common/GlobalParam/Part/PlayerStatusParam";
const place = { table: "data/sources/hunter-ailments.json" };

const overlaySchema = z.strictObject({
  id: z.string(),
  /** Name of the entry in the texts that names it. */
  text: z.string(),
  cures: z.array(z.string()).optional(),
  /** Paths of parameters by figure. */
  figures: z
    .record(z.string(), z.string().min(1))
    .refine(
      (figures) => Object.keys(figures).every((key) => key in hunterAilmentFigures),
      "names an unknown figure.",
    ),
});

/** Effects of ailments on hunters: the overlay says which parameters are whose. Needs items. */
export const importHunterAilments = createImporter({
  file: "hunter-ailments",
  schema: hunterAilmentSchema,
  texts: ["Excel_Data/EnemyReportSpecialAttackTypeText"],
  getKey: () => null,
  run: ({ tables, overlays, texts, ids }) => {
    const parameters = tables.getTable(table, z.unknown());
    const items = new Set(ids.list("items").map(([, id]) => id));
    const names = new Map<string, Localized>();
    const records = overlays.get("hunter-ailments", overlaySchema).map(({ id, text, cures, figures }) => {
      const unknown = cures?.find((item) => !items.has(item));
      if (unknown !== undefined) throw new ImportError(place, id, `no item has the id ${unknown}.`);
      const name = texts.getByName(text, place);
      names.set(id, name);
      const read = Object.entries(figures).map(([figure, path]) => [
        figure,
        readParameter(parameters, path, { table }),
      ]);
      return parseAt(
        hunterAilmentSchema,
        { id, name: name.en, ...(cures ? { cures } : {}), ...Object.fromEntries(read) },
        place,
      );
    });
    return { records: records.sort(compareIds), names: { "hunter-ailments": names } };
  },
});
