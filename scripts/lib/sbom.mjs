import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Failure } from "./failure.mjs";
import { root } from "./project.mjs";

/**
 * @typedef {{ "bom-ref": string }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {{ metadata: { component: Component & { name: string, type: string } }, components: Component[],
 *   dependencies: Dependency[] }} Sbom What is read of the list that npm makes.
 */

/** In the folder of the build, none of which but `static` is served. */
const sbomName = "sbom.cdx.json";

/** Of `npm sbom`: 1,200 packages take 1.5 MB. Bytes. */
const maxOutput = 50_000_000;

/**
 * Writes the list of all packages that `npm ci --omit=dev` may install, with version, license and hash, in the
 * CycloneDX format that scanners of vulnerabilities read. npm makes it from package-lock.json alone.
 *
 * @param {string} folder of the build
 * @returns {Promise<{ file: string, count: number }>} Where it is, and how many packages it lists.
 */
export async function writeSbom(folder) {
  const shipped = await listShipped();
  // Its own `--omit=dev` would also leave out what both a tool and the site need, such as zod.
  /** @type {Sbom} */
  const list = JSON.parse(await runNpm(["sbom", "--sbom-format=cyclonedx", "--package-lock-only"]));
  const { component } = list.metadata;
  const components = list.components.filter((each) => shipped.has(each["bom-ref"]));
  const dependencies = list.dependencies
    .filter(({ ref }) => shipped.has(ref) || ref === component["bom-ref"])
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => shipped.has(each)) }));
  // npm names the project after the folder of the checkout.
  const metadata = { ...list.metadata, component: { ...component, name: "quarry", type: "application" } };
  await mkdir(folder, { recursive: true });
  const file = join(folder, sbomName);
  await writeFile(file, `${JSON.stringify({ ...list, metadata, components, dependencies }, null, 2)}\n`);
  return { file, count: components.length };
}

/** @returns {Promise<Set<string>>} Packages of the production build, as `name@version`. */
async function listShipped() {
  /** @type {Record<string, import("./licenses.mjs").LockedPackages[string] & { version?: string }>} */
  const packages = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")).packages;
  return new Set(
    Object.entries(packages)
      .filter(([path, { dev, devOptional, link }]) => path !== "" && !dev && !devOptional && !link)
      .map(([path, { version }]) => `${path.split("node_modules/").at(-1)}@${version}`),
  );
}

/** @param {string[]} args @returns {Promise<string>} What it prints. */
async function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith("npm-cli.js")
    ? [process.execPath, [npm]]
    : [process.platform === "win32" ? "npm.cmd" : "npm", []];
  // In production npm would leave out what the list is then filtered for.
  const env = { ...process.env, NODE_ENV: "development" };
  const run = promisify(execFile)(command, [...first, ...args], { cwd: root, env, maxBuffer: maxOutput });
  const { stdout } = await run.catch((cause) => {
    throw new Failure(`npm ${args[0]} failed.`, { log: String(cause.stderr || cause.message), cause });
  });
  return stdout;
}
