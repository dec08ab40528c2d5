import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { patientLimit } from "./scripts/lib/slowness.mjs";
import { listFilesWithoutTurn } from "./tests/support/file-turns";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };
const shared = { resolve: { alias } };

/**
 * Limits are for what hangs: a test that passes never waits for one. Each is many times as long as its work takes on
 * two idle cores, and `npm test` makes them longer still on a machine that is slow or busy.
 */
const patience = { testTimeout: patientLimit(300_000), hookTimeout: patientLimit(300_000) };
const poll = { timeout: patientLimit(30_000) };

const promptAnswers = fileURLToPath(new URL("tests/support/prompt-answers.ts", import.meta.url));

/**
 * The store in memory answers every call three milliseconds late, so that transactions meet as they do on a
 * server. A turn of the event loop lets them meet as well, and the tests of use cases make 100,000 calls.
 */
const promptStore: Plugin = {
  name: "prompt-store",
  enforce: "pre",
  resolveId: (source) => (/\/functions\/resolve-promise\.js$/.test(source) ? promptAnswers : undefined),
};

/** Room for what lives a moment: the collector of young objects takes a seventh of a component test's work without it. */
const execArgv = ["--max-semi-space-size=64"];

/**
 * One project per layer of `tests/`. `npm test` starts what each needs; the rules and integration projects
 * expect emulators named by FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.
 */
export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        plugins: [promptStore],
        test: {
          name: "unit",
          ...patience,
          expect: { poll },
          environment: "node",
          server: { deps: { inline: ["@firebase-bridge/firestore-admin"] } },
          include: ["tests/unit/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...listFilesWithoutTurn("unit")],
          globalSetup: ["tests/support/choose-seed.ts"],
          setupFiles: ["tests/support/seeded-properties.ts"],
          // A worker for each core, and modules that stay loaded from file to file: the catalogue is read and
          // checked once in each worker. So a test puts back what it changed, and replaces functions of our
          // modules with vi.spyOn: vi.mock comes too late for a module that is loaded already.
          isolate: false,
          maxWorkers: "100%",
          execArgv,
        },
      },
      {
        ...shared,
        test: {
          name: "components",
          ...patience,
          expect: { poll },
          environment: "jsdom",
          include: ["tests/components/**/*.test.tsx", "tests/components/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...listFilesWithoutTurn("components")],
          setupFiles: ["tests/support/jsdom.ts"],
          // Files share a process, its DOM and its libraries; tests/support/jsdom.ts gives each our own modules anew.
          isolate: false,
          // By default one core is left idle, which is half of a machine that has two.
          maxWorkers: "100%",
          execArgv,
        },
      },
      {
        ...shared,
        test: {
          name: "rules",
          ...patience,
          expect: { poll },
          environment: "node",
          include: ["tests/rules/**/*.test.ts"],
          fileParallelism: false,
        },
      },
      {
        ...shared,
        test: {
          name: "integration",
          ...patience,
          expect: { poll },
          environment: "node",
          include: ["tests/integration/**/*.test.ts"],
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.QUARRY_SECOND_STORE
              ? ["tests/integration/any-backend/**", ...listFilesWithoutTurn("secondStore")]
              : listFilesWithoutTurn("integration")),
          ],
          // One process for all files: what they ask the store and the server with is loaded once, as for unit tests.
          isolate: false,
          execArgv,
          fileParallelism: false,
        },
      },
    ],
  },
});
