import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { armorPieces } from "@/lib/catalog/codes";
import { runSearchCommand } from "@/scripts/lib/search-command";
import { searchHelp } from "@/scripts/lib/search-help";
import { readOptions } from "@/scripts/lib/search-options";

const resultSchema = z.strictObject({
  armor: z.strictObject({
    head: z.string(),
    chest: z.string(),
    arms: z.string(),
    waist: z.string(),
    legs: z.string(),
  }),
  charm: z.union([z.string(), z.null(), z.looseObject({ id: z.null(), talisman: z.string() })]),
  decorations: z.array(z.strictObject({ id: z.string() })),
  weaponDecorations: z.array(z.strictObject({ id: z.string() })).optional(),
  defense: z.int(),
  freeSlots: z.tuple([z.int(), z.int(), z.int()]),
  resistances: z.record(z.string(), z.int()).optional(),
  damage: z.number().positive().optional(),
});

const answerSchema = z.union([
  z.strictObject({
    status: z.enum(["optimal", "infeasible", "bounded"]),
    results: z.array(resultSchema),
    bound: z.number().optional(),
    ms: z.number().min(0).multipleOf(0.01),
    message: z.string().optional(),
  }),
  z.strictObject({ status: z.literal("error"), message: z.string() }),
]);

/** What the command writes for these lines, in this process. */
async function run(input: string, ...words: string[]): Promise<string> {
  const out: string[] = [];
  await runSearchCommand({
    words,
    input: Readable.from([Buffer.from(input)]),
    write: (text) => out.push(text),
  });
  return out.join("");
}

/** The command as a process of its own. */
function start(...words: string[]) {
  const child = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/search.ts", ...words]);
  const errors: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => errors.push(text));
  // The child may end before it has read everything.
  child.stdin.on("error", () => undefined);
  return { child, errors };
}

function answersIn(stdout: string) {
  const lines = stdout.split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => answerSchema.parse(JSON.parse(line)));
}

