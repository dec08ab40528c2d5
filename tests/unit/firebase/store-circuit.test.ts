import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStoreCircuit, StoreAwayError } from "@/lib/firebase/store-circuit";

const slow = 2000;
const patience = 3000;
const interval = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store whose reads are answered, refused or left alone. */
function open() {
  let mode: "answers" | "refuses" | "hangs" = "answers";
  const hanging: (() => void)[] = [];
  const probe = vi.fn(async () => {
    if (mode === "refuses") throw new Error("14 UNAVAILABLE");
    if (mode === "hangs") await new Promise<void>((resolve) => void hanging.push(resolve));
  });
  const changes: boolean[] = [];
  const onChange = (isAway: boolean) => void changes.push(isAway);
  const circuit = createStoreCircuit({
    probe,
    slow,
    patience,
    interval,
    now: () => performance.now(),
    onChange,
  });
  return {
    ...circuit,
    probe,
    changes,
    become: (next: typeof mode) => {
      mode = next;
      if (next === "answers") for (const release of hanging.splice(0)) release();
    },
    advance: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

const never = () => new Promise<never>(() => {});

test.each(["refuses", "hangs"] as const)(
  "while the store %s, all calls that wait end together, and the next are told at once",
  async (mode) => {
    const { become, advance, watch, isAway, changes } = open();
    become(mode);
    const calls = [watch(never()), watch(never())];
    const ends = Promise.all(calls.map((call) => call.catch((error: unknown) => error)));
    await advance(slow + patience + 10);
    expect((await ends).every((error) => error instanceof StoreAwayError)).toBe(true);
    expect(isAway()).toBe(true);
    become("answers");
    await advance(interval + 10);
    expect(isAway()).toBe(false);
    expect(changes).toEqual([true, false]);
  },
);

test("one slow call, however often it is made, does not cut off the others", async () => {
  const { advance, watch, probe, isAway } = open();
  const calls = Array.from({ length: 50 }, () => watch(never()).catch((error: unknown) => error));
  const quick = watch(Promise.resolve("fine"));
  await advance(60_000);
  expect(isAway()).toBe(false);
  expect(await quick).toBe("fine");
  expect(await Promise.race([...calls, Promise.resolve("still waiting")])).toBe("still waiting");
  // The store was looked at once for all of them.
  expect(probe).toHaveBeenCalledTimes(1);
});

test("a store that is away is looked at once a second, and never by more than thirty reads", async () => {
  const { become, advance, watch, probe, isAway } = open();
  become("hangs");
  void watch(never()).catch(() => undefined);
  await advance(slow + patience + 10 * (patience + interval));
  expect(probe.mock.calls.length).toBeGreaterThan(8);
  await advance(600_000);
  expect(probe).toHaveBeenCalledTimes(30);
  become("answers");
  await advance(interval);
  expect(isAway()).toBe(false);
});

test("is found away a second time", async () => {
  const { become, advance, watch, isAway } = open();
  for (const _time of [1, 2]) {
    become("hangs");
    void watch(never()).catch(() => undefined);
    await advance(slow + patience + 10);
    expect(isAway()).toBe(true);
    become("answers");
    await advance(interval + 10);
    expect(isAway()).toBe(false);
  }
});

test("work that fails by itself fails by itself", async () => {
  const { watch, isAway } = open();
  await expect(watch(Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(isAway()).toBe(false);
});
