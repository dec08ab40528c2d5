import { z } from "zod";
import type { WeaponType } from "@/lib/catalog/codes";
import type { GogmaFocus } from "@/lib/catalog/weapon-codes";
import {
  countField,
  enumField,
  enumNameField,
  enumNumberField,
  guidField,
  rarityField,
  slotField,
} from "../fields";
import { ImportError, type RowPlace } from "../import-error";
import type { ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import { tableSkillColumns } from "./parts";
import {
  ammoColumns,
  chargeBladePhialField,
  coatingsField,
  echoBubbleField,
  echoWaveField,
  elementField,
  kinsectLevelField,
  shellLevelField,
  shellTypeField,
  specialAmmoField,
  switchAxePhialField,
} from "./weapon-fields";
import { weaponTables } from "./weapon-types";

const rowSchema = z.object({
  _Name: guidField,
  _Rare: rarityField,
  _Price: countField,
  _Attack: z.int().min(1),
  _Defense: countField,
  _Critical: z.int().min(-100).max(100),
  _Attribute: elementField,
  _AttributeValue: countField,
  _SubAttribute: elementField,
  _SubAttributeValue: countField,
  _SlotLevel: z.array(slotField).length(3),
  _SharpnessValList: z.array(countField).length(7),
  _TakumiValList: z.array(countField).length(4),
  _RodInsectLv: kinsectLevelField,
  _Wp08BinType: switchAxePhialField,
  _Wp08BinValue: countField,
  _Wp09BinType: chargeBladePhialField,
  _Wp05UniqueType: enumNameField,
  _Wp05MusicSkillHighFreqType: echoWaveField,
  _Wp05HibikiSkillType: echoBubbleField,
  _Wp13SpecialAmmo: specialAmmoField,
  _Wp07ShellType: shellTypeField,
  _Wp07ShellLv: shellLevelField,
  _isLoadingBin: coatingsField,
  ...ammoColumns,
  ...tableSkillColumns,
});

const focusSchema = z.looseObject({ _CreateType: enumNumberField });

/** Figures that each way of making a Gogma Artian weapon raises. */
const focuses: readonly GogmaFocus[] = ["attack", "affinity", "element"];

export type TableWeapon = LocatedRow<z.infer<typeof rowSchema>>;

export interface WeaponSource {
  readonly type: WeaponType;
  /** Number of the weapon within its type. */
  readonly gameId: number;
  readonly row: TableWeapon;
}

/** The named weapons of a type, in the order of the table. */
export function readWeaponRows(
  { tables, texts }: ImportContext,
  { type, table }: (typeof weaponTables)[number],
): WeaponSource[] {
  const column = `_${table}`;
  const schema = z.intersection(rowSchema, createColumnSchema(column));
  return tables
    .getRows(`Common/Weapon/${table}`, schema)
    .filter(({ _Name }) => texts.hasText(_Name))
    .map((row) => ({ type, gameId: readColumn(row, column), row }));
}

/** The one column whose name differs by type: the weapon's number. */
export function createColumnSchema(column: string) {
  return z.object({ [column]: enumNumberField });
}

/** @throws ImportError where the row has no such column */
export function readColumn(
  row: { readonly place: RowPlace } & Readonly<Record<string, unknown>>,
  column: string,
): number {
  const value = row[column];
  if (typeof value === "number") return value;
  throw new ImportError(row.place, column, "no number of a weapon.");
}

/** Files of texts that name weapons. */
export const weaponTexts = weaponTables.map(({ table }) => `Excel_Equip/${table}`);

/** The focus of each Gogma Artian weapon, by type and number (`bow/92`). */
export function readFocuses({ tables }: ImportContext): ReadonlyMap<string, GogmaFocus> {
  const byWeapon = new Map<string, GogmaFocus>();
  for (const row of tables.getRows("Facility/ArtianCreateTypeData", focusSchema)) {
    const focus = focuses[row._CreateType];
    if (!focus) throw new ImportError(row.place, "_CreateType", `unknown value ${row._CreateType}.`);
    for (const { type, table } of weaponTables) {
      const weapon = enumField.safeParse(row[`_${table}`]);
      if (!weapon.success) throw new ImportError(row.place, `_${table}`, "no number of a weapon.");
      byWeapon.set(`${type}/${weapon.data.value}`, focus);
    }
  }
  return byWeapon;
}
