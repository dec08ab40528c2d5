import { z } from "zod";
import { artianPartSchema } from "@/lib/catalog/schema/artian";
import { countField, enumNameField, guidField } from "../fields";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import { readCategoryCaps, readReinforcementCosts, readReinforcementItems } from "./artian-costs";
import {
  artianTexts,
  type ElementRows,
  type PerformanceRow,
  readArtianTypes,
  readElements,
} from "./artian-rows";
import { readArtianWeapons } from "./artian-weapons";
import { readNoteSets } from "./horns";
import { weaponTexts } from "./weapon-rows";

const partSchema = z.object({ _PartsType: enumNameField, _Name: guidField, _SellPrice: countField });

type ArtianPart = z.infer<typeof artianPartSchema>;
type ElementTraits = Extract<ArtianPart, { kind: "elementTraits" }>;

/** Coatings in the order in which parts name them. */
const partCoatings = [
  "poison",
  "paralysis",
  "sleep",
  "blast",
  "exhaust",
  "close-range",
  "power",
  "pierce",
] as const;

/** Artian parts, by kind and id. */
export const importArtianParts = createImporter({
  file: "artian-parts",
  schema: artianPartSchema,
  texts: [...artianTexts, ...weaponTexts],
  getKey: (record) => (record.kind === "part" ? record.gameId : null),
  run: (context) => {
    const names = new Map<string, Localized>();
    const parts = readParts(context, names);
    const groups = [
      parts,
      readRecipes(context),
      readArtianWeapons(context),
      readElementTraits(context),
      readCategoryCaps(context),
      readReinforcementCosts(context),
      readReinforcementItems(context),
    ];
    return {
      records: groups.flatMap((group) => group.toSorted(compareIds)),
      names: { "artian-parts": names },
    };
  },
});

function readParts({ tables, texts, ids }: ImportContext, names: Map<string, Localized>): ArtianPart[] {
  return tables.getRows("Facility/ArtianPartsData", partSchema).map((row) => {
    const name = texts.get(row._Name, row.place, "_Name");
    const id = ids.assign("artian-parts", row._PartsType, name.en, row.place);
    names.set(id, name);
    return {
      id,
      kind: "part",
      gameId: row._PartsType,
      name: name.en,
      tier: row._PartsType.startsWith("EM0078") ? "gogma" : "artian",
      sellPrice: row._SellPrice,
    };
  });
}

function readRecipes(context: ImportContext): ArtianPart[] {
  return readArtianTypes(context).map((row) => {
    const parts = row._PartsType
      .filter((part) => part !== "INVALID")
      .map((part) => context.ids.get("artian-parts", part, row.place, "_PartsType"));
    const gogmaPart = parts[3];
    if (gogmaPart === undefined || parts.length !== 4) {
      throw new ImportError(row.place, "_PartsType", `expected four parts, found ${parts.length}.`);
    }
    return {
      id: `recipe-${row._WeaponType}`,
      kind: "recipe",
      type: row._WeaponType,
      parts: parts.slice(0, 3),
      gogmaPart,
    };
  });
}

/** Traits by the element of the parts. Gogma Artian weapons differ in the phial of the switch axe alone. */
function readElementTraits(context: ImportContext): ArtianPart[] {
  const sets = readNoteSets(context);
  const { artian, gogma } = readElements(context);
  return artian.map(({ element, two, three }): ElementTraits => {
    const other = gogma.find((rows) => rows.element === element)?.two;
    const notes = sets.get(two._Wp05UniqueType);
    const echoWave = two._Wp05MusicSkillHighFreqType;
    if (!notes) throw new ImportError(two.place, "_Wp05UniqueType", `unknown notes ${two._Wp05UniqueType}.`);
    if (!echoWave) throw new ImportError(two.place, "_Wp05MusicSkillHighFreqType", "no echo wave.");
    const phial = readPhial(two);
    const gogmaPhial = other ? readPhial(other) : phial;
    return {
      id: `element-${element ?? "none"}`,
      kind: "elementTraits",
      element,
      huntingHorn: { notes, echoWave, echoBubble: two._Wp05HibikiSkillType },
      gunlance: { shellType: two._Wp07ShellType, shellLevel: two._Wp07ShellLv },
      switchAxe: phial,
      chargeBlade: { phial: two._Wp09BinType },
      bowCoatings: readCoatings({ element, two, three }),
      ...(JSON.stringify(gogmaPhial) !== JSON.stringify(phial) && { gogmaSwitchAxe: gogmaPhial }),
    };
  });
}

function readPhial(row: PerformanceRow): ElementTraits["switchAxe"] {
  const phialValue = row._Wp08BinValue * 10;
  return { phial: row._Wp08BinType, ...(phialValue > 0 && { phialValue }) };
}

function readCoatings({ element, two, three }: ElementRows): ElementTraits["bowCoatings"] {
  const list = (row: PerformanceRow) => partCoatings.filter((_, index) => row._IsLoaded[index]);
  return element === null ? { none: list(two) } : { two: list(two), three: list(three) };
}
