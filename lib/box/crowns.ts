import { createLocalStore } from "@/lib/site/local-store";
import { isRecord, parseJson, readOption } from "@/lib/text/read-stored";

/** Local storage key of the crowns. */
export const crownsKey = "quarry-crowns";

/** How far a hunter got with the largest ones of a monster. */
export const largeCrowns = ["none", "silver", "gold"] as const;
type LargeCrown = (typeof largeCrowns)[number];

/** A hunter's records of one monster. */
export interface CrownRecord {
  /** Whether they have the gold crown for the smallest size. */
  readonly small: boolean;
  readonly large: LargeCrown;
  /** Smallest and largest size seen, as the game shows it; `null` = not written down. */
  readonly smallest: number | null;
  readonly largest: number | null;
}

/** Records by monster; without one nothing is known. */
export type Crowns = Readonly<Record<string, CrownRecord>>;

export const noRecord: CrownRecord = { small: false, large: "none", smallest: null, largest: null };
const noCrowns: Crowns = Object.freeze({});

/** Record of a monster; nothing where none was written down. */
export function getCrownRecord(crowns: Crowns, monster: string): CrownRecord {
  return (Object.hasOwn(crowns, monster) ? crowns[monster] : undefined) ?? noRecord;
}

/** More monsters than the game has. */
const maxMonsters = 400;
/** Larger than any monster, in the game's units. */
const maxSize = 100_000;

/** Records that were stored. What does not fit is left out; never throws. */
export function readCrowns(text: string | null): Crowns {
  const stored = parseJson(text);
  if (!isRecord(stored) || !isRecord(stored.crowns)) return noCrowns;
  return Object.fromEntries(
    Object.entries(stored.crowns)
      .slice(0, maxMonsters)
      .flatMap(([monster, record]) => {
        if (!isRecord(record) || monster === "__proto__") return [];
        const { small, large, smallest, largest } = record;
        const read = {
          small: small === true,
          large: readOption(largeCrowns, large, "none"),
          smallest: readSize(smallest),
          largest: readSize(largest),
        };
        return [[monster, read] as const];
      }),
  );
}

function readSize(value: unknown): number | null {
  return typeof value === "number" && value > 0 && value <= maxSize ? value : null;
}

/** With another record of a monster; one that says nothing is removed. */
export function withCrown(crowns: Crowns, monster: string, record: CrownRecord): Crowns {
  const { [monster]: _, ...others } = crowns;
  const isNothing =
    !record.small && record.large === "none" && record.smallest === null && record.largest === null;
  return isNothing ? others : { ...others, [monster]: record };
}

/** The crowns of this browser. */
export const crownsStore = createLocalStore<Crowns>({
  key: crownsKey,
  empty: noCrowns,
  parse: readCrowns,
  format: (crowns) => (Object.keys(crowns).length === 0 ? null : JSON.stringify({ version: 1, crowns })),
});

/** Changes the record of a monster, as it is by then. */
export function changeCrown(monster: string, by: (record: CrownRecord) => CrownRecord): void {
  crownsStore.change((before) => withCrown(before, monster, by(getCrownRecord(before, monster))));
}
