import { z } from "zod";
import type { artianPartSchema } from "@/lib/catalog/schema/artian";
import type { ArtianTier } from "@/lib/catalog/weapon-codes";
import { countField, enumNumberField, rarityField } from "../fields";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import { artianCategoryField } from "./artian-rows";

const table = "Common/Equip/ArtianGrindingData";

const costSchema = z.object({ _Point: countField, _Price: countField });

const grindingSchema = z.object({
  _CostRareData: z.array(z.object({ _Rare: rarityField, _CostData: z.array(costSchema).min(1) })),
  _Em0078CostData: costSchema,
  _Em0078SkillCostData: costSchema,
});

const itemSchema = z.object({ _ItemId: enumNumberField, _Point: countField });

const categorySchema = z.object({
  _BonusCategory: artianCategoryField,
  _Probability: countField,
  _GrindingMaxNum: countField,
});

type ArtianPart = z.infer<typeof artianPartSchema>;

/** How often bonuses of a category can be had, and how likely a reinforcement is of it. */
export function readCategoryCaps({ tables }: ImportContext): ArtianPart[] {
  return tables.getRows("Facility/ArtianBonusCategoryData", categorySchema).map((row) => ({
    id: `cap-${row._BonusCategory}`,
    kind: "categoryCap",
    category: row._BonusCategory,
    max: row._GrindingMaxNum,
    weight: row._Probability,
  }));
}

/** Costs of reinforcing: per step for Artian weapons, once for Gogma Artian ones. */
export function readReinforcementCosts({ tables }: ImportContext): ArtianPart[] {
  const { _CostRareData, _Em0078CostData, _Em0078SkillCostData } = tables.getTable(table, grindingSchema);
  const steps = _CostRareData.map(({ _Rare, _CostData }): ArtianPart => {
    const [first] = _CostData;
    if (
      !first ||
      _CostData.some(({ _Point, _Price }) => _Point !== first._Point || _Price !== first._Price)
    ) {
      throw new ImportError({ table }, "_CostData", `the steps of rarity ${_Rare} do not cost the same.`);
    }
    return {
      id: `reinforcement-cost-rarity-${_Rare}`,
      kind: "reinforcementCost",
      tier: "artian",
      rarity: _Rare,
      steps: _CostData.length,
      pointsPerStep: first._Point,
      zennyPerStep: first._Price,
    };
  });
  return [
    ...steps,
    createGogmaCost("gogma-reinforcement-cost", _Em0078CostData),
    createGogmaCost("gogma-skill-cost", _Em0078SkillCostData),
  ];
}

/** Gogma Artian weapons are all of rarity 8. */
function createGogmaCost(id: string, { _Point, _Price }: z.infer<typeof costSchema>): ArtianPart {
  return { id, kind: "reinforcementCost", tier: "gogma", rarity: 8, points: _Point, zenny: _Price };
}

/** How many points an item gives. */
export function readReinforcementItems(context: ImportContext): ArtianPart[] {
  return [...readItems(context, "artian", "_ItemData"), ...readItems(context, "gogma", "_Em0078ItemData")];
}

function readItems({ tables, ids }: ImportContext, tier: ArtianTier, list: string): ArtianPart[] {
  return tables.getRows(table, itemSchema, list).map((row) => {
    const item = ids.get("items", row._ItemId, row.place, "_ItemId");
    return { id: `points-${tier}-${item}`, kind: "reinforcementItem", tier, item, points: row._Point };
  });
}
