import { useState } from "react";
import type { Builder } from "@/hooks/builder/use-builder";
import {
  exportDecorations,
  importDecorations,
  withDecorations,
} from "@/lib/builder/collection/own-decorations";
import { formatCount } from "@/lib/text/format";
import { FileExchange, type FileOutcome } from "./FileExchange";

/** Counts of decorations as a file, out of this browser and into it. */
export function OwnedFiles({ builder }: { builder: Builder }) {
  const { own, data: builderData } = builder;
  const { decorations } = own.collection;
  const [outcome, setOutcome] = useState<FileOutcome | null>(null);
  const take = async (text: string) => {
    const read = importDecorations(text, (id) => builderData.catalog.decorations.has(id));
    if (!read.ok) return setOutcome(read);
    own.change((collection) => withDecorations(collection, read.decorations));
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
      exportLabel="Export counts"
      fileName="quarry-decorations.json"
      content={() => exportDecorations(decorations)}
      importLabel="Import counts from a file"
      outcome={outcome}
      onText={take}
    >
      The file contains all your decoration counts. Importing a file replaces your counts.
    </FileExchange>
  );
}
