import { startTransition, useCallback, useEffect, useState } from "react";
import { unpackArmorData } from "@/lib/builder/data/armor-file";
import { type BuilderBook, bindBuilderBook } from "@/lib/builder/data/book";
import { type BuilderFile, builderFilePath } from "@/lib/builder/data/file-head";
import { unpackWeaponsData } from "@/lib/builder/data/weapons-file";
import { nextTask } from "@/lib/builder/search/next-task";
import { callApi } from "@/lib/http/fetcher";

export type BookState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly book: BuilderBook }
  /** `message` may be shown as it is. */
  | { readonly status: "failed"; readonly message: string };

/** One packed file of the builder as it comes. */
export function loadBuilderFile(file: BuilderFile, version: string): Promise<unknown> {
  return callApi(builderFilePath(file, version), { schema: { parse: (data) => data } });
}

/** Each file is unpacked in a task of its own: together they would hold a slow phone up for too long. */
async function loadBook(version: string): Promise<BuilderBook> {
  const weapons = loadBuilderFile("weapons", version);
  // Whoever fails first is told; the other one must not go unheard.
  weapons.catch(() => {});
  const packedArmor = await loadBuilderFile("armor", version);
  const armor = unpackArmorData(packedArmor);
  const packedWeapons = await weapons;
  await nextTask();
  const unpacked = unpackWeaponsData(packedWeapons);
  await nextTask();
  return bindBuilderBook(armor, unpacked, packedArmor);
}

/** Kept for as long as the site is open: coming back to the builder costs nothing. */
let kept: { readonly version: string; readonly book: BuilderBook } | null = null;

/**
 * What the builder opens with.
 *
 * @param version of the data, as the page was made with
 */
export function useBuilderBook(version: string): BookState & { retry(): void } {
  const [state, setState] = useState<BookState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    if (kept?.version === version) return setState({ status: "ready", book: kept.book });
    let here = true;
    setState({ status: "loading" });
    loadBook(version)
      .then((book) => {
        kept = { version, book };
        // As a transition, the page comes in slices: a phone goes on scrolling meanwhile.
        if (here) startTransition(() => setState({ status: "ready", book }));
      })
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (here) setState({ status: "failed", message });
      });
    return () => {
      here = false;
    };
  }, [version, attempt]);

  return { ...state, retry };
}
