export type RulesetId = "freestyle" | "ta" | "arena";

/** What a run must keep to. Text is versioned: a run is judged by the version that it was submitted under. */
export interface Ruleset {
  readonly id: RulesetId;
  readonly name: string;
  /** Raised with every change of meaning. */
  readonly version: number;
  /** UTC day from which this version counts. */
  readonly since: string;
  readonly summary: string;
  /** What a runner must do. */
  readonly requirements: readonly string[];
  /** What makes a run invalid. */
  readonly bans: readonly string[];
}

/** In the order of the rules page. */
export const rulesets: readonly Ruleset[] = [
  {
    id: "freestyle",
    name: "Freestyle",
    version: 1,
    since: "2026-11-20",
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
    version: 1,
    since: "2026-11-20",
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
    version: 1,
    since: "2026-11-20",
    summary: "Arena quests with their preset loadouts.",
    requirements: ["An arena quest with one of its preset loadouts.", "One or two hunters."],
    bans: [],
  },
];

/** Never allowed under any ruleset. */
export const bannedEverywhere: readonly string[] = [
  "Modified game data, saves or gear.",
  "Overlays with hidden values, such as monster health.",
  "Programs that press buttons for you or change the game's speed.",
  "Videos that are cut, sped up or combined from several hunts.",
];
