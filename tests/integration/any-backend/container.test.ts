import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandOf, environmentOf, parseDockerfile, valuesOf } from "@/scripts/lib/dockerfile.mjs";
import { findFreePorts } from "@/scripts/lib/ports.mjs";
import { backendEnvironment } from "@/scripts/lib/project.mjs";
import { measureFolder } from "@/scripts/lib/site-tree.mjs";
import { createSignedIn, deleteAccount, type SignedInAccount } from "../../support/accounts";
import { testEnvironment } from "../../support/environment";
import { resetUser } from "../../support/store";

/**
 * The container without an engine: what the Dockerfile's last steps make of the build under test, in a folder, started
 * as another user whom nothing in it belongs to, with no environment but the Dockerfile's and the operator's.
 */
const run = promisify(execFile);
const { authEmulator, firestoreEmulator, backend } = testEnvironment();
/** `nobody`, where this process may choose; else the folder is made read-only for whoever it is. */
const other = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

let folder = "";
let port = 0;
let livePort = 0;
let site: ChildProcess | undefined;
let output = "";
let environment: Record<string, string> = {};
let words: { start: string[]; health: string[] } = { start: [], health: [] };
const accounts: SignedInAccount[] = [];

// What the embedded store is made of has no place in it.
describe.skipIf(backend === "embedded")("the container", () => {
  beforeAll(async () => {
    const [build, last] = parseDockerfile(await readFile("Dockerfile", "utf8"));
    if (!build || !last) throw new Error("The Dockerfile has two stages.");
    // The packages and the build of this checkout stand for what these two steps make.
    const steps = valuesOf(build, "RUN").filter((step) => step !== "npm ci" && step !== "npm run build");
    folder = await mkdtemp(join(tmpdir(), "quarry-container-"));
    for (const step of steps) {
      const [program = "", ...rest] = step.replace(/(?<= )\/tree$/, folder).split(" ");
      await run(program === "node" ? process.execPath : program, rest, { cwd: process.cwd() });
    }
    await run("chmod", ["-R", "a+rX,a-w", folder]);

    [port = 0, livePort = 0] = await findFreePorts(2);
    const outer = { PATH: `${dirname(process.execPath)}${delimiter}/usr/bin${delimiter}/bin` };
    const given = environmentOf(last, outer);
    environment = {
      ...given,
      PATH: (given.PATH ?? "").replace("/site/", `${folder}/`),
      ...backendEnvironment({
        backend: "emulators",
        authPort: Number(authEmulator.split(":").at(-1)),
        firestorePort: Number(firestoreEmulator?.split(":").at(-1)),
      }),
      PORT: String(port),
      HOST: "127.0.0.1",
      QUARRY_LIVENESS_PORT: String(livePort),
      QUARRY_PROXY: "nginx",
      // The load below comes from one address.
      QUARRY_ADDRESS_LIMIT: "0",
      QUARRY_NETWORK_BUDGET: "0",
    };
    words = { start: commandOf(last, "CMD"), health: commandOf(last, "HEALTHCHECK") };
    const [program = "", ...rest] = words.start;
    site = spawn(program, rest, { cwd: folder, env: environment as NodeJS.ProcessEnv, ...other });
    for (const stream of [site.stdout, site.stderr]) stream?.on("data", (text) => (output += String(text)));
    for (const until = Date.now() + 120_000; (await health()) !== 0; await pause(300)) {
      if (Date.now() > until)
        throw new Error(`The site did not become well:
${output}`);
    }
  }, 180_000);

  afterAll(async () => {
    site?.kill("SIGKILL");
    for (const { uid } of accounts) {
      await resetUser(uid);
      await deleteAccount(uid);
    }
    // Whoever may not write into a folder may not empty it either.
    await run("chmod", ["-R", "u+w", folder]);
    await rm(folder, { recursive: true, force: true });
  });

  /** Exit code of the health check. */
  async function health(): Promise<number> {
    const [program = "", ...rest] = words.health;
    return run(program, rest, { cwd: folder, env: environment as NodeJS.ProcessEnv, ...other }).then(
      () => 0,
      ({ code }: { code: number }) => code,
    );
  }

  const quarry = (...rest: string[]) =>
    run(join(folder, "bin/quarry"), rest, { cwd: folder, env: environment as NodeJS.ProcessEnv, ...other });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });

  describe("what is in it", () => {
    test("is small, and neither tools nor caches are", async () => {
      expect(await measureFolder(folder)).toBeLessThan(160_000_000);
      const packages = await readdir(join(folder, "node_modules"));
      for (const name of [
        "typescript",
        "esbuild",
        "tsx",
        "firebase-tools",
        "vitest",
        "@playwright",
        "@biomejs",
      ]) {
        expect(packages).not.toContain(name);
      }
      expect(await readdir(join(folder, ".next"))).not.toContain("cache");
      expect((await readdir(folder)).filter((name) => name.startsWith(".env") || name === "tests")).toEqual(
        [],
      );
    });

    test("cannot be changed by the site", async () => {
      if (!other.uid) return;
      await expect(run("touch", [join(folder, "data/x")], other)).rejects.toThrow(/Permission denied/);
      await expect(run("touch", [join(folder, ".next/x")], other)).rejects.toThrow(/Permission denied/);
    });
  });

  describe("the site in it", () => {
    test.each([
      "/",
      "/wiki/items",
      "/wiki/items/potion",
      "/wiki/hitzones/rathalos",
      "/leaderboards",
      "/builder",
    ])("serves %s with its headers", async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      expect(await reply.text()).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/i);
      expect(reply.headers.get("content-security-policy")).toMatch(/script-src 'self'/);
      expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
      expect(reply.headers.get("x-powered-by")).toBeNull();
    });

    test("sends pages as the build has drawn them, and draws none anew", async () => {
      for (const path of ["/wiki/skills", "/wiki/quests"]) {
        expect((await get(path)).headers.get("x-nextjs-cache"), path).toBe("HIT");
      }
    });

    test("says that a page is not there", async () => {
      expect((await get("/wiki/items/no-such-item")).status).toBe(404);
      expect((await get("/wiki/weapons/bow/no-such-bow")).status).toBe(404);
    });

    test("sends scripts as the build compressed them", async () => {
      const [, script = ""] =
        /src="(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(await (await get("/")).text()) ?? [];
      const reply = await get(script, { "accept-encoding": "br" });
      expect(reply.headers.get("content-encoding")).toBe("br");
      expect(reply.headers.get("cache-control")).toMatch(/immutable/);
    });

    test("answers calls from the facts, the store and an account", async () => {
      expect((await get("/api/wiki/drops?item=potion")).status).toBe(200);
      expect((await get("/api/builds")).status).toBe(200);
      const account = await createSignedIn();
      accounts.push(account);
      const reply = await get("/api/builds/mine", { authorization: `Bearer ${account.idToken}` });
      expect(reply.status).toBe(200);
      expect((await get("/api/builds/mine")).status).toBe(401);
    });

    test("draws pictures, in a thread with typefaces of its own", async () => {
      const reply = await get("/api/wiki/monsters/rathalos/card");
      expect(reply.headers.get("content-type")).toBe("image/png");
      expect(
        Buffer.from(await reply.arrayBuffer())
          .subarray(1, 4)
          .toString(),
      ).toBe("PNG");
    });

    test("has no way to the store of a demo", async () => {
      expect((await fetch(`http://127.0.0.1:${port}/api/embedded/seed`, { method: "POST" })).status).toBe(
        404,
      );
    });
  });

  describe("the quarry command in it", () => {
    test("gives a role to an account, and says to whom it cannot", async () => {
      const account = await createSignedIn();
      accounts.push(account);
      const { stdout } = await quarry("role", account.email, "creator", "--unverified");
      expect(stdout).toContain(`${account.email} (${account.uid})`);
      await expect(quarry("role", "nobody@quarry.test", "admin")).rejects.toThrow(/There is no account/);
      await expect(quarry("role")).rejects.toThrow(/Usage: {2}quarry role <email>/);
    });

    test("checks the store, does what is due and publishes guides", async () => {
      // Exit code 1 is what other tests have left behind.
      const ledger = await quarry("check:ledger").catch((error: { stdout: string }) => error);
      expect(ledger.stdout).toMatch(/\d+ users, \d+ ledger entries/);
      expect((await quarry("jobs", "expire-requests")).stdout).toMatch(/expire-requests: \d+/);
      expect((await quarry("migrate", "--dry-run")).stdout).toMatch(/Nothing was written|Nothing to do/);
      expect((await quarry("guides:publish")).stdout).toMatch(
        /\d+ published, \d+ updated, \d+ unchanged, \d+ kept/,
      );
    });

    test("deletes an account", async () => {
      const account = await createSignedIn();
      expect((await quarry("account:delete", account.email)).stdout).toContain("is deleted");
    });
  });

  test("it ends under load without cutting a call short", async () => {
    let answered = 0;
    let isEnding = false;
    const broken: string[] = [];
    const clients = Array.from({ length: 16 }, async () => {
      while (true) {
        try {
          const reply = await get("/api/client-config");
          await reply.text();
          answered++;
          // As whatever is in front of it: the next call goes to another server.
          if (reply.headers.get("connection") === "close") return;
        } catch (error) {
          const { cause } = error as { cause?: { code?: string } };
          // Nobody is there any more; whatever else is a call that was cut short.
          if (!isEnding || cause?.code !== "ECONNREFUSED") broken.push(String(cause?.code ?? error));
          return;
        }
      }
    });
    await pause(500);
    isEnding = true;
    const code = new Promise((resolve) => site?.once("exit", resolve));
    site?.kill("SIGTERM");
    await Promise.all(clients);
    expect(await code).toBe(0);
    expect(broken).toEqual([]);
    expect(answered).toBeGreaterThan(20);
    expect(output).toContain("Quarry serves");
    expect(output).not.toMatch(/EACCES|EROFS|ENOENT|Cannot find/);
  });
});
