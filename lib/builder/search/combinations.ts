import type { BuilderCatalog } from "../catalog/catalog";
import type { CompiledDamage } from "../damage/compiled";
import { createDamageFrame, type DamageFrame, scoreFrame } from "./damage-problem";
import { BranchAndBound } from "./engine/engine";
import { findAnySet } from "./probe";
import { equalDamage, type FoundSet, type ProofStatus, type SearchQuery } from "./query";
import { runProblem } from "./search-run";
import { createStepwise, type Stepwise, type Tally } from "./steps";

/** Set bonuses and group skills that a weapon counts as a piece of, by their ids. */
export type PieceBonuses = readonly string[];

/** A weapon to choose: what it brings to a set, and the damage of sets with it. */
export interface CombinationOption {
  readonly weapon: SearchQuery["weapon"];
  /** Compiles it: that takes longer than a step has time for many weapons. @throws RangeError for bad figures */
  readonly getDamage: () => CompiledDamage;
  /** Further bonuses that it may count toward, one of these lists. Default: none. */
  readonly pairs?: readonly PieceBonuses[] | undefined;
  /** Place of its bundle among the bundles. Default: in none. */
  readonly bundle?: number | undefined;
  /** Of options of one family, the best alone is listed: rolls of one weapon. Default: a family of its own. */
  readonly family?: string | undefined;
}

/** Options that bring the same, with the same pairs and of one family. */
interface CombinationBundle {
  /** Damage that none of them exceeds with any levels of skills. @throws RangeError for bad figures */
  readonly getDamage: () => CompiledDamage;
}

/** The best set with one weapon. */
interface Combination {
  /** Place of the weapon among the options. */
  readonly option: number;
  /** Place among the pairs of the option; `null` where it has none. */
  readonly pair: number | null;
  readonly set: FoundSet;
}

export interface CombinationReport {
  /**
   * - `optimal`: no weapon that is not listed is better than the last one that is.
   * - `infeasible`: no set meets the query with any weapon.
   * - `bounded`, `cancelled`: stopped on the way; each listed set is the best with its weapon and rolls.
   */
  readonly status: ProofStatus;
  /** Best first. */
  readonly results: readonly Combination[];
  /** Weapons whose bound is below the last one listed: their best set was not searched for to the end. */
  readonly excluded: number;
  /** Weapons that are neither settled nor excluded. */
  readonly open: number;
  /** No open weapon has more damage; `null` without one, or where it is not known yet. */
  readonly bound: number | null;
  readonly nodes: number;
  readonly ms: number;
}

interface Walk {
  readonly query: SearchQuery;
  readonly options: readonly CombinationOption[];
  readonly bundles: readonly CombinationBundle[];
  readonly catalog: BuilderCatalog;
  readonly limit: number;
  readonly tally: Tally;
  /** Shared parts of the searches, by what tells them apart: many weapons bring the same and score the same skills. */
  readonly frames: Map<string, DamageFrame>;
}

/**
 * Weapons that are still open, together: those of a bundle, or a single one; with any of their pairs, or with one of
 * them. The bound of a group holds for all of it.
 */
interface Open {
  /** Places among the options. */
  readonly members: readonly number[];
  /** `null` = with its own damage, which a group of one has. */
  readonly bundle: CombinationBundle | null;
  /** Places among the pairs; of several, each bonus counts a piece. Empty = they have none. */
  readonly pairs: readonly number[];
  bound: number;
}

interface Found {
  readonly results: Combination[];
  readonly open: Set<Open>;
  excluded: number;
}

/**
 * The weapons that deal most damage, each with its best set: objective, weapon and limit of the query take no part.
 *
 * Exact. Each weapon has a bound on the damage of all its sets, that of the search for it. Weapons are searched in the
 * order of their bounds; as soon as as many are settled as are listed, one whose bound is below the last of them is
 * excluded, before its search or in the middle of it. Rolls of one weapon, and the pairs of bonuses that it may have,
 * have one bound together first, and are told apart only where that bound is high enough.
 *
 * @param limit weapons to list, 1 and up
 * @throws RangeError where the query names a skill or bonus that does not exist
 */
