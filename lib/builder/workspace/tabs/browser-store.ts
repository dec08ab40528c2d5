import { readStored, watchStored, writeStored } from "@/lib/site/stored-text";
import { draftKey } from "../draft";
import type { StoredTexts } from "./open-tab";

/*
 * Nothing is held in memory where the browser takes nothing: each tab has its work anyway, and what all tabs share is
 * only what all of them can read.
 */

/** Texts stored for the builder in this browser: for this tab, and for all. */
export function readStoredTexts(): StoredTexts {
  return { own: readStored(draftKey, "sessionStorage"), shared: readShared() };
}

/** Text stored in this browser for all tabs; `null` = nothing, or it is forbidden. */
export function readShared(): string | null {
  return readStored(draftKey);
}

/** @returns whether the browser took it: storage may be full or forbidden */
export function writeShared(text: string): boolean {
  return writeStored(draftKey, text);
}

/** Where the browser does not take it, the address still holds the build. */
export function writeOwn(text: string): void {
  writeStored(draftKey, text, "sessionStorage");
}

/** Calls back when another tab stored something. Returns how to stop. */
export function subscribeToShared(listener: () => void): () => void {
  return watchStored(draftKey, listener);
}
