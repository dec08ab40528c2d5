import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { listDamageMoves, listUsableMoves } from "@/lib/builder/damage/moves";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import type { SearchQuery } from "@/lib/builder/search/query";
import { type HitzoneState, weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { BenchQuery } from "./bench-queries";

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

function wielding(id: string) {
  return { ...emptyLoadout, weapon: { id, decorations: [], artian: null } };
}
