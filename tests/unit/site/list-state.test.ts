import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clearState,
  createChoiceField,
  createMultiField,
  createNumberField,
  createSortField,
  createTabField,
  createTextField,
  createToggleField,
  followWeapon,
  getInitialState,
  parseState,
  serializeState,
} from "@/lib/site/list-state";

const elements = ["fire", "water", "ice", "sword-and-shield"] as const;
const fields = {
  q: createTextField(),
  rank: createChoiceField(["low", "high"]),
  element: createMultiField(elements),
  slots: createNumberField({ min: 1, max: 3 }),
  affinity: createNumberField({ min: -40, max: 40, step: 0.5 }),
  forgeable: createToggleField(),
  tab: createTabField(["skills", "meals"]),
  sort: createSortField(["name", "attack"], { key: "attack", direction: "desc" }),
};

const states = fc.record({
  q: fc.string({ unit: "grapheme", maxLength: 20 }).filter((text) => [...text].length <= 80),
  rank: fc.constantFrom("" as const, "low" as const, "high" as const),
  element: fc.subarray([...elements]),
  slots: fc.constantFrom(null, 1, 2, 3),
  affinity: fc.option(fc.integer({ min: -80, max: 80 }).map((half) => half / 2 + 0)),
  forgeable: fc.boolean(),
  tab: fc.constantFrom("skills" as const, "meals" as const),
  sort: fc.record({
    key: fc.constantFrom("name" as const, "attack" as const),
    direction: fc.constantFrom("asc" as const, "desc" as const),
  }),
});

describe("state of a list in the address", () => {
  test("comes back from the address as it was written", () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseState(fields, serializeState(fields, state))).toEqual(state);
      }),
    );
  });

  test("leaves the address clean while nothing is chosen", () => {
    expect(serializeState(fields, getInitialState(fields))).toBe("");
    expect(parseState(fields, "")).toEqual(getInitialState(fields));
  });

  test("never fails on junk, and writes back what it understood", () => {
    const junk = fc.oneof(
      fc.string({ unit: "binary" }),
      fc
        .array(fc.tuple(fc.constantFrom(...Object.keys(fields), "x"), fc.string({ unit: "binary" })))
        .map((pairs) => pairs.map(([key, text]) => `${key}=${text}`).join("&")),
    );
    fc.assert(
      fc.property(junk, (search) => {
        const state = parseState(fields, search);
        expect(parseState(fields, serializeState(fields, state))).toEqual(state);
      }),
    );
  });

  test.each([
    ["slots=4", "a number out of bounds"],
    ["slots=2.5", "a fraction where whole numbers belong"],
    ["slots=1e0", "a number in another notation"],
    ["rank=master", "an unknown choice"],
    ["element=plasma", "an unknown element"],
    ["tab=drinks", "an unknown tab"],
    ["sort=price.desc", "an unknown column"],
    ["sort=name.sideways", "an unknown direction"],
    ["sort=name.asc.asc", "too many words"],
    ["forgeable=yes", "another word for on"],
    ["__proto__=1&constructor=2", "names of the language"],
  ])("ignores %s: %s", (search) => {
    expect(parseState(fields, search)).toEqual(getInitialState(fields));
  });

  test("reads the known values among unknown ones, in their own order, once each", () => {
    expect(parseState(fields, "element=ice.plasma.fire.ice").element).toEqual(["fire", "ice"]);
  });

  test("writes slugs without escaping them, keys in the order of their declaration", () => {
    const state = {
      ...getInitialState(fields),
      sort: { key: "name", direction: "asc" } as const,
      element: ["ice", "sword-and-shield"] as const,
      q: "rath α",
    };
    expect(serializeState(fields, state)).toBe("q=rath+%CE%B1&element=ice.sword-and-shield&sort=name.asc");
  });

  test("preserves the language of names and drops every other foreign key", () => {
    expect(serializeState(fields, getInitialState(fields), "utm_source=x&lang=ja&slots=2")).toBe("lang=ja");
  });

  test("cuts a text that nobody typed", () => {
    expect(parseState(fields, `q=${"a".repeat(500)}`).q).toHaveLength(80);
  });
});

describe("dropping the filters", () => {
  test("preserves sort and tab, and nothing else", () => {
    const state = parseState(fields, "q=rath&rank=low&slots=2&tab=meals&sort=name.asc");
    expect(serializeState(fields, clearState(fields, state))).toBe("tab=meals&sort=name.asc");
  });
});

describe("a list that follows the visitor's weapon", () => {
  const own = { type: followWeapon(createMultiField(elements)), q: createTextField() };

  test("begins with it where the address says nothing of the list", () => {
    expect(parseState(own, "", "fire").type).toEqual(["fire"]);
    expect(parseState(own, "?lang=ja", "fire").type).toEqual(["fire"]);
    expect(parseState(own, "?q=x", "fire").type).toEqual([]);
    expect(parseState(own, "?type=ice", "fire").type).toEqual(["ice"]);
    expect(parseState(own, "", "plasma").type, "a weapon of another game").toEqual([]);
    expect(parseState(fields, "", "fire"), "a list that does not follow").toEqual(getInitialState(fields));
  });

  test("says in the address that it is whole, and nothing to those who chose none", () => {
    const whole = getInitialState(own);
    expect(serializeState(own, whole, "", "fire")).toBe("type=any");
    expect(parseState(own, "type=any", "fire")).toEqual(whole);
    expect(serializeState(own, { ...whole, q: "x" }, "", "fire")).toBe("q=x");
    expect(serializeState(own, whole, "?lang=ja", "fire")).toBe("type=any&lang=ja");
    expect(serializeState(own, whole)).toBe("");
    expect(serializeState(fields, getInitialState(fields), "", "fire")).toBe("");
  });
});
