import { root } from "./lib/project.mjs";
import { checkStyles } from "./lib/style-users.mjs";

/**
 * Part of `npm run lint`: no style module, and no class of one, that no component uses, none imported that is not there,
 * and no component of the kit without its sheet.
 */
const { unused, missing, sheets, modules } = await checkStyles(root);
for (const { path, name } of unused)
  console.error(`${path} ${name === null ? "is imported by no component" : `.${name} has no user`}`);
for (const path of missing) console.error(`${path} is imported and does not exist`);
for (const { path, name } of sheets)
  console.error(`${path} shows ${name} without @mantine/core/styles/${name}.layer.css`);
console.log(`Styles of ${modules} modules checked, ${unused.length} without a user.`);
process.exitCode = unused.length + missing.length + sheets.length > 0 ? 1 : 0;
