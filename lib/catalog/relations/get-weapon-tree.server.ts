import { type WeaponType, weaponTypes } from "../codes";
import { getCatalog } from "../get-catalog.server";
import { addCosts, type Cost, forgeFactor, multiplyCost } from "../materials";
import { runOnce } from "../run-once";
import type { Weapon } from "../schema";
import { growForest, type UpgradeForest } from "../upgrade-forest";

/** One way to come to own a weapon: forge a first weapon, then upgrade step by step. */
interface UpgradeWay {
  /** The weapon that is forged. */
  readonly start: Weapon;
  /** From `start` to the weapon, both included. */
  readonly path: readonly Weapon[];
  /** All of it: the forging and every upgrade. */
  readonly cost: Cost;
  /** `start` is in the middle of its tree and forged at double cost. */
  readonly shortcut: boolean;
}

/** Trees of one type, Artian weapons left out: they are made from parts and belong to no tree. */
export function getWeaponForest(type: WeaponType): UpgradeForest<Weapon> {
  const forest = forests().get(type);
  if (!forest) throw new Error(`No weapons of type "${type}"`);
  return forest;
}

/**
 * Every way to the weapon, the one that spends least zenny first: all the way from the root, and one from each
 * weapon on the path that can be forged directly. A root costs what its record says. Empty for Artian weapons.
 * Materials cannot be weighed against each other, so a way with more zenny may still suit a hunter better.
 */
export function listUpgradeWays(weapon: Weapon): readonly UpgradeWay[] {
  if (weapon.artian) return [];
  const path = getWeaponForest(weapon.type).pathTo(weapon.id);
  const ways = path.flatMap((start, index) => {
    const shortcut = start.craft?.forgeable ?? false;
    return index === 0 || shortcut ? [getWayFrom(path.slice(index), index > 0 && shortcut)] : [];
  });
  return Object.freeze(
    ways.filter((way) => way !== undefined).sort((left, right) => left.cost.zenny - right.cost.zenny),
  );
}

function getWayFrom(path: readonly Weapon[], shortcut: boolean): UpgradeWay | undefined {
  const [start, ...upgrades] = path;
  if (!start) return undefined;
  const forging = multiplyCost(getUpgradeCost(start), shortcut ? forgeFactor : 1);
  const cost = addCosts([forging, ...upgrades.map(getUpgradeCost)]);
  return Object.freeze({ start, path: Object.freeze(path), cost, shortcut });
}

/** The cost in the record: the upgrade from the weapon before, or the forging of a root. */
function getUpgradeCost(weapon: Weapon): Cost {
  if (!weapon.craft) throw new Error(`"${weapon.id}" is in a tree and has no cost`);
  return weapon.craft;
}

const forests = runOnce(
  (): ReadonlyMap<WeaponType, UpgradeForest<Weapon>> =>
    new Map(
      weaponTypes.map((type) => [
        type,
        growForest(getCatalog().weapons.all.filter((weapon) => weapon.type === type && !weapon.artian)),
      ]),
    ),
);
