import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/Button";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import type { ProfileState } from "@/hooks/users/use-profile";
import { siteConfig } from "@/lib/site/config";
import type { Profile } from "@/lib/users/schema";
import { ProfileHead } from "./ProfileHead";
import classes from "./ProfileView.module.css";

interface ProfileViewProps {
  state: ProfileState;
  /** One's own profile as it is now: newer than what everybody is shown. */
  live: Profile | null;
  /** What only the owner sees; absent on other people's profiles. */
  own?: ReactNode;
  /** What everybody sees of a player who is there. */
  children?: ReactNode;
}

/** A player's page, in each of its states. */
export function ProfileView({ state, live, own, children }: ProfileViewProps) {
  const profile = live ?? (state.status === "ready" ? state.profile : null);
  if (!profile && !own && state.status === "unknown") {
    return (
      <div className={classes.state}>
        <h1 className={`${classes.title} mb-5`}>Player not found</h1>
        <EmptyState title="This profile doesn't exist" action={<Link href="/">Go to the home page</Link>}>
          The link may be incomplete, or the account was deleted.
        </EmptyState>
      </div>
    );
  }
  if (!profile && state.status === "failed") {
    return (
      <div className={classes.state}>
        <h1 className={`${classes.title} mb-5`}>Profile</h1>
        <ErrorState
          title="The profile could not be loaded"
          action={
            <Button look="filled" onClick={state.retry}>
              Try again
            </Button>
          }
        >
          The server did not respond. Try again in a moment.
        </ErrorState>
      </div>
    );
  }
  return (
    <div className={classes.view}>
      <ProfileHead profile={profile}>{own ? "Your profile" : `Hunter on ${siteConfig.name}`}</ProfileHead>
      {own}
      {profile && children}
    </div>
  );
}
