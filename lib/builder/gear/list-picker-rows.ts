import type { FileArmor, FileCharm } from "@/lib/builder/data/armor-file";
import type { FileWeapon } from "@/lib/builder/data/weapons-file";
import type { Rank, WeaponType } from "@/lib/catalog/codes";
import type { ArtianTier, GogmaFocus } from "@/lib/catalog/weapon-codes";
import type { SkillLevel } from "../catalog/catalog";
import type { BuilderData } from "../data/builder-data";
import { createArtian } from "../editor/apply-opening";
import { deriveWeapon } from "../loadout/derive-weapon";
import type { ElementFigure } from "../loadout/derived";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { ArtianChoices, EquippedWeapon, LoadoutPlace } from "../loadout/model";
import { getArmorDefense, getArmorSlots } from "../loadout/places";

/** One row of a picker. */
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
  readonly weapon?: PickerWeaponFigures;
}

/** Figures of a weapon as equipped; of an Artian one with its default parts. */
export interface PickerWeaponFigures {
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
  /** Of a Gogma Artian weapon, of which three share a name; else `null`. */
  readonly focus: GogmaFocus | null;
}

/** Rows that were made, for as long as their builder data is in memory: opening a picker again costs nothing. */
const cachedRows = new WeakMap<BuilderData, Map<string, readonly PickerRow[]>>();

/** Everything that fits a place, in the order of the data. The same rows each time. */
export function listPickerRows(
  builderData: BuilderData,
  place: LoadoutPlace,
  transcended: boolean,
): readonly PickerRow[] {
  const fromData = cachedRows.get(builderData) ?? new Map<string, readonly PickerRow[]>();
  cachedRows.set(builderData, fromData);
  const key = `${place} ${transcended}`;
  const rows = fromData.get(key) ?? createRows(builderData, place, transcended);
  fromData.set(key, rows);
  return rows;
}

/** The rows with the equipped Artian weapon as it was made and rolled, and not as one begins. */
export function withEquippedWeapon(
  rows: readonly PickerRow[],
  equipped: EquippedWeapon | null,
  { catalog, weapons }: BuilderData,
): readonly PickerRow[] {
  const { id, artian } = equipped ?? {};
  const weapon = artian && weapons.weapons.find((each) => each.id === id);
  if (!weapon) return rows;
  const bonuses = [artian.setBonus, artian.groupSkill].filter((bonus) => bonus !== null);
  return rows.map((row) =>
    row.id === id ? { ...row, bonuses, weapon: getWeaponFigures(weapon, catalog, artian) } : row,
  );
}

function createRows(
  builderData: BuilderData,
  place: LoadoutPlace,
  transcended: boolean,
): readonly PickerRow[] {
  if (place === "weapon")
    return builderData.weapons.weapons.map((weapon) => toWeaponRow(weapon, builderData));
  if (place === "charm") return builderData.armor.charms.map(toCharmRow);
  return builderData.armor.armor
    .filter(({ piece }) => piece === place)
    .map((piece) => toArmorRow(piece, transcended));
}

function toArmorRow(piece: FileArmor, transcended: boolean): PickerRow {
  const { id, name, rarity, skills, setBonuses, groupSkills, rank, set } = piece;
  return {
    id,
    name,
    rarity,
    skills,
    bonuses: [...setBonuses, ...groupSkills],
    slots: getArmorSlots(piece, transcended),
    armor: { rank, defense: getArmorDefense(piece, transcended), set },
  };
}

function toCharmRow({ id, name, rarity, skills }: FileCharm): PickerRow {
  return { id, name, rarity, skills, bonuses: [], slots: [] };
}

function toWeaponRow(weapon: FileWeapon, builderData: BuilderData): PickerRow {
  const { id, name, rarity, skills, slots } = weapon;
  const { catalog } = builderData;
  const figures = getWeaponFigures(weapon, catalog, createArtian(weapon, catalog));
  return { id, name, rarity, skills, bonuses: [], slots, weapon: figures };
}

/** @param choices of an Artian weapon */
function getWeaponFigures(
  weapon: FileWeapon,
  catalog: LoadoutCatalog,
  choices: ArtianChoices | null,
): PickerWeaponFigures {
  const { id, type, artian, attack, affinity, element, element2, sharpness = null } = weapon;
  const focus = weapon.gogmaFocus ?? null;
  // Only what is made of parts has to be calculated; the rest is as it is in the data.
  const derived = artian && deriveWeapon({ id, decorations: [], artian: choices }, 0, catalog);
  if (derived) {
    return {
      type,
      attack: derived.attack,
      affinity: derived.affinity,
      elements: listElements(derived.element, derived.element2),
      sharpness: derived.sharpness?.base ?? null,
      artian,
      focus,
    };
  }
  return { type, attack, affinity, elements: listElements(element, element2), sharpness, artian, focus };
}

function listElements(...figures: readonly (ElementFigure | null | undefined)[]): readonly ElementFigure[] {
  return figures.filter((figure) => figure !== null && figure !== undefined);
}
