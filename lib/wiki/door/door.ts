import type { Element, WeaponType } from "@/lib/catalog/codes";

/** Id and English name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface DoorCounts {
  readonly weapons: number;
  readonly armorSets: number;
  readonly armorPieces: number;
  readonly skills: number;
  readonly decorations: number;
  readonly charms: number;
  readonly largeMonsters: number;
  readonly smallMonsters: number;
  readonly items: number;
  readonly quests: number;
  readonly locales: number;
  readonly foodSkills: number;
}

/** A large monster with the elements that the field guide recommends. */
export interface DoorMonster extends Named {
  readonly elements: readonly Element[];
}

export interface DoorWeaponType extends Named {
  readonly id: WeaponType;
  readonly count: number;
}

/** A monster added by an update, and its gear. */
export interface NewMonster extends Named {
  readonly sets: readonly Named[];
  readonly weapons: number;
}

export interface DoorUpdate {
  readonly name: string;
  readonly monsters: readonly NewMonster[];
}

/** The data of the wiki overview. */
export interface DoorData {
  readonly counts: DoorCounts;
  readonly weaponTypes: readonly DoorWeaponType[];
  /** Large ones, by name. */
  readonly monsters: readonly DoorMonster[];
  /** Newest first. */
  readonly updates: readonly DoorUpdate[];
  /** Monsters with an arch-tempered form, and the sets that only it gives. */
  readonly archTempered: readonly NewMonster[];
}
