import { useEffect, useState, useSyncExternalStore } from "react";
import { type BoxState, getBoxState, localBox, subscribeToBoxState } from "@/lib/box/box-state";
import type { BoxConflict } from "@/lib/box/join";
import type { BoxKind } from "@/lib/box/model";
import { watchStored, watchWrites } from "@/lib/site/stored-text";

/** Where the box is saved, and what there is to decide. */
export function useBoxState(): BoxState {
  return useSyncExternalStore(subscribeToBoxState, getBoxState, () => localBox);
}

export type BoxCounts = Readonly<Partial<Record<BoxKind, number>>>;

/**
 * How much of each kind this browser holds, followed live; `null` while it is read. What is read is loaded with the first
 * use, since it knows the storage of every feature.
 */
export function useBoxCounts(): BoxCounts | null {
  const [counts, setCounts] = useState<BoxCounts | null>(null);
  useEffect(() => {
    let isOver = false;
    const stops: (() => void)[] = [];
    const start = async () => {
      const [{ readBrowserBox }, { boxKeys }] = await Promise.all([
        import("@/lib/box/browser-box"),
        import("@/lib/box/browser-homes"),
      ]);
      if (isOver) return;
      const read = () => {
        const found: Partial<Record<BoxKind, number>> = {};
        for (const { kind } of readBrowserBox().entries) found[kind] = (found[kind] ?? 0) + 1;
        setCounts(found);
      };
      read();
      stops.push(watchWrites((key) => boxKeys.has(key) && read()));
      for (const key of boxKeys) stops.push(watchStored(key, read));
    };
    start().catch(() => {});
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, []);
  return counts;
}

/** Everything of this browser as the text of a file. */
export async function exportBox(): Promise<string> {
  const [{ readBrowserBox }, { writeBoxFile }] = await Promise.all([
    import("@/lib/box/browser-box"),
    import("@/lib/box/box-file"),
  ]);
  return writeBoxFile(readBrowserBox().entries, new Date());
}

export interface BoxImportOutcome {
  /** Report of what was merged, as sentences. */
  readonly said: readonly string[];
  /** Puts back what was there before; `null` where nothing was changed. */
  readonly undo: (() => void) | null;
}

/** Adds a file to this browser's box. Never rejects. */
export async function importBox(file: File): Promise<BoxImportOutcome> {
  const [home, boxFile, model] = await Promise.all([
    import("@/lib/box/browser-box"),
    import("@/lib/box/box-file"),
    import("@/lib/box/model"),
  ]).catch(() => []);
  const nothing = (why: string) => ({ said: [why], undo: null });
  if (!home || !boxFile || !model)
    return nothing("The import could not be loaded. Check your connection and try again.");
  if (file.size > boxFile.maxBoxFileBytes)
    return nothing("This file is too large for a box file. Nothing was changed.");
  // A file may be gone, or forbidden, by the time it is read.
  const text = await file.text().catch(() => null);
  if (text === null) return nothing("The file could not be read. Nothing was changed.");
  const read = boxFile.readBoxFile(text);
  if (!read.ok) return nothing(read.problem);
  const before = home.readBrowserBox().entries;
  const { entries, added, changed, full } = boxFile.addBoxFile(before, read.entries);
  if (!home.writeBrowserBox(entries))
    return nothing("Your browser has no room for this file, or forbids saving. Nothing was changed.");
  const room = full.map((kind) => model.getKindRule(kind).label[1]).join(", ");
  return {
    said: [
      `${added} added, ${changed} updated, ${read.entries.length - added - changed} unchanged or left out.`,
      ...(full.length > 0 ? [`No more room for: ${room}.`] : []),
      ...(read.left > 0 ? [`${read.left} entries could not be read:`, ...read.problems] : []),
    ],
    undo: added + changed > 0 ? () => void home.writeBrowserBox(before) : null,
  };
}

/** Decides between two values of one entry. */
export async function settleBoxConflict(conflict: BoxConflict, choice: "kept" | "other"): Promise<void> {
  const { settle } = await import("@/lib/box/follow-box");
  await settle(conflict, choice);
}

export async function dismissJoinReport(): Promise<void> {
  const { closeJoinReport } = await import("@/lib/box/follow-box");
  await closeJoinReport();
}

/** Sends what waits and asks for what is new. */
export async function saveBoxNow(): Promise<void> {
  const { syncNow } = await import("@/lib/box/follow-box");
  await syncNow(true);
}
