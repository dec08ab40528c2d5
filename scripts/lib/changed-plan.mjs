import { reachedFrom, usedBy } from "./import-graph.mjs";
import { pagesOfTest } from "./page-links.mjs";

/**
 * @typedef {import("./test-plan.mjs").StageKey} StageKey
 * @typedef {Pick<import("./changed-files.mjs").Checkout, "changed" | "deleted" | "files" | "sources" | "graph">} Change
 * @typedef {"unit" | "components" | "rules" | "integration" | "e2e"} Layer
 *
 * @typedef {object} LayerPlan
 * @property {string[]} runs Test files.
 * @property {string[]} mayFeel Test files that do not run although the change is somewhere behind what they look
 *   at.
 * @property {number} all
 *
 * @typedef {object} ChangedPlan
 * @property {StageKey[]} only
 * @property {Partial<Record<StageKey, string[]>>} files What each stage is given; one that is not named runs in
 *   full.
 * @property {Record<Layer, LayerPlan>} layers
 */

const inEveryTest = ["package.json", "package-lock.json", "tsconfig.json", "vitest.config.ts"];
const inLint = ["biome.json", ".gitignore", "package-lock.json"];
const componentSetup = "tests/support/jsdom.ts";
const browserConfig = "playwright.config.ts";

/** @type {Record<Layer, RegExp>} */
const testFiles = {
  unit: /^tests\/unit\/.*\.test\.ts$/,
  components: /^tests\/components\/.*\.test\.tsx?$/,
  rules: /^tests\/rules\/.*\.test\.ts$/,
  integration: /^tests\/integration\/.*\.test\.ts$/,
  e2e: /^tests\/e2e\/.*\.spec\.ts$/,
};

/**
 * What a change touches. Unit, component and rules tests are found along the imports. Tests that need the
 * production build cost minutes: an integration test runs when it changed itself or when server code changed
 * that one of its routes uses, a browser test when it changed itself.
 *
 * @param {Change} change
 * @returns {ChangedPlan}
 */
export function planChange(change) {
  const { changed, deleted } = change;
  const layers = planLayers(change);
  const present = changed.filter((path) => !deleted.has(path));
  const lintsAll = inLint.some((path) => changed.includes(path));
  /** @type {StageKey[]} */
  const only = lintsAll || present.length > 0 ? ["lint", "types"] : ["types"];
  /** @type {ChangedPlan["files"]} */
  const files = lintsAll || present.length === 0 ? {} : { lint: present };
  for (const [layer, { runs, all }] of Object.entries(layers)) {
    if (runs.length === 0) continue;
    for (const key of listStages(/** @type {Layer} */ (layer))) {
      only.push(key);
      if (runs.length < all) files[key] = runs;
    }
  }
  return { only: changed.length === 0 ? [] : only, files, layers };
}

/** @param {Layer} layer @returns {StageKey[]} On both backends where there are two; the machine decides on one. */
function listStages(layer) {
  return layer === "integration" || layer === "e2e" ? [layer, `${layer}-embedded`] : [layer];
}

/** @param {Change} change @returns {Record<Layer, LayerPlan>} */
function planLayers({ changed, deleted, files, sources, graph }) {
  const reached = reachedFrom(graph, changed);
  const reachedServer = reachedFrom(graph, changed.filter(isServerFile));
  const isEverywhere = inEveryTest.some((path) => changed.includes(path));
  const isInBrowser = changed.includes(browserConfig);
  const isSiteWide = changed.some(isBehindEveryPage);

  /** Whether the test changed, or what it uses from the folder of tests. @param {string} test */
  const isItselfChanged = (test) =>
    [...usedBy(graph, test, (path) => path.startsWith("tests/"))].some((path) => changed.includes(path));
  /** @param {string} test @param {ReadonlySet<string>} among */
  const opensPage = (test, among) =>
    [...pagesOfTest(test, graph, sources, files)].some((page) => among.has(page));
  const never = () => false;

  /** @param {Layer} layer @param {(test: string) => boolean} runs @param {(test: string) => boolean} feels */
  const plan = (layer, runs, feels) => {
    const tests = files.filter((path) => testFiles[layer].test(path) && !deleted.has(path));
    const chosen = tests.filter(runs);
    const mayFeel = tests.filter((test) => !chosen.includes(test) && feels(test));
    return { runs: chosen, mayFeel, all: tests.length };
  };
  return {
    unit: plan("unit", (test) => isEverywhere || reached.has(test), never),
    components: plan(
      "components",
      (test) => isEverywhere || reached.has(componentSetup) || reached.has(test),
      never,
    ),
    rules: plan("rules", (test) => reached.has(test), never),
    integration: plan(
      "integration",
      (test) => isItselfChanged(test) || reachedServer.has(test) || opensPage(test, reachedServer),
      (test) => isSiteWide || reached.has(test) || opensPage(test, reached),
    ),
    e2e: plan(
      "e2e",
      (test) => isInBrowser || isItselfChanged(test),
      (test) => isSiteWide || opensPage(test, reached),
    ),
  };
}

/** @param {string} path */
function isServerFile(path) {
  return /^pages\/api\/|\.server\.ts$/.test(path);
}

/** Whether no page names the file and each may depend on it. @param {string} path */
function isBehindEveryPage(path) {
  return /^(next\.config\.ts|instrumentation\.ts|postcss\.config\.mjs|package(-lock)?\.json|public\/.*|styles\/.*)$/.test(
    path,
  );
}

/**
 * @param {ChangedPlan} plan
 * @param {readonly string[]} changed
 * @param {string} reference
 * @returns {string[]} What the screen says: what runs, what does not, and why.
 */
export function describeChange({ layers }, changed, reference) {
  if (changed.length === 0) return [`Nothing changed since ${reference}.`];
  const { unit, components, rules, integration, e2e } = layers;
  const some = changed.length > 3 ? `${changed.slice(0, 3).join(", ")}, …` : changed.join(", ");
  return [
    `Changed since ${reference}: ${count(changed.length, "file")} (${some})`,
    `Affected: ${unit.runs.length} of ${count(unit.all, "unit test file")}, ${components.runs.length} of ${count(components.all, "component test file")}.`,
    ...(rules.runs.length > 0
      ? []
      : ["Not run: security rules, because neither they nor their tests changed."]),
    ...describeSite("integration", integration, "no server file of their routes changed"),
    ...describeSite("e2e", e2e, "no browser test changed"),
  ];
}

/**
 * @param {"integration" | "e2e"} key
 * @param {LayerPlan} plan
 * @param {string} why
 * @returns {string[]}
 */
function describeSite(key, { runs, mayFeel, all }, why) {
  const left = all - runs.length;
  if (left === 0) return [];
  const title = key === "e2e" ? "browser test file" : "integration test file";
  const line = `Not run: ${left} of ${count(all, title)}, because ${why}.`;
  if (mayFeel.length === 0) return [line];
  const names = mayFeel.map((path) => path.replace(/^.*\//, "").replace(/\.(test|spec)\.ts$/, ""));
  const filter = mayFeel.length === all ? "" : ` ${names.join(" ")}`;
  return [
    line,
    `  ${mayFeel.length} of them ${mayFeel.length === 1 ? "uses" : "use"} what the change reaches:  npm test -- --only ${key}${filter}`,
  ];
}

/** @param {number} number @param {string} noun */
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
