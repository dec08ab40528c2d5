import { canDraw } from "@/lib/cards/card-frame";
import type { WeaponType } from "@/lib/catalog/codes";
import { formatPlace } from "@/lib/leaderboards/board/placing";
import type { ReadRunResponse } from "@/lib/leaderboards/schema";
import { formatCategory } from "./describe-run";
import { formatRunTime } from "./run-time";

/** Content of the picture of a run. */
export interface RunCardData {
  readonly quest: string;
  /** Id of its first target. */
  readonly monster: string | null;
  /** `04'32"15` */
  readonly time: string;
  /** `3rd of 41, top 8%`; empty for a run that a faster one of the same hunters replaced. */
  readonly place: string;
  readonly isRecord: boolean;
  readonly weapon: WeaponType;
  /** Names of the hunters; empty where none of them can be drawn. */
  readonly runners: string;
  /** `TA · Bow · PC · Solo` */
  readonly category: string;
  /** UTC day of submission. */
  readonly date: string;
}

/** The picture of a verified run, with the quest's name and first target as they are handed in. */
export function createRunCard(
  { run, standing }: Pick<ReadRunResponse, "run" | "standing">,
  quest: string,
  monster: string | null,
): RunCardData {
  return {
    quest,
    monster,
    time: formatRunTime(run.timeCs),
    place: standing ? formatPlace(standing.place, standing.runners) : "",
    isRecord: standing?.place === 1,
    weapon: run.weapon,
    runners: formatRunners(run.players.map(({ name }) => name)),
    category: formatCategory(run),
    date: run.submittedAt.slice(0, 10),
  };
}

/** The names that the picture has letters for; the others are counted: `Maple and 1 more`. */
function formatRunners(names: readonly string[]): string {
  const drawable = names.map((name) => name.normalize("NFC")).filter(canDraw);
  const more = names.length - drawable.length;
  if (drawable.length === 0) return "";
  return more > 0 ? `${drawable.join(", ")} and ${more} more` : drawable.join(", ");
}
