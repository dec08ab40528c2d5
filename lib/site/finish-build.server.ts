import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { getJoinedStyles } from "./get-joined-styles.server";

/** Next's list of what each page loads, as far as it is read here. Paths are relative to the folder of the build. */
interface BuildManifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

const compress = promisify(brotliCompress);

/**
 * What is done with the files of a build once they are compiled, before pages are drawn: the styles of each page are
 * joined into one file, and what browsers load is compressed for `scripts/start.mjs` to send.
 *
 * @param folder of the build
 * @throws when its manifest or a file that it lists is missing
 */
export async function finishBuild(folder: string): Promise<void> {
  await joinStyles(folder);
  await compressChunks(join(folder, "static/chunks"));
}

async function joinStyles(folder: string): Promise<void> {
  const manifest: BuildManifest = JSON.parse(await readFile(join(folder, "build-manifest.json"), "utf8"));
  const shared = manifest.pages["/_app"] ?? [];
  const joined = new Map<string, readonly string[]>();
  for (const own of Object.values(manifest.pages)) {
    const files = [...new Set([...shared, ...own])].filter((file) => file.endsWith(".css"));
    const name = getJoinedStyles(files);
    if (name) joined.set(name, files);
  }
  await Promise.all(
    [...joined].map(async ([name, files]) => {
      const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
      await writeFile(join(folder, name), texts.join("\n"));
    }),
  );
}

/** The highest quality of Brotli is too slow for each answer, and nothing once: these files never change. */
async function compressChunks(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map(async (file) => {
        const content = await readFile(join(folder, file));
        const small = await compress(content, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        });
        await writeFile(join(folder, `${file}.br`), small);
      }),
  );
}
