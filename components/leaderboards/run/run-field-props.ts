import type { RunProblems } from "@/lib/leaderboards/run/check-run-draft";
import type { RunDraft } from "@/lib/leaderboards/run/run-content";
import type { RunnableQuest } from "@/lib/leaderboards/run/runnable-quest";

export interface RunFieldProps {
  draft: RunDraft;
  /** The chosen quest; `null` while none is chosen. */
  quest: RunnableQuest | null;
  problems: RunProblems;
  edit(change: Partial<RunDraft>): void;
}