describe("npm run search", () => {
  test("says that a skill of weapons has no slots to go into, and only then", async () => {
    const lines = [
      '{"skills": {"critical-eye": 5}, "limit": 1}',
      '{"skills": {"critical-eye": 5}, "weapon": {"slots": [3, 3, 3]}, "limit": 1}',
      '{"skills": {"weakness-exploit": 5}, "rank": "low", "charms": "none"}',
    ];
    const [missing, found, low] = answersIn(await run(`${lines.join("\n")}\n`));
    expect(missing).toMatchObject({
      status: "infeasible",
      message: expect.stringMatching(/^critical-eye is/),
    });
    expect(found).toMatchObject({ status: "optimal" });
    expect(found).not.toHaveProperty("message");
    expect(low).toMatchObject({ status: "infeasible" });
    expect(low).not.toHaveProperty("message");
  });

  test("answers every line in order, and goes on after a bad one", async () => {
    const lines = [
      '{"skills": {"weakness-exploit": 5}, "bonuses": {"gore-magalas-tyranny": 1}, "rank": "high", "objective": "defense", "limit": 1}',
      "",
      "not JSON",
      '{"skills": {"weaknes-exploit": 5}}',
      '{"skills": {"burst": 5, "agitator": 5, "weakness-exploit": 5, "maximum-might": 3, "counterstrike": 3, "adrenaline-rush": 5, "latent-power": 5}}',
      `{"excluded": [${`"${"x".repeat(1000)}",`.repeat(1100)}"y"]}`,
      '{"skills": {"burst": 1}, "limit": 3, "objective": "slots"}\r',
      '{"skills": {"attack-boost": 1}, "weapon": {"slots": [1]}, "objective": {"resistance": "fire"}, "limit": 1}',
      '{"skills": {"guard": 1, "iron-skin": 2}, "talismans": "any-legal", "charms": "none", "limit": 1}',
    ];
    const examples = searchHelp.split("Examples.")[1]?.trim().split("\n") ?? [];
    const all = answersIn(await run([...lines, ...examples].join("\n")));
    const answers = all.slice(0, -examples.length);
    const toExamples = all.slice(-examples.length).map(({ status }) => status);
    expect(toExamples, "every example of the help is a query").not.toContain("error");
    expect(toExamples.length).toBeGreaterThan(3);
    expect(answers.map(({ status }) => status)).toEqual([
      "optimal",
      "error",
      "error",
      "infeasible",
      "error",
      "optimal",
      "optimal",
      "optimal",
    ]);
    expect(answers[1]).toMatchObject({ message: expect.stringContaining("not JSON") });
    expect(answers[2]).toEqual({
      status: "error",
      message: 'skills.weaknes-exploit is not a skill: did you mean "weakness-exploit"?',
    });
    expect(answers[3]).toMatchObject({ results: [] });
    expect(answers[4]).toMatchObject({ message: expect.stringContaining("longer than") });
    const results = answers.map((answer) => ("results" in answer ? answer.results : []));
    expect(results.map(({ length }) => length)).toEqual([1, 0, 0, 0, 0, 3, 1, 1]);
    expect(results[6]?.[0]).toMatchObject({ weaponDecorations: [{ id: expect.any(String) }] });
    expect(results[6]?.[0]?.resistances).toBeDefined();
    expect(results[7]?.[0]?.charm).toMatchObject({ id: null });

    const { armor } = getBuilderCatalog();
    for (const result of results.flat()) {
      const pieces = armorPieces.map((part) => armor.find(({ id }) => id === result.armor[part]));
      expect(pieces.map((piece) => piece?.piece)).toEqual(armorPieces);
      expect(result.defense).toBe(pieces.reduce((sum, piece) => sum + (piece?.defenseMax ?? 0), 0));
    }
  });

  test("prints nothing but answers through npm", async () => {
    const child = spawn("npm", ["run", "--silent", "search"]);
    const out: string[] = [];
    child.stdout.setEncoding("utf8").on("data", (text: string) => out.push(text));
    child.stdin.end('{"limit": 1}\n');
    const [code] = await once(child, "close");
    expect(code).toBe(0);
    expect(answersIn(out.join(""))).toMatchObject([{ status: "optimal" }]);
  });

  test("answers a line before the next one comes, and stops quietly when nobody reads on", async () => {
    const { child, errors } = start();
    const answers = createInterface({ input: child.stdout });
    child.stdin.write('{"limit": 1}\n');
    const [first] = await once(answers, "line");
    expect(answerSchema.parse(JSON.parse(first))).toMatchObject({ status: "optimal" });
    child.stdin.write('{"limit": 0}\n');
    const [second] = await once(answers, "line");
    expect(answerSchema.parse(JSON.parse(second))).toMatchObject({ status: "error" });
    child.stdout.destroy();
    child.stdin.end('{"limit": 1}\n'.repeat(50));
    const [code] = await once(child, "close");
    expect(errors.join("")).toBe("");
    expect(code).toBe(0);
  });

  test("refuses what is no option, without an answer", async () => {
    await expect(run("{}", "--bugdet", "5")).rejects.toThrow("--bugdet");
    const { child, errors } = start("--bugdet", "5");
    const out: string[] = [];
    child.stdout.setEncoding("utf8").on("data", (text: string) => out.push(text));
    child.stdin.end("{}");
    const [code] = await once(child, "close");
    expect(code).toBe(1);
    expect(out).toEqual([]);
    expect(errors.join("")).not.toBe("");
  });

  test("says nothing without a line", async () => {
    expect(await run("")).toBe("");
  });

  test("stays within its budget", async () => {
    const hard = '{"skills": {"burst": 1}, "limit": 1000, "rank": "any"}';
    const answers = answersIn(await run(hard, "--budget", "0.001"));
    expect(answers).toMatchObject([{ status: "bounded", bound: expect.any(Number) }]);
  });

  test("explains itself", async () => {
    expect(await run("", "--help")).toBe(searchHelp);
    for (const word of ["skills", "bonuses", "weapon", "rank", "transcended", "pinned", "excluded"]) {
      expect(searchHelp).toContain(`\n  ${word} `);
    }
    for (const word of ["decorations", "charms", "talismans", "objective", "limit", "--budget"]) {
      expect(searchHelp).toContain(`\n  ${word} `);
    }
  });
});

describe("the options of npm run search", () => {
  test.each([["--bugdet", "5"], ["--budget", "-1"], ["--budget"], ["queries.jsonl"]])(
    "are not %s %s",
    (...words) => {
      expect(() => readOptions(words)).toThrow();
    },
  );

  test("are a budget and help", () => {
    expect(readOptions([])).toEqual({ budgetMs: undefined });
    expect(readOptions(["--budget", "0.5"])).toEqual({ budgetMs: 0.5 });
    expect(readOptions(["--budget", "5", "-h"])).toBeNull();
  });
});
