/** The state of Monster Hunter Wilds that the site's figures follow. */
export const coveredVersion = { name: "Ver. 1.041", month: "February 2026" } as const;

/** Free updates with the monsters that they brought, newest first. */
export const gameUpdates: readonly { readonly name: string; readonly monsters: string }[] = [
  { name: "Title Update 4", monsters: "Gogmazios" },
  { name: "Title Update 3", monsters: "Omega Planetes" },
  { name: "Title Update 2", monsters: "Lagiacrus, Seregios" },
  { name: "Title Update 1", monsters: "Mizutsune, Zoh Shia" },
];

/** ISO date of the tables that the figures were read from. */
export const factsUpdated = "2026-07-12";
