import { type WeaponElement, weaponElements, weaponTypes } from "@/lib/catalog/codes";
import {
  ammoTypes,
  artianCategories,
  artianTiers,
  coatings,
  echoBubbles,
  echoWaves,
  gogmaFocuses,
  hornNotes,
  phials,
  shellTypes,
  specialAmmo,
} from "@/lib/catalog/weapon-codes";
import type { ElementFigure, LoadedAmmoFigure } from "../loadout/derived";
import type {
  ArtianData,
  BuilderArtianBonus,
  BuilderArtianTraits,
  BuilderArtianWeapon,
  FocusTraits,
  LoadoutWeapon,
  PhialTraits,
  WeaponExtra,
} from "../loadout/loadout-catalog";
import { artianBonusFigures } from "./artian-figures";
import {
  booleans,
  type ColumnCodec,
  createCodeColumn,
  createListColumn,
  createRowsColumn,
  numbers,
  packTable,
  small,
  texts,
  toNullableColumn,
  toOptionalColumn,
  unpackTable,
} from "./columns";
import { closeFile, openFile, type PackedFile } from "./file-head";
import { createNamedColumn, createSkillLevelColumn, numberLists, slots } from "./shared-columns";

export interface FileWeapon extends LoadoutWeapon {
  /** English. */
  readonly name: string;
  readonly rarity: number;
}

interface FileArtianBonus extends BuilderArtianBonus {
  /** English. */
  readonly name: string;
}

/** Weapons, and what Artian weapons are made of. */
export interface WeaponsData {
  readonly weapons: readonly FileWeapon[];
  readonly artian: ArtianData & { readonly bonuses: readonly FileArtianBonus[] };
}

const elementColumn = createRowsColumn<ElementFigure>({
  type: createCodeColumn(weaponElements),
  value: numbers,
});
const notes = createListColumn(createCodeColumn(hornNotes));
const coatingLists = createListColumn(createCodeColumn(coatings));

const loadedAmmo = createListColumn(
  createRowsColumn<LoadedAmmoFigure>({
    type: createCodeColumn(ammoTypes),
    level: small,
    capacity: small,
    rapid: toOptionalColumn(booleans),
  }),
);

const extraColumn = createRowsColumn<WeaponExtra>({
  notes: toOptionalColumn(notes),
  echoWave: toOptionalColumn(createCodeColumn([...echoWaves, "none"])),
  echoBubble: toOptionalColumn(createCodeColumn(echoBubbles)),
  shellType: toOptionalColumn(createCodeColumn(shellTypes)),
  shellLevel: toOptionalColumn(small),
  phial: toOptionalColumn(createCodeColumn(phials)),
  phialValue: toOptionalColumn(numbers),
  kinsectLevel: toOptionalColumn(small),
  coatings: toOptionalColumn(coatingLists),
  ammo: toOptionalColumn(loadedAmmo),
  specialAmmo: toOptionalColumn(createCodeColumn(specialAmmo)),
});

function createWeaponColumn(skillIds: readonly string[]): ColumnCodec<FileWeapon> {
  return createNamedColumn<FileWeapon>(
    {
      type: createCodeColumn(weaponTypes),
      rarity: small,
      attack: numbers,
      affinity: numbers,
      defense: numbers,
      element: toNullableColumn(elementColumn),
      element2: toOptionalColumn(toNullableColumn(elementColumn)),
      slots,
      skills: createSkillLevelColumn(skillIds),
      sharpness: toOptionalColumn(numberLists),
      handicraft: toOptionalColumn(numberLists),
      extra: toOptionalColumn(extraColumn),
      artian: toNullableColumn(createCodeColumn(artianTiers)),
      gogmaFocus: toOptionalColumn(createCodeColumn(gogmaFocuses)),
    },
    ({ type }) => `${type}-`,
  );
}

function createPerElementColumn<Value>(
  value: ColumnCodec<Value>,
): ColumnCodec<{ readonly [Each in WeaponElement]?: Value | undefined }> {
  const column = toOptionalColumn(value);
  return createRowsColumn({
    fire: column,
    water: column,
    thunder: column,
    ice: column,
    dragon: column,
    poison: column,
    paralysis: column,
    sleep: column,
    blast: column,
  });
}

