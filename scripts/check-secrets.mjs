import { root } from "./lib/project.mjs";
import { scanCheckout } from "./lib/secrets.mjs";

/** Part of `npm run lint`: no key, token or password in a file that git has or would add. */
const scan = await scanCheckout(root);
if (scan === null) console.log("Secrets: not checked, because this folder is no git checkout.");
else {
  for (const { path, line, kind } of scan.found)
    console.error(`${path}:${line} looks like a secret: ${kind}`);
  console.log(`Secrets: ${scan.files} files checked, ${scan.found.length} lines look like a secret.`);
}
process.exitCode = scan && scan.found.length > 0 ? 1 : 0;
