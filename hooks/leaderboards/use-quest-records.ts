import { useFetched } from "@/hooks/ui/use-fetched";
import type { WeaponType } from "@/lib/catalog/codes";
import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { WeaponRecordsResponse } from "@/lib/leaderboards/schema";

/** Every quest that has runs, with its records and the length of the queue. One document, whoever asks. */
export function useQuestRecords() {
  return useFetched(["quest-records"], () => callPublic(leaderboardCalls.listQuests));
}

/** The solo records of one weapon type by quest. Nothing is asked for without one. */
export function useWeaponRecords(weapon: WeaponType | null) {
  const load = weapon && (() => callPublic(leaderboardCalls.listWeaponRecords, { query: { weapon } }));
  return useFetched(weapon && ["weapon-records", weapon], async () => (load ? (await load()).quests : []));
}

/** The records of a quest in a list of them. */
export function findRecords(
  quests: WeaponRecordsResponse["quests"],
  quest: string,
): WeaponRecordsResponse["quests"][number]["records"] {
  return quests.find((each) => each.quest === quest)?.records ?? [];
}
