import type { MonsterSize, MonsterVariant } from "@/lib/catalog/world-codes";
import type { ElementAdvice } from "./get-element-advice";

/** Best parts for one kind of raw damage: the value, the first part that has it, and how many more do. */
export type BestCell = readonly [value: number, part: string, name: string, more: number];

export interface MonsterRow {
  readonly id: string;
  readonly name: string;
  readonly size: MonsterSize;
  readonly species: string;
  readonly elements: readonly ElementAdvice[];
  /** Sever, blunt, ammo. */
  readonly best: readonly BestCell[];
  readonly ailments: readonly string[];
  readonly locales: readonly string[];
  readonly variants: readonly MonsterVariant[];
  /** Before rank and number of players count. */
  readonly health: number;
}

export interface MonsterListProps {
  readonly rows: readonly MonsterRow[];
  /** Fields where monsters live, by id; the order is that of the filter. */
  readonly locales: readonly (readonly [id: string, name: string])[];
  /** Slug and name. */
  readonly species: readonly (readonly [slug: string, name: string])[];
}
