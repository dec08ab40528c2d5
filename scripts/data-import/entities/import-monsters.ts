import { z } from "zod";
import { monsterSchema } from "@/lib/catalog/schema/monsters";
import { toSlug } from "@/lib/catalog/to-slug";
import { enumNameField, enumNumberField, guidField } from "../fields";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import type { Localized } from "../texts";
import { createConditionReader } from "./read-monster-conditions";
import { readMonsterParts, toPartSlug } from "./read-monster-parts";
import { stageLocales } from "./stages";

const guide = "Common/Enemy";

const enemySchema = z.object({
  _enemyId: enumNameField,
  _Species: enumNameField,
  _EnemyName: guidField,
  _EnemyExtraName: guidField,
  _EnemyFrenzyName: guidField,
  _EnemyLegendaryName: guidField,
  _EnemyLegendaryKingName: guidField,
});

/** A set of flags: the tables name each by the enum value that follows, so that only its number is right. */
function createFlagsField(key: string) {
  return z.object({ [key]: z.array(enumNumberField) }).transform((flags) => flags[key] ?? []);
}

const stagesField = createFlagsField("app.FieldDef.STAGE");

const largeSchema = z.object({
  _EmID: enumNameField,
  _StageBit: stagesField,
  _EnemySPAttackBit: createFlagsField("app.EnemyDef.SP_ATK_TYPE"),
  _RecoAttributeBit: createFlagsField("app.WeaponDef.ATTR"),
});
const smallSchema = z.object({ _EmID: enumNameField, _StageBit: stagesField });
const packSchema = z.object({ _ZakoPackID: enumNameField, _EmID: enumNameField });
const ailmentSchema = z.object({ _EmSpecialAttackType: enumNumberField, _EmSpecialAttackName: guidField });
const speciesSchema = z.object({ _EmSpecies: enumNameField, _EmSpeciesName: guidField });
const partNameSchema = z.object({ _EmPartsType: enumNameField, _EmPartsName: guidField });
const hiddenSchema = z.object({ _EmID: enumNameField, _HiddenParts: enumNameField });
const weakSchema = z.object({
  _EnumValue: enumNameField,
  _Fire: z.boolean(),
  _Water: z.boolean(),
  _Elec: z.boolean(),
  _Ice: z.boolean(),
  _Dragon: z.boolean(),
});
const sizeSchema = z.object({
  _EmId: enumNameField,
  _BaseSize: z.number().positive(),
  _CrownSize_Small: z.int().positive(),
  _CrownSize_Big: z.int().positive(),
  _CrownSize_King: z.int().positive(),
  _IsDisableRandom: z.boolean(),
});

const overlaySchema = z.strictObject({ gameId: z.string(), leaveOut: z.literal(true) });

/** Elements by the number of their flag. */
const elements = ["none", "fire", "water", "ice", "thunder", "dragon"] as const;

/** The flag for the HP penalty of Omega Planetes is one off from its row in the table of names. */
const ailmentOfFlag: Readonly<Record<number, number>> = { 33: 34 };

/** Large and small monsters of the field guide, with their names, variants, parts, species and ailments. */
export const importMonsters = createImporter({
  file: "monsters",
  schema: monsterSchema,
  texts: [
    "Excel_Data/EnemyText",
    "Excel_Data/EnemySpeciesName",
    "Excel_Data/EnemyPartsTypeName",
    "Excel_Data/EnemyReportSpecialAttackTypeText",
  ],
  getKey: ({ gameId }) => gameId,
  run: (context) => {
    const leftOut = new Set(context.overlays.get("monsters", overlaySchema).map(({ gameId }) => gameId));
    const guideBook = new FieldGuide(context);
    const large = context.tables
      .getDistinctRows(`${guide}/EnemyReportBossData`, largeSchema, ["_EmID"])
      .map((row) => guideBook.toLarge(row));
    const small = listSmall(context)
      .filter(({ _EmID }) => !leftOut.has(_EmID))
      .map((row) => guideBook.toSmall(row));
    return { records: [...large.sort(compareIds), ...small.sort(compareIds)], names: guideBook.names };
  },
});

