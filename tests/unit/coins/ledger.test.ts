import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decidePosting, ledgerKeys } from "@/lib/coins/ledger";

const amount = fc.integer({ min: -500, max: 500 }).filter((each) => each !== 0);
const postings = fc.array(fc.record({ key: fc.constantFrom("a", "b", "c", "d", "e", "f"), amount }), {
  maxLength: 60,
});

/** Posts one after the other and does the accounts the plain way. */
function post(sequence: readonly { key: string; amount: number }[]) {
  const entries = new Map<string, { amount: number; balanceAfter: number }>();
  let balance = 0;
  const balances: number[] = [];
  for (const { key, amount } of sequence) {
    const decision = decidePosting({ balance, posted: entries.has(key), amount });
    if (decision.ok) {
      entries.set(key, { amount, balanceAfter: decision.balanceAfter });
      balance = decision.balanceAfter;
    }
    balances.push(balance);
  }
  return { entries, balance, balances };
}

describe("decidePosting", () => {
  test("keeps the balance equal to the sum of the entries, whatever is posted", () => {
    fc.assert(
      fc.property(postings, (sequence) => {
        const { entries, balance } = post(sequence);
        const sum = [...entries.values()].reduce((total, each) => total + each.amount, 0);
        expect(balance).toBe(sum);
      }),
    );
  });

  test("cannot take a balance below zero at any step", () => {
    fc.assert(
      fc.property(postings, (sequence) => {
        expect(post(sequence).balances.every((each) => each >= 0)).toBe(true);
      }),
    );
  });

  test("a replay of everything changes nothing once all keys are used", () => {
    fc.assert(
      fc.property(postings, (sequence) => {
        const first = post(sequence);
        const used = sequence.filter(({ key }) => first.entries.has(key));
        const again = post([...sequence, ...used]);
        expect(again.entries).toEqual(first.entries);
        expect(again.balance).toBe(first.balance);
      }),
    );
  });

  test("pays and says the balance after it", () => {
    expect(decidePosting({ balance: 5, posted: false, amount: 10 })).toEqual({ ok: true, balanceAfter: 15 });
  });

  test("can spend the last coin", () => {
    expect(decidePosting({ balance: 200, posted: false, amount: -200 })).toEqual({
      ok: true,
      balanceAfter: 0,
    });
  });

  test("cannot spend one coin too many, and says balance and price", () => {
    expect(decidePosting({ balance: 199, posted: false, amount: -200 })).toEqual({
      ok: false,
      reason: "not-enough-coins",
      balance: 199,
      price: 200,
    });
  });

  test("a repeated purchase is a replay, not a lack of coins", () => {
    expect(decidePosting({ balance: 0, posted: true, amount: -200 })).toEqual({
      ok: false,
      reason: "already-posted",
    });
  });

  test.each([0, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %s as an amount", (amount) => {
    expect(() => decidePosting({ balance: 0, posted: false, amount })).toThrow(RangeError);
  });

  test.each([-1, 0.5, Number.NaN])("refuses %s as a balance", (balance) => {
    expect(() => decidePosting({ balance, posted: false, amount: 1 })).toThrow(RangeError);
  });

  test("refuses a balance that could no longer be counted exactly", () => {
    const balance = Number.MAX_SAFE_INTEGER;
    expect(() => decidePosting({ balance, posted: false, amount: 1 })).toThrow(RangeError);
  });
});

describe("ledgerKeys", () => {
  test("name the reward and the UTC day", () => {
    expect(ledgerKeys.dailyLogin("2026-11-20")).toBe("daily-login.2026-11-20");
    expect(ledgerKeys.dailyQuiz("2026-11-20")).toBe("daily-quiz.2026-11-20");
  });
});
