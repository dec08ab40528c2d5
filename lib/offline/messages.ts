/** Address of the worker. A scheduler of updates, the browser's own, looks at it with each visit. */
export const workerPath = "/service-worker.js";

/** Message of a settled page to the worker: save what this visit showed. */
export interface VisitMessage {
  readonly type: "save-visit";
  /** Page and files of the visit; the worker decides which of them may be saved. */
  readonly addresses: readonly string[];
  /** Save what the files of the visit can load as well, for a page that is a tool. */
  readonly whole: boolean;
}

/** A message is from any script of this origin, so that it is looked at like any other input. */
export function isVisitMessage(data: unknown): data is VisitMessage {
  if (typeof data !== "object" || data === null) return false;
  const { type, addresses, whole } = data as Partial<Record<keyof VisitMessage, unknown>>;
  return (
    type === "save-visit" &&
    typeof whole === "boolean" &&
    Array.isArray(addresses) &&
    addresses.length <= maxAddresses &&
    addresses.every((each) => typeof each === "string")
  );
}

/** The browser's own list of what a page fetched has 250 entries. */
export const maxAddresses = 300;
