import { constants, existsSync } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.mjs";

/** As Next.js reads them for a production server, first come first. What is set already stays. */
const settingsFiles = [".env.production.local", ".env.local", ".env.production", ".env"];

/**
 * Reads the settings of a production server: the `.env` files, and `next.config.ts` as the build wrote it down, which is
 * what the `server.js` of a standalone build does. So a start compiles no TypeScript, and the tree of the container needs
 * neither the file nor what it imports.
 *
 * @param {string} folder The site's own.
 * @param {string} distDir
 * @throws {Failure} Where there is no build.
 */
export async function applyBuiltSettings(folder, distDir) {
  for (const file of settingsFiles.map((name) => join(folder, name))) if (existsSync(file)) loadEnvFile(file);
  const file = join(folder, distDir, "required-server-files.json");
  const text = await readFile(file, "utf8").catch((cause) => {
    throw new Failure(`There is no build in ${distDir}.`, { help: "Make it:  npm run build", cause });
  });
  const { config } = JSON.parse(text);
  // A page that is drawn when it is asked for is kept in memory alone where nothing can be written, as in the container.
  const isWritable = await access(join(folder, distDir, "server"), constants.W_OK).then(
    () => true,
    () => false,
  );
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
    ...config,
    experimental: { ...config.experimental, isrFlushToDisk: isWritable },
    distDir: `./${distDir}`,
    cacheHandler: fileURLToPath(new URL("./page-cache.mjs", import.meta.url)),
  });
}
