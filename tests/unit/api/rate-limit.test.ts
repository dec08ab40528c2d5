import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultRateLimit } from "@/lib/api/limit-calls.server";
import { createRateLimiter } from "@/lib/api/rate-limit";

describe("createRateLimiter", () => {
  test("allows a burst, then refuses and says when to come back", () => {
    const take = createRateLimiter({ burst: 3, perMinute: 30 });
    expect([1, 2, 3].map(() => take("rook", 0).ok)).toEqual([true, true, true]);
    expect(take("rook", 0)).toEqual({ ok: false, retryAfter: 2 });
    expect(take("rook", 1999).ok).toBe(false);
    expect(take("rook", 2000).ok).toBe(true);
  });

  test("counts each key separately", () => {
    const take = createRateLimiter({ burst: 1, perMinute: 1 });
    expect(take("rook", 0).ok).toBe(true);
    expect(take("sable", 0).ok).toBe(true);
    expect(take("rook", 0).ok).toBe(false);
  });

  test("whatever the calls, no minute sees more than the burst and one minute's refill", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 });
    fc.assert(
      fc.property(gaps, (gaps) => {
        const take = createRateLimiter({ burst: 5, perMinute: 20 });
        const allowed: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          if (take("rook", now).ok) allowed.push(now);
        }
        for (const start of allowed) {
          expect(allowed.filter((each) => each >= start && each < start + 60_000).length).toBeLessThanOrEqual(
            25,
          );
        }
      }),
    );
  });

  test("who waits as long as told is let in", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 600 }), (burst, perMinute) => {
        const take = createRateLimiter({ burst, perMinute });
        for (let call = 0; call < burst; call += 1) take("rook", 0);
        const refused = take("rook", 0);
        expect(refused.ok).toBe(false);
        if (!refused.ok) expect(take("rook", refused.retryAfter * 1000).ok).toBe(true);
      }),
    );
  });

  test("a clock that goes back gives nothing away", () => {
    const take = createRateLimiter({ burst: 1, perMinute: 60 });
    take("rook", 10_000);
    expect(take("rook", 0).ok).toBe(false);
    expect(take("rook", 500).ok).toBe(false);
  });

  test("holds a bounded number of keys and forgets the one unused for longest", () => {
    const take = createRateLimiter({ burst: 1, perMinute: 1 }, 2);
    take("rook", 0);
    take("sable", 0);
    take("rook", 1);
    take("alma", 2);
    expect(take("rook", 3).ok).toBe(false);
    expect(take("sable", 4).ok).toBe(true);
  });

  test("fifty calls at once by one person pass on the coin paths", () => {
    const take = createRateLimiter(defaultRateLimit);
    expect(Array.from({ length: 50 }, () => take("rook", 0).ok).every(Boolean)).toBe(true);
  });
});
