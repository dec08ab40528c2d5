import { z } from "zod";
import type { ArmorPiece } from "@/lib/catalog/codes";
import {
  countField,
  createCodeField,
  enumNameField,
  enumNumberField,
  guidField,
  rarityField,
  slotField,
} from "../fields";
import type { ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import { tableSkillColumns } from "./parts";

export const pieceField = createCodeField({
  HELM: "head",
  BODY: "chest",
  ARM: "arms",
  WAIST: "waist",
  LEG: "legs",
} as const);

const seriesSchema = z.object({
  _Series: enumNumberField,
  _Name: guidField,
  _Rare: rarityField,
  _Price: countField,
});

const pieceSchema = z.object({
  _Series: enumNumberField,
  _PartsType: pieceField,
  _Name: guidField,
  _Defense: countField,
  _Resistance: z.array(z.int()).length(5),
  _SlotLevel: z.array(slotField).length(3),
  ...tableSkillColumns,
});

const skillKindSchema = z.object({ _skillId: enumNameField, _skillCategory: enumNameField });

/** Number of `ArmorDef.SERIES` of bare skin. */
const noArmor = 1;

export type ArmorSeriesRow = LocatedRow<z.infer<typeof seriesSchema>>;
export type TableArmorPiece = LocatedRow<z.infer<typeof pieceSchema>>;

/** A set of armor with its pieces, head first. Sets for appearance alone have none and are left out. */
interface ArmorRows {
  readonly series: ArmorSeriesRow;
  readonly pieces: readonly TableArmorPiece[];
}

const order: readonly ArmorPiece[] = ["head", "chest", "arms", "waist", "legs"];

/** Every set that has pieces, in the order of the table. */
export function readArmorRows({ tables, texts }: ImportContext): ArmorRows[] {
  const pieces = tables
    .getRows("Common/Equip/ArmorData", pieceSchema)
    .filter((piece) => piece._Series !== noArmor && texts.hasText(piece._Name))
    .sort((a, b) => order.indexOf(a._PartsType) - order.indexOf(b._PartsType));
  return tables
    .getDistinctRows("Common/Equip/ArmorSeriesData", seriesSchema, ["_Series"])
    .flatMap((series) => {
      const own = pieces.filter((piece) => piece._Series === series._Series);
      return own.length === 0 ? [] : [{ series, pieces: own }];
    });
}

/** The tables' category of each skill that takes pieces: `SERIES` for set bonuses, `GROUP` for group skills. */
export function readSkillCategories({ tables }: ImportContext): ReadonlyMap<string, string> {
  const rows = tables.getRows("Common/Equip/SkillCommonData", skillKindSchema);
  return new Map(rows.map((row) => [row._skillId, row._skillCategory]));
}

/** High-rank armor begins at rarity 5. */
export function getRank(rarity: number): "low" | "high" {
  return rarity < 5 ? "low" : "high";
}
