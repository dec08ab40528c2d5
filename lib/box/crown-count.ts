import { type CrownRecord, type Crowns, getCrownRecord } from "./crowns";

/** A monster whose size varies, with the sizes that earn a crown, in centimeters. */
export interface CrownMonster {
  readonly id: string;
  readonly name: string;
  /** Up to this it is a small gold crown. */
  readonly smallGold: number;
  /** From this on it is a large silver crown, from the next on a gold one. */
  readonly largeSilver: number;
  readonly largeGold: number;
  /** The best chances that the tables have of each gold crown. */
  readonly odds: { readonly small: CrownOdds; readonly large: CrownOdds } | null;
}

/** The best chance of a crown, and what has it. */
export interface CrownOdds {
  /** Of one hunt. */
  readonly percent: number;
  /** `High rank, strength 1 or 5` */
  readonly target: string;
}

/** Whether both gold crowns of a monster are there. */
export function isComplete({ small, large }: CrownRecord): boolean {
  return small && large === "gold";
}

interface CrownCount {
  readonly small: number;
  readonly silver: number;
  readonly gold: number;
  /** Monsters with both gold crowns. */
  readonly complete: number;
}

/** How many crowns a hunter has; a gold one counts as silver, too. */
export function countCrowns(monsters: readonly CrownMonster[], crowns: Crowns): CrownCount {
  const records = monsters.map((monster) => getCrownRecord(crowns, monster.id));
  return {
    small: records.filter(({ small }) => small).length,
    silver: records.filter(({ large }) => large !== "none").length,
    gold: records.filter(({ large }) => large === "gold").length,
    complete: records.filter(isComplete).length,
  };
}

/**
 * A record with a size that was seen. A size that earns a crown notes the crown, too; none takes one away, since the size
 * may be mistyped and the crown seen in the game.
 *
 * @param size in centimeters; `null` removes it
 */
export function withSize(
  record: CrownRecord,
  monster: CrownMonster,
  which: "smallest" | "largest",
  size: number | null,
): CrownRecord {
  const changed = { ...record, [which]: size };
  if (size === null) return changed;
  if (which === "smallest") return { ...changed, small: record.small || size <= monster.smallGold };
  const earned = size >= monster.largeGold ? "gold" : size >= monster.largeSilver ? "silver" : "none";
  const isBetter = earned === "gold" || (earned === "silver" && record.large === "none");
  return isBetter ? { ...changed, large: earned } : changed;
}

/**
 * A size as somebody typed it: `1432.16`, `1,432.16`, `1432,16`, `1432.16 cm`.
 *
 * @returns centimeters; `null` for what is no size
 */
export function parseSize(text: string): number | null {
  const cleaned = text.normalize("NFKC").replaceAll(/\s/g, "").replace(/cm$/i, "");
  // A comma before three digits at the end, or before a point, groups thousands; any other is a decimal point.
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(cleaned)
    ? cleaned.replaceAll(",", "")
    : cleaned.replace(",", ".");
  if (!/^\d{1,5}(\.\d{1,4})?$/.test(plain)) return null;
  const size = Number(plain);
  return size > 0 ? size : null;
}
