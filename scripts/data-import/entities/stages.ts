/** The fields with their codes in the tables, in the order of the game. */
export const stageLocales = [
  { stage: "ST101", id: "windward-plains" },
  { stage: "ST102", id: "scarlet-forest" },
  { stage: "ST103", id: "oilwell-basin" },
  { stage: "ST104", id: "iceshard-cliffs" },
  { stage: "ST105", id: "ruins-of-wyveria" },
] as const;
