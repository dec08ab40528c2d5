/**
 * - `wrong-version`: the file was made by another version of the site.
 * - `damaged`: the file is not what it should be.
 */
type DataErrorCode = "wrong-version" | "damaged";

/** Why a file of the builder cannot be read. */
export class BuilderDataError extends Error {
  override readonly name = "BuilderDataError";

  constructor(
    readonly code: DataErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** @param where what was being read, as `armor.rarity` */
export function createDamagedError(where: string): BuilderDataError {
  return new BuilderDataError("damaged", `The builder's data is damaged at ${where}.`);
}
