/**
 * How quick is the search for sets, and how large is it? Asks named and random queries of the whole catalogue,
 * the same ones of an integer-programming solver (HiGHS), and prints both times and their ratio, the memory and
 * the compressed size of what a browser would load.
 *
 *     npm run bench:builder [-- seed]
 *
 * The very first search is printed on its own: nothing is compiled then, and the catalogue is not indexed. Before
 * the measuring, 150 other random queries are searched, which warms the code up as a few minutes of use would.
 * Each query is then timed five times, and the median counts. The solver's time is that of the solving alone,
 * without writing and reading the program, once per query.
 */
import { getHeapStatistics } from "node:v8";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { BuilderCatalog } from "@/lib/builder/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog.server";
import { checkQuery } from "@/lib/builder/search/check-query";
import type { ProofStatus, SearchQuery } from "@/lib/builder/search/query";
import { prepareSearch, search } from "@/lib/builder/search/search";
import { type BenchGroup, type BenchQuery, benchGroups, plainQuery } from "../support/builder/bench-queries";
import { fullQuery } from "../support/builder/full-queries";
import { integerProgram, type Solved, solveProgram } from "../support/builder/integer-program";
import { figuresOf } from "../support/builder/reading";
import { createDice } from "../support/builder/seed";

const rounds = 5;
const limits = [1, 100] as const;

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

/**
 * Bytes of objects and buffers while one search runs, at most, beyond what was there before it. Garbage that
 * waits to be collected counts too.
 */
function memoryOf(query: SearchQuery, catalog: BuilderCatalog): number {
  const inUse = () => {
    const { used_heap_size, external_memory } = getHeapStatistics();
    return used_heap_size + external_memory;
  };
  globalThis.gc?.();
  const before = inUse();
  const run = prepareSearch(query, catalog);
  let most = inUse();
  while (!run.step(200)) most = Math.max(most, inUse());
  const report = run.report();
  const after = inUse();
  // The report is kept until here.
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

/** Times of the solver beside those of the search, and whether the answers are the same. */
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
  const zipped = gzipSync(file.contents, { level: 9 }).length;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
  console.log(`${label.padEnd(36)}${kilobytes(file.contents.length)}${kilobytes(zipped)}`);
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

  console.log(`\n${"Sizes".padEnd(36)}${["minified", "gzip"].map((word) => word.padStart(10)).join("")}`);
  await printSize(
    "search",
    'export { prepareSearch, search, searchAsync } from "@/lib/builder/search/search";',
  );
  await printSize(
    "words about wrong queries",
    'export { checkQuery } from "@/lib/builder/search/check-query";',
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
