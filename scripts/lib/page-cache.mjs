import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

// A CommonJS file with a default of its own, which Node does not unwrap and others do.
const FileSystemCache = /** @type {typeof fileSystemCache} */ (
  Reflect.get(fileSystemCache, "default") ?? fileSystemCache
);
const decompress = promisify(brotliDecompress);

/**
 * Where Next.js finds the pages of a build (`cacheHandler`): its own cache of files, which also reads a page that
 * `scripts/lib/site-tree.mjs` has compressed. 3,400 pages take 230 MB, and a seventh of that so.
 */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super({ ...context, fs: readCompressed(context.fs) });
  }
}

/**
 * @param {import("next/dist/shared/lib/utils.js").CacheFs} fs
 * @returns {import("next/dist/shared/lib/utils.js").CacheFs}
 */
function readCompressed(fs) {
  /** @param {string} path @param {BufferEncoding} [encoding] */
  const readFile = async (path, encoding) => {
    try {
      return await fs.readFile(path, encoding);
    } catch (error) {
      if (!path.endsWith(".html")) throw error;
      // Who asks for no page at all gets the first answer.
      const small = await fs.readFile(`${path}.br`).catch(() => Promise.reject(error));
      const page = await decompress(small);
      return encoding ? page.toString(encoding) : page;
    }
  };
  return {
    ...fs,
    readFile: /** @type {typeof fs.readFile} */ (readFile),
    stat: (path) => fs.stat(path).catch((error) => fs.stat(`${path}.br`).catch(() => Promise.reject(error))),
  };
}
