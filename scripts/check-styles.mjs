import { root } from "./lib/project.mjs";
import { checkStyles } from "./lib/style-users.mjs";

/**
 * Part of `npm run lint`: no style module, and no class of one, that no component uses, none imported that is not there,
 * no component of the kit without its sheet, and no sheet of the kit asked for again that each page has.
 */
const { unused, missing, sheets, repeated, modules } = await checkStyles(root);
for (const { path, name } of unused)
  console.error(`${path} ${name === null ? "is imported by no component" : `.${name} has no user`}`);
for (const path of missing) console.error(`${path} is imported and does not exist`);
for (const { path, name } of sheets)
  console.error(`${path} shows ${name} without @mantine/core/styles/${name}.layer.css`);
for (const { path, name } of repeated)
  console.error(`${path} imports ${name}.layer.css, which pages/_app.tsx gives to each page`);
console.log(`Styles of ${modules} modules checked, ${unused.length} without a user.`);
process.exitCode = [unused, missing, sheets, repeated].some(({ length }) => length > 0) ? 1 : 0;
