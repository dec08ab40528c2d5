import { Failure } from "./failure.mjs";

/**
 * @typedef {"lint" | "types" | "unit" | "components" | "rules" | "integration" | "e2e" | "integration-embedded"
 *   | "e2e-embedded"} StageKey
 *
 * @typedef {object} Stage
 * @property {StageKey} key
 * @property {string} title
 * @property {"emulators" | "embedded"} [backend] Which it needs; both are started by the script.
 * @property {boolean} [server] Whether it needs the served production build.
 * @property {boolean} [journey] Whether the one tagged journey is enough: the rest ran on the other backend.
 *
 * @typedef {object} TestPlan
 * @property {Stage[]} stages In order.
 * @property {string[]} leftOut A sentence for each thing that does not run, and why.
 */

/** @type {readonly Stage[]} */
const allStages = [
  { key: "lint", title: "Lint" },
  { key: "types", title: "Types" },
  { key: "unit", title: "Unit tests" },
  { key: "components", title: "Component tests" },
  { key: "rules", title: "Security rules", backend: "emulators" },
  { key: "integration", title: "Integration, emulators", backend: "emulators", server: true },
  { key: "e2e", title: "Browser, emulators", backend: "emulators", server: true },
  { key: "integration-embedded", title: "Integration, embedded", backend: "embedded", server: true },
  { key: "e2e-embedded", title: "Browser, embedded", backend: "embedded", server: true, journey: true },
];

/**
 * @param {readonly string[]} words Of the command line.
 * @returns {{ only: StageKey[] | null, rest: string[] }} `rest` goes to the test runner of the one stage.
 */
export function parseTestArguments(words) {
  const at = words.indexOf("--only");
  if (at === -1) {
    if (words.length === 0) return { only: null, rest: [] };
    throw new Failure(`Unknown: ${words.join(" ")}`, { help: usage() });
  }
  const wanted = (words[at + 1] ?? "").split(",");
  const known = allStages.map(({ key }) => key);
  const only = known.filter((key) => wanted.includes(key));
  const unknown = wanted.filter((key) => !known.some((each) => each === key));
  if (unknown.length > 0) throw new Failure(`No such stage: ${unknown.join(", ")}`, { help: usage() });
  const rest = [...words.slice(0, at), ...words.slice(at + 2)];
  if (rest.length > 0 && only.length > 1) {
    throw new Failure(`${rest.join(" ")} can go to one stage only.`, { help: usage() });
  }
  return { only, rest };
}

function usage() {
  const keys = allStages.map(({ key }) => key).join(",");
  return `Usage:  npm test  or  npm test -- --only ${keys}  or, for one stage,  npm test -- --only unit <filter>`;
}

/**
 * Which stages run on this machine.
 *
 * Both backends are tested where both can be had. A backend that was asked for by name runs alone. Where the
 * Firestore emulator is missing, all but the security rules runs on the embedded store; with `ci` the
 * missing emulator is a failure of its own.
 *
 * @param {object} machine
 * @param {"emulators" | "embedded" | undefined} machine.forced
 * @param {boolean} machine.emulator Whether the Firestore emulator can be had.
 * @param {boolean} machine.ci
 * @param {readonly StageKey[] | null} machine.only
 * @returns {TestPlan & { missingEmulator: boolean }}
 */
export function planStages({ forced, emulator, ci, only }) {
  const wanted = allStages.filter(({ key }) => only?.includes(key) ?? true);
  const onEmulators = forced !== "embedded" && emulator;
  const missing = forced !== "embedded" && !emulator && wanted.some(({ backend }) => backend === "emulators");
  const runs = (/** @type {Stage} */ { backend }) =>
    backend === undefined || (backend === "emulators" ? onEmulators : forced !== "emulators");
  /** @type {string[]} */
  const leftOut = [];
  if (!onEmulators && wanted.some(({ key }) => key === "rules")) {
    const why = forced === "embedded" ? "QUARRY_BACKEND=embedded" : "there is no Firestore emulator here";
    leftOut.push(`Left out: the security rules tests, because ${why}.`);
  }
  if (forced === "emulators" && wanted.some(({ backend }) => backend === "embedded")) {
    leftOut.push("Left out: the embedded backend, because QUARRY_BACKEND=emulators.");
  }
  const stages = wanted
    .filter(runs)
    // Without the emulators the browser tests run on the embedded backend in full.
    .map((stage) => (onEmulators ? stage : { ...stage, journey: false }));
  return { stages, leftOut, missingEmulator: missing && ci };
}
