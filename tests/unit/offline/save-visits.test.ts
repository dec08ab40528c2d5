import { describe, expect, test } from "vitest";
import { isVisitMessage, maxAddresses } from "@/lib/offline/messages";
import { createVisit } from "@/lib/offline/save-visits";

const origin = "https://quarry.example";
const armor = `${origin}/api/builder/data/armor.json?v=7`;

describe("what a page tells the worker", () => {
  test("names the page and what it loaded from this site, each once", () => {
    const loaded = [
      `${origin}/a.js`,
      "https://elsewhere.example/b.js",
      "https://quarry.example.org/c.js",
      `${origin}/a.js`,
    ];
    expect(createVisit("/wiki", origin, loaded, {})).toEqual({
      type: "save-visit",
      whole: false,
      addresses: ["/wiki", `${origin}/a.js`],
    });
  });

  test("the builder comes whole, with all its files in one version", () => {
    const visit = createVisit("/builder", origin, [armor], {});
    expect(visit.whole).toBe(true);
    expect(visit.addresses).toEqual([
      "/builder",
      ...["armor", "weapons", "damage", "availability", "hunt"].map(
        (name) => `/api/builder/data/${name}.json?v=7`,
      ),
      armor,
    ]);
  });

  test.each([{ saveData: true }, { effectiveType: "3g" }])("not on a connection like %o", (connection) => {
    expect(createVisit("/builder", origin, [armor], connection)).toEqual({
      type: "save-visit",
      whole: false,
      addresses: ["/builder", armor],
    });
  });

  test("a long list is cut to what the worker takes", () => {
    const loaded = Array.from({ length: 2 * maxAddresses }, (_, index) => `${origin}/${index}.js`);
    expect(isVisitMessage(createVisit("/wiki", origin, loaded, {}))).toBe(true);
  });
});

test.each([
  null,
  "save-visit",
  {},
  { type: "save-visit" },
  { type: "save-visit", whole: true, addresses: [1] },
])("the worker takes no message like %o", (data) => {
  expect(isVisitMessage(data)).toBe(false);
});
