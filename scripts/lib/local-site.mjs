import { mkdir } from "node:fs/promises";
import { chooseBackend, forcedBackend } from "./backend.mjs";
import { ensureBuild } from "./build.mjs";
import { Children } from "./children.mjs";
import { installDependencies, requireNode } from "./dependencies.mjs";
import { deleteSavedData, demoDataDir, hasSavedData, startEmulators } from "./emulators.mjs";
import { describeFailure, Failure } from "./failure.mjs";
import { copyOcrFiles } from "./ocr-files.mjs";
import { portSetting, requireFreePorts } from "./ports.mjs";
import { backendEnvironment, demoSettings, stateDir } from "./project.mjs";
import { rescueData } from "./rescue.mjs";
import { clearLeftovers, currentRuns, ownName, removeRunRecord, writeRunRecord } from "./run-record.mjs";
import { seedEmulators } from "./seed-emulators.mjs";
import { startServer } from "./server.mjs";
import { runScript } from "./shutdown.mjs";
import { step } from "./steps.mjs";
import { printWelcome } from "./welcome.mjs";

/**
 * @typedef {import("./project.mjs").BackendAddresses} BackendAddresses
 * @typedef {import("./backend.mjs").BackendChoice} BackendChoice
 *
 * @typedef {object} SiteOptions
 * @property {"demo" | "dev"} name Also the name of the npm script.
 * @property {"start" | "dev"} mode `start` serves the production build, `dev` the sources with hot reload.
 * @property {boolean} fresh Whether the data of earlier starts is forgotten.
 *
 * @typedef {{ site: number, auth: number, firestore: number }} Ports
 */

/**
 * Runs the whole site on this machine until it is stopped: packages, emulators, seed, build, server.
 *
 * @param {SiteOptions} options
 */
export async function runLocalSite(options) {
  const children = new Children();
  await runScript(
    children,
    () => start(children, options),
    () => removeRunRecord(options.name),
  );
}

/**
 * @param {Children} children
 * @param {SiteOptions} options
 * @returns {Promise<number>} Exit code, once something has ended that should not.
 */
async function start(children, { name, mode, fresh }) {
  const started = performance.now();
  requireNode();
  const forced = forcedBackend();
  const ports = {
    site: portSetting("PORT", 3000),
    auth: portSetting("QUARRY_AUTH_PORT", 9099),
    firestore: portSetting("QUARRY_FIRESTORE_PORT", 8080),
  };
  const host = process.env.HOST || "127.0.0.1";
  const distDir = process.env.QUARRY_DIST_DIR || ".next";
  await mkdir(stateDir, { recursive: true });

  await step("Ports", (say) => checkPorts(ports, name, say));
  await step("Packages", (say) => installDependencies(children, say));
  const choice = await step("Backend", (say) => chooseBackend(children, forced, say));
  if (choice.firestore) {
    const purpose = "the Firestore emulator";
    const neededPorts = [{ port: ports.firestore, purpose, setting: "QUARRY_FIRESTORE_PORT" }];
    await requireFreePorts(neededPorts, `npm run ${name}`);
  }
  if (fresh) await deleteSavedData();
  const hasContent = await hasSavedData();

  const serve = (/** @type {BackendAddresses} */ found) =>
    step("Server", async (say) => {
      const env = backendEnvironment(found);
      const show = mode === "dev";
      const child = await startServer(children, { name, mode, port: ports.site, host, distDir, env, show });
      say(`port ${ports.site}`);
      return child;
    });
  const record = async (/** @type {BackendAddresses} */ found) =>
    writeRunRecord({
      name,
      owner: await ownName(),
      processes: await children.families(),
      distDir,
      port: ports.site,
      ...found,
    });
  const emulators = step("Emulators", (say) =>
    startBackend(children, { choice, ports, name, forced }, say),
  ).then(async (found) => {
    await record(found);
    return found;
  });
  // The first page of sources takes longest of all to compile, and can be under way while the emulators start.
  const early =
    mode === "dev" && choice.firestore
      ? copyOcrFiles().then(() =>
          serve({ backend: "emulators", authPort: ports.auth, firestorePort: ports.firestore }),
        )
      : undefined;
  early?.catch(() => undefined);
  // Sources are not worth waiting for content, nor is a site that has what an earlier start left: it only adds what came
  // with newer sources.
  const waitsForContent = !hasContent && mode === "start";
  // While the build goes on, which leaves a core idle now and then; what compiles the first page leaves none.
  const content = Promise.all([emulators, early]).then(async ([found]) => {
    if (found.backend !== "emulators") return;
    const seed = step("Demo content", async (say) =>
      say(await seedEmulators(children, backendEnvironment(found))),
    );
    await (waitsForContent ? seed : seed.catch((error) => console.error(describeFailure(error))));
  });
  // Whoever waits for it hears of a failure; until then nobody does.
  content.catch(() => undefined);
  const [addresses] = await allDone([
    emulators,
    mode === "start"
      ? step("Production build", (say) => ensureBuild(children, { distDir, env: demoSettings, say }))
      : (early?.then(() => undefined) ?? copyOcrFiles()),
  ]);

  const isServed = early && addresses.backend === "emulators";
  // It was told of a store that did not start.
  if (early && !isServed) await (await early).stop();
  await allDone([
    isServed ? Promise.resolve() : serve(addresses).then(() => undefined),
    waitsForContent ? content : Promise.resolve(),
  ]);
  await record(addresses);

  await printWelcome({ addresses, host, port: ports.site, seconds: (performance.now() - started) / 1000 });
  const end = await children.firstUnexpectedEnd();
  // What its own end cannot save any more is saved while the rest of the emulators still answers.
  if (addresses.backend === "emulators" && end.name.toLowerCase().includes("emulators"))
    throw await rescueData(
      { authPort: ports.auth, firestorePort: ports.firestore },
      demoDataDir,
      `npm run ${name}`,
    );
  const how = end.code === null ? "" : ` (exit code ${end.code})`;
  throw new Failure(`${end.name} ended unexpectedly${how}.`, { log: end.tail });
}

