import { createWorker, type ImageLike, OEM, PSM, type Worker, type WorkerOptions } from "tesseract.js";
import { ocrFolder, ocrVersion } from "@/lib/site/ocr-folder";
import { type GrayImage, writePgm } from "./gray-image";
import type { PictureRecognizer } from "./read-picture";
import { type PictureNames, type PictureWord, withLevels } from "./read-words";

/** Languages whose screenshots are read, by the names of their files. */
export type PictureLanguage = "eng" | "jpn";

/** Word recognizer, until it is closed. */
interface PictureReader {
  readonly recognize: PictureRecognizer;
  readonly close: () => void;
}

const folder = `${ocrFolder}${ocrVersion}`;

/** Where a browser finds what it takes. */
const served: Partial<WorkerOptions> = {
  workerPath: `${folder}/worker.min.js`,
  corePath: `${folder}/tesseract-core-simd-lstm.js`,
  langPath: folder,
  // A worker of a blob would go by the policy of the page.
  workerBlobURL: false,
  // The browser's own cache holds the files.
  cacheMethod: "none",
};

/**
 * Starts what recognizes words, in workers of this site. Nothing leaves the browser.
 *
 * @throws what the browser says, where a file cannot be loaded or the engine does not run in it
 */
export async function startPictureReader(
  language: PictureLanguage,
  names: PictureNames,
  options: Partial<WorkerOptions> = served,
): Promise<PictureReader> {
  // Levels are written in Latin letters in every language.
  const codes: readonly PictureLanguage[] = language === "eng" ? ["eng"] : [language, "eng"];
  const started = await Promise.allSettled(codes.map((code) => startWorker(code, options)));
  const workers = started.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const close = () => {
    for (const worker of workers) void worker.terminate();
  };
  const failed = started.find((each) => each.status === "rejected");
  if (failed) {
    close();
    throw failed.reason;
  }
  const [own] = workers;
  const english = workers.at(-1);
  return {
    close,
    recognize: {
      words: async (image) => {
        const [words = [], levels] = await Promise.all(
          workers.map((worker) => recognizeWith(worker, image, PSM.SPARSE_TEXT)),
        );
        return levels ? withLevels(words, levels) : words;
      },
      line: async (image, kind, isKnown) => {
        const letters = kind === "level" ? levelLetters : names.letters;
        const worker = kind === "level" ? english : own;
        if (!worker) return "";
        const words = await recognizeWith(worker, image, PSM.RAW_LINE, isKnown ? letters : "");
        return words.map(({ text }) => text).join(" ");
      },
    },
  };
}

/** Letters of `Lv 2`. */
const levelLetters = "Lv.123456789";

async function startWorker(code: PictureLanguage, options: Partial<WorkerOptions>): Promise<Worker> {
  const worker = await new Promise<Worker>((resolve, reject) => {
    createWorker(code, OEM.LSTM_ONLY, {
      ...options,
      errorHandler: reject,
    }).then(resolve, reject);
  });
  return worker;
}

/** @param letters the only ones there are; empty = any */
async function recognizeWith(
  worker: Worker,
  image: GrayImage,
  mode: PSM,
  letters = "",
): Promise<readonly PictureWord[]> {
  await worker.setParameters({
    tessedit_pageseg_mode: mode,
    tessedit_char_whitelist: letters,
    user_defined_dpi: "300",
  });
  const { data } = await worker.recognize(toFile(image), {}, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.flatMap(({ words }) => words.map(({ text, bbox }) => ({ text, box: bbox }))),
    ),
  );
}

/** Node takes bytes alone. */
function toFile(image: GrayImage): ImageLike {
  const bytes = writePgm(image);
  return typeof window === "undefined" ? Buffer.from(bytes) : new Blob([bytes]);
}
