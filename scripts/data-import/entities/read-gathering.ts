import { z } from "zod";
import { countField, enumNameField, enumNumberField, guidField } from "../fields";
import { roundFigure } from "../figures";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import type { Localized } from "../texts";
import type { SourcedItem } from "./import-item-sources";
import { stageLocales } from "./stages";

const rewardTable = "Gimmick/Common/GimmickRewardData";
const pairSchema = z.array(countField).length(2);

const rowSchema = z.object({
  _gimmickId: enumNameField,
  _stageId: enumNameField,
  /** Of low rank and of high rank, as are the other pairs. */
  _itemId: z.array(enumNumberField).length(2),
  _normalRewardNum: pairSchema,
  _normalProbability: pairSchema,
  _rareRewardNum: pairSchema,
  _rareProbability: pairSchema,
});

const timesSchema = z.object({ _gimmickId: enumNameField, _collectNum: countField });
const nameSchema = z.object({ _GimmickId: enumNameField, _Name: guidField });

const ranks = ["low", "high"] as const;
const finds = [
  { num: "_normalRewardNum", chance: "_normalProbability", more: {} },
  { num: "_rareRewardNum", chance: "_rareProbability", more: { rich: true } },
] as const;

/**
 * Yields of gathering points, with the chance of each gathering and how often a visit gathers. Two points of one name,
 * place and yield are one. A point without a text is left out: players meet it under no name.
 *
 * @param onPlace is told of the name of each point
 */
export function readGathering(context: ImportContext, onPlace: (name: Localized) => void): SourcedItem[] {
  const { tables } = context;
  const times = new Map(
    tables
      .getDistinctRows("Gimmick/Common/GimmickCollectNumTable", timesSchema, ["_gimmickId"])
      .map(({ _gimmickId, _collectNum }) => [_gimmickId, _collectNum]),
  );
  const rows = tables.getRows(rewardTable, rowSchema);
  const names = readPlaces(context, new Set(rows.map(({ _gimmickId }) => _gimmickId)));
  const seen = new Set<string>();
  const usedItems = new Map<number, string>();
  return rows.flatMap((row) => {
    const name = names.get(row._gimmickId);
    if (!name) return [];
    const locale = getLocale(row);
    return ranks.flatMap((rank, at) =>
      finds.flatMap(({ num, chance: column, more }): SourcedItem[] => {
        const number = row._itemId[at] ?? 0;
        const qty = row[num][at] ?? 0;
        const chance = row[column][at] ?? 0;
        if (number <= 1 || qty === 0 || chance === 0) return [];
        const item = usedItems.get(number) ?? context.ids.get("items", number, row.place, "_itemId");
        usedItems.set(number, item);
        const visits = times.get(row._gimmickId) ?? 0;
        const source = {
          kind: "gather" as const,
          place: name.en,
          ...(locale ? { locale } : {}),
          rank,
          ...more,
          ...(visits > 0 ? { times: visits } : {}),
          qty,
          chance,
          pieces: roundFigure((Math.max(visits, 1) * qty * chance) / 100),
        };
        const key = `${item} ${JSON.stringify(source)}`;
        if (seen.has(key)) return [];
        seen.add(key);
        onPlace(name);
        return [{ item, source }];
      }),
    );
  });
}

/** Names of points by their code. */
function readPlaces(
  { tables, texts }: ImportContext,
  used: ReadonlySet<string>,
): ReadonlyMap<string, Localized> {
  const names = new Map<string, Localized>();
  for (const row of tables.getRows("Common/Gimmick/GimmickTextData", nameSchema)) {
    if (used.has(row._GimmickId) && texts.hasText(row._Name))
      names.set(row._GimmickId, texts.get(row._Name, row.place, "_Name"));
  }
  return names;
}

/** Not one of the fields; no table names it. */
const unnamedStage = "ST502";

/** The field of a row, or nothing where it is the same in all of them. */
function getLocale({ _stageId, place }: z.infer<typeof rowSchema> & { place: { table: string } }) {
  if (_stageId === "INVALID" || _stageId === unnamedStage) return undefined;
  const locale = stageLocales.find(({ stage }) => stage === _stageId)?.id;
  if (!locale) throw new ImportError(place, "_stageId", `unknown stage ${_stageId}.`);
  return locale;
}