const artianWeapons = createRowsColumn<BuilderArtianWeapon>({
  id: texts,
  elements: toOptionalColumn(createPerElementColumn(toNullableColumn(numberLists))),
  elementAmmo: toOptionalColumn(createPerElementColumn(createListColumn(loadedAmmo))),
  focusTraits: toOptionalColumn(
    createRowsColumn<FocusTraits>({
      coatings: toOptionalColumn(coatingLists),
      phial: toOptionalColumn(createCodeColumn(phials)),
      shellType: toOptionalColumn(createCodeColumn(shellTypes)),
      shellLevel: toOptionalColumn(small),
      echoBubble: toOptionalColumn(createCodeColumn(echoBubbles)),
    }),
  ),
});

const phialTraits = createRowsColumn<PhialTraits>({
  phial: createCodeColumn(phials),
  phialValue: toOptionalColumn(numbers),
});

const artianTraits = createRowsColumn<BuilderArtianTraits>({
  element: toNullableColumn(createCodeColumn(weaponElements)),
  huntingHorn: createRowsColumn<BuilderArtianTraits["huntingHorn"]>({
    notes,
    echoWave: createCodeColumn(echoWaves),
    echoBubble: createCodeColumn(echoBubbles),
  }),
  gunlance: createRowsColumn<BuilderArtianTraits["gunlance"]>({
    shellType: createCodeColumn(shellTypes),
    shellLevel: small,
  }),
  switchAxe: phialTraits,
  chargeBlade: phialTraits,
  bowCoatings: createRowsColumn<BuilderArtianTraits["bowCoatings"]>({
    none: toOptionalColumn(coatingLists),
    two: toOptionalColumn(coatingLists),
    three: toOptionalColumn(coatingLists),
  }),
  gogmaSwitchAxe: toOptionalColumn(phialTraits),
});

const artianBonuses = createNamedColumn<FileArtianBonus>({
  kind: createCodeColumn(["productionBonus", "reinforcement"]),
  maxCountArtian: small,
  maxCountGogma: small,
  artian: toNullableColumn(artianBonusFigures),
  gogma: toNullableColumn(artianBonusFigures),
});

const categoryCaps = createRowsColumn<ArtianData["categoryCaps"][number]>({
  category: createCodeColumn(artianCategories),
  max: numbers,
});

/**
 * The file with weapons. What the types do not name is left out. It lists the skills that weapons bring, so that
 * it can be read without the armor file.
 */
export function packWeaponsData({ weapons, artian }: WeaponsData): PackedFile {
  const skillIds = [...new Set(weapons.flatMap(({ skills }) => skills.map(({ skill }) => skill)))].toSorted();
  return closeFile("weapons", [
    packTable(texts, skillIds),
    packTable(createWeaponColumn(skillIds), weapons),
    packTable(artianWeapons, artian.weapons),
    packTable(artianTraits, artian.traits),
    packTable(artianBonuses, artian.bonuses),
    packTable(categoryCaps, artian.categoryCaps),
    packTable(texts, artian.skillPool.setBonuses),
    packTable(texts, artian.skillPool.groupSkills),
  ]);
}

/**
 * Reverse of `packWeaponsData`.
 *
 * @param packed parsed JSON from outside
 * @throws BuilderDataError where it is of another format, or damaged
 */
export function unpackWeaponsData(packed: unknown): WeaponsData {
  const tables = openFile(packed, "weapons", 8);
  const skillIds = unpackTable(texts, tables[0], "skills");
  return {
    weapons: unpackTable(createWeaponColumn(skillIds), tables[1], "weapons"),
    artian: {
      weapons: unpackTable(artianWeapons, tables[2], "artian.weapons"),
      traits: unpackTable(artianTraits, tables[3], "artian.traits"),
      bonuses: unpackTable(artianBonuses, tables[4], "artian.bonuses"),
      categoryCaps: unpackTable(categoryCaps, tables[5], "artian.categoryCaps"),
      skillPool: {
        setBonuses: unpackTable(texts, tables[6], "artian.setBonuses"),
        groupSkills: unpackTable(texts, tables[7], "artian.groupSkills"),
      },
    },
  };
}
