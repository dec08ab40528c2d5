import { coveredVersion } from "@/lib/site/game-version";

/** States of the game that a build can have been saved under, newest first, for people to choose from. */
export const buildVersions: readonly string[] = [
  coveredVersion.name,
  "Ver. 1.040",
  "Ver. 1.030",
  "Ver. 1.020",
  "Ver. 1.010",
];
