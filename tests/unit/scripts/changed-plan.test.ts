import { describe, expect, test } from "vitest";
import { describeChange, planChange } from "@/scripts/lib/changed-plan.mjs";
import { buildGraph, hasLinks } from "@/scripts/lib/import-graph.mjs";
import { pagesAt } from "@/scripts/lib/page-links.mjs";

/** A site in small: a component on a page, a route with its use case, and a test of each kind. */
const texts: Record<string, string> = {
  "lib/daily/quiz-rules.ts": "export const rules = 1;",
  "lib/daily/submit-quiz.server.ts": 'import { rules } from "./quiz-rules";',
  "pages/api/user/quiz.ts": 'import { submitQuiz } from "@/lib/daily/submit-quiz.server";',
  "pages/api/health.ts": "export default 1;",
  "components/daily/Quiz.tsx": 'import { rules } from "@/lib/daily/quiz-rules";',
  "pages/quiz.tsx": 'import { Quiz } from "@/components/daily/Quiz";',
  "pages/wiki/[id].tsx": "export default 1;",
  "tests/support/jsdom.ts": "configure();",
  "tests/support/quiz-answers.ts": 'callApi("/api/user/quiz");',
  "tests/unit/daily/rules.test.ts": 'import { rules } from "@/lib/daily/quiz-rules";',
  "tests/unit/wiki/list.test.ts": "test();",
  "tests/components/daily/quiz.test.tsx": 'import { Quiz } from "@/components/daily/Quiz";',
  "tests/components/wiki/list.test.tsx": "test();",
  "tests/rules/firestore.test.ts": 'readFileSync("firestore.rules");',
  "tests/integration/quiz.test.ts": 'import { open } from "@/tests/support/quiz-answers";',
  "tests/integration/health.test.ts": 'callApi("/api/health?full=1");',
  "tests/e2e/quiz.spec.ts": 'page.goto("/quiz");',
  "tests/e2e/wiki.spec.ts": 'page.goto("/wiki/rathalos");',
  "firestore.rules": "",
  "README.md": "",
  "biome.json": "",
  "package.json": "",
  "next.config.ts": "",
  "playwright.config.ts": "",
};

function change(changed: string[], deleted: string[] = []) {
  const sources = new Map(
    Object.entries(texts).filter(([path]) => hasLinks(path) && !deleted.includes(path)),
  );
  const files = [...new Set([...Object.keys(texts), ...changed])];
  return { changed, deleted: new Set(deleted), files, sources, graph: buildGraph(sources, files) };
}
const planOf = (...changed: string[]) => planChange(change(changed));

describe("the tests that a change touches", () => {
  test("are those of one component, with lint and types, and none that needs a build", () => {
    const plan = planOf("components/daily/Quiz.tsx");
    expect(plan.only).toEqual(["lint", "types", "components"]);
    expect(plan.files).toEqual({
      lint: ["components/daily/Quiz.tsx"],
      components: ["tests/components/daily/quiz.test.tsx"],
    });
    expect(plan.layers.e2e.mayFeel).toEqual(["tests/e2e/quiz.spec.ts"]);
  });

  test("are all that use a deep rule, which is proved below the server", () => {
    const plan = planOf("lib/daily/quiz-rules.ts");
    expect(plan.only).toEqual(["lint", "types", "unit", "components"]);
    expect(plan.layers.integration).toEqual({
      runs: [],
      mayFeel: ["tests/integration/quiz.test.ts"],
      all: 2,
    });
  });

  test.each([
    "lib/daily/submit-quiz.server.ts",
    "pages/api/user/quiz.ts",
    "tests/support/quiz-answers.ts",
    "tests/integration/quiz.test.ts",
  ])("are the integration tests of the route when %s changed", (path) => {
    const plan = planOf(path);
    expect(plan.only).toEqual(expect.arrayContaining(["integration", "integration-embedded"]));
    expect(plan.files.integration).toEqual(["tests/integration/quiz.test.ts"]);
    expect(plan.files["integration-embedded"]).toEqual(plan.files.integration);
  });

  test("are those of the rules when the rules changed", () => {
    const plan = planOf("firestore.rules");
    expect(plan.only).toEqual(["lint", "types", "rules"]);
    expect(plan.files.rules, "all of them, without a filter").toBeUndefined();
  });

  test("are the browser tests that changed themselves, and all when their configuration did", () => {
    expect(planOf("tests/e2e/quiz.spec.ts").files.e2e).toEqual(["tests/e2e/quiz.spec.ts"]);
    expect(planOf("playwright.config.ts").layers.e2e.runs).toHaveLength(2);
  });

  test("are all unit and component tests when packages changed, all component tests with their setup", () => {
    const { layers, only } = planOf("package.json");
    expect(layers.unit.runs).toHaveLength(2);
    expect(layers.components.runs).toHaveLength(2);
    expect(only).not.toContain("e2e");
    expect(layers.e2e.mayFeel).toHaveLength(2);
    const setup = planOf("tests/support/jsdom.ts").layers;
    expect([setup.unit.runs.length, setup.components.runs.length]).toEqual([0, 2]);
  });

  test("are none for a text, and lint reads everything again when its own rules changed", () => {
    expect(planOf("README.md").only).toEqual(["lint", "types"]);
    expect(planOf("biome.json").files.lint).toBeUndefined();
  });

  test("are those that used a file that is gone, but never a test that is gone", () => {
    const gone = planChange(change(["lib/daily/quiz-rules.ts"], ["lib/daily/quiz-rules.ts"]));
    expect(gone.files.lint).toBeUndefined();
    expect(gone.only).toEqual(["types", "unit", "components"]);
    const test = planChange(change(["tests/unit/daily/rules.test.ts"], ["tests/unit/daily/rules.test.ts"]));
    expect(test.only).toEqual(["types"]);
  });

  test("are none at all when nothing changed", () => {
    expect(planOf().only).toEqual([]);
  });
});

