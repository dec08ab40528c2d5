/**
 * How quick is the search for sets, and how large is it? Asks named and random queries of the whole catalog,
 * the same ones of an integer-programming solver (HiGHS), and prints both times and their ratio, the memory and
 * the compressed size of what a browser would load.
 *
 *     npm run bench:builder [-- seed]
 *     npm run bench:builder -- proof [words of a case] [budget in ms]
 *     npm run bench:builder -- hunts|combos [seed=1] [uptimes=1,2,4,6,8] [list=1] [draws=1] [talismans=any-legal] [words of a case]
 *     npm run bench:builder -- rivals [hunts|combos …] [times=1] [dice=1] [words of a case] [budget in ms]
 *     npm run bench:builder -- weapons [weapon type] [budget in ms]
 *
 * The very first search is printed on its own: nothing is compiled then, and the catalog is not indexed. Before
 * the measuring, 150 other random queries are searched, which warms the code up as a few minutes of use would.
 * Each query is then timed five times, and the median counts. The solver's time is that of the solving alone,
 * without writing and reading the program, once per query.
 */
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { checkQuery } from "@/lib/builder/search/check-query";
import { explainConflict } from "@/lib/builder/search/conflict";
import { type FrontierObjective, findFrontier } from "@/lib/builder/search/frontier";
import { findHeadroom } from "@/lib/builder/search/headroom";
import { findNearest } from "@/lib/builder/search/nearest-sets";
import type { ProofStatus, SearchQuery } from "@/lib/builder/search/query";
import { prepareSearch, search } from "@/lib/builder/search/search";
import { damageQueries } from "../support/builder/bench-damage";
import {
  type BenchGroup,
  type BenchQuery,
  benchGroups,
  infeasibleGroup,
  plainQuery,
} from "../support/builder/bench-queries";
import { createDice } from "../support/builder/dice";
import { fullQuery } from "../support/builder/full-queries";
import { integerProgram, type Solved, solveProgram } from "../support/builder/integer-program";
import { figuresOf } from "../support/builder/reading";
import { printHuntProofs, printProofs } from "./damage-proof";
import { printRivals } from "./damage-rivals";
import { printWeaponSearches } from "./weapon-search";

const rounds = 5;
const limits = [1, 100] as const;
const damageBudgetMs = 5000;

interface Measured {
  readonly ms: number;
  /** Until the first set; `null` without one. */
  readonly firstMs: number | null;
  readonly nodes: number;
  readonly status: ProofStatus;
  /** Objective of the best set. */
  readonly best: number | null;
}

function measure(query: SearchQuery, catalog: BuilderCatalog): Measured {
  const times: number[] = [];
  const firsts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    search(query, catalog);
    times.push(performance.now() - start);
    const first = timeToFirst(query, catalog);
    if (first !== null) firsts.push(first);
  }
  const { status, results, nodes } = search(query, catalog);
  const [best] = results;
  return {
    ms: percentile(times, 0.5),
    firstMs: firsts.length > 0 ? percentile(firsts, 0.5) : null,
    nodes,
    status,
    best: best ? figuresOf(best, query.objective)[0] : null,
  };
}

/** Node hides it unless it is asked for by name. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

/**
 * Bytes of objects and buffers while one search runs, at most, beyond what was there before it. Garbage that
 * waits to be collected counts too.
 */
function memoryOf(query: SearchQuery, catalog: BuilderCatalog): number {
  const inUse = () => {
    const { used_heap_size, external_memory } = getHeapStatistics();
    return used_heap_size + external_memory;
  };
  collectGarbage();
  const before = inUse();
  const run = prepareSearch(query, catalog);
  let most = inUse();
  while (!run.step(200)) most = Math.max(most, inUse());
  const report = run.report();
  const after = inUse();
  // The report is saved until here.
  return report.nodes > 0 ? Math.max(most, after) - before : 0;
}

