import type { AppraisedTalisman, BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { listLegalTalismans } from "@/lib/builder/search/legal-talismans";
import { search } from "@/lib/builder/search/search";
import { createCpuClock } from "@/tests/support/cpu-clock";
import { huntCases, proofCases } from "../support/builder/bench-damage";
import type { BenchQuery } from "../support/builder/bench-queries";
import { createClimber } from "../support/builder/damage-climb";
import { createDice } from "../support/builder/dice";

/** Milliseconds of the processor for a search, and at least for its rival. */
const defaultBudgetMs = 3000;
/** Changes of one climb of the rival. */
const climbSteps = 20_000;
/** The last digits of a rotation's damage may differ. */
const above = 1 + 1e-9;

/**
 * Lets a random local search, which shares no code with the search and knows no bound, try to beat its answers in
 * the same time of the processor, or a multiple of it: those that are proved not at all, the others by no more than their gap.
 *
 * @param words cases with all of these in their name, `hunts` for those with partial uptimes, `times=10`; a number is the budget in milliseconds of the processor
 * @returns whether no answer was beaten
 */
export function printRivals(catalog: BuilderCatalog, words: readonly string[]): boolean {
  const budgetMs = Number(words.find((word) => Number(word) > 20)) || defaultBudgetMs;
  const times = Number(words.find((word) => word.startsWith("times="))?.slice(6) ?? 1);
  const isHunts = words.includes("hunts");
  const wanted = words.filter((word) => !(Number(word) > 20) && !word.includes("=") && word !== "hunts");
  const all = isHunts
    ? huntCases([1, 4, 8], 1)
    : proofCases(catalog).filter(({ name }) => name.endsWith("best 1"));
  const cases = all.filter(({ name }) => wanted.every((word) => name.includes(word)));
  if (cases.length === 0) throw new Error(`No case has "${wanted.join(" ")}" in its name`);
  console.log(`The best set against a random local search, ${budgetMs} ms of the processor each`);
  printRow("", ["damage", "gap %", "cpu", "rival", "of it %", "beaten"]);
  const beaten = cases.filter((each) => isBeaten(each, catalog, budgetMs, times));
  console.log(`\n${cases.length} answers, ${beaten.length} beaten`);
  return beaten.length === 0;
}

function isBeaten(
  { name, query }: BenchQuery,
  catalog: BuilderCatalog,
  budgetMs: number,
  times: number,
): boolean {
  if (query.objective?.kind !== "damage") throw new Error(`${name} is not about damage`);
  const { damage } = query.objective;
  const clock = createCpuClock();
  const report = search(query, catalog, { clock, budgetMs });
  const taken = clock();
  const shown = report.results[0]?.damage ?? 0;
  const limit = Math.max(shown, report.bound ?? 0);

  const ids = new Set(damage.skills.map(({ id }) => id));
  const talismans = query.talismans === "any-legal" ? listTalismans(catalog, ids) : query.talismans;
  const climber = createClimber({ ...query, talismans }, catalog, damage);
  const dice = createDice(1);
  const rivalClock = createCpuClock();
  let rival = 0;
  while (rivalClock() < times * Math.max(budgetMs, taken)) {
    rival = Math.max(rival, climber.climb(climber.random(dice), climbSteps, dice, 0.3));
  }
  const beaten = rival > limit * above;
  const gap = report.status === "optimal" ? "proved" : ((limit / shown - 1) * 100).toFixed(2);
  const figures = [
    shown.toFixed(2),
    gap,
    taken.toFixed(0),
    rival.toFixed(2),
    ((rival / shown) * 100).toFixed(2),
  ];
  printRow(name, [...figures, beaten ? "BEATEN" : "no"]);
  return beaten;
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
  console.log(label.padEnd(52) + cells.map((each) => each.padStart(10)).join(""));
}
