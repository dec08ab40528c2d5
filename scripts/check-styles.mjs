import { root } from "./lib/project.mjs";
import { checkStyles } from "./lib/style-users.mjs";

/** Part of `npm run lint`: no style module, and no class of one, that no component uses, and none imported that is not there. */
const { unused, missing, modules } = await checkStyles(root);
for (const { path, name } of unused)
  console.error(`${path} ${name === null ? "is imported by no component" : `.${name} has no user`}`);
for (const path of missing) console.error(`${path} is imported and does not exist`);
console.log(`Styles of ${modules} modules checked, ${unused.length} without a user.`);
process.exitCode = unused.length + missing.length > 0 ? 1 : 0;
