import type { MapPoint } from "./field-map-types";

const rounds = 200;

/**
 * Places for the labels of points, at least `distance` apart and as near to their points as that allows. The same
 * points give the same places.
 */
export function spreadLabels(points: readonly MapPoint[], distance: number): MapPoint[] {
  const places = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    let moved = false;
    for (let a = 0; a < places.length; a += 1) {
      for (let b = a + 1; b < places.length; b += 1) {
        const [one, other] = [places[a], places[b]];
        if (!one || !other) continue;
        const [x, y] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(x, y);
        if (apart >= distance) continue;
        // Two in one place part sideways.
        const [toX, toY] = apart === 0 ? [1, 0] : [x / apart, y / apart];
        const half = (distance - apart) / 2 + 0.01;
        one.x -= toX * half;
        one.y -= toY * half;
        other.x += toX * half;
        other.y += toY * half;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}
