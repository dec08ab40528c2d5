import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getArmorPath, getWeaponPath } from "@/lib/site/wiki-paths";
import { getComparisonPath, readComparison } from "@/lib/wiki/facts/compare-address";
import { getRecordFacts } from "@/lib/wiki/facts/get-record-facts.server";
import {
  type FactKind,
  findLinkedRecord,
  isRecordFacts,
  type RecordFacts,
} from "@/lib/wiki/facts/record-facts";
import { toCompareRows } from "@/lib/wiki/facts/to-compare-rows";

function factsOf(kind: FactKind, id: string): RecordFacts {
  const facts = getRecordFacts({ kind, id });
  if (!facts) throw new Error(`${kind}/${id} has no facts`);
  return facts;
}

function findValue({ facts }: RecordFacts, key: string) {
  return facts.find((fact) => fact.key === key)?.value;
}

describe("facts of a record", () => {
  test("are there for every record, small, with three to six for a card, and lead to its page", () => {
    const { weapons, armor, skills, monsters, items } = getCatalog();
    const all = { weapons, armor, skills, monsters, items };
    for (const kind of ["weapons", "armor", "skills", "monsters", "items"] as const) {
      for (const { id } of all[kind].all) {
        const facts = factsOf(kind, id);
        expect(findLinkedRecord(facts.path), facts.path).toEqual({ kind, id });
        expect(facts.facts.filter(({ isKey }) => isKey).length, id).toBeGreaterThanOrEqual(3);
        expect(new Set(facts.facts.map(({ key }) => key)).size, id).toBe(facts.facts.length);
        expect(JSON.stringify(facts).length, id).toBeLessThan(2500);
        expect(isRecordFacts(JSON.parse(JSON.stringify(facts)))).toBe(true);
      }
    }
  });

  test("say what the tables say", () => {
    const krake = factsOf("weapons", "great-sword-abaddonian-krake");
    expect(findValue(krake, "attack")).toEqual({ text: "230" });
    expect(findValue(krake, "affinity")).toEqual({ text: "−15%" });
    expect(findValue(krake, "element")).toEqual({ elements: [["fire", 400]] });
    expect(findValue(krake, "slots")).toEqual({ slots: [3, 2, 1] });
    expect(factsOf("monsters", "rathalos").facts[0]?.label).toBe("Weak to");
  });

  test("of what does not exist are none", () => {
    expect(getRecordFacts({ kind: "skills", id: "constructor" })).toBeUndefined();
    expect(isRecordFacts({ kind: "skills" })).toBe(false);
    expect(isRecordFacts(null)).toBe(false);
  });
});

describe("a link", () => {
  test.each([
    [getWeaponPath("bow", "bow-hope-bow-i"), { kind: "weapons", id: "bow-hope-bow-i" }],
    [getArmorPath("afi-alpha", "afi-crown-alpha"), { kind: "armor", id: "afi-crown-alpha" }],
    ["/wiki/skills/agitator?x=1#levels", { kind: "skills", id: "agitator" }],
    ["/wiki/hitzones/rathalos#rewards", { kind: "monsters", id: "rathalos" }],
    ["/wiki/items/rathalos-ruby", { kind: "items", id: "rathalos-ruby" }],
  ])("to %s leads to a record", (href, record) => {
    expect(findLinkedRecord(href)).toEqual(record);
  });

  test.each([
    getWeaponPath("bow"),
    "/wiki/weapons/bow/tree",
    "/wiki/weapons/bow/moves",
    "/wiki/armor/pieces",
    "/wiki/armor/afi-alpha",
    "/wiki/hitzones/compare?a=rathalos",
    "/wiki/hitzones/rathalos/combat",
    "/wiki/skills",
    "https://example.com/wiki/skills/agitator",
    null,
  ])("to %s leads to none", (href) => {
    expect(findLinkedRecord(href)).toBeNull();
  });
});

describe("an address of a comparison", () => {
  test("says what is compared, four at most, each once", () => {
    const comparison = { kind: "weapons", ids: ["bow-a", "bow-b"] } as const;
    expect(readComparison(getComparisonPath(comparison).split("?")[1] ?? "")).toEqual(comparison);
    expect(readComparison("skills=a.b.a.c.d.e.f")).toEqual({ kind: "skills", ids: ["a", "b", "c", "d"] });
  });

  test("takes junk for nothing", () => {
    for (const query of ["", "weapons=", "weapons=../x.%3Cb%3E", "items=rathalos-ruby", "q=1"])
      expect(readComparison(query), query).toBeNull();
  });
});

describe("rows of a comparison", () => {
  const [krake, blaisdell] = [
    factsOf("weapons", "great-sword-abaddonian-krake"),
    factsOf("weapons", "great-sword-firetrail-blaisdell"),
  ];
  const rows = toCompareRows([krake, blaisdell]);
  const best = (key: string) => rows.find((row) => row.key === key)?.cells.map(({ isBest }) => isBest);

  test("mark the best figure of each, and what is the same", () => {
    expect(best("attack")).toEqual([false, true]);
    expect(best("element")).toEqual([true, false]);
    expect(rows.find(({ key }) => key === "slots")).toMatchObject({ isSame: true });
    expect(best("slots")).toEqual([false, false]);
    expect(best("skills"), "no skill is better than another").toEqual([false, false]);
  });

  test("leave out what a record does not have", () => {
    const bow = factsOf("weapons", "bow-hope-bow-i");
    const [sharpness] = toCompareRows([krake, bow]).filter(({ key }) => key === "sharpness");
    expect(sharpness?.cells.map(({ value }) => value !== undefined)).toEqual([true, false]);
  });

  test("of one record call nothing the best", () => {
    expect(
      toCompareRows([krake])
        .flatMap(({ cells }) => cells)
        .some(({ isBest }) => isBest),
    ).toBe(false);
  });
});