/** Rows of small monsters, with those that share the row of another (a herd's females). */
function listSmall({ tables, texts }: ImportContext): LocatedRow<z.infer<typeof smallSchema>>[] {
  const rows = tables.getDistinctRows(`${guide}/EnemyReportZakoData`, smallSchema, ["_EmID"]);
  const packs = tables.getDistinctRows(`${guide}/EnemyReportZakoPackData`, packSchema, ["_EmID"]);
  const enemies = new Map(
    tables.getDistinctRows(`${guide}/EnemyData`, enemySchema, ["_enemyId"]).map((row) => [row._enemyId, row]),
  );
  const others = rows.flatMap((row) => {
    const pack = packs.find(({ _EmID }) => _EmID === row._EmID)?._ZakoPackID;
    return packs
      .filter(({ _ZakoPackID, _EmID }) => _ZakoPackID === pack && _EmID !== row._EmID)
      .filter(({ _EmID }) => texts.hasText(enemies.get(_EmID)?._EnemyName ?? ""))
      .map(({ _EmID }) => ({ ...row, _EmID }));
  });
  return [...rows, ...others];
}

/** Facts of several tables about each monster, and the names that its records use. */
class FieldGuide {
  private readonly monsterNames = new Map<string, Localized>();
  private readonly variantNames = new Map<string, Localized>();
  private readonly speciesNames = new Map<string, Localized>();
  private readonly ailmentNames = new Map<string, Localized>();
  private readonly usedParts = new Set<string>();
  private readonly enemies;
  private readonly species;
  private readonly ailments;
  private readonly partNames;
  private readonly weak;
  private readonly sizes;
  private readonly hidden;
  private readonly readConditions;

  constructor(private readonly context: ImportContext) {
    const { tables, texts } = context;
    const common = "Enemy/CommonData/Data";
    this.enemies = new Map(
      tables
        .getDistinctRows(`${guide}/EnemyData`, enemySchema, ["_enemyId"])
        .map((row) => [row._enemyId, row]),
    );
    this.species = new Map(
      tables
        .getDistinctRows(`${guide}/EnemySpecies`, speciesSchema, ["_EmSpecies"])
        .map((row) => [row._EmSpecies, row]),
    );
    this.ailments = new Map(
      tables
        .getDistinctRows(`${guide}/EnemyReportSpecialAttackTypeData`, ailmentSchema, ["_EmSpecialAttackType"])
        .map((row) => [row._EmSpecialAttackType, row]),
    );
    this.partNames = new Map(
      tables
        .getRows(`${guide}/EnemyPartsTypeData`, partNameSchema)
        .filter(({ _EmPartsName }) => texts.hasText(_EmPartsName))
        .toReversed()
        .map((row) => [row._EmPartsType, texts.get(row._EmPartsName, row.place, "_EmPartsName")]),
    );
    this.weak = new Map(
      tables
        .getDistinctRows(`${common}/EnemyWeakAttrData`, weakSchema, ["_EnumValue"], "_Data._ParamList")
        .map((row) => [row._EnumValue, row]),
    );
    this.sizes = new Map(
      tables
        .getDistinctRows(`${common}/EmCommonSize`, sizeSchema, ["_EmId"], "_EnemySizeTbl")
        .map((row) => [row._EmId, row]),
    );
    this.hidden = tables.getRows(`${guide}/EnemyReportMeatDisplayData`, hiddenSchema);
    this.readConditions = createConditionReader(context);
  }

  get names() {
    const parts = [...this.partNames].filter(([code]) => this.usedParts.has(code));
    return {
      monsters: this.monsterNames,
      "monster-variants": this.variantNames,
      species: this.speciesNames,
      ailments: this.ailmentNames,
      parts: new Map(parts.map(([code, name]) => [toPartSlug(code), name])),
    };
  }

  toLarge(row: LocatedRow<z.infer<typeof largeSchema>>) {
    const { id, gameId, name, species } = this.describe(row);
    return {
      id,
      gameId,
      name,
      size: "large" as const,
      species,
      variants: this.listVariants(id, gameId, name),
      locales: this.listLocales(row),
      ailments: this.listAilments(row),
      recommendedElements: row._RecoAttributeBit.map((flag) => this.getElement(flag, row)),
      weakElements: this.listWeakElements(gameId),
      ...this.readConditions(gameId),
      sizes: this.getSizes(row),
      ...this.readParts(gameId),
    };
  }

  toSmall(row: LocatedRow<z.infer<typeof smallSchema>>) {
    const { id, gameId, name, species } = this.describe(row);
    return {
      id,
      gameId,
      name,
      size: "small" as const,
      species,
      ...this.readParts(gameId),
      locales: this.listLocales(row),
    };
  }

