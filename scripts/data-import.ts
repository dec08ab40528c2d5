/**
 * Turns a checkout of the game's parameter tables into `data/catalog` and `data/names`, and reports what changes.
 * docs/after-a-patch.md says when and how.
 */

import { join } from "node:path";
import { runImportCommand } from "./data-import/import-command";
import { importers } from "./data-import/importers";

process.exitCode = runImportCommand(process.argv.slice(2), {
  dataFolder: join(process.cwd(), "data"),
  importers,
  print: (text) => console.log(text),
  today: new Date().toISOString().slice(0, "2026-01-01".length),
});
