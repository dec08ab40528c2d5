import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { search } from "@/lib/builder/search/search";
import { weaponTypes } from "@/lib/catalog/codes";
import { chooseHunts, proofCases, readWord } from "../support/builder/bench-damage";
import type { BenchQuery } from "../support/builder/bench-queries";
import { createCpuClock } from "../support/cpu-clock";

/** Milliseconds of the processor before a search ends without a proof. */
const defaultBudgetMs = 10_000;

interface Proof {
  readonly name: string;
  /** Until the set that turned out best was shown, by the clock and by the processor. */
  readonly bestMs: number;
  readonly bestCpuMs: number;
  readonly ms: number;
  readonly cpuMs: number;
  readonly nodes: number;
  /** Longest time of the processor between two looks at the clock. */
  readonly lookMs: number;
  readonly damage: number;
  /** What the bound leaves open, in percent of the damage; 0 where it is proved. */
  readonly gap: number;
  readonly isProved: boolean;
}

/**
 * Prints how long the search takes to show the set of the most damage, and to prove it: fourteen weapon types,
 * three targets, charms or any legal talisman, the best or the best twenty. Where others use the machine, the
 * time of the processor says more than that of the clock.
 *
 * @param words cases with all of these in their name; a number is the budget in milliseconds of the processor
 */
export function printProofs(catalog: BuilderCatalog, words: readonly string[]): void {
  const budgetMs = Number(words.find((word) => Number(word) > 20)) || defaultBudgetMs;
  const wanted = words.filter((word) => !(Number(word) > 20));
  const cases = proofCases(catalog).filter(({ name }) => wanted.every((word) => name.includes(word)));
  const [first] = cases;
  if (!first) throw new Error(`No case has "${wanted.join(" ")}" in its name`);
  // The first searches of a process take several times as long, until their code is compiled.
  for (const { query } of cases.slice(0, 3)) prove({ name: "", query }, catalog, 1000);
  console.log(`Damage, at most ${budgetMs} ms of the processor each`);
  printRow("", columns);
  const proofs = cases.map((each) => printProof(each, catalog, budgetMs));
  for (const kind of ["charms, best 1", "charms, best 20", "talisman, best 1", "talisman, best 20"]) {
    printSummary(
      kind,
      proofs.filter(({ name }) => name.endsWith(kind)),
    );
  }
}

const columns = ["best ms", "cpu", "proof ms", "cpu", "nodes", "look", "damage", "gap %"];

function printProof(each: BenchQuery, catalog: BuilderCatalog, budgetMs: number): Proof {
  const proof = prove(each, catalog, budgetMs);
  const { bestMs, bestCpuMs, ms, cpuMs, nodes, lookMs, damage, gap } = proof;
  const times = [bestMs, bestCpuMs, ms, cpuMs, nodes, lookMs].map((value) => value.toFixed(0));
  printRow(proof.name, [...times, damage.toFixed(2), proof.isProved ? "proved" : gap.toFixed(2)]);
  return proof;
}

/** Milliseconds of the processor for a hunt with so many partial uptimes. */
const huntBudgetMs = [
  [4, 5000],
  [8, 15_000],
] as const;

/**
 * Prints how many searches are proved for reviewed combos, where conditions may hold for a part of the time.
 *
 * @param words those of `chooseHunts`; `budget=15000`
 */
export function printHuntProofs(catalog: BuilderCatalog, words: readonly string[]): void {
  const counts = readWord(words, "uptimes", "1,2,4,6,8");
  const cases = chooseHunts(words, counts);
  const [first] = cases;
  if (!first) throw new Error(`No case has "${words.join(" ")}" in its name`);
  prove(first, catalog, 1000);
  printRow("", columns);
  for (const count of counts.split(",").map(Number)) {
    const usual = huntBudgetMs.find(([most]) => count <= most)?.[1] ?? defaultBudgetMs;
    const budgetMs = Number(readWord(words, "budget", String(usual)));
    const proofs = cases
      .filter(({ name }) => name.endsWith(` ${count} uptimes`))
      .map((each) => printProof(each, catalog, budgetMs));
    printSummary(`${count} partial uptimes, at most ${budgetMs} ms`, proofs);
    if (words.includes("combos")) printTypes(proofs);
  }
}

/** A line for each weapon type, as a table in Markdown. */
function printTypes(proofs: readonly Proof[]): void {
  console.log("\n| Type | Proved | Shown, median | Shown, worst | Proved, median | Proved, worst |");
  for (const type of weaponTypes) {
    const own = proofs.filter(({ name }) => name.startsWith(`${type},`));
    if (own.length === 0) continue;
    const figures = [own.map(({ bestCpuMs }) => bestCpuMs), own.map(({ cpuMs }) => cpuMs)].flatMap((times) =>
      [0.5, 1].map((share) => atShare(times, share).toFixed(0)),
    );
    const proved = own.filter(({ isProved }) => isProved).length;
    console.log(`| ${[type, `${proved} of ${own.length}`, ...figures].join(" | ")} |`);
  }
}

function prove({ name, query }: BenchQuery, catalog: BuilderCatalog, budgetMs: number): Proof {
  const cpu = createCpuClock();
  const clock = () => performance.now();
  const start = clock();
  const cpuStart = cpu();
  let bestMs = Number.NaN;
  let bestCpuMs = Number.NaN;
  let shown = -1;
  let looked = cpuStart;
  let lookMs = 0;
  const report = search(query, catalog, {
    clock: () => {
      const now = cpu();
      lookMs = Math.max(lookMs, now - looked);
      looked = now;
      return now;
    },
    budgetMs,
    onProgress: ({ best }) => {
      const damage = best?.damage ?? -1;
      if (damage <= shown) return;
      shown = damage;
      bestMs = clock() - start;
      bestCpuMs = cpu() - cpuStart;
    },
  });
  const damage = report.results[0]?.damage ?? Number.NaN;
  return {
    name,
    bestMs,
    bestCpuMs,
    ms: clock() - start,
    cpuMs: cpu() - cpuStart,
    nodes: report.nodes,
    lookMs,
    damage,
    gap: report.bound === null ? 0 : (report.bound / damage - 1) * 100,
    isProved: report.status === "optimal",
  };
}

function printSummary(kind: string, proofs: readonly Proof[]): void {
  if (proofs.length === 0) return;
  const spread = (values: readonly number[], digits: number) => {
    const [median, most, worst] = [0.5, 0.95, 1].map((share) => atShare(values, share).toFixed(digits));
    return `${median} at the median, ${most} at p95, ${worst} at worst`;
  };
  const proved = proofs.filter(({ isProved }) => isProved);
  const gaps = proofs.filter(({ isProved }) => !isProved).map(({ gap }) => gap);
  console.log(`\n${kind}: ${proved.length} of ${proofs.length} proved`);
  const rows: [string, (proof: Proof) => number][] = [
    ["shown, ms", ({ bestMs }) => bestMs],
    ["shown, CPU ms", ({ bestCpuMs }) => bestCpuMs],
    ["all, ms", ({ ms }) => ms],
    ["all, CPU ms", ({ cpuMs }) => cpuMs],
    ["longest without a look at the clock, CPU ms", ({ lookMs }) => lookMs],
  ];
  for (const [label, read] of rows) console.log(`  ${label}: ${spread(proofs.map(read), 0)}`);
  if (gaps.length > 0) console.log(`  gap where cut off, %: ${spread(gaps, 2)}`);
}

function atShare(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

function printRow(label: string, cells: readonly string[]): void {
  console.log(label.padEnd(76) + cells.map((each) => each.padStart(10)).join(""));
}
