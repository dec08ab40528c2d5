import { z } from "zod";
import { decorationSchema } from "@/lib/catalog/schema/jewelry";
import { createCodeField, enumNumberField, guidField, rarityField } from "../fields";
import { compareIds, createImporter } from "../importer";
import type { Localized } from "../texts";
import { readSkillLevels, tableSkillColumns } from "./parts";

/** Which slots something fits, as decorations and talismans name it. */
export const slotKindField = createCodeField({ ACC_TYPE_00: "weapon", ACC_TYPE_01: "armor" } as const);

const rowSchema = z.object({
  _AccessoryId: enumNumberField,
  _Name: guidField,
  _AccessoryType: slotKindField,
  _Rare: rarityField,
  _SlotLevelAcc: createCodeField({ Lv1: 1, Lv2: 2, Lv3: 3 } as const),
  ...tableSkillColumns,
});

/** Every decoration. */
export const importDecorations = createImporter({
  file: "decorations",
  schema: decorationSchema,
  texts: ["Excel_Equip/Accessory"],
  getKey: ({ gameId }) => String(gameId),
  run: ({ tables, texts, ids }) => {
    const names = new Map<string, Localized>();
    const records = tables
      .getRows("Common/Equip/AccessoryData", rowSchema)
      .filter(({ _Name }) => texts.hasText(_Name))
      .map((row) => {
        const name = texts.get(row._Name, row.place, "_Name");
        const id = ids.assign("decorations", String(row._AccessoryId), name.en, row.place);
        names.set(id, name);
        return {
          id,
          gameId: row._AccessoryId,
          name: name.en,
          kind: row._AccessoryType,
          slot: row._SlotLevelAcc,
          rarity: row._Rare,
          skills: readSkillLevels(ids, row),
        };
      });
    return { records: records.sort(compareIds), names: { decorations: names } };
  },
});
