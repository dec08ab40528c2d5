import { BuilderDataError, createDamagedError } from "./data-error";

/** Number of the way in which the files are written. A change that old code cannot read raises it. */
const builderDataFormat = 8;

/** `armor` is what the builder opens with; the others are loaded when they are first needed. */
export const builderFiles = ["armor", "weapons", "damage", "availability", "hunt"] as const;
export type BuilderFile = (typeof builderFiles)[number];

/** A packed file: plain JSON. */
export interface PackedFile {
  readonly file: BuilderFile;
  readonly format: number;
  /** Tables in the order that the file's own module knows. */
  readonly tables: readonly unknown[];
}

/** Path of a file. With the version that the page was made with, browsers cache it for good. */
export function getBuilderFilePath(file: BuilderFile, version?: string): string {
  const path = `/api/builder/data/${file}.json`;
  return version ? `${path}?v=${version}` : path;
}

/**
 * The tables of a file that came from outside.
 *
 * @throws BuilderDataError `wrong-version` where it is of another format, `damaged` where it is no such file
 */
export function openFile(packed: unknown, file: BuilderFile, tables: number): readonly unknown[] {
  if (typeof packed !== "object" || packed === null || !("format" in packed)) throw createDamagedError(file);
  if (packed.format !== builderDataFormat) {
    throw new BuilderDataError(
      "wrong-version",
      `The builder's data has format ${String(packed.format)}, but this page needs ${builderDataFormat}. Reload the page.`,
    );
  }
  if (!("file" in packed) || packed.file !== file) throw createDamagedError(file);
  if (!("tables" in packed) || !Array.isArray(packed.tables) || packed.tables.length !== tables) {
    throw createDamagedError(file);
  }
  return packed.tables;
}

/** @see openFile */
export function closeFile(file: BuilderFile, tables: readonly unknown[]): PackedFile {
  return { file, format: builderDataFormat, tables };
}
