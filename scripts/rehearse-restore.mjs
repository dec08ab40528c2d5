import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { chooseBackend } from "./lib/backend.mjs";
import { Children } from "./lib/children.mjs";
import { requireNode } from "./lib/dependencies.mjs";
import { startEmulators } from "./lib/emulators.mjs";
import { Failure } from "./lib/failure.mjs";
import { findFreePorts } from "./lib/ports.mjs";
import { backendEnvironment, stateDir, tools } from "./lib/project.mjs";
import { seedEmulators } from "./lib/seed-emulators.mjs";
import { runScript } from "./lib/shutdown.mjs";
import { step } from "./lib/steps.mjs";

/**
 * `npm run rehearse:restore`: fills emulators with the demo's content, exports them, starts empty ones, imports the export
 * into others, and holds ledgers and boards of the three against each other. Data of the demo is left alone.
 *
 * @typedef {{ ledger: string, boards: string }} Checks
 */
const children = new Children();
const root = await mkdtemp(join(stateDir, "restore-")).catch(() => "");
await runScript(children, rehearse, () => rm(root, { recursive: true, force: true }));

/** @returns {Promise<number>} Exit code. */
async function rehearse() {
  requireNode();
  if (!root) throw new Failure(`There is no folder ${stateDir} to write to. Run npm run demo once.`);
  const { firestore } = await step("Backend", (say) => chooseBackend(children, "emulators", say));
  const backup = join(root, "backup");

  /** @param {string} title @param {boolean} keepData @param {(env: Record<string, string>) => Promise<void>} work */
  const withEmulators = async (title, keepData, work) => {
    const [authPort = 0, firestorePort = 0] = await findFreePorts(2);
    const options = { name: "restore", authPort, firestorePort, keepData, dataDir: backup };
    const emulators = await startEmulators(children, firestore ? { ...options, firestore } : options);
    const env = backendEnvironment({ backend: "emulators", authPort, firestorePort });
    await step(title, async () => work(env));
    await emulators.stop();
  };

  const found = /** @type {Checks[]} */ ([]);
  const check = async (/** @type {Record<string, string>} */ env) => {
    const checks = { ledger: await run("check-ledger", env), boards: await run("check-boards", env) };
    console.log(`  ${checks.ledger}\n  ${checks.boards}`);
    found.push(checks);
  };
  await withEmulators("Filled, checked, exported", true, async (env) => {
    console.log(`  ${await seedEmulators(children, env)}`);
    await check(env);
  });
  await withEmulators("Empty", false, check);
  await withEmulators("Imported and checked", true, check);

  const [before, empty, after] = found.map((checks) => JSON.stringify(checks));
  if (before === empty) throw new Failure("The emulators were not empty before the import.");
  if (before !== after) throw new Failure("What was imported is not what was exported.");
  console.log("What was imported is what was exported.");
  return 0;
}

/**
 * @param {"check-ledger" | "check-boards"} name
 * @param {Record<string, string>} env
 * @returns {Promise<string>} The figures, without the address that differs by start.
 */
async function run(name, env) {
  const { code, tail } = await children.run(name, process.execPath, [tools.tsx, `scripts/${name}.ts`], {
    env,
  });
  if (code !== 0) throw new Failure(`${name} found something wrong.`, { log: tail });
  return tail
    .trim()
    .split("\n")
    .join(" ")
    .replace(/^the emulators \(\S+\) of \S+: /, "");
}
