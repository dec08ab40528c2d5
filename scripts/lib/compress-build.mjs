import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Compresses the scripts and styles of a build for `scripts/start.mjs` to send. The highest quality of Brotli is too slow
 * for each answer, and nothing once: these files never change. Most are the same in the next build, so what was
 * compressed is kept.
 *
 * @param {string} folder Of the build, once it is compiled.
 * @param {string} kept Folder of what earlier builds have compressed; may not be there.
 * @returns {Promise<{ made: number, kept: number }>} How many files were compressed now and before.
 * @throws when the build holds no files where Next.js keeps them
 */
export async function compressBuild(folder, kept) {
  const statics = join(folder, "static");
  const files = (await readdir(statics, { recursive: true })).filter((file) => /\.(?:js|css)$/.test(file));
  await mkdir(kept, { recursive: true });
  const before = new Set(await readdir(kept));
  const names = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(statics, file));
      const name = `${createHash("sha256").update(content).digest("hex").slice(0, 32)}.br`;
      const path = join(kept, name);
      if (!before.has(name)) {
        // Whole or not at all, also where two builds do the same.
        const part = `${path}.${process.pid}-${createHash("sha256").update(file).digest("hex").slice(0, 8)}`;
        await writeFile(part, await squeeze(content));
        await rename(part, path);
      }
      const target = join(statics, `${file}.br`);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(path, target);
      return name;
    }),
  );
  const used = new Set(names);
  await Promise.all(
    [...before].filter((name) => !used.has(name)).map((name) => rm(join(kept, name), { force: true })),
  );
  const known = names.filter((name) => before.has(name)).length;
  return { made: names.length - known, kept: known };
}

/** @param {Buffer} content */
function squeeze(content) {
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
