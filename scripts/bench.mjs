import { mkdir } from "node:fs/promises";
import { chooseBackend } from "./lib/backend.mjs";
import { Children } from "./lib/children.mjs";
import { installDependencies, requireNode } from "./lib/dependencies.mjs";
import { stateDir, tools } from "./lib/project.mjs";
import { runScript } from "./lib/shutdown.mjs";
import { step } from "./lib/steps.mjs";
import { openBuild, openEmulators, withServer } from "./lib/workshop.mjs";

/** `node scripts/bench.mjs <file> [arguments]`: runs a benchmark against the production build on the emulators. */
const children = new Children();
await runScript(children, async () => {
  const [file = "", ...rest] = process.argv.slice(2);
  requireNode();
  await mkdir(stateDir, { recursive: true });
  await step("Packages", (say) => installDependencies(children, say));
  const choice = await step("Backend", (say) => chooseBackend(children, "emulators", say));
  /** @type {import("./lib/workshop.mjs").Workshop} */
  const workshop = { children };
  await step("Emulators", (say) => openEmulators(workshop, choice, say));
  workshop.distDir = await step("Production build", (say) => openBuild(children, say));
  const { code } = await withServer("bench", "emulators", workshop, (env) =>
    children.run("The benchmark", process.execPath, [tools.tsx, file, ...rest], { env, show: true }),
  );
  return code ?? 1;
});