export function prepareCombinations(
  query: SearchQuery,
  options: readonly CombinationOption[],
  catalog: BuilderCatalog,
  limit: number,
  bundles: readonly CombinationBundle[] = [],
): Stepwise<CombinationReport> {
  const tally: Tally = { nodes: 0 };
  const found: Found = { results: [], open: new Set(listWhole(options, bundles)), excluded: 0 };
  const walk: Walk = { query, options, bundles, catalog, limit, tally, frames: new Map() };
  return createStepwise(tally, walkOptions(walk, found), (stopped, ms) => {
    const bound = [...found.open].reduce((most, each) => Math.max(most, each.bound), -Infinity);
    return {
      status: stopped ?? (found.results.length > 0 ? "optimal" : "infeasible"),
      results: [...found.results],
      excluded: found.excluded,
      open: [...found.open].reduce((sum, each) => sum + countIn(each), 0),
      bound: Number.isFinite(bound) ? bound : null,
      nodes: tally.nodes,
      ms,
    };
  });
}

/** Open work at first: each bundle as a whole, and all that is in none. */
function listWhole(
  options: readonly CombinationOption[],
  bundles: readonly CombinationBundle[],
): readonly Open[] {
  const alone: Open[] = [];
  const members = bundles.map((): number[] => []);
  const listPairs = (option = -1) => [...(options[option]?.pairs ?? []).keys()];
  for (const [at, { bundle = -1 }] of options.entries()) {
    const held = members[bundle];
    if (held) held.push(at);
    else alone.push({ members: [at], bundle: null, pairs: listPairs(at), bound: Infinity });
  }
  const together = bundles.flatMap((bundle, place): Open[] => {
    const held = members[place] ?? [];
    return held.length > 0 ? [{ members: held, bundle, pairs: listPairs(held[0]), bound: Infinity }] : [];
  });
  return [...together, ...alone];
}

function countIn({ members, pairs }: Open): number {
  return members.length * Math.max(pairs.length, 1);
}

function* walkOptions(walk: Walk, found: Found): Generator<void, void, void> {
  for (const each of [...found.open]) yield* boundGroup(walk, found, each);
  for (;;) {
    for (const each of found.open) {
      if (each.bound <= getLeast(walk, found, each) * (1 + equalDamage)) exclude(found, each);
    }
    let next: Open | null = null;
    for (const each of found.open) if (next === null || each.bound > next.bound) next = each;
    if (next === null) return;
    const parts = divide(walk, next);
    if (parts === null) {
      yield* settleOption(walk, found, next);
      continue;
    }
    found.open.delete(next);
    // Pairs that help no more than another one.
    found.excluded += countIn(next) - parts.reduce((sum, each) => sum + countIn(each), 0);
    for (const each of parts) found.open.add(each);
    for (const each of parts) yield* boundGroup(walk, found, each);
  }
}

function exclude(found: Found, group: Open): void {
  found.open.delete(group);
  found.excluded += countIn(group);
}

/** Damage that a weapon has to exceed to be listed. */
function getLeast({ options, limit }: Walk, { results }: Found, { members }: Open): number {
  const family = options[members[0] ?? -1]?.family;
  const listed =
    family === undefined ? undefined : results.find(({ option }) => options[option]?.family === family);
  const last = results.length < limit ? undefined : results[limit - 1];
  return Math.max(listed?.set.damage ?? -Infinity, last?.set.damage ?? -Infinity);
}

/** The parts of a group: first one for each pair that differs here, then its members. `null` = it is a single weapon. */
function divide(walk: Walk, group: Open): readonly Open[] | null {
  const { members, bundle, pairs, bound } = group;
  if (pairs.length > 1) return choosePairs(walk, group).map((pair) => ({ ...group, pairs: [pair], bound }));
  if (bundle === null) return null;
  return members.map((each) => ({ members: [each], bundle: null, pairs, bound }));
}

/**
 * Of pairs that change a question alike, the first; and none that helps by less than another one does. A bonus that
 * changes neither the damage nor what the question asks for does nothing, and one piece more harms only where damage
 * may fall by it.
 */
function choosePairs(walk: Walk, group: Open): readonly number[] {
  const { query, options } = walk;
  const all = options[group.members[0] ?? -1]?.pairs ?? [];
  const scored = new Map(getDamage(walk, group).skills.map(({ id, monotone }) => [id, monotone]));
  const asked = query.bonuses ?? {};
  const isRisk = (id: string) => scored.get(id) === false;
  const kept: { readonly place: number; readonly useful: readonly string[] }[] = [];
  const isAsGood = (a: readonly string[], b: readonly string[]) =>
    b.every((id) => a.includes(id)) && a.every((id) => b.includes(id) || !isRisk(id));
  for (const place of group.pairs) {
    const useful = (all[place] ?? []).filter((id) => scored.has(id) || Object.hasOwn(asked, id));
    if (kept.some((other) => isAsGood(other.useful, useful))) continue;
    const rest = kept.filter((other) => !isAsGood(useful, other.useful));
    kept.splice(0, kept.length, ...rest, { place, useful });
  }
  return kept.map(({ place }) => place);
}

