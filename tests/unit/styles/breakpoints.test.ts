import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Those that Tailwind has by itself: one that the theme leaves out makes no rule, and nothing says so. */
const usual = ["xs", "sm", "md", "lg", "xl", "2xl", "3xl"];

test("utilities change at the breakpoints of the theme alone", () => {
  const theme = readFileSync("styles/utilities.css", "utf8");
  const known = [...theme.matchAll(/--breakpoint-(\w+):/g)].map(([, name]) => name);
  expect(known).toEqual(["md", "lg", "xl"]);
  const other = usual.filter((name) => !known.includes(name)).join("|");
  const dead = new RegExp(`(?<![\\w-])(?:max-)?(?:${other}):[a-z-]`);
  const paths = ["components", "pages"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
  );
  const found = paths
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, at) => (dead.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
