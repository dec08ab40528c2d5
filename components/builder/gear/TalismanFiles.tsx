import { useState } from "react";
import type { Builder } from "@/hooks/builder/use-builder";
import { withImported } from "@/lib/builder/collection/own-talismans";
import { exportTalismans } from "@/lib/builder/share/build-file";
import { formatCount } from "@/lib/text/format";
import { FileExchange, type FileOutcome } from "./FileExchange";

/** Talismans as a file, out of this browser and into it. */
export function TalismanFiles({ builder }: { builder: Builder }) {
  const { own, data: builderData } = builder;
  const { talismans } = own.collection;
  const [outcome, setOutcome] = useState<FileOutcome | null>(null);
  const take = async (text: string) => {
    const { readTalismanFile } = await import("@/lib/builder/collection/import-talismans");
    const read = readTalismanFile(text, builderData.catalog, builderData.getName);
    if (!read.ok) return setOutcome({ ok: false, problems: read.problems });
    const merged = withImported(own.collection, read.talismans);
    if (!merged.ok) {
      return setOutcome({
        ok: false,
        problems: [`You can save up to ${merged.max} talismans. This file has too many.`],
      });
    }
    own.change((collection) => {
      const now = withImported(collection, read.talismans);
      return now.ok ? now.collection : collection;
    });
    const skipped = merged.skipped > 0 ? ` ${merged.skipped} already saved.` : "";
    setOutcome({
      ok: true,
      text: `Imported ${formatCount(merged.added, "talisman", "talismans")}.${skipped}`,
    });
  };
  return (
    <FileExchange
      exportLabel={`Export ${formatCount(talismans.length, "talisman", "talismans")}`}
      fileName="quarry-talismans.json"
      content={talismans.length > 0 ? () => exportTalismans(talismans) : null}
      importLabel="Import talismans from a file"
      outcome={outcome}
      onText={take}
    >
      The file contains all your talismans with their names. Importing a file adds the ones you do not have
      yet.
    </FileExchange>
  );
}
