import { googleScripts } from "./google-sign-in";
import { ocrFolder } from "./ocr-folder";

/** Paths of scripts and workers, below the origin of the site. */
const scriptPaths = ["/_next/static/", "/service-worker.js", ocrFolder] as const;

/** HTML that React sets to make an element of this kind, before it has an address or a text. */
const emptyScript = "<script></script>";

/** The address without its query is the loader, or begins as its parts do. */
const isGoogle = googleScripts
  .map((each) => (each.endsWith("/") ? `(a.origin+p).indexOf("${each}")===0` : `a.origin+p==="${each}"`))
  .join("||");

/**
 * Runs first in the document head, where browsers know Trusted Types: says which texts may become scripts, workers or
 * HTML. Scripts and workers are those of the build, and those of Google for a sign-in; the bundler's runtime loads its
 * parts by addresses that are plain texts. HTML is what holds no element: styles, and the facts for search engines, which are JSON with its `<` escaped.
 *
 * Any other text has no type. The policy `require-trusted-types-for 'script'` reports it
 * (`security-headers.ts`), and does not stop it yet.
 */
export const trustScript = `(function(){var t=self.trustedTypes;if(t&&t.createPolicy)t.createPolicy("default",{createScriptURL:function(u){var a=new URL(u,location.href),p=a.pathname;if(a.origin===location.origin&&(p.indexOf("${scriptPaths[0]}")===0||p==="${scriptPaths[1]}"||p.indexOf("${scriptPaths[2]}")===0)||${isGoogle})return u},createHTML:function(h){if(h.indexOf("<")<0||h==="${emptyScript.replace("/", "\\/")}")return h}})})()`;
