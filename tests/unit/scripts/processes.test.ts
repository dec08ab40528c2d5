import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { Children } from "@/scripts/lib/children.mjs";
import { listFamily, listProcesses, parseProcStat, parsePs, stillRunning } from "@/scripts/lib/processes.mjs";

const sleeper = "setInterval(() => {}, 1000)";
/** Starts a child of its own in a session of its own, as firebase-tools does with Java. */
const parent = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(sleeper)}], { detached: true, stdio: "ignore" }).unref(); ${sleeper}`;
/** Takes no notice of a polite request. */
const stubborn = `process.on("SIGTERM", () => {}); console.log("ready"); ${sleeper}`;

async function familyOfTwo(children: Children, script: string) {
  const child = await children.node("the child", ["-e", script], { patienceMs: 300 });
  for (;;) {
    const family = await child.family();
    if (family.length === 2) return { child, family };
    await pause(50);
  }
}

describe("the table of processes", () => {
  test("is read from /proc, whatever a program calls itself", () => {
    const stat = `4711 (odd ) (name) S 42 4700 4711 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 998877 1 2 3`;
    expect(parseProcStat(stat)).toEqual({ pid: 4711, parent: 42, group: 4700, started: "998877" });
  });

  test("leaves out what has ended and is only waited for", () => {
    expect(parseProcStat("4711 (gone) Z 42 4711 4711 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 998877 0")).toBeNull();
  });

  test("is read from ps", () => {
    const text = "    1     0     1 Mon Jan  5 10:00:00 2026\n  742     1   740 Mon Jan  5 10:00:07 2026\n";
    expect(parsePs(text)).toEqual([
      { pid: 1, parent: 0, group: 1, started: "Mon Jan  5 10:00:00 2026" },
      { pid: 742, parent: 1, group: 740, started: "Mon Jan  5 10:00:07 2026" },
    ]);
  });

  const rows = [
    { pid: 1, parent: 0, group: 1, started: "a" },
    { pid: 10, parent: 1, group: 10, started: "b" },
    { pid: 30, parent: 20, group: 20, started: "d" },
    { pid: 20, parent: 10, group: 20, started: "c" },
    { pid: 11, parent: 1, group: 11, started: "e" },
  ];
  const pids = (family: { pid: number }[]) => family.map(({ pid }) => pid);

  test("gives a family with all generations and no stranger", () => {
    expect(pids(listFamily(rows, 10, { running: true }))).toEqual([10, 20, 30]);
    expect(listFamily(rows, 99, { running: true })).toEqual([]);
  });

  test("gives what stayed in the group of a leader that is gone, with what it started", () => {
    const orphans = [
      { pid: 12, parent: 1, group: 10, started: "f" },
      { pid: 13, parent: 12, group: 13, started: "g" },
      { pid: 14, parent: 1, group: 14, started: "h" },
    ];
    expect(pids(listFamily(orphans, 10, { running: false }))).toEqual([12, 13]);
  });

  test("gives what a member that is known and left the group has started since", () => {
    const later = [
      { pid: 20, parent: 1, group: 20, started: "c" },
      { pid: 40, parent: 20, group: 20, started: "i" },
    ];
    expect(listFamily(later, 10, { running: false })).toEqual([]);
    const known = [{ pid: 20, started: "c" }];
    expect(pids(listFamily(later, 10, { running: false, known }))).toEqual([20, 40]);
  });

  test("leaves alone a stranger that got the number of a leader that is gone", () => {
    expect(listFamily(rows, 10, { running: false })).toEqual([]);
  });
});

describe.skipIf(process.platform === "win32")("a child that is stopped", () => {
  test("takes its own children along, also those in another session", async () => {
    const children = new Children();
    const { family } = await familyOfTwo(children, parent);
    await children.stopAll();
    expect(await stillRunning(family)).toEqual([]);
  });

  test("takes them along even when it was killed before", async () => {
    const children = new Children();
    const { child, family } = await familyOfTwo(children, parent);
    process.kill(child.pid!, "SIGKILL");
    await child.ended;
    expect(await stillRunning(family)).toHaveLength(1);
    await children.stopAll();
    expect(await stillRunning(family)).toEqual([]);
  });

  test("is killed when it does not listen", async () => {
    const children = new Children();
    const child = await children.node("the stubborn one", ["-e", stubborn], { patienceMs: 300 });
    // Not before it takes no notice.
    while (!child.tail.includes("ready")) await pause(20);
    const family = await child.family();
    await children.stopAll();
    expect(await stillRunning(family)).toEqual([]);
  });

  test("is not mistaken for a later process with its number", async () => {
    const stranger = spawn(process.execPath, ["-e", sleeper], { stdio: "ignore" });
    const known = (await listProcesses()).find(({ pid }) => pid === stranger.pid);
    expect(known).toBeDefined();
    expect(await stillRunning([{ pid: known!.pid, started: "some other moment" }])).toEqual([]);
    stranger.kill("SIGKILL");
  });

  test("lets no other start after it", async () => {
    const children = new Children();
    await children.stopAll();
    await expect(children.node("a late one", ["-e", sleeper])).rejects.toThrow("the script is ending");
  });
});

describe("a child that runs to its end", () => {
  test("gives its exit code and the last that it printed", async () => {
    const script = "console.log('out'); console.error('err'); process.exitCode = 3;";
    const ending = await new Children().run("the child", process.execPath, ["-e", script]);
    expect(ending.code).toBe(3);
    expect(ending.tail).toContain("out\n");
    expect(ending.tail).toContain("err\n");
  });

  test("says so when the program does not exist", async () => {
    const ending = await new Children().run("nothing", "/does/not/exist", []);
    expect(ending).toMatchObject({ code: null, tail: expect.stringContaining("ENOENT") });
  });

  test("is reported when nobody stopped it", async () => {
    const children = new Children();
    const script = `process.on("SIGUSR2", () => process.exit(7)); console.log("ready"); ${sleeper}`;
    const child = await children.node("the server", ["-e", script]);
    const end = children.firstUnexpectedEnd();
    while (!child.tail.includes("ready")) await pause(20);
    process.kill(child.pid!, "SIGUSR2");
    expect(await end).toMatchObject({ name: "the server", code: 7 });
  });

  test("is not reported where it was started to run to its end", async () => {
    const children = new Children();
    const script = `process.on("SIGUSR2", () => process.exit(7)); console.log("ready"); ${sleeper}`;
    const child = await children.node("the server", ["-e", script]);
    const seed = children.run("the seed", process.execPath, ["-e", "setTimeout(() => {}, 300)"]);
    // Until it has begun: what is started later is not looked at in any case.
    while ((await children.families()).length < 2) await pause(20);
    const end = children.firstUnexpectedEnd();
    expect((await seed).code).toBe(0);
    while (!child.tail.includes("ready")) await pause(20);
    process.kill(child.pid!, "SIGUSR2");
    expect(await end).toMatchObject({ name: "the server", code: 7 });
  });
});
