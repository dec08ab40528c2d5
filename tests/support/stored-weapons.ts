import { finder } from "./by-id";
import { stored } from "./stored";

/** Weapons as their file holds them, read past the catalog: what is shown is held against what is stored. */
export interface StoredWeapon {
  id: string;
  type: string;
  name: string;
  rarity: number;
  attack: number;
  attackDisplay: number;
  affinity: number;
  defense: number;
  element: { type: string; value: number } | null;
  slots: number[];
  skills: { skill: string; level: number }[];
  sharpness?: number[];
  handicraft?: number[];
  extra?: {
    notes?: string[];
    melodies?: string[];
    echoWave?: string;
    echoBubble?: string;
    shellType?: string;
    shellLevel?: number;
    phial?: string;
    phialValue?: number;
    kinsectLevel?: number;
    coatings?: string[];
    ammo?: { type: string; level: number; capacity: number; rapid?: boolean }[];
    specialAmmo?: string;
  };
  series: string | null;
  gogmaFocus?: string;
  upgradeFrom: string | null;
  craft: { zenny: number; materials: { item: string; qty: number }[]; forgeable: boolean } | null;
  treePosition: { column: number; row: number } | null;
  artian: string | null;
}

export const storedWeapons = stored<StoredWeapon>("weapons");

const weaponOf = finder(storedWeapons);

/** From the root of the tree to the weapon, by the records alone. */
export function storedPath(weapon: StoredWeapon): StoredWeapon[] {
  return weapon.upgradeFrom ? [...storedPath(weaponOf(weapon.upgradeFrom)), weapon] : [weapon];
}

/** Whether the smithy makes it without another weapon. */
export function isForgeable({ craft, upgradeFrom }: StoredWeapon): boolean {
  return craft !== null && (upgradeFrom === null || craft.forgeable);
}

/** The bar at a level of Handicraft, unit by unit: another way than the page's own. */
export function storedBar(
  { sharpness = [], handicraft = [] }: Pick<StoredWeapon, "sharpness" | "handicraft">,
  level: number,
): number[] {
  const bar = [...sharpness];
  let color = bar.reduce((last, length, index) => (length > 0 ? index : last), 0);
  const headroom = [...handicraft];
  for (let unit = 0; unit < level * 10; unit++) {
    while (headroom.length > 0 && headroom[0] === 0) {
      headroom.shift();
      color++;
    }
    if (headroom.length === 0) break;
    headroom[0] = (headroom[0] ?? 0) - 1;
    bar[color] = (bar[color] ?? 0) + 1;
  }
  return bar;
}
