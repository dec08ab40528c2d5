import { useState } from "react";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { formatBadLine } from "@/lib/builder/collection/csv-lines";
import {
  type ReadDecorations,
  readDecorationCsv,
  readDecorationNames,
  writeDecorationCsv,
} from "@/lib/builder/collection/decoration-csv";
import { loadNameIndex } from "@/lib/builder/collection/load-name-index";
import {
  exportDecorations,
  importOwnDecorations,
  withDecorations,
} from "@/lib/builder/collection/own-decorations";
import { formatCount } from "@/lib/text/format";
import { FileExchange, type FileOutcome } from "./FileExchange";

/** Counts of decorations as a file, out of this browser and into it. */
export function OwnedFiles() {
  const { collection, data: builderData } = useBuilder(pick("collection", "data"));
  const { changeCollection } = useCommands();
  const { decorations } = collection;
  const { catalog, getName } = builderData;
  const [outcome, setOutcome] = useState<FileOutcome | null>(null);
  const takeTable = ({ counts, read, bad }: ReadDecorations) => {
    const left = bad.map(formatBadLine);
    if (read === 0) return setOutcome({ ok: false, problems: left });
    changeCollection((collection) => withDecorations(collection, counts));
    setOutcome({
      ok: true,
      text: `Imported counts for ${formatCount(read, "decoration", "decorations")}.`,
      left,
    });
  };
  const take = async (text: string) => {
    if (!text.trimStart().startsWith("{")) {
      return takeTable(readDecorationCsv(text, await loadNameIndex(text, builderData)));
    }
    const named = readDecorationNames(text, await loadNameIndex(text, builderData));
    if (named) return takeTable(named);
    const read = importOwnDecorations(text, (id) => catalog.decorations.has(id));
    if (!read.ok) return setOutcome(read);
    changeCollection((collection) => withDecorations(collection, read.decorations));
    const kinds = read.decorations === "unlimited" ? null : Object.keys(read.decorations).length;
    setOutcome({
      ok: true,
      text:
        kinds === null
          ? "Imported: you own all decorations."
          : `Imported counts for ${formatCount(kinds, "decoration", "decorations")}.`,
    });
  };
  return (
    <FileExchange
      files={[
        {
          label: "Export counts",
          name: "quarry-decorations.json",
          type: "application/json",
          write: () => exportDecorations(decorations),
        },
        {
          label: "Export as CSV",
          name: "quarry-decorations.csv",
          type: "text/csv",
          write: () => writeDecorationCsv(decorations, catalog.decorations.keys(), getName),
        },
      ]}
      importLabel="Import counts from a file"
      outcome={outcome}
      onText={take}
    >
      Importing a file replaces your counts. A CSV needs the columns Name (or ID) and Owned, with names in any
      language of the game. Files of WildsSim (decocount.json) and MHWildsAccessoryExporter (accessories.csv)
      work too.
    </FileExchange>
  );
}
