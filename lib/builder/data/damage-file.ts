import {
  type AttackSource,
  attackFlags,
  attackModes,
  attackSources,
  modifierConditions,
  modifierGroups,
  modifierKinds,
  modifierScopes,
} from "@/lib/catalog/attack-codes";
import {
  elements,
  type HitzoneState,
  hitzoneStates,
  physicalDamage,
  type WeaponAilment,
  type WeaponType,
  weaponTypes,
} from "@/lib/catalog/codes";
import type { StatusProcs } from "@/lib/catalog/list-status-procs";
import type { Named } from "@/lib/catalog/named";
import type { Effects, PlayerModifier } from "@/lib/catalog/schema";
import { ammoTypes, echoBubbles, type HornNote, hornNotes, shellTypes } from "@/lib/catalog/weapon-codes";
import { type MealKind, type MonsterSize, mealKinds, monsterSizes } from "@/lib/catalog/world-codes";
import type { DamageMove, HitzoneFigures } from "../damage/inputs";
import type { MonsterHitzones } from "../damage/monster-damage";
import {
  booleans,
  type ColumnCodec,
  createCodeColumn,
  createFixedColumn,
  createListColumn,
  createRowsColumn,
  flag,
  numbers,
  packTable,
  small,
  texts,
  toNullableColumn,
  toOptionalColumn,
  unpackTable,
} from "./columns";
import { closeFile, openFile, type PackedFile } from "./file-head";
import { createNamedColumn, effects } from "./shared-columns";

/** A move, as `listDamageMoves` gives it. */
export interface FileMove extends DamageMove, Named {
  /** Where its figures are from: the game's tables, or a calculator of August 2025. */
  readonly source: AttackSource;
}

/** Units of buildup, before rank, number of players and tempering. */
export interface StatusThreshold {
  /** Of the first proc. */
  readonly initial: number;
  /** Increase of each proc. */
  readonly increase: number;
  readonly max: number;
}

/** Of what weapons inflict. */
type FileProcs = Pick<StatusProcs, WeaponAilment>;

export interface FileMonster extends MonsterHitzones, Named {
  readonly size: MonsterSize;
  /** A status without one does not work on the monster; without any, nothing is known. */
  readonly statusThresholds?:
    | { readonly [Status in WeaponAilment]?: StatusThreshold | undefined }
    | undefined;
  readonly statusProcs?: FileProcs | undefined;
  readonly hitzones: readonly FileHitzone[];
}

interface FileHitzone {
  readonly part: string;
  /** English. */
  readonly name: string;
  /** Not listed in the game's field guide. */
  readonly hidden?: true | undefined;
  readonly states: readonly (HitzoneFigures & { readonly state: HitzoneState })[];
}

export interface FileMeal {
  readonly id: string;
  readonly kind: MealKind;
  /** English; ration bases and village meals have none. */
  readonly name?: string | undefined;
  /** True raw. */
  readonly attack: number;
  /** Ids. */
  readonly foodSkills: readonly string[];
}

/** An ingredient that is added to a meal; its id is that of an item. */
interface FileIngredient extends Named {
  readonly foodSkill: string;
  /** True raw. */
  readonly attack: number;
}

interface FileFoodSkill extends Named {
  readonly effects: Effects;
}

export interface FileMelody extends Named {
  readonly sequences: readonly (readonly HornNote[])[];
  readonly effects: Effects;
  /** When it is played again while it still works. */
  readonly repeatEffects: Effects;
}

interface FileEchoBubble extends Named {
  readonly code: (typeof echoBubbles)[number];
  readonly effects: Effects;
}

/** Melodies of a horn with these notes. */
interface FileNoteSet {
  readonly notes: readonly HornNote[];
  /** Ids. */
  readonly melodies: readonly string[];
}

/** An item, meal, coating, stance, gauge, phial or boost that changes attack, element or affinity. */
export type FileModifier = Omit<PlayerModifier, "source">;

/** A combo of a weapon type: moves that are done together. */
interface FileCombo {
  readonly id: string;
  /** English. */
  readonly name: string;
  readonly weapon: WeaponType;
  /** The same for the same act with other shells. */
  readonly act?: string | undefined;
  /** Ids of modifiers that hold while it is done. */
  readonly states?: readonly string[] | undefined;
  readonly steps: readonly ComboStep[];
}

