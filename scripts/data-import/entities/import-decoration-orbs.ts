import { z } from "zod";
import { decorationOrbSchema } from "@/lib/catalog/schema/jewelry";
import { countField, enumNumberField } from "../fields";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import { slotKindField } from "./import-decorations";

const orbSchema = z.object({
  _ItemId: enumNumberField,
  _AccessoryType: slotKindField,
  _Probability: z.array(countField),
});
const weightSchema = z.object({ _AccessoryId: enumNumberField, _Probability: z.array(countField) });
const kindSchema = z.object({ _AccessoryId: enumNumberField, _AccessoryType: slotKindField });

/**
 * Odds of decoration orbs: `AccessoryRankJudgeData` has the chance of each tier, `AccessoryJudgeData` the weight of
 * each decoration in each tier. That decorations of the orb's own kind of slot alone take part is read from
 * `_AccessoryType` of the orb. Needs items and decorations.
 */
export const importDecorationOrbs = createImporter({
  file: "decoration-orbs",
  schema: decorationOrbSchema,
  getKey: () => null,
  run: (context) => {
    const { tables, ids } = context;
    const byKind = readWeights(context);
    const records = tables
      .getDistinctRows("Common/Equip/AccessoryRankJudgeData", orbSchema, ["_ItemId"])
      .map(({ _ItemId, _AccessoryType, _Probability, place }) => {
        const sum = _Probability.reduce((total, chance) => total + chance, 0);
        if (sum !== 100) throw new ImportError(place, "_Probability", `the chances are ${sum} % together.`);
        return {
          id: ids.get("items", _ItemId, place, "_ItemId"),
          kind: _AccessoryType,
          tiers: _Probability.flatMap((chance, tier) => {
            if (chance === 0) return [];
            const decorations = byKind(_AccessoryType, tier);
            if (decorations.length === 0) {
              throw new ImportError(place, "_Probability", `no decoration is in tier ${tier + 1}.`);
            }
            return [{ tier: tier + 1, chance, decorations }];
          }),
        };
      });
    return { records: records.sort(compareIds) };
  },
});

/** Decorations of a kind of slot with a weight in a tier, by id. */
function readWeights({ tables, ids }: ImportContext) {
  const kinds = new Map(
    tables
      .getRows("Common/Equip/AccessoryData", kindSchema)
      .map(({ _AccessoryId, _AccessoryType }) => [_AccessoryId, _AccessoryType]),
  );
  const rows = tables.getDistinctRows("Common/Equip/AccessoryJudgeData", weightSchema, ["_AccessoryId"]);
  return (kind: string, tier: number) =>
    rows
      .filter(
        ({ _AccessoryId, _Probability }) => kinds.get(_AccessoryId) === kind && (_Probability[tier] ?? 0) > 0,
      )
      .map(({ _AccessoryId, _Probability, place }) => ({
        decoration: ids.get("decorations", _AccessoryId, place, "_AccessoryId"),
        weight: _Probability[tier] ?? 0,
      }))
      .sort((a, b) => (a.decoration < b.decoration ? -1 : 1));
}
