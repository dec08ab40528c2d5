import type { WeaponType } from "@/lib/catalog/codes";

/** A weapon type on the weapons overview. */
export interface TypeCard {
  readonly type: WeaponType;
  /** How it plays, in one sentence. */
  readonly line: string;
  readonly count: number;
  /** Lowest and highest raw attack. */
  readonly attack: readonly [low: number, high: number];
}
