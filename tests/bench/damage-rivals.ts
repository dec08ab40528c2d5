import type { AppraisedTalisman, BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { listLegalTalismans } from "@/lib/builder/search/legal-talismans";
import type { FoundSet, SearchReport } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { armorPieces } from "@/lib/catalog/codes";
import { createCpuClock } from "@/tests/support/cpu-clock";
import { chooseHunts, proofCases, readWord } from "../support/builder/bench-damage";
import type { BenchQuery } from "../support/builder/bench-queries";
import { createClimber } from "../support/builder/damage-climb";
import { createDice } from "../support/builder/dice";

/** Milliseconds of the processor for a search, and at least for its rival. */
const defaultBudgetMs = 3000;
const leastRivalMs = 300;
/** Changes of one climb of the rival: from any set, and from one of those that the search lists. */
const farSteps = 20_000;
const nearSteps = 2000;
/** The last digits of a rotation's damage may differ. */
const above = 1 + 1e-9;

interface RivalOptions {
  readonly budgetMs: number;
  /** How often the time of the search its rival has. */
  readonly times: number;
  readonly seed: number;
}

/**
 * Lets a random local search, which shares no code with the search and knows no bound, try to beat its answers in
 * the same time of the processor, or a multiple of it: those that are proved not at all, the others by no more than their
 * gap, and a list by no set that belongs in it. Every other climb begins at a set that the search lists.
 *
 * @param words `hunts` or `combos` and what else `chooseHunts` reads, else words of the cases of `proof`; `times=10`,
 *   `dice=1` for the rival; a number is the budget in milliseconds of the processor
 * @returns whether no answer was beaten
 */
export function printRivals(catalog: BuilderCatalog, words: readonly string[]): boolean {
  const budgetMs = Number(words.find((word) => Number(word) > 20)) || defaultBudgetMs;
  const times = Number(readWord(words, "times", "1"));
  const seed = Number(readWord(words, "dice", "1"));
  const isHunts = words.includes("hunts") || words.includes("combos");
  const wanted = words.filter((word) => !(Number(word) > 20) && !word.includes("="));
  const cases = isHunts
    ? chooseHunts(words, "1,4,8")
    : proofCases(catalog).filter(({ name }) => wanted.every((word) => name.includes(word)));
  if (cases.length === 0) throw new Error(`No case has "${wanted.join(" ")}" in its name`);
  console.log(
    `Sets against a random local search, ${budgetMs} ms of the processor, ${times} times for the rival`,
  );
  printRow("", ["sets", "damage", "gap %", "cpu", "rival", "of it %", "tried", "beaten"]);
  let tried = 0;
  const beaten = cases.filter((each) => {
    const outcome = challenge(each, catalog, { budgetMs, times, seed });
    tried += outcome.tried;
    return outcome.isBeaten;
  });
  console.log(`\n${cases.length} answers, ${beaten.length} beaten, ${tried} sets tried`);
  return beaten.length === 0;
}

function challenge(
  { name, query }: BenchQuery,
  catalog: BuilderCatalog,
  { budgetMs, times, seed }: RivalOptions,
) {
  if (query.objective?.kind !== "damage") throw new Error(`${name} is not about damage`);
  const { damage } = query.objective;
  const clock = createCpuClock();
  const report = search(query, catalog, { clock, budgetMs });
  const taken = clock();
  const shown = report.results[0]?.damage ?? 0;

  const ids = new Set(damage.skills.map(({ id }) => id));
  const talismans = query.talismans === "any-legal" ? listTalismans(catalog, ids) : query.talismans;
  const isFull = report.results.length === query.limit;
  // Of a search that was cut off while it got ready nothing is said.
  const open = report.openBound ?? report.bound ?? Infinity;
  const last = report.status === "bounded" ? open : isFull ? (report.results.at(-1)?.damage ?? 0) : 0;
  const climber = createClimber({ ...query, talismans }, catalog, damage, last);
  const dice = createDice(seed);
  const rivalClock = createCpuClock();
  let rival = 0;
  let tried = 0;
  for (let round = 0; rivalClock() < times * Math.max(leastRivalMs, taken); round += 1) {
    const isFar = round % 2 === 0 || report.results.length === 0;
    const start = isFar ? climber.random(dice) : climber.outfitOf(dice.pick(report.results));
    // Short climbs for what is left of the time of a long one.
    for (let climb = 0; climb < (isFar ? 1 : farSteps / nearSteps); climb += 1) {
      const most = climber.climb(start, isFar ? farSteps : nearSteps, dice, 0.3);
      tried += isFar ? farSteps : nearSteps;
      if (isFar) rival = Math.max(rival, most);
    }
  }
  const missed = listMissed(report, climber.seen, last);
  const gap = report.status === "optimal" ? "proved" : percentAbove(Math.max(last, report.bound ?? 0), shown);
  const share = ((rival / shown) * 100).toFixed(2);
  printRow(name, [
    String(report.results.length),
    shown.toFixed(2),
    gap,
    taken.toFixed(0),
    rival.toFixed(2),
    share,
    String(tried),
    missed.length > 0 ? "BEATEN" : "no",
  ]);
  for (const [armor, most] of missed.slice(0, 3)) console.log(`  ${most} ${armor}`);
  return { tried, isBeaten: missed.length > 0 };
}

/** Sets that the rival has seen and that belong in the list, or are better than it says. */
function listMissed(report: SearchReport, seen: ReadonlyMap<string, number>, last: number) {
  const listed = new Map(report.results.map((set) => [armorOf(set), set.damage ?? 0]));
  return [...seen].filter(([armor, most]) => {
    const own = listed.get(armor) ?? 0;
    return most > Math.max(last, own) * above;
  });
}

function armorOf({ armor }: FoundSet): string {
  return armorPieces.map((part) => armor[part]).join();
}

function percentAbove(bound: number, shown: number): string {
  return ((bound / shown - 1) * 100).toFixed(2);
}

function listTalismans(catalog: BuilderCatalog, ids: ReadonlySet<string>): AppraisedTalisman[] {
  return [...listLegalTalismans(catalog.talismans, ids)].map(({ talisman, skills, slots }, at) => ({
    id: `legal ${at}`,
    talisman,
    skills,
    slots,
  }));
}

function printRow(label: string, cells: readonly string[]): void {
  console.log(label.padEnd(76) + cells.map((each) => each.padStart(10)).join(""));
}
