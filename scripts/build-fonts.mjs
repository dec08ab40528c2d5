/**
 * Writes what the site shows of Inter into `styles/fonts`. Run it after an update of @fontsource-variable/inter:
 * `node scripts/build-fonts.mjs`.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutFonts } from "./lib/cut-fonts.mjs";
import { root } from "./lib/project.mjs";

for (const [name, font] of await cutFonts()) await writeFile(join(root, "styles/fonts", name), font);
