/** Longest name of an event quest, in UTF-16 units. */
export const maxEventNameLength = 80;
/** Monsters hunted in one quest at most, and how many of one kind. */
export const maxTargets = 5;
export const maxTargetCount = 9;
/** Items that one quest gives at most. */
export const maxRewards = 20;
/** Longest text that the import reads, in UTF-16 units, and the entries that one import finds at most. */
export const maxImportLength = 100_000;
export const maxImportRows = 100;
/** Longest link, in UTF-16 units. */
export const maxSourceLength = 300;

/** `dated`: between two moments; `permanent`: from a moment on, where it is known; `unknown`: nobody wrote it down. */
export const availabilities = ["dated", "permanent", "unknown"] as const;
export type EventAvailability = (typeof availabilities)[number];

/** Actions on an entry besides editing and reviewing it. */
export const eventStateActions = ["publish", "hide", "delete", "restore"] as const;
export type EventStateAction = (typeof eventStateActions)[number];

/** Sites of the publisher. A link to any other one is shown as a report. */
const officialHosts = [
  "monsterhunter.com",
  "capcom.com",
  "capcom-games.com",
  "capcom.co.jp",
  "capcom-town.com",
];

/** Where an entry is from: `official` and `reported` by what its link leads to, `players` without one. */
export const sourceKinds = ["official", "reported", "players"] as const;
type EventSourceKind = (typeof sourceKinds)[number];

/** Says from its link where an entry is from. */
export function getSourceKind(source: string | null): EventSourceKind {
  if (source === null) return "players";
  const { hostname } = new URL(source);
  return officialHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    ? "official"
    : "reported";
}

/** Whether a text is a link that the site shows: `https`, without a name or password in it. */
export function isSourceLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url?.protocol === "https:" && url.username === "" && url.password === "" && url.hostname.includes(".")
  );
}
