import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./project.mjs";

/** What reads screenshots, 8 MB: the worker, the engine for browsers with SIMD, and two languages. */
const files = [
  "tesseract.js/dist/worker.min.js",
  "tesseract.js-core/tesseract-core-simd-lstm.js",
  "tesseract.js-core/tesseract-core-simd-lstm.wasm",
  "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
  "@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz",
];

/** Where they are copied to. */
export const ocrTarget = "public/ocr";

/**
 * Copies what reads screenshots from the installed packages to where Next.js serves it from: no other host is asked for it,
 * and the repository does not hold it twice. Folders of earlier versions are removed.
 */
export async function copyOcrFiles() {
  const packages = join(root, "node_modules");
  const { version } = JSON.parse(await readFile(join(packages, "tesseract.js/package.json"), "utf8"));
  await rm(join(root, ocrTarget), { recursive: true, force: true });
  const folder = join(root, ocrTarget, version);
  await mkdir(folder, { recursive: true });
  for (const file of files) {
    await copyFile(join(packages, file), join(folder, file.slice(file.lastIndexOf("/") + 1)));
  }
}
