import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./project.mjs";

/** Served from the top of the site: a worker takes part in what is below its own address. */
export const serviceWorkerFile = "public/service-worker.js";

/**
 * Bundles `lib/offline/service-worker.ts`. The same sources give the same bytes, by which browsers see whether there is a
 * new worker.
 *
 * @returns {Promise<number>} Its size in bytes.
 */
export async function buildServiceWorker() {
  // Loaded here, as scripts that install the packages import this file.
  const { build } = await import("esbuild");
  const offlinePage = await readFile(join(root, "public/offline.html"));
  const precached = [
    { url: "/offline.html", revision: createHash("sha256").update(offlinePage).digest("hex") },
  ];
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["lib/offline/service-worker.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', precachedFiles: JSON.stringify(precached) },
  });
  const [file] = outputFiles;
  if (!file) throw new Error("esbuild wrote no service worker.");
  await writeFile(join(root, serviceWorkerFile), file.contents);
  return file.contents.byteLength;
}
