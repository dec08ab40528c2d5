import { useFetched } from "@/hooks/ui/use-fetched";
import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";

/** Every quest that has runs, with its records and the length of the queue. One document, whoever asks. */
export function useQuestRecords() {
  return useFetched(["quest-records"], () => callPublic(leaderboardCalls.listQuests));
}
