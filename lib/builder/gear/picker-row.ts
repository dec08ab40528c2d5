import type { FileArmor, FileCharm } from "@/lib/builder/data/armor-file";
import type { FileWeapon } from "@/lib/builder/data/weapons-file";
import type { ArtianTier, Rank, WeaponType } from "@/lib/catalog/codes";
import type { SkillLevel } from "../catalog/catalog";
import type { BuilderBook } from "../data/book";
import { newArtian } from "../editor/apply-opening";
import { deriveWeapon } from "../loadout/derive-weapon";
import type { ElementFigure } from "../loadout/derived";
import type { LoadoutPlace } from "../loadout/model";
import { armorDefense, armorSlots } from "../loadout/places";

/** One thing that a picker offers. */
export interface PickerRow {
  readonly id: string;
  /** English. */
  readonly name: string;
  /** 1 to 8. */
  readonly rarity: number;
  readonly skills: readonly SkillLevel[];
  /** Set bonuses and group skills that it counts toward. */
  readonly bonuses: readonly string[];
  /** Levels 1 to 3, largest first, as it would have them in this loadout. */
  readonly slots: readonly number[];
  /** Armor alone. */
  readonly armor?: {
    readonly rank: Rank;
    /** At the level cap of this loadout. */
    readonly defense: number;
    /** Id of its set. */
    readonly set: string;
  };
  readonly weapon?: WeaponFigures;
}

/** What a weapon is when it comes into the hand; an Artian one with the parts that it starts with. */
export interface WeaponFigures {
  readonly type: WeaponType;
  /** True raw. */
  readonly attack: number;
  /** Percentage points. */
  readonly affinity: number;
  /** One or two. */
  readonly elements: readonly ElementFigure[];
  /** Lengths in units, dullest color first; `null` for ranged weapons. */
  readonly sharpness: readonly number[] | null;
  readonly artian: ArtianTier | null;
}

/** Rows that were made, for as long as their book is there: opening a picker again costs nothing. */
const made = new WeakMap<BuilderBook, Map<string, readonly PickerRow[]>>();

/** Everything that fits a place, in the order of the data. The same rows each time. */
export function pickerRows(
  book: BuilderBook,
  place: LoadoutPlace,
  transcended: boolean,
): readonly PickerRow[] {
  const ofBook = made.get(book) ?? new Map<string, readonly PickerRow[]>();
  made.set(book, ofBook);
  const key = `${place} ${transcended}`;
  const rows = ofBook.get(key) ?? rowsOf(book, place, transcended);
  ofBook.set(key, rows);
  return rows;
}

function rowsOf(book: BuilderBook, place: LoadoutPlace, transcended: boolean): readonly PickerRow[] {
  if (place === "weapon") return book.weapons.weapons.map((weapon) => weaponRow(weapon, book));
  if (place === "charm") return book.armor.charms.map(charmRow);
  return book.armor.armor.filter(({ piece }) => piece === place).map((piece) => armorRow(piece, transcended));
}

function armorRow(piece: FileArmor, transcended: boolean): PickerRow {
  const { id, name, rarity, skills, setBonuses, groupSkills, rank, set } = piece;
  return {
    id,
    name,
    rarity,
    skills,
    bonuses: [...setBonuses, ...groupSkills],
    slots: armorSlots(piece, transcended),
    armor: { rank, defense: armorDefense(piece, transcended), set },
  };
}

function charmRow({ id, name, rarity, skills }: FileCharm): PickerRow {
  return { id, name, rarity, skills, bonuses: [], slots: [] };
}

function weaponRow(weapon: FileWeapon, book: BuilderBook): PickerRow {
  const { id, name, rarity, skills, slots } = weapon;
  return { id, name, rarity, skills, bonuses: [], slots, weapon: weaponFigures(weapon, book) };
}

function weaponFigures(weapon: FileWeapon, { catalog }: BuilderBook): WeaponFigures {
  const { id, type, artian, attack, affinity, element, element2, sharpness = null } = weapon;
  // Only what is made of parts has to be calculated; the rest is as it is in the data.
  const made =
    artian && deriveWeapon({ id, decorations: [], artian: newArtian(weapon, catalog) }, 0, catalog);
  if (made) {
    return {
      type,
      attack: made.attack,
      affinity: made.affinity,
      elements: elementsOf(made.element, made.element2),
      sharpness: made.sharpness?.base ?? null,
      artian,
    };
  }
  return { type, attack, affinity, elements: elementsOf(element, element2), sharpness, artian };
}

function elementsOf(...figures: readonly (ElementFigure | null | undefined)[]): readonly ElementFigure[] {
  return figures.filter((figure) => figure !== null && figure !== undefined);
}
