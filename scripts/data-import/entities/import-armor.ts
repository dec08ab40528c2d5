import { z } from "zod";
import { armorSchema } from "@/lib/catalog/schema/armor";
import { countField, enumNumberField, rarityField } from "../fields";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import type { Localized } from "../texts";
import {
  type ArmorSeriesRow,
  getRank,
  pieceField,
  readArmorRows,
  readSkillCategories,
  type TableArmorPiece,
} from "./armor-rows";
import { indexRows, readMaterials, readSkillLevels } from "./parts";
import { readPieceWords, referenceTexts } from "./reference-names";

const recipeSchema = z.object({
  _SeriesId: enumNumberField,
  _PartsType: pieceField,
  _Item: z.array(enumNumberField),
  _ItemNum: z.array(countField),
});

const upgradeSchema = z.object({
  _Rare: rarityField,
  _MaxLevel: countField,
  _DefUpValue: countField,
  _IsSpecialUpgrade: z.boolean(),
});

const overlaySchema = z.strictObject({ rarity: z.int(), raisedSlots: z.int().min(0).max(3) });

type Armor = z.infer<typeof armorSchema>;

/** The tables that all pieces are made with. */
interface ArmorFacts {
  readonly recipes: ReadonlyMap<string, LocatedRow<z.infer<typeof recipeSchema>>>;
  readonly upgrades: readonly z.infer<typeof upgradeSchema>[];
  readonly categories: ReadonlyMap<string, string>;
  /** How many slots transcending raises, by rarity. */
  readonly raisedSlots: ReadonlyMap<number, number>;
}

/** Every piece of armor. Gives the sets their ids too. */
export const importArmor = createImporter({
  file: "armor",
  schema: armorSchema,
  texts: ["Excel_Equip/Armor", "Excel_Equip/ArmorSeries", ...referenceTexts],
  getKey: ({ set, piece }) => `${set}/${piece}`,
  run: (context) => {
    const { tables, texts, overlays, ids } = context;
    const facts: ArmorFacts = {
      recipes: indexRows(tables.getRows("Common/Equip/ArmorRecipeData", recipeSchema), (row) =>
        getRecipeKey(row._SeriesId, row._PartsType),
      ),
      upgrades: tables.getDistinctRows("Common/Equip/ArmorUpgradeData", upgradeSchema, [
        "_Rare",
        "_MaxLevel",
        "_IsSpecialUpgrade",
      ]),
      categories: readSkillCategories(context),
      raisedSlots: new Map(
        overlays.get("armor", overlaySchema).map(({ rarity, raisedSlots }) => [rarity, raisedSlots]),
      ),
    };
    const names = new Map<string, Localized>();
    const records = readArmorRows(context).flatMap(({ series, pieces }) => {
      const setName = texts.get(series._Name, series.place, "_Name");
      const set = ids.assign("armor-sets", String(series._Series), setName.en, series.place);
      return pieces.map((piece) => {
        const name = texts.get(piece._Name, piece.place, "_Name");
        const id = ids.assign("armor", `${set}/${piece._PartsType}`, name.en, piece.place);
        names.set(id, name);
        return createArmor(context, facts, { id, name: name.en, set, series, piece });
      });
    });
    return { records: records.sort(compareIds), names: { armor: names, ...readPieceWords(context) } };
  },
});

interface Piece {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly series: ArmorSeriesRow;
  readonly piece: TableArmorPiece;
}

function createArmor({ ids }: ImportContext, facts: ArmorFacts, source: Piece): Armor {
  const { id, name, set, series, piece } = source;
  const [fire = 0, water = 0, thunder = 0, ice = 0, dragon = 0] = piece._Resistance;
  const slots = piece._SlotLevel.filter((slot) => slot !== 0).sort((a, b) => b - a);
  const rarity = series._Rare;
  const recipe = facts.recipes.get(getRecipeKey(series._Series, piece._PartsType));
  const getDefense = (isTranscended: boolean) => getDefenseMax(facts, piece, rarity, isTranscended);
  return {
    id,
    name,
    set,
    piece: piece._PartsType,
    rarity,
    rank: getRank(rarity),
    defense: piece._Defense,
    defenseMax: getDefense(false),
    slots,
    ...readSkills(ids, facts, piece),
    zenny: series._Price,
    materials: recipe ? readMaterials(ids, recipe._Item, recipe._ItemNum, recipe.place) : [],
    ...(facts.upgrades.some((row) => row._Rare === rarity && row._IsSpecialUpgrade) && {
      defenseMaxTranscended: getDefense(true),
      slotsTranscended: raiseSlots(slots, facts.raisedSlots.get(rarity) ?? 0),
    }),
    resistances: { fire, water, thunder, ice, dragon },
  };
}

/** The skills of a piece, and what it counts towards. */
function readSkills(ids: ImportContext["ids"], { categories }: ArmorFacts, piece: TableArmorPiece) {
  const pick = (wanted: (category: string | undefined) => boolean) => {
    const _Skill = piece._Skill.map((skill) => (wanted(categories.get(skill)) ? skill : "NONE"));
    return readSkillLevels(ids, { ...piece, _Skill });
  };
  return {
    skills: pick((category) => category !== "SERIES" && category !== "GROUP"),
    setBonuses: pick((category) => category === "SERIES").map(({ skill }) => skill),
    groupSkills: pick((category) => category === "GROUP").map(({ skill }) => skill),
  };
}

/** Defense at the highest level: each level above the first adds the same. */
function getDefenseMax(
  { upgrades }: ArmorFacts,
  piece: TableArmorPiece,
  rarity: number,
  isTranscended: boolean,
): number {
  const last = upgrades
    .filter((row) => row._Rare === rarity && row._IsSpecialUpgrade === isTranscended)
    .reduce((best, row) => (row._MaxLevel > best._MaxLevel ? row : best), { _MaxLevel: 0, _DefUpValue: 0 });
  if (last._MaxLevel === 0) {
    const problem = `Common/Equip/ArmorUpgradeData has no levels for rarity ${rarity}.`;
    throw new ImportError(piece.place, "_Defense", problem);
  }
  return piece._Defense + last._DefUpValue * (last._MaxLevel - 1);
}

/** Slots with the first ones raised by a level; a place without a slot becomes one of level 1. */
function raiseSlots(slots: readonly number[], raised: number): Armor["slots"] {
  const levels = [0, 1, 2].map((place) => (slots[place] ?? 0) + (place < raised ? 1 : 0));
  return armorSchema.shape.slots.parse(
    levels.filter((level) => level > 0).map((level) => Math.min(3, level)),
  );
}

function getRecipeKey(series: number, piece: string): string {
  return `${series}/${piece}`;
}
