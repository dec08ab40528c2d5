import type { PublishedBuildsResponse } from "@/lib/builds/schema";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import type { BestPlaces } from "@/lib/leaderboards/board/best-places";
import type { BadgeId } from "@/lib/profiles/badges";
import type { Profile } from "@/lib/users/schema";

/** Public content of a person's profile. */
export interface ProfilePageData {
  readonly uid: string;
  readonly profile: Profile;
  /** UTC day of the first sign-in. */
  readonly memberSince: string;
  /** Verified runs. */
  readonly runs: number;
  /** Approved answers in Hunting Help. */
  readonly answers: number;
  /** In the order of the table of badges. */
  readonly badges: readonly { readonly id: BadgeId; readonly day: string }[];
  readonly places: BestPlaces;
  /** The first page of published builds, newest first. */
  readonly builds: PublishedBuildsResponse;
  /** The newest published guides. */
  readonly guides: CitedGuidesResponse["guides"];
}

/** The page of an address: without content where nobody is known by that uid yet, which the person themselves may be. */
export interface ProfileRouteData {
  readonly uid: string;
  readonly page: ProfilePageData | null;
}
