import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AdmittedCall, createAdmission, createWorkClock } from "@/lib/api/admission";
import "@/tests/support/seeded-properties";

const budget = { burst: 1000, perSecond: 100 };

/** A process whose clocks stand until they are moved. */
function open(limits: { maxStretch?: number; maxCalls?: number; maxCallsPerNetwork?: number } = {}) {
  let now = 0;
  let busy = 0;
  let delay = 0;
  let pace = 1;
  const admission = createAdmission({
    budget,
    maxStretch: limits.maxStretch ?? Number.POSITIVE_INFINITY,
    maxCalls: limits.maxCalls ?? 100,
    maxCallsPerNetwork: limits.maxCallsPerNetwork ?? 50,
    now: () => now,
    busy: () => busy,
    pace: () => pace,
    delay: () => delay,
  });
  const letIn = (network: string): AdmittedCall => {
    const call = admission.admit(network);
    if (!call.ok) throw new Error(`${network} is refused with ${call.status}.`);
    return call;
  };
  return {
    ...admission,
    letIn,
    isOpenTo: (network: string) => {
      const call = admission.admit(network);
      if (call.ok) call.end();
      return call.ok;
    },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    work: (milliseconds: number) => {
      now += milliseconds;
      busy += milliseconds;
    },
    haveCoreFor: (share: number) => {
      pace = share;
    },
    beLate: (milliseconds: number) => {
      delay = milliseconds;
    },
  };
}

describe("the budget of a network", () => {
  test("comes back as slowly as the process can work, at a fifth of its rate at the least", () => {
    for (const [share, retryAfter] of [
      [1, 6],
      [0.5, 12],
      [0.01, 30],
    ] as const) {
      const { admit, bill, wait, isOpenTo, haveCoreFor } = open();
      haveCoreFor(share);
      // The burst, and not quite 600 ms more.
      bill("rook", 1595);
      expect(admit("rook")).toEqual({ ok: false, status: 429, retryAfter });
      // What it has at once is as much as ever.
      expect(isOpenTo("sable")).toBe(true);
      wait(retryAfter * 1000 - 400);
      expect(isOpenTo("rook"), String(share)).toBe(false);
      // The refusals cost a quarter of a millisecond each.
      wait(600);
      expect(isOpenTo("rook"), String(share)).toBe(true);
    }
  });

  test("is one for all that it asks for, and says when there is some again", () => {
    const { letIn, admit, work, wait, isOpenTo } = open();
    for (const _route of ["board", "run", "guide"]) {
      const call = letIn("rook");
      work(500);
      call.end();
    }
    // 1,500 ms of work, for which the second and a half refilled 150.
    expect(admit("rook")).toEqual({ ok: false, status: 429, retryAfter: 4 });
    expect(isOpenTo("sable")).toBe(true);
    wait(4000);
    expect(isOpenTo("rook")).toBe(true);
  });

  test("is charged for what was done while its calls were under way, in equal parts", () => {
    const { letIn, work, isOpenTo } = open();
    const calls = [letIn("rook"), letIn("rook"), letIn("rook"), letIn("sable")];
    work(1500);
    for (const call of calls) call.end();
    expect(isOpenTo("rook")).toBe(true);
    const more = [letIn("rook"), letIn("rook"), letIn("rook"), letIn("sable")];
    work(1000);
    for (const call of more) call.end();
    // Three quarters of 2,500 against 1,250 for one, a quarter for the other.
    expect(isOpenTo("rook")).toBe(false);
    expect(isOpenTo("sable")).toBe(true);
  });

  test("is not used up by the first visit to a process that has just begun", () => {
    const { letIn, work, isOpenTo } = open({ maxStretch: 100 });
    for (const _route of ["board", "run", "guide"]) {
      const call = letIn("rook");
      work(3000);
      call.end();
    }
    expect(isOpenTo("rook")).toBe(true);
  });

  test("what is known to be another's is not charged to who was under way", () => {
    const { letIn, charge, work, isOpenTo } = open();
    const call = letIn("sable");
    for (let each = 0; each < 100; each += 1) {
      work(20);
      charge("rook", 20);
    }
    call.end();
    expect(isOpenTo("sable")).toBe(true);
    expect(isOpenTo("rook")).toBe(false);
  });

  test("the floods of one that is refused do not use up that of the others", () => {
    const { letIn, admit, work, wait, isOpenTo } = open();
    const first = letIn("rook");
    work(5000);
    first.end();
    const call = letIn("sable");
    let refused = 0;
    for (let each = 0; each < 8000; each += 1) {
      if (!admit("rook").ok) refused += 1;
      work(0.25);
    }
    call.end();
    expect(refused).toBe(8000);
    expect(isOpenTo("sable")).toBe(true);
    // And its own debt has a bottom.
    wait(11_000);
    expect(isOpenTo("rook")).toBe(true);
  });

  test("however it calls, one network gets no more than burst, refill and the calls that were under way", () => {
    const steps = fc.array(
      fc.record({
        open: fc.integer({ min: 1, max: 5 }),
        cost: fc.integer({ min: 1, max: 60 }),
        pause: fc.nat(50),
      }),
      { maxLength: 400 },
    );
    fc.assert(
      fc.property(steps, (steps) => {
        const { admit, work, wait } = open();
        let done = 0;
        let time = 0;
        for (const { open, cost, pause } of steps) {
          const calls = Array.from({ length: open }, () => admit("rook")).filter((call) => call.ok);
          if (calls.length > 0) {
            work(cost);
            done += cost;
            time += cost;
          }
          for (const call of calls) call.end();
          wait(pause);
          time += pause;
          expect(done).toBeLessThanOrEqual(budget.burst + (time / 1000) * budget.perSecond + 60);
        }
      }),
    );
  });

  test("who waits as long as told is let in", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 9000 }), (cost) => {
        const { letIn, admit, work, wait, isOpenTo } = open();
        const call = letIn("rook");
        work(cost);
        call.end();
        const refused = admit("rook");
        if (refused.ok) return;
        wait(refused.retryAfter * 1000);
        expect(isOpenTo("rook")).toBe(true);
      }),
    );
  });
});

