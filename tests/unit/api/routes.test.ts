import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../pages/api");
const routes = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((each) =>
  each.endsWith(".ts"),
);
const handled = routes.filter((route) =>
  readFileSync(join(root, route), "utf8").match(/create(?:Handler|Routes)\(/),
);

describe("API routes", () => {
  test("are found", () => {
    expect(handled).toEqual(
      expect.arrayContaining(["health/[[...path]].ts", "jobs.ts", "user/[[...path]].ts"]),
    );
  });

  test.each(handled)(
    "%s switches Next's body parser off, which answers bad JSON in plain text",
    async (route) => {
      const loaded: unknown = await import(join(root, route));
      expect(loaded).toMatchObject({ config: { api: { bodyParser: false } } });
    },
  );

  test.each(handled)(
    "%s stays a route: no try, no store, forty lines at most, or six for each call and thirteen for each other route",
    (route) => {
      const source = readFileSync(join(root, route), "utf8");
      expect(source).not.toMatch(/\btry\b|runTransaction|\.collection\(/);
      const calls = source.match(/dependencies/g)?.length ?? 0;
      const others = source.match(/^ {2,4}"\/api\//gm)?.length ?? 0;
      expect(source.trimEnd().split("\n").length).toBeLessThanOrEqual(Math.max(40, 6 * calls + 13 * others));
    },
  );
});