function getDamage({ options }: Walk, { members, bundle }: Open): CompiledDamage {
  const chosen = bundle ?? options[members[0] ?? -1];
  if (!chosen) throw new Error("A group of weapons is empty.");
  return chosen.getDamage();
}

/**
 * The bound of a group before its search; weapons with which no set exists are out. Several pairs have one together
 * only where a piece more of any of them cannot harm.
 */
function* boundGroup(walk: Walk, { open }: Found, group: Open): Generator<void, void, void> {
  if (group.pairs.length > 1 && isAnyRisk(walk, group)) return;
  const { query, problem } = yield* createQuestion(walk, group);
  const { skills = {}, bonuses = {} } = query;
  const hasTargets = Object.keys(skills).length + Object.keys(bonuses).length > 0;
  if (hasTargets && (yield* findAnySet(query, walk.catalog, walk.tally)) === null) {
    open.delete(group);
    return;
  }
  walk.tally.nodes += 1;
  group.bound = Math.min(group.bound, problem.figure(new BranchAndBound(problem).getBound()));
  yield;
}

/** Whether damage may fall by one piece more of a bonus that some pair counts toward. */
function isAnyRisk(walk: Walk, group: Open): boolean {
  const all = walk.options[group.members[0] ?? -1]?.pairs ?? [];
  const counted = new Set(group.pairs.flatMap((pair) => all[pair] ?? []));
  return getDamage(walk, group).skills.some(({ id, monotone }) => !monotone && counted.has(id));
}

/** Searches for the best set with a weapon, until its bound is below the last one listed. */
function* settleOption(walk: Walk, found: Found, group: Open): Generator<void, void, void> {
  const { problem } = yield* createQuestion(walk, group);
  const least = getLeast(walk, found, group);
  // That a set meets the targets is known by now: what remains is whether one has more damage than those listed.
  const floor = Math.max(0, least);
  const run = runProblem(problem, floor);
  let counted = 0;
  for (let done = false; !done; ) {
    done = run.step(run.slice);
    walk.tally.nodes += run.nodes - counted;
    counted = run.nodes;
    const { bound } = run.progress();
    if (!done && bound !== null) {
      group.bound = Math.min(bound, group.bound);
      if (bound < least * (1 - equalDamage)) return exclude(found, group);
    }
    yield;
  }
  found.open.delete(group);
  const [set] = run.report().results;
  if (!set) {
    if (floor > 0) found.excluded += 1;
    return;
  }
  const [option = 0] = group.members;
  const family = walk.options[option]?.family;
  const { results } = found;
  const before =
    family === undefined ? -1 : results.findIndex((each) => walk.options[each.option]?.family === family);
  if (before >= 0) found.excluded += results.splice(before, 1).length;
  results.push({ option, pair: group.pairs[0] ?? null, set });
  results.sort((a, b) => (b.set.damage ?? 0) - (a.set.damage ?? 0) || a.option - b.option);
  found.excluded += results.splice(walk.limit).length;
}

function* createQuestion(walk: Walk, group: Open) {
  const { query: all, options, catalog, frames } = walk;
  const option = options[group.members[0] ?? -1];
  const bonuses = { ...option?.weapon?.bonuses };
  const counted = new Set(group.pairs.flatMap((pair) => option?.pairs?.[pair] ?? []));
  for (const id of counted) bonuses[id] = (bonuses[id] ?? 0) + 1;
  const weapon = counted.size > 0 ? { ...option?.weapon, bonuses } : option?.weapon;
  const damage = getDamage(walk, group);
  const query: SearchQuery = { ...all, weapon, objective: { kind: "damage", damage }, limit: 1 };
  const key = JSON.stringify([weapon, damage.skills]);
  const frame = frames.get(key) ?? (yield* createDamageFrame(query, catalog, damage.skills));
  frames.set(key, frame);
  return { query, problem: scoreFrame(frame, query, damage) };
}
