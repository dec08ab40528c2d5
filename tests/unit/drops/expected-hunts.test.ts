import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Draws,
  getChanceAfter,
  getChancePerHunt,
  getExpectedHunts,
  getHuntsForChances,
  getHuntYield,
  getMeanDraws,
  getMeanPerHunt,
  maxHunts,
} from "@/lib/drops/expected-hunts";
import { getRuns } from "@/tests/support/test-size";

function draw(times: number, chance: number, qty = 1): Draws {
  return { times, prizes: [{ qty, chance }] };
}

/** A list of which some rows give the item: chances of at most 100 in total. */
const someDraws: fc.Arbitrary<Draws> = fc
  .record({
    times: fc.nat(3),
    chances: fc.array(fc.integer({ min: 1, max: 33 }), { minLength: 1, maxLength: 3 }),
    qty: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ times, chances, qty }) => ({
    times,
    prizes: chances.map((chance, index) => ({ chance, qty: qty[index] ?? 1 })),
  }));
const someHunt = fc.array(someDraws, { minLength: 1, maxLength: 3 });

describe("what one hunt gives", () => {
  test("is the chance itself for a single draw", () => {
    expect(getHuntYield([draw(1, 30)])).toEqual([0.7, 0.3]);
  });

  test("counts two draws of one half as a coin tossed twice", () => {
    expect(getHuntYield([draw(2, 50)])).toEqual([0.25, 0.5, 0.25]);
  });

  test("adds up lists that do not depend on each other", () => {
    // One sure from a broken part, and one carve of 50%: one or two, evenly.
    expect(getHuntYield([draw(1, 100), draw(1, 50)])).toEqual([0, 0.5, 0.5]);
  });

  test("lets rows of one list exclude each other", () => {
    // 20% one, 10% three: never four from a single draw.
    const [none, one, two, three, ...more] = getHuntYield([
      {
        times: 1,
        prizes: [
          { qty: 1, chance: 20 },
          { qty: 3, chance: 10 },
        ],
      },
    ]);
    expect(none).toBeCloseTo(0.7, 12);
    expect([one, two, three, ...more]).toEqual([0.2, 0, 0.1]);
  });

  test("counts further draws by their chances, worked by hand", () => {
    // One sure toss, and a second one in half of all hunts: ½ · (½, ½) + ½ · (¼, ½, ¼).
    expect(getHuntYield([{ ...draw(1, 50), extra: [50, 50] }])).toEqual([0.375, 0.5, 0.125]);
    expect(getMeanDraws({ times: 4, extra: [14, 20, 28, 22, 16] })).toBeCloseTo(6.06, 12);
  });

  test("gives nothing without draws", () => {
    expect(getHuntYield([])).toEqual([1]);
    expect(getHuntYield([draw(0, 80)])).toEqual([1]);
  });

  test("is a distribution with the mean that the chances say", () => {
    fc.assert(
      fc.property(someHunt, (draws) => {
        const given = getHuntYield(draws);
        const mean = draws.reduce(
          (sum, { times, prizes }) =>
            sum + times * prizes.reduce((each, { qty, chance }) => each + (qty * chance) / 100, 0),
          0,
        );
        expect(given.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
        expect(given.every((chance) => chance >= 0)).toBe(true);
        expect(getMeanPerHunt(given)).toBeCloseTo(mean, 10);
      }),
    );
  });
});

describe("expected hunts, worked by hand", () => {
  test("is one over the chance for one item of a single draw", () => {
    expect(getExpectedHunts(getHuntYield([draw(1, 5)]), 1)).toBeCloseTo(20, 10);
  });

  test("is twice as many for two items of a single draw", () => {
    expect(getExpectedHunts(getHuntYield([draw(1, 5)]), 2)).toBeCloseTo(40, 10);
  });

  test("is less than amount over mean where a hunt can bring too many", () => {
    // Two draws of one half: p = ¼, ½, ¼. E(1) = 1 / ¾ = 4/3. E(2) = (1 + ½ · 4/3) / ¾ = 20/9.
    const given = getHuntYield([draw(2, 50)]);
    expect(getExpectedHunts(given, 1)).toBeCloseTo(4 / 3, 12);
    expect(getExpectedHunts(given, 2)).toBeCloseTo(20 / 9, 12);
    // The mean is one for each hunt, so that amount over mean would say 2.
    expect(getExpectedHunts(given, 2)).toBeGreaterThan(2);
  });

  test("needs one sure hunt for each pair", () => {
    const given = getHuntYield([draw(1, 100, 2)]);
    expect([1, 2, 3, 4, 5].map((amount) => getExpectedHunts(given, amount))).toEqual([1, 1, 2, 2, 3]);
  });

  test("works a sure one with a coin for a second", () => {
    // p = 0, ½, ½. E(1) = 1, E(2) = 1 + ½ · 1 = 1.5, E(3) = 1 + ½ · 1.5 + ½ · 1 = 2.25.
    const given = getHuntYield([draw(1, 100), draw(1, 50)]);
    expect([1, 2, 3].map((amount) => getExpectedHunts(given, amount))).toEqual([1, 1.5, 2.25]);
  });

  test("never ends where the item is not given, and needs nothing for nothing", () => {
    expect(getExpectedHunts(getHuntYield([]), 3)).toBe(Number.POSITIVE_INFINITY);
    expect(getExpectedHunts(getHuntYield([]), 0)).toBe(0);
    expect(getExpectedHunts(getHuntYield([draw(1, 5)]), -2)).toBe(0);
  });
});

describe("the chance to be done", () => {
  test("is one less the chance of missing every time", () => {
    expect(getChanceAfter(getHuntYield([draw(1, 5)]), 1, 10)).toBeCloseTo(1 - 0.95 ** 10, 12);
  });

  test("counts two of three coins", () => {
    // At least two heads in three tosses: 4 of 8.
    expect(getChanceAfter(getHuntYield([draw(1, 50)]), 2, 3)).toBeCloseTo(0.5, 12);
    expect(getHuntsForChances(getHuntYield([draw(1, 50)]), 2, [0.5, 0.9])).toEqual([3, 7]);
  });

  test("is reached at 5% after 14 and after 45 hunts", () => {
    // ln 0.5 / ln 0.95 = 13.5, ln 0.1 / ln 0.95 = 44.9.
    expect(getHuntsForChances(getHuntYield([draw(1, 5)]), 1, [0.5, 0.9])).toEqual([14, 45]);
  });

  test("is reached at once by what is sure or not needed, and never by what is not given", () => {
    expect(getHuntsForChances(getHuntYield([draw(1, 100)]), 3, [0.5, 0.9])).toEqual([3, 3]);
    expect(getHuntsForChances(getHuntYield([draw(1, 5)]), 0, [0.5, 0.9])).toEqual([0, 0]);
    expect(getHuntsForChances(getHuntYield([]), 1, [0.5, 0.9])).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
  });

  test("gives up beyond a number that nobody hunts", () => {
    expect(getHuntsForChances(getHuntYield([draw(1, 0.001)]), 1, [0.5, 0.9])).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
    expect(maxHunts).toBeLessThan(Math.log(0.5) / Math.log(1 - 0.00001));
  });
});

describe("hunts of any kind", () => {
  const able = someHunt.filter((draws) => getChancePerHunt(getHuntYield(draws)) > 0.01);

  test("need more for more, and never less than amount over the most of one hunt", () => {
    fc.assert(
      fc.property(able, fc.integer({ min: 1, max: 30 }), (draws, amount) => {
        const given = getHuntYield(draws);
        const hunts = getExpectedHunts(given, amount);
        expect(getExpectedHunts(given, amount + 1)).toBeGreaterThanOrEqual(hunts - 1e-9);
        expect(hunts).toBeGreaterThanOrEqual(amount / (given.length - 1) - 1e-9);
        // Wald: the mean of all that came is hunts × mean, and it is the amount at least.
        expect(hunts * getMeanPerHunt(given)).toBeGreaterThanOrEqual(amount - 1e-6);
      }),
    );
  });

  test("have an expected number that is the sum of the chances not to be done yet", () => {
    // E(T) = Σ P(T > k): the recursion and the distribution must tell the same.
    fc.assert(
      fc.property(
        able.filter((draws) => getChancePerHunt(getHuntYield(draws)) > 0.2),
        fc.integer({ min: 1, max: 8 }),
        (draws, amount) => {
          const given = getHuntYield(draws);
          let sum = 0;
          for (let hunts = 0; hunts < 400; hunts++) sum += 1 - getChanceAfter(given, amount, hunts);
          expect(getExpectedHunts(given, amount)).toBeCloseTo(sum, 6);
        },
      ),
      { numRuns: getRuns({ small: 6, full: 25 }) },
    );
  });

  test("reach a chance with the count given and not one hunt sooner", () => {
    fc.assert(
      fc.property(
        able,
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom(0.5, 0.9),
        (draws, amount, chance) => {
          const given = getHuntYield(draws);
          const [hunts = 0] = getHuntsForChances(given, amount, [chance]);
          expect(getChanceAfter(given, amount, hunts)).toBeGreaterThanOrEqual(chance - 1e-9);
          expect(getChanceAfter(given, amount, hunts - 1)).toBeLessThan(chance);
        },
      ),
    );
  });
});
