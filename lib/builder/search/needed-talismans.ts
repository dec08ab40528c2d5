import type { AppraisedTalisman, BuilderCatalog, SkillLevel, TalismanSlot } from "../catalog/catalog";
import { type LegalTalisman, listLegalTalismans } from "./legal-talismans";
import { findAnySet, getSummedObjective, runToEnd } from "./probe";
import type { FoundSet, SearchQuery } from "./query";
import { startRun } from "./search-run";
import type { Tally } from "./steps";

/** A talisman that makes a query possible, and what of it does. */
export interface NeededTalisman extends LegalTalisman {
  /** Skills of it that the set needs: targets alone, each with the level that is enough. */
  readonly needed: readonly SkillLevel[];
  /** Slots that the set needs of it: none, one as small as can be, or all that it has. */
  readonly neededSlots: readonly TalismanSlot[];
}

interface FoundTalisman {
  readonly talisman: NeededTalisman;
  readonly set: FoundSet;
  /** The query with this talisman besides those that are owned. */
  readonly query: SearchQuery;
}

/** Talismans that are listed. */
const maxNamed = 3;

/**
 * The plainest legal talismans with which there is a set: fewest needed skills, then fewest levels, then the
 * smallest slots. None of those listed brings all that another one brings.
 *
 * Sorted from plain to rich, some one of the first `n` is enough exactly where a set exists with all `n` in the
 * bag. So the first that is enough is found by halving; the next one among those that do not bring as much.
 */
export function* findNeededTalismans(
  query: SearchQuery,
  catalog: BuilderCatalog,
  tally: Tally,
): Generator<void, FoundTalisman[], void> {
  const targets = new Set(Object.keys(query.skills ?? {}));
  const own = typeof query.talismans === "object" ? query.talismans : [];
  const withTalismans = (talismans: readonly LegalTalisman[]): SearchQuery => ({
    ...query,
    talismans: [...own, ...talismans.map(toAppraised)],
  });
  const found: FoundTalisman[] = [];
  let left = [...listLegalTalismans(catalog.talismans, targets)]
    .map((talisman) => ({ talisman, cost: getCost(talisman, targets) }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ talisman }) => talisman);
  while (found.length < maxNamed && left.length > 0) {
    if (!(yield* findAnySet(withTalismans(left), catalog, tally))) break;
    let [low, high] = [1, left.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (yield* findAnySet(withTalismans(left.slice(0, middle)), catalog, tally)) high = middle;
      else low = middle + 1;
    }
    const talisman = left[low - 1];
    if (!talisman) break;
    const named = yield* findNeeded(talisman, targets, withTalismans, catalog, tally);
    const fixed = withTalismans([talisman]);
    const best = { ...fixed, objective: getSummedObjective(query), limit: 1 };
    const [set] = (yield* runToEnd(yield* startRun(best, catalog), tally)).results;
    if (!set) break;
    found.push({ talisman: named, set: withoutMark(set), query: fixed });
    left = left.slice(low).filter((other) => !bringsNeeded(other, named));
  }
  return found;
}

const mark = "legal";

function toAppraised({ talisman, skills, slots }: LegalTalisman, at: number): AppraisedTalisman {
  return { id: `${mark} ${at}`, talisman, skills, slots };
}

/** A legal talisman that was handed in as if it were owned belongs to nobody. */
export function withoutMark(set: FoundSet): FoundSet {
  const { charm } = set;
  if (charm?.kind !== "talisman" || !charm.id?.startsWith(`${mark} `)) return set;
  return { ...set, charm: { ...charm, id: null } };
}

/** Skills count most, as each has to be drawn; then levels; then slots. */
function getCost({ skills, slots }: LegalTalisman, targets: ReadonlySet<string>): number {
  const useful = skills.filter(({ skill }) => targets.has(skill));
  const levels = useful.reduce((sum, { level }) => sum + level, 0);
  const size = slots.reduce((sum, { slot }) => sum + slot, 0);
  return useful.length * 10_000 + levels * 100 + size;
}

/** Takes away what it can while a set remains: skills, levels, then the slots but for one that is as small as can be. */
function* findNeeded(
  talisman: LegalTalisman,
  targets: ReadonlySet<string>,
  withTalismans: (talismans: readonly LegalTalisman[]) => SearchQuery,
  catalog: BuilderCatalog,
  tally: Tally,
): Generator<void, NeededTalisman, void> {
  let needed: readonly SkillLevel[] = talisman.skills.filter(({ skill }) => targets.has(skill));
  let { slots: neededSlots } = talisman;
  const isEnough = function* (skills: readonly SkillLevel[], open: readonly TalismanSlot[]) {
    const less = { talisman: talisman.talisman, skills, slots: open };
    return (yield* findAnySet(withTalismans([less]), catalog, tally)) !== null;
  };
  for (const { skill } of needed) {
    for (;;) {
      const less = needed.flatMap((each) => {
        if (each.skill !== skill) return each;
        return each.level > 1 ? { ...each, level: each.level - 1 } : [];
      });
      if (!needed.some((each) => each.skill === skill) || !(yield* isEnough(less, talisman.slots))) break;
      needed = less;
    }
  }
  const single = [
    [],
    ...talisman.slots.flatMap(({ kind, slot }) =>
      Array.from({ length: slot }, (_, at) => [{ kind, slot: at + 1 }]),
    ),
  ].toSorted((a, b) => (a[0]?.slot ?? 0) - (b[0]?.slot ?? 0));
  for (const open of single) {
    if (!(yield* isEnough(needed, open))) continue;
    neededSlots = open;
    break;
  }
  return { ...talisman, needed, neededSlots };
}

function bringsNeeded({ skills, slots }: LegalTalisman, { needed, neededSlots }: NeededTalisman): boolean {
  const free = [...slots];
  const hasSlots = neededSlots.every(({ kind, slot }) => {
    const at = free.findIndex((own) => own.kind === kind && own.slot >= slot);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  });
  return (
    hasSlots &&
    needed.every(({ skill, level }) => skills.some((own) => own.skill === skill && own.level >= level))
  );
}
