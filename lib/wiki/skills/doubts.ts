/** Only one reading of the game's tables fits, and nothing else bears it out. */
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
  ...reason(
    singleReading,
    "Only one reading of the game's tables fits this figure, and nothing else confirms it.",
  ),
  ...reason(uncompared, "Read from the game's tables alone. No second source was found to compare it with."),
  ...reason(
    statusSkills,
    "Another calculator gives a larger fixed amount. This one is from the game's tables.",
  ),
  "blangongas-spirit": "From the game's tables. Tests by players found less than this on hunters themselves.",
  "elemental-absorption":
    "The game holds a lowest and a highest figure for each level. Calculators disagree on which of them counts.",
  "synthetic-shield": "Whether this is the health of the shield or added defense is not settled.",
};

/** Why the figures of a skill are to be taken with care; `null` where nothing speaks against them. */
export function doubtOf(id: string): string | null {
  return reasons[id] ?? null;
}

function reason(ids: readonly string[], words: string): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, words]));
}
