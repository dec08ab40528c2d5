import type { z } from "zod";

/** A kind of document that a browser watches live. All of them are listed in `lib/live/live-documents.ts`. */
export interface LiveDocument<Data> {
  /** By which the embedded backend's route knows it. */
  readonly kind: string;
  toPath(id: string): string;
  readonly schema: z.ZodType<Data>;
  /** Whether this person may watch the document; `firestore.rules` says the same. */
  mayWatch(uid: string, id: string): boolean;
}

export interface LiveListener<Data> {
  /** The document's present state, or `null` while it does not exist. */
  onData(data: Data | null): void;
  /** The watch ended or broke; nothing follows. */
  onError(error: unknown): void;
}
