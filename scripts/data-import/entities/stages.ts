/** The fields with their codes in the tables, in the order of the game. */
export const stageLocales = [
  { stage: "ST101", id: "windward-plains" },
  { stage: "ST102", id: "scarlet-forest" },
  { stage: "ST103", id: "oilwell-basin" },
  { stage: "ST104", id: "iceshard-cliffs" },
  { stage: "ST105", id: "ruins-of-wyveria" },
] as const;

/** Where quests take place, by the code of the stage. */
export const questStages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(stageLocales.map(({ stage, id }) => [stage, id])),
  ST401: "wounded-hollow",
  ST402: "rimechain-peak",
  ST403: "dragontorch-shrine",
  ST405: "forgotten-machineworks",
};
