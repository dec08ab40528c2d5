import { useCallback, useState } from "react";
import type { Loadout } from "@/lib/builder/loadout/model";

/** What became of a file: on its way, taken, or why not, as text. */
export type ImportState =
  | { readonly state: "idle" | "reading" | "taken" }
  | { readonly state: "refused"; readonly problems: readonly string[] };

/** Bytes of a file that is read at all. */
const maxBytes = 1_000_000;

/**
 * Takes a build out of a file or a text. The checks are loaded when they are first needed.
 *
 * @param onImport called with a build that passed
 */
export function useBuildImport(onImport: (loadout: Loadout) => void) {
  const [state, setState] = useState<ImportState>({ state: "idle" });
  const take = useCallback(
    async (source: File | string) => {
      setState({ state: "reading" });
      const read = await readSource(source);
      if ("loadout" in read) onImport(read.loadout);
      setState("loadout" in read ? { state: "taken" } : { state: "refused", problems: read.problems });
    },
    [onImport],
  );
  return { state, take };
}

type Read = { readonly loadout: Loadout } | { readonly problems: readonly string[] };

async function readSource(source: File | string): Promise<Read> {
  if (typeof source !== "string" && source.size > maxBytes) {
    return { problems: ["The file is too large to be a build."] };
  }
  // A file may be gone, or forbidden, by the time it is read.
  const text = typeof source === "string" ? source : await source.text().catch(() => null);
  if (text === null) return { problems: ["The file could not be read."] };
  const files = await import("@/lib/builder/share/import-file").catch(() => null);
  if (!files) return { problems: ["The import could not start. Check your connection and try again."] };
  const imported = files.importBuild(text);
  return imported.ok
    ? { loadout: imported.content }
    : { problems: imported.problems.map(files.formatFileProblem) };
}
