import { z } from "zod";
import { playerModifierSchema } from "@/lib/catalog/schema/player-modifiers";
import { FigureReader, figureRuleSchema } from "../figures";
import { ImportError } from "../import-error";
import { createImporter } from "../importer";

const figures = ["attackMul", "attackAdd", "elementMul", "elementAdd", "affinityAdd", "durationSec"] as const;
const figureRules = Object.fromEntries(figures.map((field) => [field, figureRuleSchema.optional()]));

/** A record with rules in the place of figures that the tables have. */
const overlaySchema = z.record(z.string(), z.unknown()).and(z.object({ id: z.string(), ...figureRules }));

/** Items, meals, stances and the like that change damage: the overlay says where each figure stands. */
export const importPlayerModifiers = createImporter({
  file: "player-modifiers",
  schema: playerModifierSchema,
  getKey: () => null,
  run: ({ tables, overlays }) => {
    const reader = new FigureReader(tables);
    const records = overlays.get("player-modifiers", overlaySchema).map((entry) => {
      const read = figures.flatMap((field) => {
        const rule = figureRuleSchema.safeParse(entry[field]);
        return rule.success ? [[field, reader.read(rule.data)] as const] : [];
      });
      const record = { ...entry, ...Object.fromEntries(read) };
      if (isModifier(record)) return record;
      throw new ImportError({ table: "data/sources/player-modifiers.json" }, entry.id, "is no modifier.");
    });
    return { records };
  },
});

/** Whether a record keeps the schema. The record itself is used on: parsing would sort its keys. */
function isModifier(record: object): record is z.infer<typeof playerModifierSchema> {
  return playerModifierSchema.safeParse(record).success;
}
