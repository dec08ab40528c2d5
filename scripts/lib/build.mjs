import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Failure } from "./failure.mjs";
import { copyOcrFiles, ocrTarget } from "./ocr-files.mjs";
import { root, stateDir, tools } from "./project.mjs";
import { buildServiceWorker, serviceWorkerFile } from "./service-worker.mjs";

/** Inside the build's folder, so that it goes when the build goes. */
const stampName = "quarry-build.json";

/** What has no part in the build. Everything else has: a new folder must not be forgotten. */
const outside = new Set([
  "biome.json",
  "docs",
  "firebase.json",
  "firestore.indexes.json",
  "firestore.rules",
  "next-env.d.ts",
  "node_modules",
  "playwright-report",
  "playwright.config.ts",
  "scripts",
  "test-results",
  "tests",
  "vitest.config.ts",
]);

/**
 * @param {string} path From the top folder, with forward slashes.
 * @returns {boolean}
 */
export function isBuildInput(path) {
  const top = path.split("/")[0] ?? "";
  if (
    outside.has(top) ||
    path === serviceWorkerFile ||
    path.startsWith(`${ocrTarget}/`) ||
    /\.(md|tsbuildinfo|log)$/.test(path)
  )
    return false;
  return !top.startsWith(".") || /^\.env(\.production)?(\.local)?$/.test(top);
}

/**
 * Identity of a build: every input file, every setting that is written into the bundle, and this Node.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} [folder]
 * @returns {Promise<string>}
 */
export async function hashBuildInputs(env, folder = root) {
  const hash = createHash("sha256");
  for (const path of await listInputs(folder)) {
    hash
      .update(`${path}\0`)
      .update(await readFile(join(folder, path)))
      .update("\0");
  }
  const settings = Object.keys(env)
    .filter((name) => name.startsWith("NEXT_PUBLIC_") || name === "QUARRY_PAINT")
    .sort();
  for (const name of settings) hash.update(`${name}=${env[name]}\0`);
  return hash.update(process.versions.node).digest("hex");
}

/** @param {string} folder @returns {Promise<string[]>} Sorted. */
async function listInputs(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths = await Promise.all(
    entries.map(async (entry) => {
      if (!isBuildInput(entry.name)) return [];
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory()) return [];
      const below = await readdir(join(folder, entry.name), { recursive: true, withFileTypes: true });
      return below
        .filter((each) => each.isFile())
        .map((each) =>
          relative(folder, join(each.parentPath ?? each.path, each.name))
            .split(sep)
            .join("/"),
        );
    }),
  );
  return paths.flat().filter(isBuildInput).sort();
}

/**
 * @param {string} distDir
 * @param {string} hash
 * @returns {Promise<boolean>} Whether the folder holds the finished build of these inputs.
 */
export async function isBuilt(distDir, hash) {
  const text = await readFile(join(root, distDir, stampName), "utf8").catch(() => "{}");
  return JSON.parse(text).hash === hash;
}

/**
 * Makes the production build, unless it is there already. Types are not checked: that is a stage of `npm test`.
 *
 * @param {import("./children.mjs").Children} children
 * @param {{ distDir: string, env: Record<string, string>, say: (detail: string) => void }} options
 */
export async function ensureBuild(children, { distDir, env, say }) {
  await buildServiceWorker();
  await copyOcrFiles();
  const buildEnvironment = { ...process.env, ...env };
  const hash = await hashBuildInputs(buildEnvironment);
  if (await isBuilt(distDir, hash)) {
    say("up to date");
    return;
  }
  const ending = await children.run("next build", process.execPath, [tools.next, "build"], {
    log: join(stateDir, "logs", `build${distDir}.log`),
    // A build reads no store.
    env: {
      ...env,
      NODE_ENV: "production",
      QUARRY_DIST_DIR: distDir,
      QUARRY_BACKEND: "none",
      QUARRY_BUILD_TYPES: "unchecked",
      // Pages of records that nobody asks for are not drawn (lib/catalog/list-record-ids.server.ts).
      QUARRY_BUILD: "quick",
      // The page of the kit, which is looked at in a browser test.
      QUARRY_KIT: "1",
    },
  });
  if (ending.code !== 0) {
    throw new Failure("The production build failed.", {
      log: ending.tail,
      help: `Full output: .quarry/logs/build${distDir}.log`,
    });
  }
  await writeFile(
    join(root, distDir, stampName),
    JSON.stringify({ hash, builtAt: new Date().toISOString() }),
  );
  say("built");
}
