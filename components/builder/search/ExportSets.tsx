import { Button } from "@mantine/core";
import { notifyError } from "@/components/ui/notify";
import { saveFile } from "@/components/ui/save-file";
import type { FoundRow } from "@/lib/builder/criteria/create-found-row";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { SavedNames } from "../found/CharmLine";

interface ExportSetsProps {
  /** Makes the rows of all sets, in the order in which they are listed. */
  listRows(): readonly FoundRow[];
  getName: GetName;
  savedNames: SavedNames;
}

/** Saves the found sets for a spreadsheet. */
export function ExportSets({ listRows, getName, savedNames }: ExportSetsProps) {
  const save = async () => {
    try {
      const { writeFoundCsv } = await import("@/lib/builder/criteria/write-found-csv");
      const csv = writeFoundCsv(listRows(), getName, savedNames);
      saveFile(new Blob([csv], { type: "text/csv" }), "quarry-sets.csv");
    } catch {
      void notifyError({ message: "The export could not start. Check your connection and try again." });
    }
  };
  return (
    <Button variant="subtle" className="-mx-2" onClick={save}>
      Export as CSV
    </Button>
  );
}
