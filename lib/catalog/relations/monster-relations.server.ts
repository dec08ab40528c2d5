import { getCatalog } from "../catalog.server";
import { type DropKind, dropKinds, type Rank, ranks } from "../codes";
import { ofKind } from "../collection";
import { groupBy } from "../group-by";
import { once } from "../once";
import type { ArmorSet, Drop, Locale, Material, Monster, Quest, Weapon } from "../schema";
import { questsOfMonster } from "./quest-relations.server";

/** Rows that are drawn from together: their chances sum to 100, or to 200 for a part that breaks twice. */
export interface DropTable {
  /** Part of the monster, for parts that break. */
  readonly part: string | undefined;
  /** Column of target rewards, 1 to 4. */
  readonly table: number | undefined;
  readonly drops: readonly Drop[];
}

/** Tables of one kind of reward. */
export interface DropGroup {
  readonly kind: DropKind;
  readonly tables: readonly DropTable[];
}

export interface MonsterRelations {
  /** By rank, then kind, both in the order of their vocabulary; a rank without drops is left out. */
  readonly drops: readonly { readonly rank: Rank; readonly groups: readonly DropGroup[] }[];
  readonly quests: readonly Quest[];
  readonly locales: readonly Locale[];
  /** Sets that are this monster's: see `gearByMonster`. */
  readonly armorSets: readonly ArmorSet[];
  /** Weapons that are this monster's: see `gearByMonster`. */
  readonly weapons: readonly Weapon[];
}

const none: readonly never[] = Object.freeze([]);

/** @throws for an unknown id */
export function monsterRelations(id: string): MonsterRelations {
  const catalog = getCatalog();
  const monster = catalog.monsters.require(id);
  const gear = gearByMonster().get(id);
  return Object.freeze({
    drops: dropsByRank(catalog.monsterDrops.get(id)?.drops ?? []),
    quests: questsOfMonster(id),
    locales: Object.freeze(monster.locales.map((locale) => catalog.locales.require(locale))),
    armorSets: gear?.armorSets ?? none,
    weapons: gear?.weapons ?? none,
  });
}

/**
 * The monster that an item comes from alone: no other monster drops it. `undefined` where several do, or none.
 */
export function soleDropper(item: string): string | undefined {
  return soleDroppers().get(item);
}

function dropsByRank(drops: readonly Drop[]): MonsterRelations["drops"] {
  const found = ranks
    .map((rank) => Object.freeze({ rank, groups: groupDrops(drops.filter((drop) => drop.rank === rank)) }))
    .filter(({ groups }) => groups.length > 0);
  return Object.freeze(found);
}

function groupDrops(drops: readonly Drop[]): readonly DropGroup[] {
  const groups = dropKinds
    .map((kind) => {
      const rows = drops.filter((drop) => drop.kind === kind);
      const tables = [...groupBy(rows, ({ part, table }) => `${part ?? ""}/${table ?? ""}`).values()].map(
        (group) => Object.freeze({ part: group[0]?.part, table: group[0]?.table, drops: group }),
      );
      return Object.freeze({ kind, tables: Object.freeze(tables) });
    })
    .filter(({ tables }) => tables.length > 0);
  return Object.freeze(groups);
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
const gearByMonster = once((): ReadonlyMap<string, Gear> => {
  const { armorSets, armor, weapons, monsters } = getCatalog();
  const gear = new Map<string, Gear>(monsters.all.map(({ id }) => [id, { armorSets: [], weapons: [] }]));
  for (const set of armorSets.all) {
    const materials = set.pieces.flatMap((piece) => armor.require(piece.armor).materials);
    for (const id of owners(materials, set.name)) gear.get(id)?.armorSets.push(set);
  }
  for (const [series, list] of groupBy(weapons.all, (weapon) => weapon.series)) {
    if (series === null) continue;
    const materials = list.flatMap((weapon) => weapon.craft?.materials ?? []);
    for (const id of owners(materials, series.replace(/^G\. /, "Guardian ")))
      gear.get(id)?.weapons.push(...list);
  }
  const gogma = gogmaMonster();
  if (gogma) gear.get(gogma.id)?.weapons.push(...weapons.all.filter(({ artian }) => artian === "gogma"));
  for (const { armorSets: sets, weapons: list } of gear.values()) {
    Object.freeze(sets);
    Object.freeze(list);
  }
  return gear;
});

function owners(materials: readonly Material[], name: string): ReadonlySet<string> {
  const total = sumOf(materials);
  const found = new Set<string>();
  for (const [monster, rows] of groupBy(materials, ({ item }) => soleDropper(item))) {
    if (monster && isLarge(monster) && sumOf(rows) * 2 > total) found.add(monster);
  }
  const named = namesake(name);
  if (named && (named.size === "large" || found.size === 0)) found.add(named.id);
  return found;
}

function sumOf(materials: readonly Material[]): number {
  return materials.reduce((sum, { qty }) => sum + qty, 0);
}

function isLarge(monster: string): boolean {
  return getCatalog().monsters.get(monster)?.size === "large";
}

function namesake(name: string): Monster | undefined {
  return getCatalog()
    .monsters.all.filter((monster) => `${name} `.startsWith(`${monster.name} `))
    .sort((left, right) => right.name.length - left.name.length)[0];
}

/** Ids of monsters begin with their number (`EM0078_00_0`), and so do those of parts (`EM0078_PARTS_01`). */
function gogmaMonster(): Monster | undefined {
  const { artianParts, monsters } = getCatalog();
  const part = ofKind(artianParts.all, "part").find(({ tier }) => tier === "gogma");
  const number = part?.gameId.split("_")[0];
  return monsters.all.find((monster) => number !== undefined && monster.gameId.startsWith(`${number}_`));
}

const soleDroppers = once((): ReadonlyMap<string, string> => {
  const droppers = new Map<string, Set<string>>();
  for (const { id, drops } of getCatalog().monsterDrops.all) {
    for (const { item } of drops) droppers.set(item, (droppers.get(item) ?? new Set()).add(id));
  }
  const sole = new Map<string, string>();
  for (const [item, monsters] of droppers) {
    const [only] = monsters;
    if (only && monsters.size === 1) sole.set(item, only);
  }
  return sole;
});
