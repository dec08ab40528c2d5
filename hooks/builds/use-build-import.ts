import { useCallback, useState } from "react";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { ImportedBuild } from "@/lib/builder/import/resolve-record";

/** State of an import of files: under way, done with what was left out, or refused with the reason as text. */
export type ImportState =
  | { readonly state: "idle" | "reading" }
  | {
      readonly state: "taken";
      readonly builds: readonly ImportedBuild[];
      readonly problems: readonly string[];
    }
  | { readonly state: "refused"; readonly problems: readonly string[] };

/** Bytes of a file that is read at all, and files at a time. */
const maxBytes = 4_000_000;
const maxFiles = 10;

/**
 * Takes builds out of files or a text. The importers are loaded when they are first needed.
 *
 * @param onImport called with builds of which something was understood; one or more
 */
export function useBuildImport(
  builderData: BuilderData,
  onImport: (builds: readonly ImportedBuild[]) => void,
) {
  const [state, setState] = useState<ImportState>({ state: "idle" });
  const take = useCallback(
    async (sources: readonly (File | string)[]) => {
      setState({ state: "reading" });
      const first = await readSources(sources.slice(0, maxFiles), builderData);
      const over = sources.length > maxFiles ? [`Only the first ${maxFiles} files were read.`] : [];
      const read = { ...first, problems: [...first.problems, ...over] };
      if (read.builds.length > 0) onImport(read.builds);
      setState(
        read.builds.length > 0 ? { state: "taken", ...read } : { state: "refused", problems: read.problems },
      );
    },
    [builderData, onImport],
  );
  return { state, take };
}

interface Read {
  readonly builds: readonly ImportedBuild[];
  readonly problems: readonly string[];
}

async function readSources(sources: readonly (File | string)[], builderData: BuilderData): Promise<Read> {
  const refuse = (problem: string): Read => ({ builds: [], problems: [problem] });
  if (sources.some((source) => typeof source !== "string" && source.size > maxBytes)) {
    return refuse("The file is too large to be a build.");
  }
  // A file may be gone, or forbidden, by the time it is read.
  const texts = await Promise.all(
    sources.map((source) => (typeof source === "string" ? source : source.text().catch(() => null))),
  );
  const known = texts.filter((text) => text !== null);
  if (known.length < texts.length) return refuse("The file could not be read.");
  try {
    const [{ importBuilds }, { loadNameIndex }] = await Promise.all([
      import("@/lib/builder/import/import-builds"),
      import("@/lib/builder/collection/load-name-index"),
    ]);
    const index = await loadNameIndex(known.join("\n"), builderData);
    return importBuilds(known, { builderData, index });
  } catch {
    return refuse("The import could not start. Check your connection and try again.");
  }
}
