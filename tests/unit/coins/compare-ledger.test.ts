import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CheckedEntry, compareLedger } from "@/lib/coins/compare-ledger";

const entry = (key: string, amount: unknown, balanceAfter: unknown): CheckedEntry => ({
  key,
  amount,
  balanceAfter,
});
const sound = [entry("a", 5, 5), entry("b", 10, 15), entry("c", -12, 3), entry("d", 5, 8)];

/** A ledger as the server writes it: no amount of zero, no balance below zero. */
const history = fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 40 }).map((amounts) => {
  let balance = 0;
  return amounts.flatMap((amount, index) => {
    if (amount === 0 || balance + amount < 0) return [];
    balance += amount;
    return [entry(`e${index}`, amount, balance)];
  });
});
const balanceOf = (entries: readonly CheckedEntry[]) => Number(entries.at(-1)?.balanceAfter ?? 0);

describe("a ledger and its balance", () => {
  test("agree", () => {
    expect(compareLedger(8, sound)).toEqual({ sum: 8, problems: [] });
  });

  test("agree with no entry at all", () => {
    expect(compareLedger(0, [])).toEqual({ sum: 0, problems: [] });
  });

  test("agree for whatever the server may write, in whatever order it is read", () => {
    fc.assert(
      fc.property(
        history.chain((entries) =>
          fc.tuple(
            fc.constant(entries),
            fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
          ),
        ),
        ([entries, shuffled]) => {
          expect(compareLedger(balanceOf(entries), shuffled).problems).toEqual([]);
        },
      ),
    );
  });

  test("disagree as soon as one entry is missing or the balance is another", () => {
    fc.assert(
      fc.property(
        history.filter((entries) => entries.length > 0),
        fc.nat(),
        fc.integer({ min: 1, max: 50 }),
        (entries, index, by) => {
          const gone = entries.filter((_, at) => at !== index % entries.length);
          expect(compareLedger(balanceOf(entries), gone).problems).not.toEqual([]);
          expect(compareLedger(balanceOf(entries) + by, entries).problems).not.toEqual([]);
        },
      ),
    );
  });

  test("say by how much they differ", () => {
    expect(compareLedger(9, sound).problems).toEqual(["the balance is 9, the entries add up to 8"]);
  });

  test("disagree when the user has no document", () => {
    expect(compareLedger(undefined, sound).problems).toEqual(["the balance is missing"]);
  });

  test.each([[-1], [1.5], ["8"], [null], [Number.NaN]])("disagree for the balance %j", (coins) => {
    expect(compareLedger(coins, []).problems).toHaveLength(1);
  });

  test.each([[0], [0.5], ["5"], [undefined]])("disagree for an amount of %j", (amount) => {
    expect(compareLedger(0, [entry("odd", amount, 0)]).problems[0]).toContain("odd: the amount is");
  });

  test("disagree when a balance went below zero in between", () => {
    expect(compareLedger(3, [entry("a", -2, -2), entry("b", 5, 3)]).problems[0]).toContain(
      "a: the balance after",
    );
  });

  test("disagree when the sum is right but an entry was written over a stale balance", () => {
    const { problems } = compareLedger(15, [entry("a", 5, 5), entry("b", 10, 10)]);
    expect(problems).toEqual(["the entries form no chain: see the balances 0, 5, 10, 15"]);
  });
});