describe("what the screen says of a change", () => {
  const said = (...changed: string[]) => describeChange(planOf(...changed), changed, "HEAD");

  test("names what runs, what does not, why, and how to run it all the same", () => {
    expect(said("components/daily/Quiz.tsx")).toEqual([
      "Changed since HEAD: 1 file (components/daily/Quiz.tsx)",
      "Affected: 0 of 2 unit test files, 1 of 2 component test files.",
      "Not run: security rules, because neither they nor their tests changed.",
      "Not run: 2 of 2 integration test files, because no server file of their routes changed.",
      "Not run: 2 of 2 browser test files, because no browser test changed.",
      "  1 of them uses what the change reaches:  npm test -- --only e2e quiz",
    ]);
  });

  test("sets no filter where all may be affected", () => {
    expect(said("next.config.ts").at(-1)).toBe(
      "  2 of them use what the change reaches:  npm test -- --only e2e",
    );
  });

  test("says nothing of what runs in full", () => {
    const lines = said("firestore.rules", "playwright.config.ts").join("\n");
    expect(lines).not.toMatch(/Not run: (security rules|\d+ of \d+ browser)/);
  });

  test("is one line when nothing changed", () => {
    expect(said()).toEqual(["Nothing changed since HEAD."]);
  });
});

describe("the page behind an address", () => {
  const pages = [
    "pages/index.tsx",
    "pages/api/builds/index.ts",
    "pages/api/builds/mine.ts",
    "pages/api/builds/[id]/like.ts",
    "pages/api/builds/[id]/index.ts",
    "pages/builder.tsx",
    "pages/api/[[...path]].ts",
    "pages/api/guides/[[...path]].ts",
    "pages/api/guides/feed.ts",
  ];
  test.each([
    ["/", false, ["pages/index.tsx"]],
    ["/builder?weapon=1#top", false, ["pages/builder.tsx"]],
    ["/builder", true, ["pages/builder.tsx"]],
    ["/api/builds", false, ["pages/api/builds/index.ts"]],
    ["/api/guides", false, ["pages/api/guides/[[...path]].ts"]],
    ["/api/guides/x/state", false, ["pages/api/guides/[[...path]].ts"]],
    ["/api/guides/feed", false, ["pages/api/guides/feed.ts"]],
    ["/api/no-such", false, ["pages/api/[[...path]].ts"]],
    ["/api/builds/mine", false, ["pages/api/builds/mine.ts"]],
    ["/api/builds/x1", false, ["pages/api/builds/[id]/index.ts"]],
    ["/api/builds/x1/like", false, ["pages/api/builds/[id]/like.ts"]],
    ["/api/builds/", true, pages.slice(1, 5)],
    ["/nowhere", false, []],
    ["builder", false, []],
  ])("%s", (address, goesOn, expected) => {
    expect(pagesAt(address, goesOn, pages)).toEqual(expected);
  });
});
