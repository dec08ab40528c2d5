/** Name under which the public log is held, with all runs or those of one status. */
export function getLogCachePath(status: "verified" | "rejected" | null): string {
  return `log/${status ?? "all"}`;
}

/** Name under which the moderators' figures are held. */
export const moderatorsCachePath = "moderators";

/** Paths that a decision changes besides boards: the log and the moderators' figures. */
export const decisionCachePaths: readonly string[] = [
  ...([null, "verified", "rejected"] as const).map(getLogCachePath),
  moderatorsCachePath,
];
