/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved] Address that it came from; `.npmrc` leaves those of registries out.
 * @property {boolean} [link] A folder of this checkout.
 * @property {boolean} [inBundle] Part of the archive of another package, whose integrity covers it.
 * @property {boolean} [hasInstallScript]
 */

/**
 * Packages that bring an install script, with what it would do. None is run (`ignore-scripts` in `.npmrc`): each
 * package works without, and a script of a package runs with all rights of whoever installs it.
 *
 * @type {ReadonlyMap<string, string>}
 */
const unusedScripts = new Map([
  ["@firebase/util", "writes the settings of FIREBASE_WEBAPP_CONFIG, which nothing here reads"],
  ["esbuild", "replaces its starter in Node by the program, which saves 50 ms a start"],
  ["protobufjs", "prints a note on its version"],
  ["re2", "builds a faster search, for which firebase-tools has a replacement"],
  ["tesseract.js", "asks for donations"],
]);

/**
 * What makes a package-lock.json less than a promise of what is installed.
 *
 * @param {Readonly<Record<string, LockedPackage>>} packages By path, as in the file.
 * @returns {string[]} One line for each problem; empty when there is none.
 */
export function findLockFileProblems(packages) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === "" || entry.link || entry.inBundle) return [];
    const name = path.split("node_modules/").at(-1) ?? path;
    const at = `${name}@${entry.version}`;
    const problems = [];
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? "")) {
      problems.push(
        `${at} has no SHA-512 integrity: remove its entry and run npm install --package-lock-only`,
      );
    }
    if (entry.resolved) {
      problems.push(
        `${at} names an address it came from: it must come from the registry of whoever installs`,
      );
    }
    if (entry.hasInstallScript && !unusedScripts.has(name)) {
      problems.push(`${at} has an install script, which is not run: find out whether it works without`);
    }
    return problems;
  });
}

/**
 * @param {string} npmrc Text of an `.npmrc`.
 * @returns {boolean} Whether npm runs no script of a package that it installs.
 */
export function refusesInstallScripts(npmrc) {
  return /^\s*ignore-scripts\s*=\s*true\s*$/m.test(npmrc);
}
