import { useEffect, useRef, useState } from "react";
import { createNameIndex, type NameIndex } from "@/lib/builder/collection/name-index";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { type PixelBox, toGrayImage } from "@/lib/builder/pictures/gray-image";
import { listPictureNames } from "@/lib/builder/pictures/picture-names";
import { readPictureSize } from "@/lib/builder/pictures/picture-size";
import { type PictureTalisman, readPicture } from "@/lib/builder/pictures/read-picture";
import type { PictureLanguage } from "@/lib/builder/pictures/start-reader";
import { loadNames } from "@/lib/names/load-names";

/** A talisman that was found, with the part of the picture that it was read from. */
export interface FoundTalisman extends PictureTalisman {
  readonly id: string;
  /** Name of the picture's file. */
  readonly file: string;
  /** The part of the picture, as an address. */
  readonly crop: string;
}

interface Reading {
  /** `part`: from 0 to 1. */
  readonly busy: { readonly file: string; readonly part: number } | null;
  readonly found: readonly FoundTalisman[];
  /** Sentences on pictures that could not be read. */
  readonly problems: readonly string[];
  /** Finds what is typed, in the language of the pictures. */
  readonly index: NameIndex | null;
}

/** Largest picture, in bytes. */
const maxBytes = 10_000_000;
/** Most pixels: twice those of a 4K screen. A small file can unfold to gigabytes. */
const maxPixels = 17_000_000;
/** Most pictures at once. */
const maxPictures = 20;
/** Smaller pictures hold no talisman that could be read. */
const minSide = 80;

const nothing: Reading = { busy: null, found: [], problems: [], index: null };

/** Reads talismans from screenshots in the browser. What it takes is loaded with the first picture. */
export function usePictureReader(builderData: BuilderData) {
  const [reading, setReading] = useState(nothing);
  const run = useRef(0);
  const stop = () => {
    run.current++;
    setReading((before) => ({ ...before, busy: null }));
  };
  useEffect(() => {
    return () => {
      run.current++;
    };
  }, []);

  const read = async (files: readonly File[], language: PictureLanguage) => {
    const own = ++run.current;
    const isStopped = () => run.current !== own;
    const say = (problem: string) =>
      setReading((before) => ({ ...before, problems: [...before.problems, problem] }));
    setReading((before) => ({
      ...before,
      problems:
        files.length > maxPictures
          ? [`The first ${maxPictures} pictures are read. Choose the others after that.`]
          : [],
      busy: { file: files[0]?.name ?? "", part: 0 },
    }));
    const pictures: File[] = [];
    for (const file of files.slice(0, maxPictures)) {
      if (file.size > maxBytes) {
        say(`${file.name}: pictures can have up to 10 MB. Save it as JPEG or cut out the talismans.`);
      } else pictures.push(file);
    }
    if (pictures.length > 0) await readAll(pictures, language, own, say);
    if (!isStopped()) setReading((before) => ({ ...before, busy: null }));
  };

  const readAll = async (
    pictures: readonly File[],
    language: PictureLanguage,
    own: number,
    say: (problem: string) => void,
  ) => {
    const isStopped = () => run.current !== own;
    const loaded = await loadReader(language, builderData).catch(() => null);
    if (!loaded) {
      return say("The text recognition could not be loaded. Check your connection, or try another browser.");
    }
    const { started, tables, names } = loaded;
    const stopped = <Result>(result: Result): Result => {
      if (isStopped()) throw new Error("stopped");
      return result;
    };
    const index = createNameIndex(builderData, tables);
    for (const file of pictures) {
      if (isStopped()) break;
      const onProgress = (part: number) => {
        if (!isStopped()) setReading((before) => ({ ...before, busy: { file: file.name, part } }));
      };
      onProgress(0);
      // Also where there is no memory for its pixels.
      const opened = await openPicture(file).catch(() => "this picture is too large for your browser.");
      if (typeof opened === "string") {
        say(`${file.name}: ${opened}`);
        continue;
      }
      const talismans = await readPicture(
        toGrayImage(opened.pixels),
        names,
        builderData.catalog,
        {
          words: async (image) => stopped(await started.recognize.words(image)),
          line: async (...line) => stopped(await started.recognize.line(...line)),
        },
        onProgress,
      ).catch(() => null);
      if (isStopped()) break;
      if (talismans === null) say(`${file.name}: this picture could not be read.`);
      else if (talismans.length === 0) {
        say(
          `${file.name}: no talisman was found. Show its name, skills and slots, in the language chosen above.`,
        );
      }
      const found = (talismans ?? []).map((talisman, at) => ({
        ...talisman,
        id: `${own}-${file.name}-${at}`,
        file: file.name,
        crop: opened.cut(talisman.box),
      }));
      setReading((before) => ({ ...before, index, found: [...before.found, ...found] }));
    }
    started.close();
  };
  const forget = (gone: (talisman: FoundTalisman) => boolean) =>
    setReading((before) => ({ ...before, found: before.found.filter((each) => !gone(each)) }));
  return { ...reading, read, stop, forget };
}

/** Reader of pictures, and the names of the game's language that pages do not have. */
async function loadReader(language: PictureLanguage, builderData: BuilderData) {
  const [{ startPictureReader }, table] = await Promise.all([
    import("@/lib/builder/pictures/start-reader"),
    language === "jpn" ? loadNames("ja") : null,
  ]);
  const tables = table ? [table] : [];
  const names = listPictureNames(builderData, tables);
  return { started: await startPictureReader(language, names), tables, names };
}

/** The pixels of a picture and a way to cut out parts, or why there are none. */
async function openPicture(file: File) {
  // It may be gone, or forbidden, by the time it is read.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return "the file could not be read.";
  const size = readPictureSize(new Uint8Array(bytes));
  if (!size) return "this is no picture in PNG, JPEG or WebP.";
  if (size.width * size.height > maxPixels) return "this picture has too many pixels. Cut out the talismans.";
  if (Math.min(size.width, size.height) < minSide) return "this picture is too small to read.";
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return "this picture is damaged, or your browser cannot open it.";
  // Turned around, where its file says so.
  const { width, height } = bitmap;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return "your browser could not draw it.";
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return {
    pixels: context.getImageData(0, 0, width, height),
    cut: ({ x0, y0, x1, y1 }: PixelBox) => {
      const part = document.createElement("canvas");
      // As wide as it is shown.
      const scale = Math.min(1, cropWidth / (x1 - x0));
      part.width = Math.max(1, Math.round((x1 - x0) * scale));
      part.height = Math.max(1, Math.round((y1 - y0) * scale));
      part.getContext("2d")?.drawImage(canvas, x0, y0, x1 - x0, y1 - y0, 0, 0, part.width, part.height);
      return part.toDataURL("image/jpeg", 0.8);
    },
  };
}

/** Width of a part of a picture that is shown, in pixels. */
const cropWidth = 480;
