import { root } from "./lib/project.mjs";
import { checkStyles } from "./lib/style-users.mjs";

/** Part of `npm run lint`: no style module, and no class of one, that no component uses. */
const { unused, modules } = await checkStyles(root);
for (const { path, name } of unused)
  console.error(`${path} ${name === null ? "is imported by no component" : `.${name} has no user`}`);
console.log(`Styles of ${modules} modules checked, ${unused.length} without a user.`);
process.exitCode = unused.length > 0 ? 1 : 0;
