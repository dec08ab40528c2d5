import { AccountData } from "@/components/account/AccountData";
import { VerifyEmailNote } from "@/components/account/VerifyEmailNote";
import { OwnProfileBuilds } from "@/components/builds/OwnProfileBuilds";
import { CoinSummary } from "@/components/coins/CoinSummary";
import { FollowedList } from "@/components/follows/FollowedList";
import { ProfileGuides } from "@/components/guides/ProfileGuides";
import { RunnerBoards } from "@/components/leaderboards/links/RunnerBoards";
import { AwaySettings } from "@/components/notifications/AwaySettings";
import { OwnProfile } from "@/components/profiles/own/OwnProfile";
import { BlockedPlayers } from "@/components/reports/BlockedPlayers";
import { OwnShortLinks } from "@/components/short-links/OwnShortLinks";
import { PageLink } from "@/components/ui/PageLink";
import type { ProfileRouteData } from "@/lib/profile-page/page-data";
import { appealsPath } from "@/lib/site/routes";

/** One's own profile, with everything that features show on it. Loaded for its owner alone. */
export function OwnProfilePage({ uid, page }: ProfileRouteData) {
  return (
    <OwnProfile uid={uid} page={page}>
      {(watched) => (
        <>
          <VerifyEmailNote />
          <CoinSummary watched={watched} />
          {page && <RunnerBoards uid={uid} {...page.places} isOwn />}
          {page && <ProfileGuides guides={page.guides} />}
          <OwnProfileBuilds uid={uid} />
          <OwnShortLinks uid={uid} />
          <FollowedList uid={uid} />
          <AwaySettings uid={uid} />
          <BlockedPlayers uid={uid} />
          <p className="mt-8 text-14 leading-5">
            <PageLink href={appealsPath}>Decisions of moderators about you, and appeals</PageLink>
          </p>
          <AccountData />
        </>
      )}
    </OwnProfile>
  );
}