function timeToFirst(query: SearchQuery, catalog: BuilderCatalog): number | null {
  const start = performance.now();
  const run = prepareSearch(query, catalog);
  while (run.found === 0) {
    if (run.step(10)) break;
  }
  return run.found > 0 ? performance.now() - start : null;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function cell(value: number, width = 9): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return (Number.isFinite(value) ? value.toFixed(digits) : "").padStart(width);
}

const head = `${"".padEnd(36)}${[
  " limit",
  "p50",
  "p99",
  "max",
  "first p50",
  "first max",
  "nodes p50",
  "nodes max",
]
  .map((word) => word.padStart(10))
  .join("")}`;

function printRow(label: string, limit: number, all: readonly Measured[]): void {
  const times = all.map(({ ms }) => ms);
  const firsts = all.flatMap(({ firstMs }) => firstMs ?? []);
  const nodes = all.map((each) => each.nodes);
  const figures = [
    percentile(times, 0.5),
    percentile(times, 0.99),
    Math.max(...times),
    percentile(firsts, 0.5),
    firsts.length > 0 ? Math.max(...firsts) : Number.NaN,
  ];
  const counts = [percentile(nodes, 0.5), Math.max(...nodes)].map((count) => String(count).padStart(10));
  console.log(
    label.padEnd(36) +
      String(limit).padStart(10) +
      figures.map((figure) => cell(figure, 10)).join("") +
      counts.join(""),
  );
}

interface GroupTimes {
  readonly group: BenchGroup;
  readonly byLimit: ReadonlyMap<number, readonly Measured[]>;
}

function measureGroup(group: BenchGroup, catalog: BuilderCatalog): GroupTimes {
  const byLimit = new Map<number, readonly Measured[]>();
  for (const limit of limits) {
    const measured = group.queries.map(({ query }) => measure({ ...query, limit }, catalog));
    byLimit.set(limit, measured);
    printRow(group.name, limit, measured);
  }
  return { group, byLimit };
}

function agrees(measured: Measured, solved: Solved): boolean {
  if (!solved.feasible) return measured.status === "infeasible";
  return measured.status === "optimal" && measured.best === solved.value;
}

/** Times of the solver next to those of the search, and whether the answers are the same. */
function compareGroup({ group, byLimit }: GroupTimes, solved: readonly Solved[]): void {
  const measured = byLimit.get(1) ?? [];
  const ratios = measured.map(({ ms }, index) => (solved[index]?.ms ?? Number.NaN) / ms);
  const wrong = measured.filter((each, index) => {
    const other = solved[index];
    return other !== undefined && !agrees(each, other);
  });
  const times = solved.map(({ ms }) => ms);
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const figures = [
    percentile(times, 0.5),
    percentile(times, 0.99),
    Math.max(...times),
    percentile(ratios, 0.5),
    Math.min(...ratios),
    sum(times) / sum(measured.map(({ ms }) => ms)),
  ];
  const sets = solved.filter(({ feasible }) => feasible).length;
  console.log(
    group.name.padEnd(36) +
      figures.map((figure) => cell(figure, 10)).join("") +
      `${sets}/${solved.length}`.padStart(12) +
      String(wrong.length).padStart(12),
  );
}

function printNamed({ group, byLimit }: GroupTimes, solved: readonly Solved[]): void {
  const words = ["limit 1", "limit 100", "solver", "ratio"].map((word) => word.padStart(10));
  console.log(`\n${"Named query, ms".padEnd(36)}${words.join("")}`);
  group.queries.forEach(({ name }: BenchQuery, index) => {
    const [one, hundred] = limits.map((limit) => byLimit.get(limit)?.[index]?.ms ?? Number.NaN);
    const solver = solved[index]?.ms ?? Number.NaN;
    const cells = [one, hundred, solver, solver / (one ?? Number.NaN)];
    console.log(name.padEnd(36) + cells.map((value) => cell(value ?? Number.NaN, 10)).join(""));
  });
}

