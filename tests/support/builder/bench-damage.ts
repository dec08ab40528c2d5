import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import type { UptimeCondition } from "@/lib/builder/damage/conditions";
import { listDamageMoves, listUsableMoves } from "@/lib/builder/damage/moves";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import type { SearchQuery } from "@/lib/builder/search/query";
import { listCombos } from "@/lib/builder/target/combos";
import { type HitzoneState, weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { BenchQuery } from "./bench-queries";
import { createDice, type Dice } from "./dice";

/** Moves of a rotation. */
export const mostMoves = 5;

/** The part that is hit. */
export interface BenchTarget {
  readonly name: string;
  readonly state: HitzoneState;
  readonly hitzone: Hitzone;
}

type Hitzone = Parameters<typeof compileDamage>[0]["target"]["hitzone"];

export const wound: BenchTarget = {
  name: "wound",
  state: "wound",
  hitzone: { sever: 70, blunt: 65, ammo: 60, fire: 25, water: 10, thunder: 15, ice: 5, dragon: 20 },
};

/** Where all that helps against weak parts counts; where none of it does; where element is most of the damage. */
const targets: readonly BenchTarget[] = [
  wound,
  {
    name: "hard part",
    state: "normal",
    hitzone: { sever: 35, blunt: 40, ammo: 30, fire: 10, water: 10, thunder: 5, ice: 5, dragon: 5 },
  },
  {
    name: "elemental part",
    state: "normal",
    hitzone: { sever: 50, blunt: 46, ammo: 45, fire: 30, water: 30, thunder: 30, ice: 30, dragon: 30 },
  },
];

/**
 * A query for damage with a strong weapon of each type: the one of the highest attack that is not assembled from
 * parts, the first moves of its list once each, on a wound, skills at their usual uptimes.
 */
export function damageQueries(catalog: BuilderCatalog, target = wound): BenchQuery[] {
  const { weapons, skills, attacks } = getCatalog();
  const moves = listDamageMoves(attacks.all);
  const known = new Set(catalog.skills.map(({ id }) => id));
  return weaponTypes.flatMap((type) => {
    const records = weapons.all.filter((each) => each.type === type && each.artian === null);
    const [record] = records.toSorted((a, b) => b.attack - a.attack || (a.id < b.id ? -1 : 1));
    const weapon = record && deriveLoadout(wielding(record.id), getLoadoutCatalog()).weapon;
    if (!record || !weapon) return [];
    const rotation = listUsableMoves(weapon, moves)
      .filter(({ motionValue }) => motionValue > 0)
      .slice(0, mostMoves)
      .map((move) => ({ move, count: 1 }));
    const damage = compileDamage({ weapon, rotation, target }, skills.all);
    const query: SearchQuery = {
      objective: { kind: "damage", damage },
      weapon: {
        slots: record.slots,
        skills: Object.fromEntries(
          record.skills.filter(({ skill }) => known.has(skill)).map(({ skill, level }) => [skill, level]),
        ),
      },
    };
    return [{ name: `${type}, ${damage.skills.length} skills count`, query }];
  });
}

/** The proofs that players wait for: every weapon type against each target, with charms or any legal talisman. */
export function proofCases(catalog: BuilderCatalog): BenchQuery[] {
  return targets.flatMap((target) =>
    damageQueries(catalog, target).flatMap(({ name, query }) => {
      const label = `${name.split(",")[0]}, ${target.name}`;
      return [
        { name: `${label}, charms`, query },
        { name: `${label}, any talisman`, query: { ...query, talismans: "any-legal" as const } },
      ].flatMap((each) => [
        { name: `${each.name}, best 1`, query: { ...each.query, limit: 1 } },
        { name: `${each.name}, best 20`, query: { ...each.query, limit: 20 } },
      ]);
    }),
  );
}

/** Conditions that hunters turn to a part of the time: each runs on a cycle of its own. */
const dials: readonly UptimeCondition[] = [
  "fullStamina",
  "burst",
  "enragedMonster",
  "fullHealth",
  "frenzyCured",
  "afterPerfectGuard",
  "latentPower",
  "lowHealth",
  "afterPerfectEvade",
  "untilGutsUsed",
];

/** A reviewed combo of a type with its strongest weapon that is not assembled from parts. */
interface HuntedCombo {
  readonly name: string;
  readonly slots: readonly number[];
  readonly scenario: Pick<Parameters<typeof compileDamage>[0], "weapon" | "rotation">;
}

function listHuntedCombos(type: (typeof weaponTypes)[number]): HuntedCombo[] {
  const records = getCatalog().weapons.all.filter((each) => each.type === type && each.artian === null);
  const [record] = records.toSorted((a, b) => b.attack - a.attack || (a.id < b.id ? -1 : 1));
  const weapon = record && deriveLoadout(wielding(record.id), getLoadoutCatalog()).weapon;
  if (!record || !weapon) return [];
  const data = gatherDamageData();
  const moves = new Map(data.moves.map((move) => [move.id, move]));
  return listCombos(data, weapon).map((combo) => ({
    name: `${type}, ${combo.id}`,
    slots: record.slots,
    scenario: {
      weapon,
      rotation: combo.rotation.flatMap(({ move, count }) => {
        const known = moves.get(move);
        return known ? [{ move: known, count }] : [];
      }),
    },
  }));
}

/** @param count how many conditions hold for a part of the time */
function createHunt(
  { name, slots, scenario }: HuntedCombo,
  { name: part, ...target }: BenchTarget,
  count: number,
  dice: Dice,
): BenchQuery {
  const conditions = Object.fromEntries(
    dice.some(dials, count).map((condition) => [condition, dice.between(2, 8) * 10]),
  );
  const damage = compileDamage(
    { ...scenario, target, uptimes: { conditions }, seconds: 30 },
    getCatalog().skills.all,
  );
  return {
    name: `${name}, ${part}, ${count} uptimes`,
    query: { objective: { kind: "damage", damage }, weapon: { slots }, limit: 1 },
  };
}

/**
 * Hunts as they are hunted: each type with its strongest weapon that is not assembled from parts and one of its
 * reviewed combos, on a part of a monster, while so many conditions hold for a part of the time. The same for the
 * same seed.
 *
 * @param counts how many conditions, a case for each
 * @param draws how many combos and parts of each type
 */
export function huntCases(counts: readonly number[], seed: number, draws = 1): BenchQuery[] {
  const dice = createDice(seed);
  const { monsters } = getCatalog();
  const hunted = monsters.all.filter(({ size, hitzones }) => size === "large" && hitzones.length > 0);
  const draw = (type: (typeof weaponTypes)[number]) => {
    const combo = dice.pick(listHuntedCombos(type));
    const monster = dice.pick(hunted);
    const part = dice.pick(monster.hitzones);
    const hitzone = dice.pick(part.states);
    const target = { name: `${monster.id} ${part.part}`, hitzone, state: hitzone.state };
    return counts.map((count) => createHunt(combo, target, count, dice));
  };
  return Array.from({ length: draws }).flatMap(() => weaponTypes.flatMap(draw));
}

/** All types with each of their reviewed combos on each target. @see huntCases */
export function comboCases(counts: readonly number[], seed: number): BenchQuery[] {
  const dice = createDice(seed);
  return weaponTypes
    .flatMap(listHuntedCombos)
    .flatMap((combo) =>
      targets.flatMap((target) => counts.map((count) => createHunt(combo, target, count, dice))),
    );
}

/**
 * Cases by the words of a command: `combos` for all of them, else hunts; `seed=2`, `uptimes=0,1,4,8`, `draws=3` combos
 * and parts of each type, `list=20`, `talismans=any-legal`; the others are words of their names.
 *
 * @param uptimes how many, without a word that says it
 */
export function chooseHunts(words: readonly string[], uptimes: string): BenchQuery[] {
  const read = (key: string, usual: string) => readWord(words, key, usual);
  const counts = read("uptimes", uptimes).split(",").map(Number);
  const seed = Number(read("seed", "1"));
  const talismans = read("talismans", "none") === "any-legal" ? "any-legal" : "none";
  const wanted = words.filter(
    (word) => !word.includes("=") && !(Number(word) > 20) && !["hunts", "combos"].includes(word),
  );
  const all = words.includes("combos")
    ? comboCases(counts, seed)
    : huntCases(counts, seed, Number(read("draws", "1")));
  const limit = Number(read("list", "1"));
  return all
    .filter(({ name }) => wanted.every((word) => name.includes(word)))
    .map(({ name, query }) => ({ name, query: { ...query, limit, talismans } }));
}

/** What a command says of something, as `seed=2`. */
export function readWord(words: readonly string[], key: string, usual: string): string {
  return words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1) ?? usual;
}

function wielding(id: string) {
  return { ...emptyLoadout, weapon: { id, decorations: [], artian: null } };
}
