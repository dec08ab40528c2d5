import type { Element, MonsterStatus } from "@/lib/catalog/codes";
import type { MonsterItem } from "@/lib/catalog/world-codes";
import type { RawType } from "./damage-types";

/** A part and what it lets through, in percent. */
export type HitPart = readonly [id: string, name: string, value: number];

/** A monster before the hunt, on one screen of a phone. */
export interface HuntCardData {
  /** The strongest of its weaknesses with the parts that have its highest value; `null` where none is clear. */
  readonly element: {
    readonly id: Element;
    readonly value: number;
    readonly parts: readonly HitPart[];
  } | null;
  /** The three listed parts that each kind of hit does most to, best first, intact and not enraged. */
  readonly hits: Readonly<Record<RawType, readonly HitPart[]>>;
  /** Statuses that work, the best first, with 1 to 3 stars. */
  readonly statuses: readonly (readonly [status: MonsterStatus, stars: number])[];
  /** Traps and pods that work; `null` where the data knows none of the monster. */
  readonly items: readonly MonsterItem[] | null;
  /** `null` where it cannot be captured; left out where the data does not say. */
  readonly capture?: HuntCapture | null;
}

export interface HuntCapture {
  /** Buildup of tranquilizers that captures it. */
  readonly buildup: number;
  /** Percent of its health at which it limps, by quest: lowest and highest. `null` = not known. */
  readonly limpPct: readonly [lowest: number, highest: number] | null;
}
