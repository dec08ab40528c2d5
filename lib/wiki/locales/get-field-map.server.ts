import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { FieldMap } from "@/lib/catalog/schema";
import { toSlug } from "@/lib/catalog/to-slug";
import type { FieldMapData, MapArea, MapMonster, MapPoint } from "./field-map-types";
import { listResidents } from "./list-locales.server";
import { spreadLabels } from "./spread-labels";

const width = 1000;
/** A number is 24 px wide on a phone, where the map has some 340. */
const radius = 36;
/** Around what is drawn, in units of the map. */
const margin = 56;

/** The map of a field; `null` for places that have none. Seen from above: north is at the top. */
export function getFieldMap(id: string): FieldMapData | null {
  const map = getCatalog().fieldMaps.get(id);
  if (!map) return null;
  const { toPoint, height } = createFit(map);
  const locale = getCatalog().locales.require(id);
  const areas = map.areas.map((area) => ({ ...area, ...toPoint(area) }));
  const labels = spreadLabels(areas, radius * 2 + 2);
  const toKey = (camp: { area: number; name: string }) => `${id}/${toSlug(`${camp.area} ${camp.name}`)}`;
  const risks = new Map(locale.camps.map((camp) => [toKey(camp), camp.risk]));
  const ways = map.ways.map(([a = 0, b = 0]) => [a, b] as const);
  const getRisk = (camp: { area: number; name: string }) => risks.get(toKey(camp)) ?? "dangerous";
  return {
    height,
    radius,
    ground: toGround(map, toPoint, height),
    areas: areas.map(({ area, x, y, floor, climate }, index): MapArea => {
      const camps = map.camps.filter((camp) => camp.area === area);
      return {
        ...{ area, x, y, floor },
        label: labels[index] ?? { x, y },
        climate: climate ?? null,
        next: ways.flatMap(([a, b]) => (a === area ? [b] : b === area ? [a] : [])).sort((a, b) => a - b),
        camps: camps.map((camp) => ({ id: toKey(camp), name: camp.name, risk: getRisk(camp) })),
      };
    }),
    floors: new Set(areas.map(({ floor }) => floor)).size,
    ways,
    camps: map.camps.map((camp) => ({ id: toKey(camp), risk: getRisk(camp), ...toPoint(camp) })),
    bases: map.bases.map((base) => ({ name: base.name, ...toPoint(base) })),
    exits: map.exits.map((exit) => ({
      to: exit.to === null ? null : { id: exit.to, name: getCatalog().locales.require(exit.to).name },
      ...toPoint(exit),
    })),
    monsters: listMapMonsters(map),
  };
}

/** Fits what is drawn, without the ground of passages, into the width of the map. */
function createFit(map: FieldMap) {
  const drawn = [...map.areas, ...map.camps, ...map.bases, ...map.exits];
  const [left, top] = [Math.min(...drawn.map(({ x }) => x)), Math.min(...drawn.map(({ z }) => z))];
  const [right, bottom] = [Math.max(...drawn.map(({ x }) => x)), Math.max(...drawn.map(({ z }) => z))];
  const scale = (width - 2 * margin) / (right - left);
  return {
    height: Math.round((bottom - top) * scale + 2 * margin),
    toPoint: ({ x, z }: { readonly x: number; readonly z: number }): MapPoint => ({
      x: Math.round((x - left) * scale + margin),
      y: Math.round((z - top) * scale + margin),
    }),
  };
}

function toGround(map: FieldMap, toPoint: ReturnType<typeof createFit>["toPoint"], height: number): string {
  return map.ground
    .map(([x = 0, z = 0]) => toPoint({ x, z }))
    .filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join("");
}

/** Monsters that the field guide names for the field: tables of moves hold some that are never there. */
function listMapMonsters(map: FieldMap): MapMonster[] {
  const locale = getCatalog().locales.require(map.id);
  return listResidents(locale).flatMap(({ id, name, size }) => {
    const found = map.monsters.find(({ monster }) => monster === id);
    return found ? [{ id, name, isLarge: size === "large", areas: found.areas, starts: found.starts }] : [];
  });
}
