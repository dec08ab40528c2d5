import { z } from "zod";
import { enumNameField, enumNumberField, guidField } from "../fields";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import { stageLocales } from "./stages";

const animalSchema = z.object({
  _EmID: enumNameField,
  _StageBit: z.object({ "app.FieldDef.STAGE": z.array(enumNumberField) }),
});

const nameSchema = z.object({ _enemyId: enumNameField, _EnemyName: guidField });

/** Tables of the field guide by what they list. */
export const endemicLifeTables = {
  land: "Common/Enemy/EnemyReportAnimalData",
  water: "Common/Enemy/EnemyReportAnimalFishingData",
} as const;

/**
 * English names of the endemic life that the field guide lists for each field, by code of the stage, sorted.
 *
 * @param table one of `endemicLifeTables`
 * @throws ImportError where an animal has no name, stands in two rows or lives in a stage that is not known
 */
export function readEndemicLife(
  { tables, texts }: Pick<ImportContext, "tables" | "texts">,
  table: (typeof endemicLifeTables)[keyof typeof endemicLifeTables],
): ReadonlyMap<string, readonly string[]> {
  const nameKeys = new Map(
    tables
      .getDistinctRows("Common/Enemy/EnemyData", nameSchema, ["_enemyId"])
      .map(({ _enemyId, _EnemyName }) => [_enemyId, _EnemyName]),
  );
  const names = new Map<string, string[]>(stageLocales.map(({ stage }) => [stage, []]));
  const known = new Set<string>();
  for (const { _EmID, _StageBit, place } of tables.getRows(table, animalSchema)) {
    const key = nameKeys.get(_EmID);
    if (key === undefined) throw new ImportError(place, "_EmID", `EnemyData has no row ${_EmID}.`);
    if (known.has(_EmID)) throw new ImportError(place, "_EmID", `${_EmID} stands in two rows.`);
    known.add(_EmID);
    const name = texts.get(key, place, "_EmID").en;
    for (const number of _StageBit["app.FieldDef.STAGE"]) {
      // The first field has the number 1.
      const stage = stageLocales[number - 1]?.stage;
      const list = stage && names.get(stage);
      if (!list) throw new ImportError(place, "_StageBit", `unknown stage ${number}.`);
      list.push(name);
    }
  }
  for (const list of names.values()) list.sort();
  return names;
}
