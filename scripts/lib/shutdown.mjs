import { describeFailure } from "./failure.mjs";

/**
 * Runs a script's work and sees to it that nothing outlives it: not after its end, a failure, Ctrl-C, a
 * closed terminal or the end of the npm that started it. A second Ctrl-C does not wait.
 *
 * @param {import("./children.mjs").Children} children
 * @param {() => Promise<number>} work Gives the exit code.
 * @param {() => Promise<void>} [atEnd] After the children have ended.
 */
export async function runScript(children, work, atEnd = async () => {}) {
  let ending = false;
  let firstSignal = 0;

  const end = async (/** @type {number} */ code) => {
    ending = true;
    await children.stopAll();
    await atEnd();
    process.exit(code);
  };

  const onSignal = (/** @type {NodeJS.Signals} */ signal) => {
    if (ending) {
      // One Ctrl-C may arrive twice: from the terminal and, forwarded, from npm.
      if (Date.now() - firstSignal < 1000) return;
      void children.killAll().finally(() => process.exit(130));
      return;
    }
    firstSignal = Date.now();
    console.log(`\n${signal === "SIGINT" ? "Stopping." : `Stopping (${signal}).`}`);
    void end(signal === "SIGINT" ? 130 : 143);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => onSignal(signal));
  stopWithNpm(() => !ending && onSignal("SIGHUP"));

  let code = 1;
  try {
    code = await work();
  } catch (error) {
    // Steps that fail because everything is being stopped are no news.
    if (!ending) console.error(`\n${describeFailure(error)}`);
  }
  if (!ending) await end(code);
}

/**
 * npm starts scripts through a shell, and a signal sent to npm ends that shell but never reaches the script.
 * So a script of npm's watches for the end of its parent.
 *
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}
