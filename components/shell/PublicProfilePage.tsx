import { ProfileBuilds } from "@/components/builds/ProfileBuilds";
import { FollowButton } from "@/components/follows/FollowButton";
import { ProfileGuides } from "@/components/guides/ProfileGuides";
import { RunnerBoards } from "@/components/leaderboards/links/RunnerBoards";
import { ProfilePage, UnknownProfile } from "@/components/profiles/ProfilePage";
import { BlockButton } from "@/components/reports/BlockButton";
import { ReportButton } from "@/components/reports/ReportButton";
import { toFollowKey } from "@/lib/notifications/follow-keys";
import type { ProfileRouteData } from "@/lib/profile-page/page-data";

/** A profile as everybody sees it, with what features show on it. */
export function PublicProfilePage({ uid, page }: ProfileRouteData) {
  if (!page) return <UnknownProfile />;
  const report = (
    <>
      <FollowButton follow={toFollowKey("hunter", uid)} name={page.profile.displayName} />
      <BlockButton uid={uid} />
      <ReportButton target={{ kind: "profile", id: uid }} owner={uid} />
    </>
  );
  return (
    <ProfilePage page={page} actions={report}>
      <RunnerBoards uid={uid} {...page.places} />
      <ProfileGuides guides={page.guides} />
      <ProfileBuilds key={uid} uid={uid} first={page.builds} />
    </ProfilePage>
  );
}
