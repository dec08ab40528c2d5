import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { root } from "./project.mjs";

const squeeze = promisify(brotliCompress);

/** What starts the site, and the threads that it starts by the paths of their files. */
const entries = [
  "scripts/start.mjs",
  "scripts/ask-health.mjs",
  "scripts/lib/liveness-worker.mjs",
  "scripts/lib/card-worker.mjs",
  "scripts/lib/page-cache.mjs",
];

/** Read by `quarry guides:publish`. What calls and pages read Next.js has put there (`outputFileTracingIncludes`). */
const readByCommand = ["data/guides"];

/**
 * Writes what a server needs into an empty folder, and nothing else: the build, the packages that it imports, our entry
 * and the `quarry` command. Neither tools of the build nor its cache are part of it.
 *
 * @param {string} folder Is emptied first.
 * @param {string} distDir Holds a finished build; in the tree it is `.next`.
 * @returns {Promise<number>} Size of all files in bytes.
 */
export async function writeSiteTree(folder, distDir) {
  const build = join(root, distDir);
  await rm(folder, { recursive: true, force: true });
  await cp(join(build, "standalone"), folder, { recursive: true, verbatimSymlinks: true });
  // The entry of Next.js, in whose place ours is.
  await rm(join(folder, "server.js"));
  if (distDir !== ".next") await rename(join(folder, distDir), join(folder, ".next"));
  await cp(join(build, "static"), join(folder, ".next/static"), { recursive: true });
  await cp(join(build, "sbom.cdx.json"), join(folder, ".next/sbom.cdx.json")).catch(() => {});
  for (const path of ["public", ...readByCommand, ...(await traceEntries())]) {
    await cp(join(root, path), join(folder, path), { recursive: true, force: true });
  }
  await Promise.all([
    writeCommand(folder),
    compressPages(join(folder, ".next")),
    removeTraces(join(folder, ".next/server")),
  ]);
  return measureFolder(folder);
}

/**
 * Compresses the pages that the build has drawn (`page-cache.mjs` reads them).
 *
 * @param {string} build
 */
async function compressPages(build) {
  const { routes } = JSON.parse(await readFile(join(build, "prerender-manifest.json"), "utf8"));
  const pages = Object.keys(routes).map((route) =>
    join(build, "server/pages", `${route === "/" ? "index" : route}.html`),
  );
  for (let at = 0; at < pages.length; at += 64) {
    await Promise.all(
      pages.slice(at, at + 64).map(async (page) => {
        const html = await readFile(page).catch(() => null);
        if (!html) return;
        await writeFile(
          `${page}.br`,
          await squeeze(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
        );
        await rm(page);
      }),
    );
  }
}

/**
 * Lists of files by which the standalone build was put together, which nothing reads any more: 10 MB.
 *
 * @param {string} folder
 */
async function removeTraces(folder) {
  const files = await readdir(folder, { recursive: true });
  const traces = files.filter((file) => file.endsWith(".nft.json"));
  await Promise.all(traces.map((file) => rm(join(folder, file))));
}

/** @returns {Promise<string[]>} Files of the entries, from the top folder. */
async function traceEntries() {
  // Next.js finds the files of its standalone build with it.
  const { nodeFileTrace } = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft");
  const { fileList } = await nodeFileTrace(
    entries.map((path) => join(root, path)),
    // Next.js itself is in the standalone build, as far as a server needs it.
    { base: root, ignore: (/** @type {string} */ path) => path.startsWith("node_modules/next/") },
  );
  return [...fileList].sort();
}

/**
 * Bundles what an operator runs next to the site. The Admin SDK, and what sends messages, is in the tree already.
 *
 * @param {string} folder
 */
async function writeCommand(folder) {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: root,
    entryPoints: ["scripts/quarry.ts"],
    // Two folders deep, as `scripts/lib`: what asks for the site's folder finds it.
    outfile: join(folder, "scripts/command/quarry.mjs"),
    bundle: true,
    minifySyntax: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    external: [
      "firebase-admin",
      "firebase-admin/*",
      "@firebase-bridge/*",
      "@opentelemetry/api",
      "next",
      "next/*",
      "nodemailer",
      "web-push",
    ],
    define: { "process.env.NODE_ENV": '"production"', "process.env.QUARRY_IS_BUNDLED": '"1"' },
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
  const command = join(folder, "bin/quarry");
  await mkdir(dirname(command), { recursive: true });
  // In CommonJS, as it has no extension and the package says nothing.
  await writeFile(command, '#!/usr/bin/env node\nimport("../scripts/command/quarry.mjs");\n', {
    mode: 0o755,
  });
}

/** @param {string} folder @returns {Promise<number>} In bytes. */
export async function measureFolder(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((each) => each.isFile())
      .map(async (each) => (await stat(join(each.parentPath, each.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
