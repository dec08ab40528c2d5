import * as cells from "../cells";
import type { Layer } from "../layers";
import { slotLevels } from "../measures";
import type { Problem } from "../problem";

const { readByte, readItem } = cells;

/** Whether neither pieces nor decorations of armor bring a target. */
export function isOwn({ layers, pieces, targets }: Problem, k: number): boolean {
  const parts = layers.slice(0, pieces.length);
  return readItem(targets, k).size === 0 && parts.every((layer) => !brings(layer, k, targets.length));
}

/** Whether any candidate of a layer has a level or piece of a target. */
export function brings({ size, levels }: Layer, k: number, targetCount: number): boolean {
  for (let at = 0; at < size; at++) if (readByte(levels, at * targetCount + k) > 0) return true;
  return false;
}

/**
 * Groups charms that bring the same of what pieces and decorations of armor bring too.
 *
 * @param common places of those targets
 * @param order candidates of the layer of charms; groups are listed as their first ones are
 */
export function groupCharms(
  { layers, pieces, targets }: Problem,
  common: readonly number[],
  order: readonly number[],
): number[][] {
  const { levels, slots } = readItem(layers, pieces.length);
  const groups = new Map<string, number[]>();
  for (const at of order) {
    const brought = common.map((k) => readByte(levels, at * targets.length + k));
    const key = `${brought}|${slots.subarray(at * slotLevels, (at + 1) * slotLevels)}`;
    const group = groups.get(key);
    if (group) group.push(at);
    else groups.set(key, [at]);
  }
  return [...groups.values()];
}
