import { attackRowSchema } from "@/lib/catalog/schema/attacks";
import { createImporter } from "../importer";
import { attackOverlaySchema } from "./attack-overlay";

/** Where the figures of each move stand in the tables, as the overlay says. */
export const importAttackRows = createImporter({
  file: "attack-rows",
  schema: attackRowSchema,
  getKey: () => null,
  run: ({ overlays }) => {
    const records = overlays.get("attacks", attackOverlaySchema).map((entry) => ({
      id: entry.id,
      ...(entry.rows ? { rows: entry.rows } : {}),
      ...(entry.motionFactor === undefined ? {} : { motionFactor: entry.motionFactor }),
      ...(entry.rows && entry.elementModifier !== undefined
        ? { elementModifier: entry.elementModifier }
        : {}),
      ...(entry.rows && entry.elementAttackFactor !== undefined
        ? { elementAttackFactor: entry.elementAttackFactor }
        : {}),
      ...(entry.from ? { from: entry.from } : {}),
    }));
    return { records };
  },
});
