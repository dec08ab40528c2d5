import { isOfKind } from "../collection";
import { getCatalog } from "../get-catalog.server";
import { groupBy } from "../group-by";
import { runOnce } from "../run-once";
import type { ArmorSet, Material, Monster, Weapon } from "../schema";
import { getSoleDropper } from "./get-monster-drops.server";

/** Armor and weapons that are a monster's: see `gearByMonster`. */
interface MonsterGear {
  readonly armorSets: readonly ArmorSet[];
  readonly weapons: readonly Weapon[];
}

/** @throws for an unknown id */
export function getMonsterGear(id: string): MonsterGear {
  const gear = gearByMonster().get(id);
  if (!gear) throw new Error(`No monster "${id}"`);
  return gear;
}

interface Gear {
  readonly armorSets: ArmorSet[];
  readonly weapons: Weapon[];
}

/**
 * Which gear is a monster's. A set of armor or a series of weapons is a large monster's where
 * - more than half of the pieces of material that it costs, all in all, come from this monster alone; or
 * - it bears the monster's name, as gear of Guardian Arkveld does, whose materials others drop too. A name that
 *   holds another (Guardian Rathalos) counts for the longer one alone; series write "G." for Guardian.
 * Gear that is no large monster's goes to the small monster whose name it bears. Gogma Artian weapons are the
 * monster's whose number the game gives to their parts.
 */
const gearByMonster = runOnce((): ReadonlyMap<string, MonsterGear> => {
  const { armorSets, armor, weapons, monsters } = getCatalog();
  const gear = new Map<string, Gear>(monsters.all.map(({ id }) => [id, { armorSets: [], weapons: [] }]));
  for (const set of armorSets.all) {
    const materials = set.pieces.flatMap((piece) => armor.require(piece.armor).materials);
    for (const id of listOwners(materials, set.name)) gear.get(id)?.armorSets.push(set);
  }
  for (const [series, list] of groupBy(weapons.all, (weapon) => weapon.series)) {
    if (series === null) continue;
    const materials = list.flatMap((weapon) => weapon.craft?.materials ?? []);
    for (const id of listOwners(materials, series.replace(/^G\. /, "Guardian ")))
      gear.get(id)?.weapons.push(...list);
  }
  const gogma = getGogmaMonster();
  if (gogma) gear.get(gogma.id)?.weapons.push(...weapons.all.filter(({ artian }) => artian === "gogma"));
  for (const own of gear.values()) {
    Object.freeze(own.armorSets);
    Object.freeze(own.weapons);
    Object.freeze(own);
  }
  return gear;
});

function listOwners(materials: readonly Material[], name: string): ReadonlySet<string> {
  const total = getSum(materials);
  const found = new Set<string>();
  for (const [monster, rows] of groupBy(materials, ({ item }) => getSoleDropper(item))) {
    if (monster && isLarge(monster) && getSum(rows) * 2 > total) found.add(monster);
  }
  const named = findNamesake(name);
  if (named && (named.size === "large" || found.size === 0)) found.add(named.id);
  return found;
}

function getSum(materials: readonly Material[]): number {
  return materials.reduce((sum, { qty }) => sum + qty, 0);
}

function isLarge(monster: string): boolean {
  return getCatalog().monsters.get(monster)?.size === "large";
}

function findNamesake(name: string): Monster | undefined {
  return getCatalog()
    .monsters.all.filter((monster) => `${name} `.startsWith(`${monster.name} `))
    .sort((left, right) => right.name.length - left.name.length)[0];
}

/** Ids of monsters begin with their number (`EM0078_00_0`), and so do those of parts (`EM0078_PARTS_01`). */
function getGogmaMonster(): Monster | undefined {
  const { artianParts, monsters } = getCatalog();
  const part = isOfKind(artianParts.all, "part").find(({ tier }) => tier === "gogma");
  const number = part?.gameId.split("_")[0];
  return monsters.all.find((monster) => number !== undefined && monster.gameId.startsWith(`${number}_`));
}