/**
 * Waits for both even when one fails, so that no step speaks after the failure was reported.
 *
 * @template A, B
 * @param {readonly [Promise<A>, Promise<B>]} work
 * @returns {Promise<[A, B]>}
 */
async function allDone(work) {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/**
 * Before anything takes time. The Firestore emulator's port is looked at once it is known that there is one.
 *
 * @param {Ports} ports
 * @param {string} name
 * @param {(detail: string) => void} say
 */
async function checkPorts(ports, name, say) {
  const running = (await currentRuns()).find((run) => run.port === ports.site);
  if (running) {
    throw new Failure(`A ${running.name} of this checkout runs already: http://localhost:${running.port}`, {
      help: `Stop it with Ctrl-C, or with:  kill ${running.owner.pid}`,
    });
  }
  const ended = await clearLeftovers();
  if (ended > 0) say(`ended ${ended} processes left by an earlier run`);
  const neededPorts = [
    { port: ports.site, purpose: "the site", setting: "PORT" },
    { port: ports.auth, purpose: "the Auth emulator", setting: "QUARRY_AUTH_PORT" },
  ];
  await requireFreePorts(neededPorts, `npm run ${name}`);
}

/**
 * Starts what the chosen backend needs outside the server. What cannot be started is left out, unless it was
 * requested by name: the site then runs with less, and the terminal says with what.
 *
 * @param {Children} children
 * @param {{ choice: BackendChoice, ports: Ports, name: string, forced: string | undefined }} options
 * @param {(detail: string) => void} say
 * @returns {Promise<BackendAddresses>}
 */
async function startBackend(children, { choice, ports, name, forced }, say) {
  const options = { name, authPort: ports.auth };
  if (choice.firestore) {
    try {
      const { firestore } = choice;
      await startEmulators(children, {
        ...options,
        firestorePort: ports.firestore,
        firestore,
        keepData: true,
      });
      const savedDataNote = (await hasSavedData()) ? ", with the data of the last run" : "";
      say(`Auth ${ports.auth}, Firestore ${ports.firestore}${savedDataNote}`);
      return { backend: "emulators", authPort: ports.auth, firestorePort: ports.firestore };
    } catch (error) {
      if (forced === "emulators") throw error;
    }
  }
  try {
    await startEmulators(children, options);
    say(
      choice.firestore
        ? `Auth ${ports.auth}; Firestore did not start (.quarry/logs), the embedded one is used`
        : `Auth ${ports.auth}; Firestore runs inside the server`,
    );
    return { backend: "embedded", authPort: ports.auth };
  } catch (error) {
    if (forced) throw error;
    say("did not start (.quarry/logs): sign-in, coins and the quiz are off");
    return { backend: "none" };
  }
}