describe("calls under way", () => {
  test("are bounded for each network and for all, and refused at once with 503", () => {
    const { letIn, admit, isOpenTo } = open({ maxCalls: 5, maxCallsPerNetwork: 3 });
    const calls = [letIn("rook"), letIn("rook"), letIn("rook")];
    expect(admit("rook")).toEqual({ ok: false, status: 503, retryAfter: 1 });
    letIn("sable");
    letIn("alma");
    expect(admit("gemma")).toMatchObject({ ok: false, status: 503 });
    calls[0]?.end();
    calls[0]?.end();
    letIn("gemma");
    expect(isOpenTo("olivia")).toBe(false);
  });

  test("while the loop is late, who has used half of its budget waits and the others do not", () => {
    const { letIn, admit, work, beLate, isOpenTo } = open();
    const call = letIn("rook");
    work(700);
    call.end();
    expect(isOpenTo("rook")).toBe(true);
    beLate(400);
    expect(admit("rook")).toMatchObject({ ok: false, status: 503 });
    expect(isOpenTo("sable")).toBe(true);
    beLate(0);
    expect(isOpenTo("rook")).toBe(true);
  });
});

describe("the clock of work", () => {
  test("does not count what the process waited for a core", () => {
    let [loop, processor] = [500, 900];
    const { done: read, pace } = createWorkClock(
      () => loop,
      () => processor,
    );
    expect([read(), pace()]).toEqual([0, 1]);
    loop += 40;
    processor += 40;
    expect(read()).toBe(40);
    expect(pace()).toBe(1);
    // Another program had the core for most of these 200 ms.
    loop += 200;
    processor += 15;
    expect(read()).toBe(55);
    expect(pace()).toBeCloseTo(55 / 240, 1);
    // Another thread of the process worked while the loop rested.
    processor += 300;
    expect(read()).toBe(55);
  });
});
