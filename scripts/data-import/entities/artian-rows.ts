import { z } from "zod";
import type { WeaponElement, WeaponType } from "@/lib/catalog/codes";
import type { ArtianCategory, ArtianTier } from "@/lib/catalog/weapon-codes";
import { countField, createCodeField, enumNameField, guidField } from "../fields";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import {
  ammoLevelField,
  chargeBladePhialField,
  coatingsField,
  echoBubbleField,
  echoWaveField,
  elementField,
  shellLevelField,
  shellTypeField,
  switchAxePhialField,
} from "./weapon-fields";
import { weaponTypeField } from "./weapon-types";

/** Texts of parts and bonuses. */
export const artianTexts = ["Excel_Data/ArtianParts", "Excel_Data/ArtianBonus"];

const typeSchema = z.object({
  _Index: countField,
  _WeaponType: weaponTypeField,
  _PartsType: z.array(enumNameField),
});

const figures = z.array(countField).length(28);

/** The figure that a bonus raises. */
export const artianCategoryField = createCodeField<ArtianCategory>({
  BONUS_CATEGORY_000: "attack",
  BONUS_CATEGORY_001: "affinity",
  BONUS_CATEGORY_002: "element",
  BONUS_CATEGORY_003: "sharpness-ammo",
});

const bonusSchema = z.object({
  _BonusId: enumNameField,
  _Name: guidField,
  _IsRare: z.boolean(),
  _GrindingMaxNum: countField,
  _Em0078_GrindingMaxNum: countField,
  _BonusCategory: artianCategoryField,
  _Probability: countField,
  _SubProbability: countField,
  _Attack: figures,
  _AttributeValue: figures,
  _Critical: figures,
  _SharpnessValue: figures,
  _ShellNum: figures,
});

const performanceSchema = z.object({
  _Index: countField,
  _Condition: enumNameField,
  _Attribute: elementField,
  _AttributeValue: z.int(),
  _ShellLv: z.array(ammoLevelField).length(10),
  _BowgunShellNum: z.array(countField).length(10),
  _IsLoaded: coatingsField,
  _Wp08BinType: switchAxePhialField,
  _Wp08BinValue: countField,
  _Wp09BinType: chargeBladePhialField,
  _Wp05UniqueType: enumNameField,
  _Wp05MusicSkillHighFreqType: echoWaveField,
  _Wp05HibikiSkillType: echoBubbleField,
  _Wp07ShellType: shellTypeField,
  _Wp07ShellLv: shellLevelField,
});

export type ArtianTypeRow = LocatedRow<z.infer<typeof typeSchema>>;
export type TableArtianBonus = LocatedRow<z.infer<typeof bonusSchema>>;
export type PerformanceRow = LocatedRow<z.infer<typeof performanceSchema>>;

/** Infusions of an element's parts, with two and with three of them. Without an element both are the same row. */
export interface ElementRows {
  readonly element: WeaponElement | null;
  readonly two: PerformanceRow;
  readonly three: PerformanceRow;
}

/** Types of weapon with their parts, in the order in which bonuses list their figures. */
export function readArtianTypes({ tables }: ImportContext): ArtianTypeRow[] {
  return tables.getRows("Facility/ArtianWeaponTypeData", typeSchema).sort((a, b) => a._Index - b._Index);
}

/** The named bonuses. */
export function readArtianBonuses({ tables, texts }: ImportContext): TableArtianBonus[] {
  return tables.getRows("Facility/ArtianBonusData", bonusSchema).filter(({ _Name }) => texts.hasText(_Name));
}

/**
 * The figures of a bonus by type of weapon, those of 0 left out. The first half of a row is for Artian weapons, the
 * second for Gogma Artian ones.
 */
export function readArtianFigures(
  values: readonly number[],
  tier: ArtianTier,
  types: readonly ArtianTypeRow[],
): Map<WeaponType, number> {
  const start = tier === "artian" ? 0 : types.length;
  const byType = types.map(({ _WeaponType }, index) => [_WeaponType, values[start + index] ?? 0] as const);
  return new Map(byType.filter(([, value]) => value !== 0));
}

/** Infusions of elements, of each tier. A row without matching parts begins the rows of a tier. */
export function readElements({
  tables,
}: ImportContext): Readonly<Record<ArtianTier, readonly ElementRows[]>> {
  const name = "Facility/ArtianPerformanceData";
  const rows = tables.getRows(name, performanceSchema).sort((a, b) => a._Index - b._Index);
  const starts = rows.flatMap((row, index) => (row._Condition === "DEFAULT" ? [index] : []));
  const [artian, gogma, ...others] = starts;
  if (artian === undefined || gogma === undefined || others.length > 0) {
    const problem = `expected two rows without matching parts, found ${starts.length}.`;
    throw new ImportError({ table: name }, "_Condition", problem);
  }
  return { artian: pairRows(rows.slice(artian, gogma)), gogma: pairRows(rows.slice(gogma)) };
}

function pairRows(rows: readonly PerformanceRow[]): ElementRows[] {
  return rows
    .filter((row) => row._Condition !== "THREE_MATCH")
    .map((two) => {
      const same = rows.filter((row) => row._Attribute === two._Attribute);
      const three = same.find((row) => row._Condition === "THREE_MATCH");
      if (two._Condition === "DEFAULT") return { element: null, two, three: two };
      if (!three) throw new ImportError(two.place, "_Condition", "no row for three matching parts.");
      return { element: two._Attribute, two, three };
    });
}
