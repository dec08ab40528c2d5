import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildGraph, usedBy } from "@/scripts/lib/import-graph.mjs";

/** What shows nothing by itself or only where no scripts run, or is a whole page. */
const leftOut = [
  "components/ui/NeedsScript.tsx",
  "components/ui/TextPage.tsx",
  "components/ui/when-seen.tsx",
];

const files = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `components/${path.replaceAll("\\", "/")}`);
const sources = new Map(files.map((path) => [path, readFileSync(path, "utf8")]));

test("the page of the kit shows every shared component", () => {
  const shown = usedBy(buildGraph(sources, files), "components/kit/KitPage.tsx", () => true);
  const shared = files.filter((path) => /^components\/(ui|chart|list|game)\/.*\.tsx$/.test(path));
  const missing = shared.filter((path) => !shown.has(path) && !leftOut.includes(path));
  expect(shared.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
