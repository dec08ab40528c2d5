/**
 * @typedef {"lint" | "types" | "unit" | "components" | "rules" | "integration" | "integration-embedded" | "e2e"
 *   | "e2e-embedded"} StageKey
 *
 * @typedef {object} Stage
 * @property {StageKey} key
 * @property {string} title
 * @property {number} slots How many cores it keeps busy.
 * @property {boolean} [spreads] Whether it is done sooner on more cores.
 * @property {"emulators" | "embedded"} [backend] Which it needs; both are started by the script.
 * @property {boolean} [server] Whether it needs the served production build.
 * @property {boolean} [browser]
 * @property {boolean} [journey] Whether the one tagged journey, or what depends on the backend, is enough: the
 *   rest ran on the other one.
 *
 * @typedef {object} TestPlan
 * @property {Stage[]} stages In order.
 * @property {string[]} leftOut A sentence for each stage that does not run, and why.
 *
 * @typedef {import("./schedule.mjs").Task & { title: string, stage?: Stage }} TestTask Without a stage it is
 *   something that stages need.
 */

/**
 * In order of preference. The integration tests come before what fills the other core, because they are the
 * longest chain: build, one backend, the other backend. The rules take 20 seconds of the emulator's time, and
 * would otherwise wait for a free core until the end.
 *
 * The browser tests have two workers and a server: on two cores they run by themselves, since a page that has
 * to wait for other tests is slow in ways no player sees.
 *
 * @type {readonly Stage[]}
 */
const allStages = [
  { key: "lint", title: "Lint", slots: 0.5 },
  { key: "types", title: "Types", slots: 0.5 },
  { key: "rules", title: "Security rules", slots: 0, backend: "emulators" },
  { key: "integration", title: "Integration, emulators", slots: 1, backend: "emulators", server: true },
  {
    key: "integration-embedded",
    title: "Integration, embedded",
    slots: 1,
    backend: "embedded",
    server: true,
    journey: true,
  },
  { key: "unit", title: "Unit tests", slots: 1, spreads: true },
  { key: "components", title: "Component tests", slots: 1, spreads: true },
  { key: "e2e", title: "Browser, emulators", slots: 3, backend: "emulators", server: true, browser: true },
  {
    key: "e2e-embedded",
    title: "Browser, embedded",
    slots: 3,
    backend: "embedded",
    server: true,
    browser: true,
    journey: true,
  },
];

export const stageKeys = allStages.map(({ key }) => key);

/**
 * Which stages run on this machine.
 *
 * Both backends are tested where both can be had. A backend that was requested by name runs alone. Where the
 * Firestore emulator is missing, all but the security rules runs on the embedded store; with `ci` the
 * missing emulator is a failure of its own.
 *
 * @param {object} machine
 * @param {"emulators" | "embedded" | undefined} machine.forced
 * @param {boolean} machine.emulator Whether the Firestore emulator can be had.
 * @param {boolean} machine.ci
 * @param {readonly StageKey[] | null} machine.only
 * @param {boolean} [machine.oneBackend] Whether one backend is enough where both can be had.
 * @returns {TestPlan & { missingEmulator: boolean }}
 */
export function planStages({ forced, emulator, ci, only, oneBackend = false }) {
  const selected = allStages.filter(({ key }) => only?.includes(key) ?? true);
  const onEmulators = forced !== "embedded" && emulator;
  const missing =
    forced !== "embedded" && !emulator && selected.some(({ backend }) => backend === "emulators");
  const runs = (/** @type {Stage} */ { backend }) =>
    backend === undefined ||
    (backend === "emulators" ? onEmulators : forced !== "emulators" && !(oneBackend && onEmulators));
  /** @type {string[]} */
  const leftOut = [];
  if (!onEmulators && selected.some(({ key }) => key === "rules")) {
    const why = forced === "embedded" ? "QUARRY_BACKEND=embedded" : "there is no Firestore emulator here";
    leftOut.push(`Left out: the security rules tests, because ${why}.`);
  }
  if (forced === "emulators" && selected.some(({ backend }) => backend === "embedded")) {
    leftOut.push("Left out: the embedded backend, because QUARRY_BACKEND=emulators.");
  }
  const stages = selected
    .filter(runs)
    // Without the emulators everything runs on the embedded backend in full.
    .map((stage) => (onEmulators ? stage : { ...stage, journey: false }));
  return { stages, leftOut, missingEmulator: missing && ci };
}

/**
 * The stages as pieces of work for one machine, with what they need. The build comes first, because most of the
 * run waits for it.
 *
 * @param {readonly Stage[]} stages
 * @param {number} slots Of the machine.
 * @returns {TestTask[]} In order of preference.
 */
export function planTasks(stages, slots) {
  const share = Math.max(1, Math.floor(slots / Math.max(1, stages.filter(({ spreads }) => spreads).length)));
  /** @type {TestTask[]} */
  const tasks = [];
  if (stages.some(({ server }) => server)) {
    tasks.push({ key: "build", title: "Production build", slots: 1, needs: [] });
  }
  // The emulators take their time and little else; to find the browser takes neither.
  if (stages.some(({ backend }) => backend)) {
    tasks.push({ key: "emulators", title: "Emulators", slots: 0, needs: [] });
  }
  if (stages.some(({ browser }) => browser)) {
    tasks.push({ key: "chromium", title: "Chromium", slots: 0, needs: [] });
  }
  for (const stage of stages) {
    tasks.push({
      key: stage.key,
      title: stage.title,
      stage,
      slots: stage.spreads ? share : stage.slots,
      needs: listNeeds(stage),
      // One server at a time: two would want the memory of four, and stages that share accounts would meet.
      ...(stage.server ? { apart: "server" } : {}),
    });
  }
  return tasks;
}

/**
 * @param {Stage} stage
 * @returns {string[]} Keys of what it cannot run without.
 */
function listNeeds({ backend, server, browser }) {
  return [...(backend ? ["emulators"] : []), ...(server ? ["build"] : []), ...(browser ? ["chromium"] : [])];
}
