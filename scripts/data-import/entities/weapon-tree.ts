import { z } from "zod";
import { countField, enumNameField, guidField } from "../fields";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import type { Localized } from "../texts";

const nodeSchema = z.object({
  _WeaponID: z.int(),
  _PreDataGuidList: z.array(z.string()).max(1),
  _Guid: z.string(),
  _ColumnDataLevel: countField,
  _RowDataLevel: countField,
});

const treeRowSchema = z.object({ _Series: enumNameField, _RowLevel: countField });
const seriesSchema = z.object({ _Series: enumNameField, _Name: guidField });

/** Where a weapon stands in the tree of its type. */
export interface TreePlace {
  /** Number of the weapon that it is upgraded from. */
  readonly parent: number | null;
  readonly column: number;
  readonly row: number;
  /** Code of its series. */
  readonly series: string;
}

/** The tree of a type, by the number of the weapon. */
export function readTree({ tables }: ImportContext, table: string): ReadonlyMap<number, TreePlace> {
  const name = `Common/Weapon/${table}Tree`;
  const nodes = tables.getDistinctRows(name, nodeSchema, ["_WeaponID"], "_WeaponTreeList");
  const series = new Map(
    tables
      .getDistinctRows(name, treeRowSchema, ["_RowLevel"], "_RowDataList")
      .map((row) => [row._RowLevel, row._Series]),
  );
  const numbers = new Map(nodes.map((node) => [node._Guid, node._WeaponID]));
  return new Map(
    nodes.map((node) => {
      const [before] = node._PreDataGuidList;
      const parent = before === undefined ? null : numbers.get(before);
      if (parent === undefined) throw new ImportError(node.place, "_PreDataGuidList", "not in the tree.");
      const code = series.get(node._RowDataLevel);
      if (code === undefined) throw new ImportError(node.place, "_RowDataLevel", "a row without a series.");
      const place = { parent, column: node._ColumnDataLevel, row: node._RowDataLevel, series: code };
      return [node._WeaponID, place] as const;
    }),
  );
}

/** Names of series by code. */
export function readSeriesNames({ tables, texts }: ImportContext): ReadonlyMap<string, Localized> {
  const rows = tables.getRows("Common/Equip/WeaponSeriesData", seriesSchema);
  return new Map(
    rows
      .filter(({ _Name }) => texts.hasText(_Name))
      .map((row) => [row._Series, texts.get(row._Name, row.place, "_Name")]),
  );
}
