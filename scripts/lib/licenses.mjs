/**
 * @typedef {Record<string, { license?: string, dev?: boolean, devOptional?: boolean, link?: boolean }>} LockedPackages
 *   By path, as in package-lock.json.
 */

/** Licenses under which a package may be part of what is served. LGPL: sharp's library, which is linked, not copied. MPL: files that are not changed, on the server alone. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
]);

/** Packages whose package.json names the license in an outdated form, read by hand in their LICENSE files. */
const readByHand = new Map([["limiter", "MIT"]]);

const heading = "## Packages of the production build";
const introduction =
  "Every package that `npm ci --omit=dev` may install, by license. `npm run licenses` writes this list from package-lock.json.";

/**
 * The packages of the production build by license, both sorted.
 *
 * @param {LockedPackages} packages
 * @returns {Map<string, string[]>}
 */
export function listLicenses(packages) {
  /** @type {Map<string, Set<string>>} */
  const byLicense = new Map();
  for (const [path, { license, dev, devOptional, link }] of Object.entries(packages)) {
    if (path === "" || dev || devOptional || link) continue;
    const name = path.split("node_modules/").at(-1) ?? path;
    const known = license ?? readByHand.get(name) ?? "not stated";
    byLicense.set(known, (byLicense.get(known) ?? new Set()).add(name));
  }
  const sort = (/** @type {Iterable<string>} */ texts) => [...texts].sort((a, b) => (a < b ? -1 : 1));
  return new Map(sort(byLicense.keys()).map((license) => [license, sort(byLicense.get(license) ?? [])]));
}

/**
 * @param {Map<string, string[]>} byLicense
 * @returns {string[]} `license: packages` for each that is not allowed.
 */
export function findRefused(byLicense) {
  return [...byLicense].flatMap(([license, names]) =>
    isAllowed(license) ? [] : [`${license}: ${names.join(", ")}`],
  );
}

/** Of `A OR B` one is enough, of `A AND B` all must be allowed. @param {string} expression */
function isAllowed(expression) {
  return expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((license) => allowed.has(license)));
}

/**
 * @param {string} notices Text of THIRD_PARTY_NOTICES.md.
 * @param {Map<string, string[]>} byLicense
 * @returns {string} The same with the list of packages brought up to date; unchanged where it already is.
 */
export function updateNotices(notices, byLicense) {
  const items = [...byLicense].map(([license, names]) => `- **${license}:** ${names.join(", ")}`);
  const section = `${heading}\n\n${introduction}\n\n${items.join("\n")}\n`;
  const start = notices.indexOf(heading);
  if (start === -1) return `${notices.trimEnd()}\n\n${section}`;
  const next = notices.indexOf("\n## ", start);
  return next === -1
    ? notices.slice(0, start) + section
    : notices.slice(0, start) + section + notices.slice(next);
}
