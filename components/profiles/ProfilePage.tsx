import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { PageLink } from "@/components/ui/PageLink";
import type { ProfilePageData } from "@/lib/profile-page/page-data";
import { BadgeList } from "./BadgeList";
import { ProfileFigures } from "./ProfileFigures";
import { ProfileHead } from "./ProfileHead";

interface ProfilePageProps {
  page: ProfilePageData;
  /** Buttons of the head, such as the report. */
  actions?: ReactNode;
  /** Other features' content of the person: runs, builds. */
  children: ReactNode;
}

/** A player's page as everybody sees it. */
export function ProfilePage({ page, actions, children }: ProfilePageProps) {
  return (
    <>
      <ProfileHead profile={page.profile} actions={actions}>
        Member since <time dateTime={page.memberSince}>{page.memberSince}</time>
      </ProfileHead>
      <ProfileFigures page={page} />
      <BadgeList badges={page.badges} />
      {children}
    </>
  );
}

/** For an address that leads to nobody. */
export function UnknownProfile() {
  return (
    <div className="py-7">
      <h1 className="mb-5 text-34">Player not found</h1>
      <EmptyState
        title="This profile doesn't exist"
        action={<PageLink href="/">Go to the home page</PageLink>}
      >
        The link may be incomplete, or the account was deleted.
      </EmptyState>
    </div>
  );
}
