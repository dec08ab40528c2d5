import { damageTypes } from "./damage-types";
import { getBestValues, getListedRows, type Hitzones } from "./hitzones";

/** Where a type of damage does most, on a whole part of a calm monster. */
export interface BestPart {
  /** Percent; 0 = no part lets it through. */
  readonly value: number;
  /** Parts that share the value, in the order of the table. Empty for 0. */
  readonly parts: readonly { readonly id: string; readonly name: string }[];
}

/** The best parts of the normal state among those that the field guide lists, one entry per damage type. */
export function getBestParts(hitzones: Hitzones): readonly BestPart[] {
  const rows = getListedRows(hitzones, hitzones.states[0]?.rows ?? []);
  const best = getBestValues(rows);
  return damageTypes.map((_, column) => {
    const value = best[column] ?? 0;
    const parts = rows
      .filter((row) => value > 0 && row[column + 1] === value)
      .flatMap(([part]) => hitzones.parts[part] ?? [])
      .map(({ id, name }) => ({ id, name }));
    return { value, parts };
  });
}