interface ComboStep {
  /** Ids; the first one that the weapon in hand can do counts. */
  readonly moves: readonly string[];
  /** How often the move is done, 1 and up. */
  readonly count: number;
}

/** Damage data besides weapon and skills. */
export interface DamageData {
  readonly moves: readonly FileMove[];
  readonly combos: readonly FileCombo[];
  readonly monsters: readonly FileMonster[];
  readonly meals: readonly FileMeal[];
  readonly ingredients: readonly FileIngredient[];
  readonly foodSkills: readonly FileFoodSkill[];
  readonly melodies: readonly FileMelody[];
  readonly echoBubbles: readonly FileEchoBubble[];
  readonly noteSets: readonly FileNoteSet[];
  /** Without the caps. */
  readonly modifiers: readonly FileModifier[];
}

type Ammo = NonNullable<DamageMove["ammo"]>;
type Shelling = NonNullable<DamageMove["shelling"]>;

const moveColumn = createNamedColumn<FileMove>(
  {
    weapon: createCodeColumn(weaponTypes),
    source: createCodeColumn(attackSources),
    damageType: createCodeColumn(physicalDamage),
    motionValue: numbers,
    hits: small,
    elementModifier: numbers,
    elementAttackFactor: toOptionalColumn(numbers),
    rawModifier: toOptionalColumn(numbers),
    fixedElement: toOptionalColumn(numbers),
    elementPctOfAttack: toOptionalColumn(numbers),
    element: toOptionalColumn(createCodeColumn(elements)),
    elementHitzoneCap: toOptionalColumn(numbers),
    canCrit: createFixedColumn(false),
    usesSharpness: createFixedColumn(false),
    sharpnessCost: toOptionalColumn(small),
    usesHitzone: createFixedColumn(false),
    mode: toOptionalColumn(createCodeColumn(attackModes)),
    shelling: toOptionalColumn(
      createRowsColumn<Shelling>({ level: small, type: toOptionalColumn(createCodeColumn(shellTypes)) }),
    ),
    ammo: toOptionalColumn(
      createRowsColumn<Ammo>({ type: createCodeColumn<string>(ammoTypes), level: small }),
    ),
    rapid: toOptionalColumn(booleans),
    flags: toOptionalColumn(createListColumn(createCodeColumn(attackFlags))),
  },
  ({ weapon }) => `${weapon}-`,
);

const figureColumns = {
  sever: numbers,
  blunt: numbers,
  ammo: numbers,
  fire: numbers,
  water: numbers,
  thunder: numbers,
  ice: numbers,
  dragon: numbers,
};

const stateColumn = createRowsColumn<FileHitzone["states"][number]>({
  state: createCodeColumn(hitzoneStates),
  ...figureColumns,
});

const thresholdColumn = toOptionalColumn(
  createRowsColumn<StatusThreshold>({ initial: numbers, increase: numbers, max: numbers }),
);
const rankDamageColumn = createRowsColumn<NonNullable<FileProcs["blast"]>["damage"]>({
  low: numbers,
  high: numbers,
});
const durationsColumn = toOptionalColumn(
  createRowsColumn<NonNullable<FileProcs["sleep"]>>({ durationsSec: createListColumn(numbers) }),
);

const monsterColumn = createNamedColumn<FileMonster>({
  size: createCodeColumn(monsterSizes),
  statusThresholds: toOptionalColumn(
    createRowsColumn<NonNullable<FileMonster["statusThresholds"]>>({
      poison: thresholdColumn,
      paralysis: thresholdColumn,
      sleep: thresholdColumn,
      blast: thresholdColumn,
    }),
  ),
  statusProcs: toOptionalColumn(
    createRowsColumn<FileProcs>({
      poison: toOptionalColumn(
        createRowsColumn<NonNullable<FileProcs["poison"]>>({
          damage: rankDamageColumn,
          intervalSec: numbers,
          durationSec: numbers,
        }),
      ),
      paralysis: durationsColumn,
      sleep: durationsColumn,
      blast: toOptionalColumn(
        createRowsColumn<NonNullable<FileProcs["blast"]>>({ damage: rankDamageColumn }),
      ),
    }),
  ),
  hitzones: createListColumn(
    createRowsColumn<FileHitzone>({
      part: texts,
      name: texts,
      hidden: flag,
      states: createListColumn(stateColumn),
    }),
  ),
  weakPointHitzones: toOptionalColumn(createListColumn(createRowsColumn<HitzoneFigures>(figureColumns))),
});