/** Milliseconds of one call for each query. */
function printExplaining(groups: readonly BenchGroup[], catalog: BuilderCatalog): void {
  const queriesOf = (name: string) => groups.find((group) => group.name === name)?.queries ?? [];
  const pair: readonly [FrontierObjective, FrontierObjective] = [{ kind: "slots" }, { kind: "defense" }];
  const rows: [string, readonly BenchQuery[], (query: SearchQuery) => { readonly nodes: number }][] = [
    ["why not: smallest conflict", queriesOf(infeasibleGroup), (query) => explainConflict(query, catalog)],
    ["why not: nearest sets", queriesOf(infeasibleGroup), (query) => findNearest(query, catalog)],
    ["what more: named", queriesOf("named"), (query) => findHeadroom(query, catalog)],
    ["what more: eight tight", queriesOf("eight tight"), (query) => findHeadroom(query, catalog)],
    ["what more: eight loose", queriesOf("eight loose"), (query) => findHeadroom(query, catalog)],
    ["frontier of slots and defense", queriesOf("named"), (query) => findFrontier(query, catalog, pair)],
  ];
  const words = ["queries", "p50", "p99", "max", "nodes p50", "nodes max"].map((word) => word.padStart(10));
  console.log(`\n${"Explaining, ms".padEnd(36)}${words.join("")}`);
  for (const [label, queries, ask] of rows) {
    const asked = queries.map(({ query }) => {
      const start = performance.now();
      const { nodes } = ask(query);
      return { ms: performance.now() - start, nodes };
    });
    const times = asked.map(({ ms }) => ms);
    const nodes = asked.map((each) => each.nodes);
    const figures = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)];
    const counts = [queries.length, percentile(nodes, 0.5), Math.max(...nodes)].map((count) =>
      String(count).padStart(10),
    );
    console.log(
      label.padEnd(36) +
        counts[0] +
        figures.map((figure) => cell(figure, 10)).join("") +
        counts.slice(1).join(""),
    );
  }
}

/** One search for the most damage with each type of weapon. The gap is what the bound leaves open, in percent. */
function printDamage(catalog: BuilderCatalog): void {
  const words = ["first set", "proof", "nodes", "damage", "gap %"].map((word) => word.padStart(10));
  console.log(`\n${`Damage, ms, at most ${damageBudgetMs}`.padEnd(44)}${words.join("")}`);
  for (const { name, query } of damageQueries(catalog)) {
    let first = Number.NaN;
    const clock = () => performance.now();
    const start = clock();
    const report = search({ ...query, limit: 1 }, catalog, {
      clock,
      budgetMs: damageBudgetMs,
      onProgress: ({ found }) => {
        if (found > 0 && Number.isNaN(first)) first = clock() - start;
      },
    });
    const ms = clock() - start;
    const best = report.results[0]?.damage ?? Number.NaN;
    const gap = report.bound === null ? 0 : (report.bound / best - 1) * 100;
    const proof = report.status === "optimal" ? cell(ms, 10) : report.status.padStart(10);
    const rest = [String(report.nodes).padStart(10), cell(best, 10), cell(gap, 10)];
    console.log(name.padEnd(44) + cell(first, 10) + proof + rest.join(""));
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

/** Most memory that this process ever had, as the system counts it. */
function peakMemory(): number {
  return process.resourceUsage().maxRSS * 1024;
}

async function printSize(label: string, contents: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    tsconfig: "tsconfig.json",
  });
  const [file] = outputFiles;
  if (!file) return;
  const { contents: code } = file;
  const sizes = [code, gzipSync(code, { level: 9 }), brotliCompressSync(code)].map(({ length }) => length);
  const cells = sizes.map((bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10));
  console.log(label.padEnd(36) + cells.join(""));
}

