import type { FieldMapData } from "./field-map-types";

/** The floors of a map, highest first. */
export function listFloors({ areas }: FieldMapData): number[] {
  return [...new Set(areas.map(({ floor }) => floor))].sort((a, b) => b - a);
}

/** A name of our own: floors have none in the game. */
export function formatFloor(floor: number, map: FieldMapData): string {
  const floors = listFloors(map);
  if (floor === floors[0]) return "Top";
  return floor === floors.at(-1) ? "Bottom" : `Level ${floor + 1}`;
}
