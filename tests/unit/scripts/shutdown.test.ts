import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { describe, expect, type TestContext, test } from "vitest";
import { isShell } from "@/scripts/lib/npm-watch.mjs";
import {
  killAll,
  listFamily,
  listProcesses,
  type ProcessName,
  stillRunning,
} from "@/scripts/lib/processes.mjs";
import { root } from "@/scripts/lib/project.mjs";
import { patience } from "@/tests/support/patience";

const addressOf = (file: string) => JSON.stringify(pathToFileURL(`${root}/${file}`).href);

/** Runs until it is ended; the second kind takes no notice of a polite request. */
const sleeper = "setInterval(() => {}, 1000);";
const stubborn = `process.on("SIGTERM", () => {}); ${sleeper}`;
/** Starts a program in its own group and one in a session of its own, as a browser or Java is started. */
const twoGenerations = (last: string) =>
  `const { spawn } = require("node:child_process");
   spawn(process.execPath, ["-e", ${JSON.stringify(last)}], { stdio: "ignore" });
   spawn(process.execPath, ["-e", ${JSON.stringify(last)}], { detached: true, stdio: "ignore" });
   ${last}`;

/** A script like those of this project: one service, and one program that runs to an end of its own. */
const scriptWith = (last: string, work = "") => `
  import { Children } from ${addressOf("scripts/lib/children.mjs")};
  import { runScript } from ${addressOf("scripts/lib/shutdown.mjs")};
  const children = new Children();
  const program = ${JSON.stringify(twoGenerations(last))};
  const options = { patienceMs: 400 };
  await runScript(children, async () => {
    await children.node("the service", ["-e", program], options);
    const end = children.run("the tests", process.execPath, ["-e", program], options);
    ${work}
    await end;
    return 0;
  });`;

/** Starts a program and watches which processes it brings into the world, until it has so many. */
async function start(context: TestContext, args: string[], count: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, npm_lifecycle_event: "", ...env },
  });
  let printed = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const known = new Map<string, ProcessName>();
  const look = async () => {
    const about = { running: child.exitCode === null, known: [...known.values()] };
    for (const each of listFamily(await listProcesses(), child.pid!, about))
      known.set(`${each.pid} ${each.started}`, each);
    return known.size;
  };
  context.onTestFinished(() => killAll([...known.values()]));
  while ((await look()) < count) {
    if (child.exitCode !== null) throw new Error(`Only ${known.size} processes came: ${printed}`);
    await pause(50);
  }
  return { child, ended, look, printed: () => printed, family: () => [...known.values()] };
}

/** Who of the family is left once everything had a fair time to end. */
async function leftOf(family: ProcessName[]) {
  const deadline = Date.now() + patience.timeout;
  let left = await stillRunning(family);
  while (left.length > 0 && Date.now() < deadline) {
    await pause(50);
    left = await stillRunning(left);
  }
  return left;
}

describe.skipIf(process.platform === "win32").concurrent("a script that is ended", () => {
  /** The script, and twice a program with its two. */
  const everybody = 7;
  const run = (context: TestContext, script: string) =>
    start(context, ["--input-type=module", "-e", script], everybody);

  test.for([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 143],
  ] as const)("by %s leaves no process behind", async ([signal, code], context) => {
    const { child, ended, family } = await run(context, scriptWith(sleeper));
    child.kill(signal);
    context.expect(await ended).toBe(code);
    context.expect(await stillRunning(family())).toEqual([]);
  });

  test("leaves none behind that takes no notice", async (context) => {
    const { child, ended, family } = await run(context, scriptWith(stubborn));
    child.kill("SIGINT");
    await ended;
    context.expect(await stillRunning(family())).toEqual([]);
  });

  test("does not wait at the second signal", async (context) => {
    const patient = scriptWith(stubborn).replace("patienceMs: 400", "patienceMs: 300_000");
    const { child, ended, family, printed } = await run(context, patient);
    child.kill("SIGINT");
    while (!printed().includes("Stopping.")) await pause(20);
    // One Ctrl-C may arrive twice; a second one comes a moment later.
    await pause(1200);
    context.expect(child.exitCode).toBeNull();
    child.kill("SIGINT");
    context.expect(await ended).toBe(130);
    context.expect(await stillRunning(family())).toEqual([]);
  });

  test("by an error that nobody expected leaves none behind", async (context) => {
    const onCall = 'process.on("SIGUSR2", () => { throw new Error("odd"); });';
    const { child, ended, family } = await run(context, scriptWith(sleeper, onCall));
    child.kill("SIGUSR2");
    context.expect(await ended).toBe(1);
    context.expect(await stillRunning(family())).toEqual([]);
  });

  test("by the end of who read its output leaves none behind", async (context) => {
    const chatty = 'setInterval(() => console.log("still here"), 50);';
    const { child, ended, family } = await run(context, scriptWith(sleeper, chatty));
    child.stdout?.destroy();
    context.expect(await ended).toBe(143);
    context.expect(await stillRunning(family())).toEqual([]);
  });

  test.for([
    ["a shell that waits for the script", '"$NODE" --input-type=module -e "$SCRIPT"; exit $?', 2],
    ["a shell that makes way", 'exec "$NODE" --input-type=module -e "$SCRIPT"', 1],
  ] as const)(
    "by the end of npm, with %s between them, leaves none behind",
    async ([, way, above], context) => {
      const npm = `require("node:child_process").spawn("sh", ["-c", ${JSON.stringify(way)}], {
      stdio: "ignore", env: { ...process.env, npm_lifecycle_event: "test" } }); ${sleeper}`;
      const env = { NODE: process.execPath, SCRIPT: scriptWith(sleeper) };
      const { child, family } = await start(context, ["-e", npm], everybody + above, env);
      child.kill("SIGKILL");
      context.expect(await leftOf(family())).toEqual([]);
    },
  );
});

describe.skipIf(process.platform === "win32")("a run of the tests", () => {
  /** The compiler over the whole project, run as `npm test` runs it. */
  const script = `
    import { Children } from ${addressOf("scripts/lib/children.mjs")};
    import { tools } from ${addressOf("scripts/lib/project.mjs")};
    import { runScript } from ${addressOf("scripts/lib/shutdown.mjs")};
    import { tallyOfCheck } from ${addressOf("scripts/lib/tally.mjs")};
    import { TestRun } from ${addressOf("scripts/lib/test-run.mjs")};
    const children = new Children();
    const run = new TestRun(children);
    await runScript(children, async () => {
      await run.stage("Types", async () => {
        const ending = await children.run("tsc", process.execPath, [tools.tsc, "--noEmit"]);
        return { ...tallyOfCheck(ending), times: { files: [], parts: [] } };
      });
      await new Promise(() => {});
    });`;

  test("leaves no process behind in the middle of a stage, and does not call that a failure", async (context) => {
    const { child, ended, family, printed } = await start(context, ["--input-type=module", "-e", script], 2);
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(await stillRunning(family())).toEqual([]);
    expect(printed()).toMatch(/Stopping\.\n$/);
  });
});

describe("a shell", () => {
  test.each(["sh", "/bin/bash", "-zsh", "dash"])("is known by its name: %s", (name) => {
    expect(isShell(name)).toBe(true);
  });
  test.each(["npm test", "node", "shutdown"])("is not mistaken for %s", (name) => {
    expect(isShell(name)).toBe(false);
  });
});
