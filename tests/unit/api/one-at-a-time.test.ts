import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createOneAtATime } from "@/lib/api/one-at-a-time";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What comes of it once the clock has gone on for as long as anything waits for it. */
async function endOf<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}

describe("createOneAtATime", () => {
  test("runs the work of one key in the order of the calls, never two at once", async () => {
    const inTurn = createOneAtATime(1000);
    const log: string[] = [];
    const work = (name: string, milliseconds: number) => async () => {
      log.push(`${name} starts`);
      await pause(milliseconds);
      log.push(`${name} ends`);
      return name;
    };
    const results = await endOf(
      Promise.all([inTurn(["k"], work("a", 20)), inTurn(["k"], work("b", 1)), inTurn(["k"], work("c", 1))]),
    );
    expect(results).toEqual(["a", "b", "c"]);
    expect(log).toEqual(["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"]);
  });

  test("other keys do not wait", async () => {
    const inTurn = createOneAtATime(1000);
    const slow = inTurn(["k"], () => pause(50));
    expect(await Promise.race([slow.then(() => "slow"), inTurn(["other"], async () => "quick")])).toBe(
      "quick",
    );
    await endOf(slow);
  });

  test("work that fails fails alone", async () => {
    const inTurn = createOneAtATime(1000);
    const failing = inTurn(["k"], async () => {
      throw new Error("no");
    });
    const next = inTurn(["k"], async () => "fine");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("fine");
  });

  test("work that hangs holds up the next no longer than the patience", async () => {
    const inTurn = createOneAtATime(20);
    void inTurn(["k"], () => new Promise(() => {}));
    expect(await endOf(inTurn(["k"], async () => "fine"))).toBe("fine");
  });

  test("what waits behind work that hangs starts one after the other, however long it has waited", async () => {
    const inTurn = createOneAtATime(20);
    void inTurn(["k"], () => new Promise(() => {}));
    let running = 0;
    let most = 0;
    const works = Array.from({ length: 10 }, () =>
      inTurn(["k"], async () => {
        running += 1;
        most = Math.max(most, running);
        await pause(5);
        running -= 1;
      }),
    );
    await endOf(Promise.all(works));
    expect(most).toBe(1);
  });

  test("work with two keys waits for the work of both, and both wait for it", async () => {
    const inTurn = createOneAtATime(1000);
    const log: string[] = [];
    const work = (name: string, milliseconds: number) => async () => {
      await pause(milliseconds);
      log.push(name);
    };
    await endOf(
      Promise.all([
        inTurn(["a"], work("a", 20)),
        inTurn(["b"], work("b", 10)),
        inTurn(["b", "a", "b"], work("both", 1)),
        inTurn(["a"], work("a again", 1)),
        inTurn(["a", "b"], work("both again", 1)),
      ]),
    );
    expect(log).toEqual(["b", "a", "both", "a again", "both again"]);
  });
});
