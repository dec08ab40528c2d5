import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { ocrFolder, ocrVersion } from "@/lib/site/ocr-folder";
import { type GrayImage, writePgm } from "./gray-image";
import type { RecognizeWords } from "./read-picture";
import { type PictureWord, withLevels } from "./read-words";

/** Languages whose screenshots are read, by the names of their files. */
export type PictureLanguage = "eng" | "jpn";

/** What recognizes words, until it is closed. */
export interface PictureReader {
  readonly recognize: RecognizeWords;
  readonly close: () => void;
}

const folder = `${ocrFolder}${ocrVersion}`;

/**
 * Starts what recognizes words, in workers of this site. Nothing leaves the browser.
 *
 * @throws what the browser says, where a file cannot be loaded or the engine does not run in it
 */
export async function startPictureReader(language: PictureLanguage): Promise<PictureReader> {
  // Levels are written in Latin letters in every language.
  const codes: readonly PictureLanguage[] = language === "eng" ? ["eng"] : [language, "eng"];
  const started = await Promise.allSettled(codes.map(startWorker));
  const workers = started.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const close = () => {
    for (const worker of workers) void worker.terminate();
  };
  const failed = started.find((each) => each.status === "rejected");
  if (failed) {
    close();
    throw failed.reason;
  }
  return {
    close,
    recognize: async (image) => {
      const [own = [], english] = await Promise.all(workers.map((worker) => recognizeWith(worker, image)));
      return english ? withLevels(own, english) : own;
    },
  };
}

async function startWorker(code: PictureLanguage): Promise<Worker> {
  const worker = await new Promise<Worker>((resolve, reject) => {
    createWorker(code, OEM.LSTM_ONLY, {
      workerPath: `${folder}/worker.min.js`,
      corePath: `${folder}/tesseract-core-simd-lstm.js`,
      langPath: folder,
      // A worker of a blob would go by the policy of the page.
      workerBlobURL: false,
      // The browser's own cache holds the files.
      cacheMethod: "none",
      errorHandler: reject,
    }).then(resolve, reject);
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: "300" });
  return worker;
}

async function recognizeWith(worker: Worker, image: GrayImage): Promise<readonly PictureWord[]> {
  const { data } = await worker.recognize(new Blob([writePgm(image)]), {}, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.flatMap(({ words }) => words.map(({ text, bbox }) => ({ text, box: bbox }))),
    ),
  );
}
