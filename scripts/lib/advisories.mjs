import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./project.mjs";

/**
 * @typedef {object} Finding
 * @property {string} id Of the advisory, `GHSA-…`.
 * @property {string} package
 * @property {string} severity `low`, `moderate`, `high` or `critical`.
 * @property {boolean} production Whether the production build installs it.
 *
 * @typedef {object} AdvisoryList
 * @property {string} asOf Day on which it was written.
 * @property {Record<string, string>} notAffected Why an advisory does not concern this site, by its id.
 * @property {{ id: string, package: string, severity: string, ranges: string[][] }[]} advisories `ranges`: pairs of
 *   the first affected version and the first one that no longer is.
 *
 * @typedef {Record<string, { version?: string, dev?: boolean, devOptional?: boolean }>} LockedPackages By path.
 *
 * @typedef {object} AuditReport What `npm audit --json` prints when the registry answers.
 * @property {Record<string, { via: (string | { url: string, severity: string })[], nodes: string[] }>} vulnerabilities
 */

const registryWithinMs = 60_000;

/**
 * Checks the locked packages against the registry's advisories; where it has none, against the bundled list.
 *
 * @returns {Promise<{ lines: string[], ok: boolean }>} `ok`: no high or critical advisory concerns the production
 *   build. `lines` say which source was used.
 */
export async function checkAdvisories() {
  /** @type {AdvisoryList} */
  const list = JSON.parse(await readFile(join(root, "scripts/advisories.json"), "utf8"));
  /** @type {{ packages: LockedPackages }} */
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const report = readReport(await runAudit());
  const findings = report ? findInReport(report, packages) : findInList(list, packages);
  const source = report
    ? "Advisories of the registry"
    : `The registry has no advisories; checked against the bundled list of ${list.asOf} (${list.advisories.length} advisories), which knows nothing newer`;
  return judge(source, findings, list.notAffected);
}

/**
 * @param {string} source
 * @param {readonly Finding[]} findings
 * @param {Record<string, string>} notAffected
 */
export function judge(source, findings, notAffected) {
  const concerning = findings.filter(({ id }) => !notAffected[id]);
  const serious = concerning.filter(
    ({ production, severity }) => production && (severity === "high" || severity === "critical"),
  );
  const lines = [
    `${source}: ${serious.length} high or critical in production, ${concerning.length} in all.`,
    ...concerning.map(
      (each) =>
        `  ${each.severity}  ${each.package}  ${each.id}${each.production ? "" : "  (development only)"}`,
    ),
    ...findings.flatMap(({ id, package: name }) =>
      notAffected[id] ? [`  not affected  ${name}  ${id}: ${notAffected[id]}`] : [],
    ),
  ];
  return { lines, ok: serious.length === 0 };
}

/**
 * @param {string} text Output of `npm audit --json`.
 * @returns {AuditReport | null} `null` when the registry did not answer or knows no advisories.
 */
export function readReport(text) {
  try {
    const report = JSON.parse(text);
    return report.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

/**
 * @param {AuditReport} report
 * @param {LockedPackages} packages
 * @returns {Finding[]}
 */
export function findInReport(report, packages) {
  return Object.entries(report.vulnerabilities).flatMap(([name, { via, nodes }]) =>
    via.flatMap((each) =>
      typeof each === "string"
        ? // Affected through another package, which has an entry of its own.
          []
        : [
            {
              id: each.url.split("/").at(-1) ?? each.url,
              package: name,
              severity: each.severity,
              production: nodes.some((path) => isProduction(packages[path])),
            },
          ],
    ),
  );
}

/**
 * @param {AdvisoryList} list
 * @param {LockedPackages} packages
 * @returns {Finding[]}
 */
export function findInList(list, packages) {
  return list.advisories.flatMap(({ id, package: name, severity, ranges }) => {
    const affected = Object.entries(packages).filter(
      ([path, { version }]) =>
        path.endsWith(`node_modules/${name}`) &&
        ranges.some(([from = "", to = ""]) => isWithin(version ?? "", from, to)),
    );
    if (affected.length === 0) return [];
    return [{ id, package: name, severity, production: affected.some(([, each]) => isProduction(each)) }];
  });
}

/** @param {LockedPackages[string] | undefined} locked */
function isProduction(locked) {
  return !locked?.dev && !locked?.devOptional;
}

/**
 * Whether `from` ≤ `version` < `to`. A prerelease counts as its release, which is on the safe side.
 *
 * @param {string} version
 * @param {string} from
 * @param {string} to
 */
export function isWithin(version, from, to) {
  return compareVersions(version, from) >= 0 && compareVersions(version, to) < 0;
}

/** @param {string} a @param {string} b */
function compareVersions(a, b) {
  const [left, right] = [a, b].map((each) => each.split(/[.-]/).slice(0, 3).map(Number));
  const at = [0, 1, 2].find((part) => left?.[part] !== right?.[part]) ?? 0;
  return (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

/** @returns {Promise<string>} What npm prints; it exits with 1 for findings and for failures alike. */
function runAudit() {
  const npm = process.env.npm_execpath;
  const args = ["audit", "--json"];
  const [command, all] = npm?.endsWith("npm-cli.js")
    ? [process.execPath, [npm, ...args]]
    : [process.platform === "win32" ? "npm.cmd" : "npm", args];
  const options = { cwd: root, timeout: registryWithinMs, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => execFile(command, all, options, (_error, output) => resolve(output)));
}
