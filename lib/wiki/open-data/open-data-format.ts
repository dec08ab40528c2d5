/** Raised when a field is renamed, removed or changes its meaning. New fields do not raise it. */
export const openDataFormat = 1;

/** The file that lists all others. */
export const openIndexId = "index";

/** Address of an entity's file, or of the index. */
export function getOpenFilePath(entity: string): string {
  return `/api/wiki/${entity}.json`;
}
