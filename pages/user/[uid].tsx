import { useRouter } from "next/router";
import { AccountData } from "@/components/account/AccountData";
import { VerifyEmailNote } from "@/components/account/VerifyEmailNote";
import { ProfileBuilds } from "@/components/builds/ProfileBuilds";
import { CoinStatement } from "@/components/coins/CoinStatement";
import { CoinSummary } from "@/components/coins/CoinSummary";
import { RunnerBoards } from "@/components/leaderboards/links/RunnerBoards";
import { ProfileView } from "@/components/profiles/ProfileView";
import { Page } from "@/components/ui/Page";
import { Seo } from "@/components/ui/Seo";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useWatchedUser } from "@/hooks/account/use-watched-user";
import { useProfile } from "@/hooks/users/use-profile";
import { getUserPath } from "@/lib/site/routes";

export default function UserPage() {
  const { query } = useRouter();
  const uid = typeof query.uid === "string" ? query.uid : null;
  const isOwn = useCurrentUser()?.uid === uid && uid !== null;
  const state = useProfile(uid);
  const watched = useWatchedUser(isOwn ? uid : null);
  const name =
    watched.user?.displayName ?? (state.status === "ready" ? state.profile.displayName : "Profile");

  return (
    <>
      <Seo title={name} description="Hunter profile." path={getUserPath(uid ?? "")} noIndex />
      <Page width="text">
        <ProfileView
          state={state}
          live={watched.user}
          own={
            isOwn && (
              <>
                <VerifyEmailNote />
                <CoinSummary watched={watched} />
                <RunnerBoards uid={uid} />
                <ProfileBuilds uid={uid} own />
                <CoinStatement uid={uid} coins={watched.user?.coins ?? null} />
                <AccountData />
              </>
            )
          }
        >
          {uid !== null && !isOwn && (
            <>
              <RunnerBoards uid={uid} />
              <ProfileBuilds uid={uid} own={false} />
            </>
          )}
        </ProfileView>
      </Page>
    </>
  );
}
