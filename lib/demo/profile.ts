import { listEarnedBadges } from "@/lib/profiles/badges";
import { type ProfileIconId, profileIconIds, profileIcons } from "@/lib/profiles/icons";
import { noDeeds } from "@/lib/users/schema";
import type { DemoAccount } from "./accounts";
import type { DemoBuild } from "./builds";
import { getJoinedAt } from "./history";

const dayMs = 86_400_000;
const freeIcons = profileIconIds.filter((id) => profileIcons[id].source === "free");

/** A free icon for two of three people, in turn; the others have none. */
export function getDemoIcon(index: number): ProfileIconId | null {
  return index % 3 === 1 ? null : (freeIcons[index % freeIcons.length] ?? null);
}

interface DemoWork {
  readonly builds: readonly DemoBuild[];
  /** Answers of the account that were approved. */
  readonly answers: number;
}

/** What an account has done by the time of the seed, with the badges that this earned in its first days. */
export function createDemoDeeds(account: DemoAccount, { builds, answers }: DemoWork, now: Date) {
  const published = builds.filter((build) => build.owner === account.uid && build.published);
  const deeds = {
    ...noDeeds,
    publications: published.length,
    likes: published.reduce((sum, { likedBy }) => sum + likedBy.length, 0),
  };
  const earned = listEarnedBadges({ ...deeds, runs: 0, answers });
  const joined = getJoinedAt(account, now).getTime();
  const latest = now.getTime() - dayMs;
  return {
    deeds,
    badges: earned.map((id, index) => ({ id, at: new Date(Math.min(latest, joined + (index + 1) * dayMs)) })),
  };
}
