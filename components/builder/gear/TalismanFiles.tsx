import { useState } from "react";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { formatBadLine, readCsvTable } from "@/lib/builder/collection/csv-lines";
import { loadNameIndex, loadWholeNameIndex } from "@/lib/builder/collection/load-name-index";
import type { NameIndex } from "@/lib/builder/collection/name-index";
import { getFiguresKey, withImported } from "@/lib/builder/collection/own-talismans";
import { isTalismanCsv, readTalismanCsv, writeTalismanCsv } from "@/lib/builder/collection/talisman-csv";
import { readTalismanLines } from "@/lib/builder/collection/talisman-lines";
import { exportTalismans, type SavedTalisman } from "@/lib/builder/share/build-file";
import { formatCount } from "@/lib/text/format";
import { createTalismanId } from "./create-talisman-id";
import { FileExchange, type FileOutcome } from "./FileExchange";

const getNamedKey = (talisman: SavedTalisman) => `${talisman.name}; ${getFiguresKey(talisman)}`;

/** Talismans as a file, out of this browser and into it. */
export function TalismanFiles() {
  const { collection, data: builderData } = useBuilder(pick("collection", "data"));
  const { changeCollection } = useCommands();
  const { talismans } = collection;
  const [outcome, setOutcome] = useState<FileOutcome | null>(null);
  const merge = (read: readonly SavedTalisman[], before: number, left: readonly string[]) => {
    const merged = withImported(collection, read);
    if (!merged.ok) {
      return setOutcome({
        ok: false,
        problems: [
          `You can save up to ${formatCount(merged.max, "talisman", "talismans")}. Delete some, or import fewer.`,
        ],
      });
    }
    changeCollection((collection) => {
      const now = withImported(collection, read);
      return now.ok ? now.collection : collection;
    });
    const known = merged.skipped + before;
    const skipped = known > 0 ? ` ${known} already saved.` : "";
    setOutcome({
      ok: true,
      text: `Imported ${formatCount(merged.added, "talisman", "talismans")}.${skipped}`,
      left,
    });
  };
  const takeCsv = async (text: string) => {
    const { catalog, getName } = builderData;
    const isTable = isTalismanCsv(readCsvTable(text));
    const readWith = (index: NameIndex) =>
      (isTable ? readTalismanCsv : readTalismanLines)(text, {
        index,
        catalog,
        getName,
        createId: createTalismanId,
      });
    const first = readWith(await loadNameIndex(text, builderData));
    // Angriff or Attaque may be in any of seven languages: they are loaded where a line was not understood.
    const read = first.bad.length === 0 ? first : readWith(await loadWholeNameIndex(builderData));
    const left = read.bad.map(formatBadLine);
    if (read.talismans.length === 0) return setOutcome({ ok: false, problems: left });
    // A table has no marks: what is there already is known by what it is.
    const mine = new Set(talismans.map(getNamedKey));
    const fresh = read.talismans.filter((each) => !mine.has(getNamedKey(each)));
    merge(fresh, read.talismans.length - fresh.length, left);
  };
  const take = async (text: string) => {
    if (!/^\s*(?:\{|\[\s*\{)/.test(text)) return takeCsv(text);
    const { readTalismanFile } = await import("@/lib/builder/collection/import-talismans");
    const read = readTalismanFile(text, builderData.catalog, builderData.getName);
    if (!read.ok) return setOutcome({ ok: false, problems: read.problems });
    merge(read.talismans, 0, []);
  };
  return (
    <FileExchange
      files={[
        {
          label: `Export ${formatCount(talismans.length, "talisman", "talismans")}`,
          name: "quarry-talismans.json",
          type: "application/json",
          write: () => exportTalismans(talismans),
        },
        {
          label: "Export as CSV",
          name: "quarry-talismans.csv",
          type: "text/csv",
          write: () => writeTalismanCsv(talismans, builderData.getName),
        },
      ]}
      isEmpty={talismans.length === 0}
      importLabel="Import talismans from a file"
      outcome={outcome}
      onText={take}
      pasteLabel="Or paste a list"
      pasteExample={"Attack Boost 2, Critical Eye 1, slots 2-1"}
    >
      Importing adds the talismans you do not have yet. A list needs a talisman on each line, skills with
      their levels and then slots (W1 is a weapon slot). A CSV with a header needs the columns Skill 1 and
      Level 1 and may have Name, Kind, Skill 2, Level 2, Skill 3, Level 3, Weapon slots and Armor slots (such
      as 2 1), with names in any language of the game. additionalCharm.csv of WildsSim works too.
    </FileExchange>
  );
}
