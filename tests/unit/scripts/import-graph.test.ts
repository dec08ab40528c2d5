import { describe, expect, test } from "vitest";
import { buildGraph, listStrings, reachedFrom, usedBy } from "@/scripts/lib/import-graph.mjs";

/** A graph of a few files; those without a text are only there. */
function graphOf(texts: Record<string, string>) {
  return buildGraph(new Map(Object.entries(texts).filter(([, text]) => text)), Object.keys(texts));
}

const linksOf = (text: string, ...others: string[]) =>
  [
    ...(graphOf({ "lib/site/a.ts": text, ...Object.fromEntries(others.map((path) => [path, ""])) }).get(
      "lib/site/a.ts",
    ) ?? []),
  ].toSorted();

describe("the files that a file uses", () => {
  test.each([
    ['import { b } from "./b";', "lib/site/b.ts"],
    ['import { b } from "@/lib/other/b";', "lib/other/b.ts"],
    ['import Page from "@/pages/wiki";', "pages/wiki/index.tsx"],
    ['import styles from "./A.module.css";', "lib/site/A.module.css"],
    ['export { b } from "../b.server";', "lib/b.server.ts"],
    ['const page = () => import("@/components/ui/B");', "components/ui/B.tsx"],
    ['vi.mock("@/lib/b", () => ({}));', "lib/b.ts"],
    ['new Worker(new URL("../worker/engine.ts", import.meta.url));', "lib/worker/engine.ts"],
    ['readFileSync("styles/tokens.css", "utf8");', "styles/tokens.css"],
    ['readFileSync(join(import.meta.dirname, "../../firestore.rules"));', "firestore.rules"],
    ['import { type B, b } from "./b";', "lib/site/b.ts"],
    ["import {\n  b,\n  c,\n} from './b';", "lib/site/b.ts"],
  ])("%s", (text, path) => {
    expect(linksOf(text, path)).toEqual([path]);
  });

  test("are all of a folder that is named, or that a template names a file of", () => {
    const files = ["data/catalog/a.json", "data/catalog/b.json", "data/names/fr.json"];
    const catalog = files.slice(0, 2);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file that has a template.
    expect(linksOf("readFileSync(`data/catalog/${id}.json`)", ...files)).toEqual(catalog);
    expect(linksOf('readdirSync("data/catalog")', ...files)).toEqual(catalog);
    expect(linksOf('readdirSync("data")', ...files), "a single word is often something else").toEqual([]);
  });

  test.each([
    'import type { B } from "./b";',
    'export type { B } from "./b";',
    'import type {\n  B,\n  C,\n} from "./b";',
    '// import { b } from "./b";',
    "/** See `./b`. */",
    'const root = new URL("../..", import.meta.url);',
    'import { b } from "b";',
    'const slow = ["tests/unit/b.test.ts"];',
  ])("are none in %j", (text) => {
    expect(linksOf(text, "lib/site/b.ts", "lib/c.ts", "tests/unit/b.test.ts")).toEqual([]);
  });

  test("are found behind a template on the same line", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file that has a template.
    expect(linksOf('load(`x/${id}`, "./b");', "lib/site/b.ts")).toEqual(["lib/site/b.ts"]);
    expect(listStrings('a("one", "two")').map(({ text }) => text)).toEqual(
      expect.arrayContaining(["one", "two"]),
    );
  });

  test("are those of a reader that puts their names together", () => {
    const reader = "lib/catalog/read-data.server.ts";
    const graph = graphOf({ [reader]: "join(process.cwd(), folder)", "data/names/fr.json": "" });
    expect([...(graph.get(reader) ?? [])]).toEqual(["data/names/fr.json"]);
  });
});

describe("what a change reaches", () => {
  const graph = graphOf({
    "lib/base.ts": 'export const a = "1";',
    "lib/middle.ts": 'import { a } from "./base";\nimport { t } from "./top";',
    "lib/top.ts": 'import { m } from "./middle";',
    "tests/top.test.ts": 'import { t } from "@/lib/top";',
    "tests/other.test.ts": 'import { o } from "@/lib/other";',
    "lib/other.ts": "export const o = 1;",
  });

  test("is everything above it, also around a circle", () => {
    expect([...reachedFrom(graph, ["lib/base.ts"])].toSorted()).toEqual([
      "lib/base.ts",
      "lib/middle.ts",
      "lib/top.ts",
      "tests/top.test.ts",
    ]);
  });

  test("is the file itself where nobody uses it", () => {
    expect([...reachedFrom(graph, ["README.md"])]).toEqual(["README.md"]);
  });

  test("is looked at from the other side within a part of the checkout", () => {
    expect([...usedBy(graph, "tests/top.test.ts", (path) => path.startsWith("tests/"))]).toEqual([
      "tests/top.test.ts",
    ]);
    expect(usedBy(graph, "tests/top.test.ts", () => true).has("lib/base.ts")).toBe(true);
  });
});
