import { type BadgeId, listEarnedBadges } from "@/lib/profiles/badges";
import { type ProfileIconId, profileIconIds, profileIcons } from "@/lib/profiles/icons";
import type { UserDocument } from "@/lib/users/schema";
import type { DemoBuild } from "./builds";

const dayMs = 86_400_000;
const freeIcons = profileIconIds.filter((id) => profileIcons[id].source === "free");

/** A free icon for two of three people, in turn; the others have none. */
export function getDemoIcon(index: number): ProfileIconId | null {
  return index % 3 === 1 ? null : (freeIcons[Math.floor(index / 2) % freeIcons.length] ?? null);
}

interface DemoDeeds {
  readonly deeds: UserDocument["deeds"];
  readonly badges: readonly (UserDocument["badges"][number] | { readonly id: BadgeId; readonly at: Date })[];
}

/**
 * Counts of a person's steps with the builds of the demo, which no use case makes. Badges that these earn are from the
 * day before the seed.
 *
 * @param user as the use cases left it
 */
export function addBuildDeeds(
  user: UserDocument,
  own: readonly Pick<DemoBuild, "published" | "likedBy">[],
  now: Date,
): DemoDeeds {
  const published = own.filter((build) => build.published);
  const deeds = {
    ...user.deeds,
    publications: user.deeds.publications + published.length,
    likes: user.deeds.likes + published.reduce((sum, { likedBy }) => sum + likedBy.length, 0),
  };
  const held = new Set(user.badges.map(({ id }) => id));
  const earned = listEarnedBadges({ ...user.stats, ...deeds }).filter((id) => !held.has(id));
  const at = new Date(now.getTime() - dayMs);
  return { deeds, badges: [...user.badges, ...earned.map((id) => ({ id, at }))] };
}
