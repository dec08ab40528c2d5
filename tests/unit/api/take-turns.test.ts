import { setImmediate as settle } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "@/lib/api/take-turns";

/** Turns that begin when the test says so. */
function open(maxWaiting = 100) {
  const deferred: (() => void)[] = [];
  const turns = createTurns(maxWaiting, (work) => void deferred.push(work));
  const log: string[] = [];
  const releases: (() => void)[] = [];
  const want = (key: string) =>
    turns.take(key).then((release) => {
      log.push(release ? key : `${key} refused`);
      if (release) releases.push(release);
    });
  /** Ends the turn that is taken and begins the next. */
  const pass = async () => {
    releases.shift()?.();
    deferred.shift()?.();
    await settle();
  };
  return { want, pass, log, releases, deferred };
}

test("one at a time, and the next begins after what else was to be done", async () => {
  const { want, pass, log, releases, deferred } = open();
  await want("a");
  void want("a");
  expect(log).toEqual(["a"]);
  releases[0]?.();
  expect(log).toEqual(["a"]);
  expect(deferred).toHaveLength(1);
  await pass();
  expect(log).toEqual(["a", "a"]);
});

test("who wants one waits for one of each other, however many those have", async () => {
  const { want, pass, log } = open();
  await want("flood");
  for (let each = 0; each < 20; each += 1) void want("flood");
  void want("rook");
  void want("sable");
  for (let each = 0; each < 4; each += 1) await pass();
  expect(log.slice(0, 5)).toEqual(["flood", "flood", "rook", "sable", "flood"]);
});

test("is refused at once where too many wait, and there is room again afterwards", async () => {
  const { want, pass, log } = open(2);
  await want("a");
  void want("b");
  void want("c");
  await want("d");
  expect(log).toEqual(["a", "d refused"]);
  await pass();
  void want("d");
  await pass();
  await pass();
  expect(log).toEqual(["a", "d refused", "b", "c", "d"]);
});

test("a turn that is ended twice does not let two begin", async () => {
  const { want, log, releases, deferred } = open();
  await want("a");
  void want("b");
  void want("c");
  releases[0]?.();
  releases[0]?.();
  expect(deferred).toHaveLength(1);
  for (const begin of deferred.splice(0)) begin();
  await settle();
  expect(log).toEqual(["a", "b"]);
});

test("begins at once again after nobody waited", async () => {
  const { want, pass, log } = open();
  await want("a");
  await pass();
  await want("b");
  expect(log).toEqual(["a", "b"]);
});
