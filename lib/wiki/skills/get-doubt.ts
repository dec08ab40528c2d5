/** Only one reading of the game data fits, without a second source. */
const singleReading = [
  "alluring-pelt",
  "blindsider",
  "guardians-pulse",
  "imparted-wisdom",
  "scaling-prowess",
];

/** The reading is sound, but no second source could be held against it. */
const uncompared = [
  "arkvelds-hunger",
  "ballistics",
  "critical-status",
  "earplugs",
  "evade-window",
  "evading-reload",
  "festival-spirit",
  "flayer",
  "flexible-leathercraft",
  "horn-maestro",
  "mizutsunes-prowess",
  "rathaloss-flare",
  "self-improvement",
  "tremor-resistance",
  "windproof",
];

const statusSkills = ["blast-attack", "paralysis-attack", "poison-attack", "sleep-attack"];

const reasons: Readonly<Record<string, string>> = {
  ...createReasons(singleReading, "Our best reading of the game data, not confirmed by a second source."),
  ...createReasons(uncompared, "From the game data only, with no second source to compare."),
  ...createReasons(
    statusSkills,
    "Another calculator lists a larger fixed amount. This one is from the game data.",
  ),
  "blangongas-spirit": "From the game data. Player tests found lower values on hunters.",
  "elemental-absorption":
    "The game has a minimum and a maximum for each level. Calculators disagree on which one applies.",
  "synthetic-shield": "It is unclear whether this is shield health or added defense.",
};

/** Why the figures of a skill are to be taken with care; `null` where nothing speaks against them. */
export function getDoubt(id: string): string | null {
  return reasons[id] ?? null;
}

function createReasons(ids: readonly string[], words: string): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, words]));
}