  private describe(row: LocatedRow<{ _EmID: string }>) {
    const gameId = row._EmID;
    const enemy = this.enemies.get(gameId);
    if (!enemy) throw new ImportError(row.place, "_EmID", `${gameId} is not in ${guide}/EnemyData.`);
    const name = this.context.texts.get(enemy._EnemyName, enemy.place, "_EnemyName");
    const id = this.context.ids.assign("monsters", gameId, name.en, row.place);
    this.monsterNames.set(id, name);
    const species = this.species.get(enemy._Species);
    if (!species) throw new ImportError(enemy.place, "_Species", `unknown species ${enemy._Species}.`);
    const speciesName = this.context.texts.get(species._EmSpeciesName, species.place, "_EmSpeciesName");
    // What the field guide calls "???" has no slug, and reads the same in every language.
    const key = toSlug(speciesName.en);
    if (key !== "") this.speciesNames.set(key, speciesName);
    return { id, gameId, name: name.en, species: speciesName.en };
  }

  /** A variant is one whose name differs from the monster's; the first kind is an alpha only where its name says so. */
  private listVariants(id: string, gameId: string, name: string) {
    const enemy = this.enemies.get(gameId);
    if (!enemy) return [];
    const candidates = [
      ["alpha", "_EnemyExtraName"],
      ["frenzied", "_EnemyFrenzyName"],
      ["tempered", "_EnemyLegendaryName"],
      ["archTempered", "_EnemyLegendaryKingName"],
    ] as const;
    return candidates.flatMap(([variant, field]) => {
      if (!this.context.texts.hasText(enemy[field])) return [];
      const text = this.context.texts.get(enemy[field], enemy.place, field);
      if (text.en === name || (variant === "alpha" && !text.en.startsWith("Alpha "))) return [];
      this.variantNames.set(`${id}/${variant}`, text);
      return [variant];
    });
  }

  private listLocales(row: LocatedRow<{ _StageBit: number[] }>) {
    return row._StageBit.map((flag) => {
      const locale = stageLocales[flag - 1];
      if (!locale) throw new ImportError(row.place, "_StageBit", `unknown stage ${flag}.`);
      return locale.id;
    });
  }

  private listAilments(row: LocatedRow<z.infer<typeof largeSchema>>) {
    return row._EnemySPAttackBit.map((flag) => {
      const ailment = this.ailments.get(ailmentOfFlag[flag] ?? flag);
      if (!ailment) throw new ImportError(row.place, "_EnemySPAttackBit", `unknown special attack ${flag}.`);
      const name = this.context.texts.get(
        ailment._EmSpecialAttackName,
        ailment.place,
        "_EmSpecialAttackName",
      );
      this.ailmentNames.set(toSlug(name.en), name);
      return name.en;
    });
  }

  private getElement(flag: number, { place }: LocatedRow<object>) {
    const element = elements[flag];
    if (!element || element === "none")
      throw new ImportError(place, "_RecoAttributeBit", `unknown element ${flag}.`);
    return element;
  }

  private listWeakElements(gameId: string) {
    const row = this.weak.get(gameId);
    const flags = [
      ["fire", row?._Fire],
      ["water", row?._Water],
      ["thunder", row?._Elec],
      ["ice", row?._Ice],
      ["dragon", row?._Dragon],
    ] as const;
    return flags.flatMap(([element, isWeak]) => (isWeak ? [element] : []));
  }

  private getSizes({ _EmID, place }: LocatedRow<{ _EmID: string }>) {
    const row = this.sizes.get(_EmID);
    if (!row) throw new ImportError(place, "_EmID", `${_EmID} is not in EmCommonSize.`);
    const scale = (percent: number) => Number(((row._BaseSize * percent) / 100).toFixed(2));
    const base = Number(row._BaseSize.toFixed(2));
    if (row._IsDisableRandom) return { base, fixed: true as const };
    return {
      base,
      smallGold: scale(row._CrownSize_Small),
      largeSilver: scale(row._CrownSize_Big),
      largeGold: scale(row._CrownSize_King),
    };
  }

  private readParts(gameId: string) {
    const hidden = this.hidden
      .filter(({ _EmID }) => _EmID === gameId)
      .map(({ _HiddenParts }) => _HiddenParts);
    return readMonsterParts(this.context, gameId, this.partNames, new Set(hidden), this.usedParts);
  }
}
