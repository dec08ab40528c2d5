import type { MonsterCombat } from "@/lib/catalog/schema";
import { damageTypes, type RawType } from "./damage-types";
import { getListedRows, type Hitzones } from "./hitzones";
import type { HitPart, HuntCapture, HuntCardData } from "./hunt-card";
import type { MonsterFigures } from "./monster-page";

/** Parts that are named for a kind of hit, and for the element. */
const maxParts = 3;
const maxElementParts = 2;

/**
 * The answers of the hunt card, from the figures that the page shows in full below it.
 *
 * @param combat `undefined` where the tables have none of the monster
 */
export function getHuntCard(monster: MonsterFigures, combat: MonsterCombat | undefined): HuntCardData {
  const { hitzones, elements, status, items } = monster;
  const [weakest] = elements;
  return {
    element: weakest
      ? {
          id: weakest[0],
          value: weakest[1],
          parts: listParts(hitzones, weakest[0])
            .filter(([, , value]) => value > 0 && value === weakest[1])
            .slice(0, maxElementParts),
        }
      : null,
    hits: {
      sever: listBest(hitzones, "sever"),
      blunt: listBest(hitzones, "blunt"),
      ammo: listBest(hitzones, "ammo"),
    },
    statuses: status
      .filter(({ stars }) => stars > 0)
      .map(({ status: id, stars }) => [id, stars] as const)
      .toSorted(([, a], [, b]) => b - a),
    items: items.length > 0 ? items.filter(([, works]) => works).map(([item]) => item) : null,
    ...(combat && { capture: getCapture(combat) }),
  };
}

function listBest(hitzones: Hitzones, type: RawType): HitPart[] {
  return listParts(hitzones, type)
    .filter(([, , value]) => value > 0)
    .slice(0, maxParts);
}

/** The listed parts by what they let through, best first; equal ones in the order of the table. */
function listParts(hitzones: Hitzones, type: (typeof damageTypes)[number]): HitPart[] {
  const column = damageTypes.indexOf(type) + 1;
  return getListedRows(hitzones, hitzones.states[0]?.rows ?? [])
    .flatMap((row): HitPart[] => {
      const part = hitzones.parts[row[0]];
      return part ? [[part.id, part.name, row[column] ?? 0]] : [];
    })
    .toSorted(([, , a], [, , b]) => b - a);
}

function getCapture({ capture, weakening = [] }: MonsterCombat): HuntCapture | null {
  if (!capture) return null;
  const limps = weakening.map(({ limpPct }) => limpPct);
  return {
    buildup: capture.threshold,
    limpPct: limps.length > 0 ? [Math.min(...limps), Math.max(...limps)] : null,
  };
}
