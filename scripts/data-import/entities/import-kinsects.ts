import { z } from "zod";
import { kinsectSchema } from "@/lib/catalog/schema/kinsects";
import {
  countField,
  createCodeField,
  enumNameField,
  enumNumberField,
  guidField,
  rarityField,
} from "../fields";
import { FigureReader, figureRuleSchema } from "../figures";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";

const perLevel = z.array(countField).length(10);

const rowSchema = z.object({
  _Id: enumNameField,
  _Name: guidField,
  _Rare: rarityField,
  _Price: countField,
  _HitType: createCodeField({ SLASH: "sever", BLOW: "blunt" } as const),
  _DustType: createCodeField({
    HEAL: "heal",
    POISON: "poison",
    PARALYSIS: "paralysis",
    EXPLODE: "blast",
  } as const),
  _InsectSkillType: createCodeField({
    ATTACK: "attack",
    FIGHT_TOGETHER: "fight-together",
    DUST: "dust",
  } as const),
  _InsectSkillGType: createCodeField({
    HEAL: "heal",
    STAMINA: "stamina",
    CHARGE: "charge",
    AIM_ATTACK: "aim-attack",
  } as const),
  _Attack: perLevel,
  _MoveSpeed: perLevel,
  _RecoveryValue: perLevel,
  _StaminaRecoverySpeed: perLevel,
  _PowderLevel: perLevel,
});

const recipeSchema = z.object({
  _ID: enumNameField,
  _PrevID: enumNameField,
  _ItemId: z.array(enumNumberField),
  _ItemNum: z.array(countField),
});

const overlaySchema = z.strictObject({
  id: z.literal("extracts"),
  figures: z.record(z.string(), figureRuleSchema),
});

/** Every kinsect, and one record on what extracts do. Needs items. */
export const importKinsects = createImporter({
  file: "kinsects",
  schema: kinsectSchema,
  texts: ["Excel_Equip/RodInsect"],
  getKey: (record) => (record.kind === "kinsect" ? record.gameId : null),
  run: (context) => {
    const { tables, texts, ids } = context;
    const names = new Map<string, Localized>();
    const rows = tables
      .getRows("Common/Weapon/RodInsectData", rowSchema)
      .filter((row) => texts.hasText(row._Name));
    for (const row of rows) {
      const name = texts.get(row._Name, row.place, "_Name");
      names.set(ids.assign("kinsects", row._Id, name.en, row.place), name);
    }
    const recipes = readRecipes(context);
    const records = rows.map((row) => {
      const recipe = recipes.get(row._Id);
      if (!recipe) throw new ImportError(row.place, "_Id", `${row._Id} has no recipe.`);
      const id = ids.get("kinsects", row._Id, row.place, "_Id");
      return {
        id,
        kind: "kinsect" as const,
        gameId: row._Id,
        name: names.get(id)?.en ?? "",
        rarity: row._Rare,
        attackType: row._HitType,
        dust: row._DustType,
        skill: row._InsectSkillType,
        skill2: row._InsectSkillGType,
        power: row._Attack,
        speed: row._MoveSpeed,
        recovery: row._RecoveryValue,
        staminaRecovery: row._StaminaRecoverySpeed,
        dustLevel: row._PowderLevel,
        upgradeFrom: recipe.previous,
        zenny: row._Price,
        materials: recipe.materials,
      };
    });
    return { records: [...records.sort(compareIds), readExtracts(context)], names: { kinsects: names } };
  },
});

function readRecipes({ tables, ids }: ImportContext) {
  const rows = tables.getRows("Common/Equip/RodInsectRecipeData", recipeSchema);
  return new Map(
    rows.map((row) => {
      const materials = row._ItemId.flatMap((item, index) =>
        item > 1
          ? [{ item: ids.get("items", item, row.place, "_ItemId"), qty: row._ItemNum[index] ?? 0 }]
          : [],
      );
      return [row._ID, { previous: ids.find("kinsects", row._PrevID) ?? null, materials }] as const;
    }),
  );
}

function readExtracts({ tables, overlays }: ImportContext) {
  const [rules] = overlays.get("kinsects", overlaySchema);
  const figures = new FigureReader(tables, "Player/ActionData/Wp10/GlobalParam/Wp10GlobalActionParam");
  return kinsectSchema.parse({ id: "extracts", kind: "extracts", ...figures.readAll(rules?.figures ?? {}) });
}
