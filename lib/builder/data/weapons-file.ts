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
  type WeaponElement,
  weaponElements,
  weaponTypes,
} from "@/lib/catalog/codes";
import type { ElementFigure, LoadedAmmoFigure } from "../loadout/derived";
import type {
  ArtianBonus,
  ArtianData,
  ArtianTraits,
  ArtianWeapon,
  FocusTraits,
  LoadoutWeapon,
  PhialTraits,
  WeaponExtra,
} from "../loadout/loadout-catalog";
import { bonusFigures } from "./artian-figures";
import {
  booleans,
  type Column,
  codes,
  lists,
  nullable,
  numbers,
  optional,
  packTable,
  rows,
  small,
  texts,
  unpackTable,
} from "./columns";
import { closeFile, openFile, type PackedFile } from "./file-head";
import { named, numberLists, skillLevels, slots } from "./shared-columns";

export interface FileWeapon extends LoadoutWeapon {
  /** English. */
  readonly name: string;
  readonly rarity: number;
}

export interface FileArtianBonus extends ArtianBonus {
  /** English. */
  readonly name: string;
}

/** Weapons, and what Artian weapons are made of. */
export interface WeaponsData {
  readonly weapons: readonly FileWeapon[];
  readonly artian: ArtianData & { readonly bonuses: readonly FileArtianBonus[] };
}

const elementColumn = rows<ElementFigure>({ type: codes(weaponElements), value: numbers });
const notes = lists(codes(hornNotes));
const coatingLists = lists(codes(coatings));

const loadedAmmo = lists(
  rows<LoadedAmmoFigure>({
    type: codes(ammoTypes),
    level: small,
    capacity: small,
    rapid: optional(booleans),
  }),
);

const extraColumn = rows<WeaponExtra>({
  notes: optional(notes),
  echoWave: optional(codes([...echoWaves, "none"])),
  echoBubble: optional(codes(echoBubbles)),
  shellType: optional(codes(shellTypes)),
  shellLevel: optional(small),
  phial: optional(codes(phials)),
  phialValue: optional(numbers),
  kinsectLevel: optional(small),
  coatings: optional(coatingLists),
  ammo: optional(loadedAmmo),
  specialAmmo: optional(codes(specialAmmo)),
});

function weaponColumn(skillIds: readonly string[]): Column<FileWeapon> {
  return named<FileWeapon>(
    {
      type: codes(weaponTypes),
      rarity: small,
      attack: numbers,
      affinity: numbers,
      defense: numbers,
      element: nullable(elementColumn),
      element2: optional(nullable(elementColumn)),
      slots,
      skills: skillLevels(skillIds),
      sharpness: optional(numberLists),
      handicraft: optional(numberLists),
      extra: optional(extraColumn),
      artian: nullable(codes(artianTiers)),
      gogmaFocus: optional(codes(gogmaFocuses)),
    },
    ({ type }) => `${type}-`,
  );
}

function perElement<Value>(
  value: Column<Value>,
): Column<{ readonly [Each in WeaponElement]?: Value | undefined }> {
  const column = optional(value);
  return rows({
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

const artianWeapons = rows<ArtianWeapon>({
  id: texts,
  elements: optional(perElement(nullable(numberLists))),
  elementAmmo: optional(perElement(lists(loadedAmmo))),
  focusTraits: optional(
    rows<FocusTraits>({
      coatings: optional(coatingLists),
      phial: optional(codes(phials)),
      shellType: optional(codes(shellTypes)),
      shellLevel: optional(small),
      echoBubble: optional(codes(echoBubbles)),
    }),
  ),
});

const phialTraits = rows<PhialTraits>({ phial: codes(phials), phialValue: optional(numbers) });

const artianTraits = rows<ArtianTraits>({
  element: nullable(codes(weaponElements)),
  huntingHorn: rows<ArtianTraits["huntingHorn"]>({
    notes,
    echoWave: codes(echoWaves),
    echoBubble: codes(echoBubbles),
  }),
  gunlance: rows<ArtianTraits["gunlance"]>({ shellType: codes(shellTypes), shellLevel: small }),
  switchAxe: phialTraits,
  chargeBlade: phialTraits,
  bowCoatings: rows<ArtianTraits["bowCoatings"]>({
    none: optional(coatingLists),
    two: optional(coatingLists),
    three: optional(coatingLists),
  }),
  gogmaSwitchAxe: optional(phialTraits),
});

const artianBonuses = named<FileArtianBonus>({
  kind: codes(["productionBonus", "reinforcement"]),
  maxCountArtian: small,
  maxCountGogma: small,
  artian: nullable(bonusFigures),
  gogma: nullable(bonusFigures),
});

const categoryCaps = rows<ArtianData["categoryCaps"][number]>({
  category: codes(artianCategories),
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
    packTable(weaponColumn(skillIds), weapons),
    packTable(artianWeapons, artian.weapons),
    packTable(artianTraits, artian.traits),
    packTable(artianBonuses, artian.bonuses),
    packTable(categoryCaps, artian.categoryCaps),
    packTable(texts, artian.skillPool.setBonuses),
    packTable(texts, artian.skillPool.groupSkills),
  ]);
}

/**
 * What `packWeaponsData` packed.
 *
 * @param packed parsed JSON from outside
 * @throws BuilderDataError where it is of another format, or damaged
 */
export function unpackWeaponsData(packed: unknown): WeaponsData {
  const tables = openFile(packed, "weapons", 8);
  const skillIds = unpackTable(texts, tables[0], "skills");
  return {
    weapons: unpackTable(weaponColumn(skillIds), tables[1], "weapons"),
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
