import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildEngine } from "@/scripts/lib/engine-package";
import { root, tools } from "@/scripts/lib/project.mjs";

const run = promisify(execFile);
const source = join(root, "packages/engine");
let place = "";

/** A tool of somebody else, which has the package and nothing else of this repository. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "quarry-engine-"));
  const installed = join(place, "node_modules/@quarry/engine");
  await mkdir(installed, { recursive: true });
  await cp(join(source, "package.json"), join(installed, "package.json"));
  await buildEngine(join(installed, "dist"));
  await writeFile(join(place, "package.json"), '{ "type": "module" }');
});
afterAll(() => rm(place, { recursive: true, force: true }));

const readme = await readFile(join(source, "README.md"), "utf8");
/** Each example with what it prints. */
const examples = [...readme.matchAll(/```js\n(.*?)```\n\n```text\n(.*?)```/gs)].map(
  ([, code = "", printed = ""], at) => ({ code, printed, at: at + 1 }),
);

describe("the package of the engine", () => {
  test("has three examples", () => {
    expect(examples).toHaveLength(3);
    expect(readme.match(/```js/g)).toHaveLength(3);
  });

  test.each(examples)("prints in example $at what its README says", async ({ code, printed, at }) => {
    const file = join(place, `example-${at}.js`);
    await writeFile(file, code);
    const { stdout } = await run(process.execPath, [file], { cwd: place });
    expect(stdout).toBe(printed);
  });

  test("has types for a strict tool, without the alias of this repository", async () => {
    await writeFile(
      join(place, "tool.ts"),
      `import { openEngine, EngineError, type EngineData, type SearchReport } from "@quarry/engine";
declare const data: EngineData;
const engine = openEngine(data, { openWorker: () => new Worker("worker.js") });
export const report: Promise<SearchReport> = engine.search(
  { ...engine.aim({ weapon: "a", monster: "b" }), skills: { burst: 1 } },
  { budgetMs: 500, onProgress: ({ best }) => best?.damage?.toFixed(1) },
);
// @ts-expect-error a level is a number
void engine.search({ skills: { burst: "five" } });
export const code: string = new EngineError("failed", "x").code;
`,
    );
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2022"];
    const { stdout } = await run(process.execPath, [tools.tsc, ...options, "--types", "", "tool.ts"], {
      cwd: place,
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toBe("");
  });

  test("has an entry for a worker of a browser, which answers messages alone", async () => {
    const code = await readFile(join(place, "node_modules/@quarry/engine/dist/worker.js"), "utf8");
    expect(code).not.toContain("node:");
    const { exports, private: isPrivate } = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
    expect(exports["./worker"].default).toBe("./dist/worker.js");
    expect(isPrivate, "is not published").toBe(true);
  });

  test("refuses what does not exist by name", async () => {
    await writeFile(
      join(place, "wrong.js"),
      `import { openEngine } from "@quarry/engine";
import data from "@quarry/engine/data.json" with { type: "json" };
const engine = openEngine(data);
const tell = (error) => console.log(error.code ?? error.name, error.message);
await engine.search({ skills: { bursts: 1 } }).catch(tell);
try { engine.aim({ weapon: "spoon", monster: "rathalos" }); } catch (error) { tell(error); }
try { engine.aim({ weapon: "hammer-zaccios-execution", monster: "fatalis" }); } catch (error) { tell(error); }
try { engine.aim({ weapon: "hammer-zaccios-execution", monster: "rathalos", moves: { jump: 1 } }); } catch (error) { tell(error); }
`,
    );
    const { stdout } = await run(process.execPath, ["wrong.js"], { cwd: place });
    expect(stdout.split("\n")).toEqual([
      expect.stringMatching(/^bad-query skills\.bursts .*burst/),
      'RangeError There is no weapon "spoon".',
      "RangeError Choose a monster first.",
      'RangeError "jump" is no move of hammer-zaccios-execution.',
      "",
    ]);
  });
});
