/**
 * Turns a checkout of the game's parameter tables into `data/catalog` and `data/names`, and reports what changes.
 * docs/after-a-patch.md says when and how.
 */

import { join } from "node:path";
import { findMentions } from "./data-import/check-unknown";
import { checkWatched } from "./data-import/check-watched";
import { runImportCommand } from "./data-import/import-command";
import { importers } from "./data-import/importers";
import { Overlays } from "./data-import/overlays";
import { Tables } from "./data-import/tables";

const dataFolder = join(process.cwd(), "data");

process.exitCode = runImportCommand(process.argv.slice(2), {
  dataFolder,
  importers,
  checkWatched: (folder, load) =>
    checkWatched(Tables.open(folder, load), new Overlays(join(dataFolder, "sources"))),
  findMentions: (folder) => findMentions(Tables.open(folder), new Overlays(join(dataFolder, "sources"))),
  print: (text) => console.log(text),
  today: new Date().toISOString().slice(0, "2026-01-01".length),
});