function printCold(catalog: BuilderCatalog): void {
  const query: SearchQuery = {
    skills: { "weakness-exploit": 5, agitator: 3, burst: 1 },
    bonuses: { "gore-magalas-tyranny": 1 },
    limit: 1,
  };
  const times = ["first search of the process", "the same again"].map((label) => {
    const start = performance.now();
    search(query, catalog);
    return `${label} ${(performance.now() - start).toFixed(1)} ms`;
  });
  console.log(`Cold: ${times.join(", ")}`);
}

async function main(): Promise<void> {
  const [, , kind, ...rest] = process.argv;
  if (kind === "proof") return printProofs(getBuilderCatalog(), rest);
  if (kind === "hunts" || kind === "combos") return printHuntProofs(getBuilderCatalog(), [kind, ...rest]);
  if (kind === "weapons") return printWeaponSearches(getBuilderCatalog(), rest);
  if (kind === "rivals") {
    if (!printRivals(getBuilderCatalog(), rest)) process.exitCode = 1;
    return;
  }
  const seed = Number(process.argv[2] ?? 1);
  const catalog = getBuilderCatalog();
  const before = process.memoryUsage();
  console.log(`Node ${process.version}, seed ${seed}\n`);
  printCold(catalog);

  const dice = createDice(seed);
  const groups = benchGroups(
    catalog,
    dice,
    (query) => search({ ...query, limit: 1 }, catalog).results.length > 0,
  );
  for (const { name, query } of groups.flatMap(({ queries }) => queries)) {
    const [issue] = checkQuery(query, catalog);
    if (issue) throw new Error(`${name}: ${issue.path} ${issue.message}`);
  }
  const others = createDice(seed + 1);
  for (let index = 0; index < 150; index += 1) {
    const query = index % 2 === 0 ? fullQuery(catalog, others) : plainQuery(catalog, others);
    search({ ...query, limit: limits[index % limits.length] }, catalog);
  }

  console.log(`\n${head}`);
  const measured = groups.map((group) => measureGroup(group, catalog));
  const peak = peakMemory();
  const queries = groups.flatMap((group) => group.queries.map(({ query }) => query));
  const inUse = Math.max(...queries.map((query) => memoryOf({ ...query, limit: 100 }, catalog)));
  console.log(
    `\nMemory: ${megabytes(inUse)} of objects in one search at most, garbage included; the whole process ` +
      `${megabytes(peak)} at most, ${megabytes(before.rss)} before the first search`,
  );

  printExplaining(groups, catalog);
  printDamage(catalog);

  // Only now: the solver takes memory of its own.
  const { default: loadHighs } = await import("highs");
  const highs = await loadHighs();
  const solve = (query: SearchQuery) => solveProgram(highs, integerProgram(query, catalog));
  for (const query of queries.slice(0, 20)) solve(query);
  const words = ["p50", "p99", "max", "ratio p50", "ratio min", "ratio sum"].map((word) => word.padStart(10));
  const last = ["with a set", "mismatches"].map((word) => word.padStart(12));
  console.log(`\n${"Solver, ms; ratio to limit 1".padEnd(36)}${[...words, ...last].join("")}`);
  const solved = measured.map((times) => {
    const answers = times.group.queries.map(({ query }) => solve(query));
    compareGroup(times, answers);
    return answers;
  });
  const [named] = measured;
  if (named) printNamed(named, solved[0] ?? []);

  console.log(
    `\n${"Sizes".padEnd(36)}${["minified", "gzip", "brotli"].map((word) => word.padStart(10)).join("")}`,
  );
  const from = (...paths: string[]) =>
    paths.map((path) => `export * from "@/lib/builder/${path}";`).join("\n");
  const explaining = ["conflict", "nearest-sets", "headroom", "extra-skills", "frontier"].map(
    (file) => `search/${file}`,
  );
  await printSize("search", from("search/search"));
  await printSize("search, why not, what more", from("search/search", ...explaining));
  await printSize("damage", from("damage/compile-damage", "damage/rotation-damage"));
  await printSize("loadouts", from("loadout/derive-loadout", "loadout/check-loadout"));
  await printSize("words about wrong queries", from("search/check-query"));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
