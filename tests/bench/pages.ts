/**
 * How fast pages are on a slow phone: four times slower, 1.6 Mbit/s, 150 ms, with an empty cache. Each round loads
 * every page once and what it is compared with right after it, so that whatever slows one slows the other. Medians.
 *
 *     npm run bench:pages
 *     npm run bench:pages -- /wiki/items /hunting-help --rounds 7 --cpu 16
 *     npm run bench:pages -- /wiki/items --beside https://example.com/items
 *     npm run bench:pages -- --against http://localhost:3001
 *     npm run bench:pages -- --reference
 *
 * `--beside` measures another address the same way, `--against` the same pages of another server (two builds), and
 * `--bare` the tables of each page as plain HTML. `--reference` compares the work of pages with that of a page of
 * Mantine's shell on plain Next.js, which it builds and serves, on this machine's own processor and line. With
 * QUARRY_BASE_URL, without a build of its own:
 *
 *     QUARRY_BASE_URL=http://localhost:3000 npx tsx tests/bench/pages.ts
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { Children } from "../../scripts/lib/children.mjs";
import { findOrInstallChromium } from "../../scripts/lib/chromium.mjs";
import { serveBarePage } from "./bare-page";
import { type Conditions, measurePage, type PageFigures } from "./measure-page";
import { serveReferencePages } from "./reference-pages";

const baseUrl = process.env.QUARRY_BASE_URL;
if (!baseUrl) throw new Error("Run this with: npm run bench:pages");

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: "string" },
    against: { type: "string" },
    bare: { type: "boolean", default: false },
    reference: { type: "boolean", default: false },
    cpu: { type: "string" },
    rounds: { type: "string", default: "5" },
  },
});

const usualPaths = [
  "/",
  "/wiki",
  "/wiki/weapons/great-sword",
  "/wiki/armor/pieces",
  "/wiki/hitzones/rathalos",
  "/wiki/items",
  "/wiki/builds",
  "/wiki/guides",
  "/leaderboards/overview",
  "/hunting-help",
  "/builder",
];

/** What stands for a kind of page next to the reference. */
const referencePaths = ["/", "/wiki/weapons/great-sword", "/wiki/hitzones/rathalos", "/builder"];

const columns: readonly (readonly [label: string, get: (figures: PageFigures) => number, digits?: number])[] =
  [
    ["FCP ms", ({ firstPaint }) => firstPaint],
    ["LCP ms", ({ largestPaint }) => largestPaint],
    ["blocking", ({ blocking }) => blocking],
    ["longest", ({ longestTask }) => longestTask],
    ["shift", ({ shift }) => shift, 3],
    ["work ms", ({ work }) => work],
    ["script ms", ({ scripting }) => scripting],
    ["style ms", ({ style }) => style],
    ["layout", ({ layout }) => layout],
    ["elements", ({ elements }) => elements],
    ["JS kB", ({ traffic }) => traffic.bytes.script / 1000, 1],
    ["data kB", ({ traffic }) => traffic.bytes.data / 1000, 1],
    ["CSS kB", ({ traffic }) => traffic.bytes.style / 1000, 1],
    ["HTML kB", ({ traffic }) => traffic.bytes.document / 1000, 1],
    ["requests", ({ traffic }) => traffic.requests],
  ];

function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(46) + cells.map((cell) => cell.padStart(10)).join(""));
}

/** A page to load, and the place among all of them of the one that it is compared with. */
interface Entry {
  readonly name: string;
  readonly url: string;
  readonly comparedWith?: number;
}

interface Plan {
  readonly entries: readonly Entry[];
  readonly conditions: Conditions;
  close(): Promise<void>;
}

async function planReference(paths: readonly string[]): Promise<Plan> {
  const { bare, shell, close } = await serveReferencePages();
  const entries = [
    { name: "bare Next.js", url: bare, comparedWith: 1 },
    { name: "Mantine's shell on Next.js", url: shell },
    ...paths.map((path) => ({ name: path, url: `${baseUrl}${path}`, comparedWith: 1 })),
  ];
  // What waits until a page has settled begins after four seconds.
  const conditions = { cpu: Number(options.cpu ?? 1), isLineSlow: false, watched: 6500 };
  return { entries, conditions, close };
}

async function planPairs(browser: Browser, paths: readonly string[]): Promise<Plan> {
  const closers: (() => void)[] = [];
  const entries: Entry[] = [];
  for (const path of paths) {
    const url = `${baseUrl}${path}`;
    const bare = options.bare ? await serveBarePage(browser, url) : undefined;
    if (bare) closers.push(bare.close);
    const other = options.beside ?? (options.against ? `${options.against}${path}` : bare?.url);
    entries.push({ name: path, url, ...(other ? { comparedWith: entries.length + 1 } : {}) });
    if (other)
      entries.push({ name: bare ? "  the same tables, bare" : `  ${other}`.slice(0, 45), url: other });
  }
  const conditions = { cpu: Number(options.cpu ?? 4), isLineSlow: true, watched: 0 };
  return { entries, conditions, close: async () => closers.forEach((close) => void close()) };
}

/** Loads all pages in turns. @returns medians in the order of `columns`, of each page */
async function measureAll(browser: Browser, { entries, conditions }: Plan, rounds: number) {
  const taken = entries.map((): PageFigures[] => []);
  // The first load of each fills the caches of the server.
  for (let round = -1; round < rounds; round++) {
    for (const [at, { url }] of entries.entries()) {
      const figures = await measurePage(browser, url, conditions);
      if (round >= 0) taken[at]?.push(figures);
    }
    if (round >= 0) console.error(`round ${round + 1} of ${rounds}`);
  }
  return taken.map((each) => columns.map(([, get]) => getMedian(each.map(get))));
}

/** Prints every figure, and of what is compared how many times as much it takes. */
async function main(): Promise<void> {
  const rounds = Number(options.rounds);
  const chosen = positionals.length > 0 ? positionals : undefined;
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(new Children(), () => {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  let plan: Plan | undefined;
  try {
    plan = options.reference
      ? await planReference(chosen ?? referencePaths)
      : await planPairs(browser, chosen ?? usualPaths);
    const medians = await measureAll(browser, plan, rounds);
    const { cpu, isLineSlow } = plan.conditions;
    console.log(`Processor ${cpu} times as slow, ${isLineSlow ? "slow line" : "line as it is"}.`);
    printRow(
      `medians of ${rounds}`,
      columns.map(([label]) => label),
    );
    for (const [at, own] of medians.entries()) {
      const { name = "", comparedWith } = plan.entries[at] ?? {};
      printRow(
        name,
        own.map((value, column) => value.toFixed(columns[column]?.[2] ?? 0)),
      );
      const other = comparedWith === undefined ? undefined : medians[comparedWith];
      if (other) printRatio(own, other);
    }
  } finally {
    await plan?.close();
    await browser.close();
  }
}

function printRatio(own: readonly number[], other: readonly number[]): void {
  printRow(
    "  ratio",
    own.map((value, column) => (other[column] ? (value / other[column]).toFixed(2) : "–")),
  );
}

void main();
