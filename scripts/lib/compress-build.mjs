import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Compresses the scripts and styles of a build for `scripts/start.mjs` to send. The highest quality of Brotli is too slow
 * for each answer, and nothing once: these files never change.
 *
 * @param folder of the build, once it is compiled
 * @throws when the build holds no chunks where Next.js keeps them
 */
export async function compressBuild(folder: string): Promise<void> {
  const chunks = join(folder, "static/chunks");
  const files = await readdir(chunks, { recursive: true });
  await Promise.all(
    files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map(async (file) => {
        const content = await readFile(join(chunks, file));
        const small = await compress(content, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        });
        await writeFile(join(chunks, `${file}.br`), small);
      }),
  );
}
