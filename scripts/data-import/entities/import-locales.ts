import { z } from "zod";
import { localeSchema } from "@/lib/catalog/schema/world";
import { toSlug } from "@/lib/catalog/to-slug";
import { enumNameField, enumNumberField } from "../fields";
import { ImportError } from "../import-error";
import { createImporter, type ImportContext } from "../importer";
import type { Localized, Texts } from "../texts";
import { endemicLifeTables, readEndemicLife } from "./read-endemic-life";
import { stageLocales } from "./stages";

const overlaySchema = z.strictObject({
  id: z.string(),
  kind: localeSchema.shape.kind,
  /** Names of entries in the files of texts. */
  text: z.string(),
  shortText: z.string().optional(),
  stageCode: z.string().optional(),
  areas: z.int().min(1).optional(),
  environments: z.array(z.string()).optional(),
  camps: z
    .array(z.strictObject({ text: z.string(), risk: localeSchema.shape.camps.element.shape.risk }))
    .optional(),
});

const monsterSchema = z.object({
  _EmID: enumNameField,
  _StageBit: z.object({ "app.FieldDef.STAGE": z.array(enumNumberField) }),
});

const campPattern = /^Area (\d+): (.+)$/;
const place = { table: "data/sources/locales.json" };

/** Fields, arenas, settlements and hubs, in the order of the overlay. Needs monsters. */
export const importLocales = createImporter({
  file: "locales",
  schema: localeSchema,
  texts: ["Reference/RefEnvironment", "Excel_Data/Gimmick", "Excel_Data/EnemyText"],
  getKey: ({ id }) => id,
  run: (context) => {
    const { texts, overlays } = context;
    const names = new Map<string, Localized>();
    const shortNames = new Map<string, Localized>();
    const environmentNames = new Map<string, Localized>();
    const campNames = new Map<string, Localized>();
    const monsters = readMonsters(context);
    const land = readEndemicLife(context, endemicLifeTables.land);
    const water = readEndemicLife(context, endemicLifeTables.water);
    const records = overlays.get("locales", overlaySchema).map((entry) => {
      const name = texts.getByName(entry.text, place);
      names.set(entry.id, name);
      const shortName = entry.shortText === undefined ? null : texts.getByName(entry.shortText, place);
      if (shortName) shortNames.set(entry.id, shortName);
      const environments = (entry.environments ?? []).map((text) => texts.getByName(text, place));
      for (const environment of environments) environmentNames.set(toSlug(environment.en), environment);
      const camps = (entry.camps ?? []).map(({ text, risk }) => {
        const { camp, name, area } = readCampName(texts, text);
        campNames.set(`${entry.id}/${area}-${toSlug(name)}`, camp);
        return { name, area, risk };
      });
      return {
        id: entry.id,
        name: name.en,
        shortName: shortName?.en ?? null,
        kind: entry.kind,
        stageCode: entry.stageCode ?? null,
        areas: entry.areas ?? null,
        environments: environments.map(({ en }) => en),
        camps,
        monsters: monsters.get(entry.stageCode ?? "") ?? [],
        endemicLife: [...(land.get(entry.stageCode ?? "") ?? [])],
        aquaticLife: [...(water.get(entry.stageCode ?? "") ?? [])],
      };
    });
    return {
      records,
      names: {
        locales: names,
        "locales-short": shortNames,
        environments: environmentNames,
        camps: campNames,
      },
    };
  },
});

/** Name and area of a camp, which stand in one text. @throws ImportError where that names no area */
function readCampName(texts: Texts, text: string) {
  const camp = texts.getByName(text, place);
  const match = campPattern.exec(camp.en);
  if (!match?.[1] || !match[2]) throw new ImportError(place, text, `"${camp.en}" names no area.`);
  return { camp, name: match[2], area: Number(match[1]) };
}

/** Camps of a locale in the order of its record, with the names of their texts. */
export function listCampTexts({ overlays, texts }: ImportContext, locale: string) {
  const entry = overlays.get("locales", overlaySchema).find(({ id }) => id === locale);
  return (entry?.camps ?? []).map(({ text }) => {
    const { name, area } = readCampName(texts, text);
    return { text, name, area, place };
  });
}

/** Large monsters by the code of the stage where they live, sorted. */
function readMonsters({ tables, ids }: ImportContext): Map<string, string[]> {
  const rows = tables.getDistinctRows("Common/Enemy/EnemyReportBossData", monsterSchema, ["_EmID"]);
  return new Map(
    stageLocales.map(({ stage }, index) => [
      stage,
      rows
        .filter((row) => row._StageBit["app.FieldDef.STAGE"].includes(index + 1))
        .map((row) => ids.get("monsters", row._EmID, row.place, "_EmID"))
        .sort(),
    ]),
  );
}
