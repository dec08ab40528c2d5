import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { useState } from "react";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { useWatchedUser, type WatchedUserState } from "@/hooks/account/use-watched-user";
import type { ProfilePageData } from "@/lib/profile-page/page-data";
import { BadgeList } from "../BadgeList";
import { ProfileFigures } from "../ProfileFigures";
import { ProfileHead } from "../ProfileHead";

const NameDialog = dynamic(() => import("./NameDialog").then((module) => module.NameDialog), {
  loading: LazyDialog,
});
const IconDialog = dynamic(() => import("./IconDialog").then((module) => module.IconDialog), {
  loading: LazyDialog,
});

interface OwnProfileProps {
  uid: string;
  /** `null` where the account was not known when the page was made. */
  page: ProfilePageData | null;
  /** Other features' content, handed the live account. */
  children: (watched: WatchedUserState) => ReactNode;
}

/** One's own page: live, with what can be changed. */
export function OwnProfile({ uid, page, children }: OwnProfileProps) {
  const watched = useWatchedUser(uid);
  const [dialog, setDialog] = useState<"name" | "icon" | null>(null);
  const profile = watched.user ?? page?.profile ?? null;
  const close = () => setDialog(null);
  return (
    <>
      <ProfileHead
        profile={profile}
        actions={
          <>
            <Button onClick={() => setDialog("name")}>Edit name</Button>
            <Button onClick={() => setDialog("icon")}>Choose icon</Button>
          </>
        }
      >
        Your profile
        {page && (
          <>
            , member since{" "}
            <time dateTime={page.memberSince} className="whitespace-nowrap">
              {page.memberSince}
            </time>
          </>
        )}
      </ProfileHead>
      {page && <ProfileFigures page={page} />}
      {page && <BadgeList badges={page.badges} />}
      {children(watched)}
      {dialog === "name" && <NameDialog name={profile?.displayName ?? ""} onClose={close} />}
      {dialog === "icon" && <IconDialog onClose={close} />}
    </>
  );
}
