import { describe, expect, test } from "vitest";
import { parseAuditCommand } from "@/scripts/lib/audit-command";
import { forcedBackend } from "@/scripts/lib/backend.mjs";
import { isInstalled, requireNode } from "@/scripts/lib/dependencies.mjs";
import { describeFailure, Failure } from "@/scripts/lib/failure.mjs";
import { describeProgress, formatDuration } from "@/scripts/lib/progress.mjs";
import { backendEnvironment } from "@/scripts/lib/project.mjs";
import { parseRoleCommand } from "@/scripts/lib/role-command";
import { step } from "@/scripts/lib/steps.mjs";
import { accountLines } from "@/scripts/lib/welcome.mjs";

describe("npm run role", () => {
  test.each([
    [["a@quarry.test", "creator"], "creator", false],
    [["a@quarry.test", "admin"], "admin", false],
    [["a@quarry.test", "none"], "none", false],
    [["a@quarry.test", "admin", "--unverified"], "admin", true],
  ])("understands %j", (words, role, allowUnverified) => {
    expect(parseRoleCommand(words)).toMatchObject({ email: "a@quarry.test", role, allowUnverified });
  });

  test.each([
    [[]],
    [["a@quarry.test"]],
    [["a@quarry.test", "owner"]],
    [["a", "admin"]],
    [["a@b.test", "admin", "now"]],
  ])("says how it is used for %j", (words) => {
    expect(() => parseRoleCommand(words)).toThrow("npm run role -- <email> <creator|admin|none>");
  });
});

describe("npm run check:audit", () => {
  test("takes a new file to write and an earlier one to compare with", () => {
    expect(parseAuditCommand([])).toEqual({ exportTo: undefined, against: undefined });
    expect(parseAuditCommand(["--export", "new.jsonl", "--against", "old.jsonl"])).toEqual({
      ...{ exportTo: "new.jsonl", against: "old.jsonl" },
    });
  });

  test.each([[["--export"]], [["new.jsonl"]], [["--import", "x"]]])("says how it is used for %j", (words) => {
    expect(() => parseAuditCommand(words)).toThrow("npm run check:audit");
  });
});

describe("the packages", () => {
  const state = { lockHash: "new", stamp: null, lockTime: 100, installTime: 200 };

  test.each([
    ["when npm finished after the lock file changed", state, true],
    [
      "when these scripts installed this very lock file, whatever its time",
      { ...state, stamp: "new", lockTime: 900 },
      true,
    ],
    ["not when the lock file is newer", { ...state, stamp: "old", lockTime: 900 }, false],
    [
      "not when there are none, even with a stamp left over",
      { ...state, stamp: "new", installTime: null },
      false,
    ],
  ])("are installed %s", (_name, found, installed) => {
    expect(isInstalled(found)).toBe(installed);
  });
});

describe("Node", () => {
  test.each(["20.12.0", "20.20.2", "22.1.0"])("%s will do", (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });
  test.each(["20.11.1", "18.20.0"])("%s is refused", (version) => {
    expect(() => requireNode(version)).toThrow(`This is Node ${version}`);
  });
});

describe("QUARRY_BACKEND", () => {
  test("forces one of the two, or neither", () => {
    expect(forcedBackend({ QUARRY_BACKEND: "embedded" })).toBe("embedded");
    expect(forcedBackend({ QUARRY_BACKEND: "emulators" })).toBe("emulators");
    expect(forcedBackend({})).toBeUndefined();
  });
  test("is refused with any other value: a demo never runs on a real project", () => {
    expect(() => forcedBackend({ QUARRY_BACKEND: "firebase" })).toThrow('QUARRY_BACKEND is "firebase"');
  });
});

describe("the environment of a local backend", () => {
  test("names the demo project over whatever an .env file says, without a service account", () => {
    const env = backendEnvironment({ backend: "emulators", authPort: 1, firestorePort: 2 });
    expect(env).toMatchObject({
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: "demo-quarry",
      FIREBASE_SERVICE_ACCOUNT: "",
      QUARRY_BACKEND: "emulators",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
      FIRESTORE_EMULATOR_HOST: "127.0.0.1:2",
    });
  });
  test("empties the addresses that the backend does not have", () => {
    expect(backendEnvironment({ backend: "embedded", authPort: 1 }).FIRESTORE_EMULATOR_HOST).toBe("");
    expect(backendEnvironment({ backend: "none" }).FIREBASE_AUTH_EMULATOR_HOST).toBe("");
  });
});

describe("the line of what runs", () => {
  const running = new Map([
    ["Emulators", { started: 0, lastMs: undefined }],
    ["Production build", { started: 1_000, lastMs: 60_000 }],
  ]);

  test("has a bar by how long it took last time", () => {
    expect(describeProgress(running, 31_000, 120)).toBe(
      "Emulators 31 s   Production build ████████░░░░░░░░ 30 of 60 s",
    );
  });

  test("has a full bar where it takes longer, and is no wider than the terminal", () => {
    expect(describeProgress(running, 91_000, 120)).toContain(`${"█".repeat(16)} 90 of 60 s`);
    expect(describeProgress(running, 91_000, 20)).toHaveLength(19);
    expect(describeProgress(new Map(), 91_000, 80)).toBe("");
  });
});

describe("a step", () => {
  test.each([
    [0, "0.0 s"],
    [59_940, "59.9 s"],
    [59_960, "1 min 00 s"],
    [125_400, "2 min 05 s"],
  ])("of %d ms took %s", (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  test("is printed at its end, with what came of it", async () => {
    const lines: string[] = [];
    const result = await step(
      "Packages",
      async (say) => {
        say("up to date");
        return 7;
      },
      { print: (line) => lines.push(line) },
    );
    expect(result).toBe(7);
    expect(lines).toEqual([expect.stringMatching(/^✓ Packages: up to date \(0\.\d s\)$/)]);
  });

  test("is marked when it failed, and throws on", async () => {
    const lines: string[] = [];
    const failing = step("Build", () => Promise.reject(new Error("no")), {
      print: (line) => lines.push(line),
    });
    await expect(failing).rejects.toThrow("no");
    expect(lines).toEqual([expect.stringMatching(/^✗ Build/)]);
  });
});

describe("a failure", () => {
  test("says what went wrong, what was printed and what to do", () => {
    const failure = new Failure("It broke.", { log: "line 1\nline 2\n", help: "Mend it." });
    expect(describeFailure(failure)).toBe("It broke.\n    line 1\n    line 2\nMend it.");
  });
  test("shows where it comes from when nobody expected it", () => {
    expect(describeFailure(new TypeError("odd"))).toContain("commands.test.ts");
  });
});

describe("the list of accounts", () => {
  test("is printed in columns", () => {
    const lines = accountLines([
      { email: "a@quarry.test", password: "pass-1", displayName: "Old Harth", role: "admin" },
      { email: "longer@quarry.test", password: "pass-1", displayName: "Al", role: "hunter" },
    ]);
    expect(lines.slice(1, 3)).toEqual([
      "  a@quarry.test       pass-1  Old Harth  admin",
      "  longer@quarry.test  pass-1  Al         hunter",
    ]);
  });
  test("is not there without accounts", () => {
    expect(accountLines([])).toEqual([]);
  });
});
