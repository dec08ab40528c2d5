export type RulesetId = "freestyle" | "ta" | "arena";

/** One version of a ruleset. */
interface RulesetVersion {
  readonly version: number;
  /** UTC day from which it counts. */
  readonly since: string;
  /** The difference from the version before, in one sentence. */
  readonly change: string;
}

const firstVersion: RulesetVersion = { version: 1, since: "2026-11-20", change: "First version." };
const secondVersion: RulesetVersion = {
  version: 2,
  since: "2026-11-27",
  change:
    "Hundredths that cannot be read count as 99. The video may be cut after the last kill. On PC, mods are declared.",
};

/** The rules of a run. Text is versioned: a run is judged by the version that it was submitted under. */
export interface Ruleset {
  readonly id: RulesetId;
  readonly name: string;
  /** Raised with every change of meaning. */
  readonly version: number;
  /** UTC day from which this version counts. */
  readonly since: string;
  /** Versions, newest first; the first entry is the present version. */
  readonly history: readonly RulesetVersion[];
  readonly summary: string;
  /** Duties of a runner. */
  readonly requirements: readonly string[];
  /** Grounds on which a run is invalid. */
  readonly bans: readonly string[];
}

/** In the order of the rules page. */
export const rulesets: readonly Ruleset[] = [
  {
    id: "freestyle",
    name: "Freestyle",
    version: 2,
    since: "2026-11-27",
    history: [secondVersion, firstVersion],
    summary: "Anything the unmodified game allows.",
    requirements: [
      "Parties of one to four hunters.",
      "Any gear, items, traps, bombs and help the game offers.",
    ],
    bans: [],
  },
  {
    id: "ta",
    name: "TA",
    version: 2,
    since: "2026-11-27",
    history: [secondVersion, firstVersion],
    summary: "Time attack: one hunter, one monster, no help.",
    requirements: ["Solo from start to clear time."],
    bans: [
      "A Palico or support hunters in the quest.",
      "Traps of any kind.",
      "Damage from the environment or from endemic life.",
      "Turf wars used to farm damage.",
    ],
  },
  {
    id: "arena",
    name: "Arena",
    version: 2,
    since: "2026-11-27",
    history: [secondVersion, firstVersion],
    summary: "Arena quests with their preset loadouts.",
    requirements: ["An arena quest with one of its preset loadouts.", "One or two hunters."],
    bans: [],
  },
];

/** The version that a run submitted now is judged by. */
export function getRulesetVersion(id: RulesetId): number {
  const ruleset = rulesets.find((each) => each.id === id);
  if (!ruleset) throw new RangeError(`no ruleset ${id}`);
  return ruleset.version;
}

/** Never allowed under any ruleset. */
export const bannedEverywhere: readonly string[] = [
  "Modified game data, saves or gear, and mods that change how the game plays, even declared ones.",
  "Overlays with hidden values, such as monster health.",
  "Programs that press buttons for you or change the game's speed.",
  "Videos that are cut before the last kill, sped up or combined from several hunts.",
];
