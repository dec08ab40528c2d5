import { describe, expect, test } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { search } from "@/lib/builder/search/search";
import { formatAnswer } from "@/scripts/lib/search-answer";
import { readQuery } from "@/scripts/lib/search-query";
import { damageOf } from "@/tests/support/builder/damage-oracle";

const catalog = getBuilderCatalog();
const damage = {
  weapon: "hammer-zaccios-execution",
  moves: { "hammer-upswing": 2, "hammer-swing": 1 },
  target: { monster: "nu-udra", part: "head" },
};

function read(objective: object, rest: object = {}) {
  return readQuery(JSON.stringify({ objective, limit: 1, ...rest }), catalog);
}

describe("npm run search by damage", () => {
  test("proves the set that deals the most, with the slots of the weapon", () => {
    const query = read({ damage });
    const report = search(query, catalog);
    expect(report.status).toBe("optimal");
    expect(report.results[0]?.weaponDecorations.length).toBeGreaterThan(0);
    const [set] = report.results;
    if (!set || query.objective?.kind !== "damage") throw new Error("No set by damage");
    const recounted = damageOf(set, query, catalog, query.objective.damage);
    expect(formatAnswer(report, query, 1, catalog)).toMatchObject({
      status: "optimal",
      results: [{ damage: Math.round(recounted * 100) / 100 }],
    });
  });

  test("counts the moves and the part that is hit", () => {
    const deal = (request: object) => search(read({ damage: request }), catalog).results[0]?.damage ?? 0;
    const once = deal(damage);
    const twice = deal({ ...damage, moves: { "hammer-upswing": 4, "hammer-swing": 2 } });
    expect(twice / once).toBeCloseTo(2, 6);
    const broken = deal({ ...damage, target: { monster: "gravios", part: "left-leg" } });
    expect(broken).toBeLessThan(once);
  });

  test("states the gap of a search that was cut off", () => {
    const query = read({ damage }, { limit: 20, talismans: "any-legal" });
    const report = search(query, catalog, { maxNodes: 200 });
    const best = report.results[0]?.damage ?? Number.NaN;
    expect(report.status).toBe("bounded");
    const answer = JSON.stringify(formatAnswer(report, query, 1, catalog));
    const gap = Number(/"gap":([\d.]+)/.exec(answer)?.[1]);
    expect(best * (1 + gap / 100)).toBeGreaterThanOrEqual(report.bound ?? Infinity);
    expect(gap).toBeLessThan(100);
  });

  test.each<[object, RegExp]>([
    [{ ...damage, weapon: "hammer-zaccios-exekution" }, /weapon .*did you mean "hammer-zaccios-execution"/],
    [{ ...damage, moves: { "hammer-upswin": 1 } }, /moves .*did you mean "hammer-upswing"/],
    [{ ...damage, moves: { "great-sword-tackle-lv3": 1 } }, /moves/],
    [{ ...damage, moves: {} }, /moves must name a move/],
    [{ ...damage, moves: { "hammer-upswing": 0 } }, /objective\.damage\.moves/],
    [{ ...damage, target: { monster: "nu-udr", part: "head" } }, /did you mean "nu-udra"/],
    [{ ...damage, target: { monster: "nu-udra", part: "wing" } }, /target\.part/],
    [{ ...damage, hits: 3 }, /objective\.damage/],
  ])("says what is wrong with %j", (request, message) => {
    expect(() => read({ damage: request })).toThrow(message);
  });

  test("refuses a second weapon", () => {
    expect(() => read({ damage }, { weapon: { slots: [3] } })).toThrow(/weapon cannot be set/);
  });
});
