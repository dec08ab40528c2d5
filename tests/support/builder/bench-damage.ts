import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { listDamageMoves, listUsableMoves } from "@/lib/builder/damage/moves";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import type { SearchQuery } from "@/lib/builder/search/query";
import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { BenchQuery } from "./bench-queries";

/** Moves of a rotation. */
const mostMoves = 5;

const hitzone = { sever: 70, blunt: 65, ammo: 60, fire: 25, water: 10, thunder: 15, ice: 5, dragon: 20 };

/**
 * A query for damage with a strong weapon of each type: the one of the highest attack that is not assembled from
 * parts, the first moves of its list once each, on a wound, skills at their usual uptimes.
 */
export function damageQueries(catalog: BuilderCatalog): BenchQuery[] {
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
    const damage = compileDamage({ weapon, rotation, target: { hitzone, state: "wound" } }, skills.all);
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

function wielding(id: string) {
  return { ...emptyLoadout, weapon: { id, decorations: [], artian: null } };
}
