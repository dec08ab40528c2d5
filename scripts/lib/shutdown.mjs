import { describeFailure } from "./failure.mjs";
import { watchNpm } from "./npm-watch.mjs";

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a script's work and sees to it that nothing outlives it: not after its end, a failure, an error that
 * nobody expected, Ctrl-C, a closed terminal or the end of the npm that started it. A second Ctrl-C does not
 * wait.
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
      void children
        .killAll()
        .then(atEnd)
        .finally(() => process.exit(130));
      return;
    }
    firstSignal = Date.now();
    console.log(`\n${signal === "SIGINT" ? "Stopping." : `Stopping (${signal}).`}`);
    void end(signal === "SIGINT" ? 130 : 143);
  };
  for (const signal of signals) process.on(signal, () => onSignal(signal));
  watchNpm(() => !ending && onSignal("SIGHUP"));
  // Whoever read the output is gone, as with `npm test | head` or a closed terminal.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", () => !ending && onSignal("SIGHUP"));
  }
  process.on("uncaughtException", (error) => {
    if (ending) return;
    console.error(`\n${describeFailure(error)}`);
    void end(1);
  });

  let code = 1;
  try {
    code = await work();
  } catch (error) {
    // Steps that fail because everything is being stopped are no news.
    if (!ending) console.error(`\n${describeFailure(error)}`);
  }
  if (!ending) await end(code);
}