const mealColumn = createRowsColumn<FileMeal>({
  id: texts,
  kind: createCodeColumn(mealKinds),
  name: toOptionalColumn(texts),
  attack: numbers,
  foodSkills: createListColumn(texts),
});

const ingredientColumn = createNamedColumn<FileIngredient>({ foodSkill: texts, attack: numbers });
const foodSkillColumn = createNamedColumn<FileFoodSkill>({ effects });

const noteLists: ColumnCodec<readonly HornNote[]> = createListColumn(createCodeColumn(hornNotes));

const melodyColumn = createNamedColumn<FileMelody>({
  sequences: createListColumn(noteLists),
  effects,
  repeatEffects: effects,
});
const bubbleColumn = createNamedColumn<FileEchoBubble>({ code: createCodeColumn(echoBubbles), effects });
const noteSetColumn = createRowsColumn<FileNoteSet>({ notes: noteLists, melodies: createListColumn(texts) });
const scopes = toOptionalColumn(createListColumn(createCodeColumn(modifierScopes)));
const modifierColumn = createNamedColumn<FileModifier>({
  weapon: toNullableColumn(createCodeColumn(weaponTypes)),
  kind: createCodeColumn(modifierKinds),
  group: toOptionalColumn(createCodeColumn(modifierGroups)),
  attackMul: toOptionalColumn(numbers),
  attackAdd: toOptionalColumn(numbers),
  elementMul: toOptionalColumn(numbers),
  elementAdd: toOptionalColumn(numbers),
  affinityAdd: toOptionalColumn(numbers),
  stage: toOptionalColumn(createCodeColumn(["attack", "hit"])),
  elementStage: toOptionalColumn(createCodeColumn(["element", "hit"])),
  condition: toOptionalColumn(createCodeColumn(modifierConditions)),
  appliesTo: scopes,
  notAppliesTo: scopes,
  durationSec: toOptionalColumn(numbers),
});

/** Combos, their moves by their place among those of the file. */
function createComboColumn(moves: readonly FileMove[]) {
  const ids = createListColumn(createCodeColumn(moves.map(({ id }) => id)));
  return createNamedColumn<FileCombo>(
    {
      weapon: createCodeColumn(weaponTypes),
      act: toOptionalColumn(texts),
      states: toOptionalColumn(createListColumn(texts)),
      steps: createListColumn(createRowsColumn<ComboStep>({ moves: ids, count: numbers })),
    },
    ({ weapon }) => `${weapon}-`,
  );
}

/** The file with moves, monsters and what raises damage besides skills. What the types do not name is left out. */
export function packDamageData(data: DamageData): PackedFile {
  return closeFile("damage", [
    packTable(moveColumn, data.moves),
    packTable(monsterColumn, data.monsters),
    packTable(mealColumn, data.meals),
    packTable(ingredientColumn, data.ingredients),
    packTable(foodSkillColumn, data.foodSkills),
    packTable(melodyColumn, data.melodies),
    packTable(bubbleColumn, data.echoBubbles),
    packTable(noteSetColumn, data.noteSets),
    packTable(modifierColumn, data.modifiers),
    packTable(createComboColumn(data.moves), data.combos),
  ]);
}

/**
 * Reverse of `packDamageData`.
 *
 * @param packed parsed JSON from outside
 * @throws BuilderDataError where it is of another format, or damaged
 */
export function unpackDamageData(packed: unknown): DamageData {
  const tables = openFile(packed, "damage", 10);
  const moves = unpackTable(moveColumn, tables[0], "moves");
  return {
    moves,
    combos: unpackTable(createComboColumn(moves), tables[9], "combos"),
    monsters: unpackTable(monsterColumn, tables[1], "monsters"),
    meals: unpackTable(mealColumn, tables[2], "meals"),
    ingredients: unpackTable(ingredientColumn, tables[3], "ingredients"),
    foodSkills: unpackTable(foodSkillColumn, tables[4], "foodSkills"),
    melodies: unpackTable(melodyColumn, tables[5], "melodies"),
    echoBubbles: unpackTable(bubbleColumn, tables[6], "echoBubbles"),
    noteSets: unpackTable(noteSetColumn, tables[7], "noteSets"),
    modifiers: unpackTable(modifierColumn, tables[8], "modifiers"),
  };
}
