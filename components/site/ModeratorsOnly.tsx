import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { NeedsScript } from "@/components/ui/NeedsScript";
import { Page } from "@/components/ui/Page";
import { useAuth } from "@/hooks/account/use-auth";
import { getLoginPath } from "@/lib/account/next-path";
import { isAdmin, isAdminOrCreator } from "@/lib/site/roles";
import { ErrorPageBody } from "./ErrorPageBody";

interface ModeratorsOnlyProps {
  /** Address of the page, to come back to after signing in. */
  path: string;
  /** Whether it takes an admin. Default false: creators may see it too. */
  isForAdmins?: boolean;
  children: ReactNode;
}

/** A page for creators and admins, or for admins alone. Others read why it is closed to them. The server decides about every call. */
export function ModeratorsOnly({ path, isForAdmins = false, children }: ModeratorsOnlyProps) {
  const auth = useAuth();
  if (auth.status === "loading") {
    return (
      <>
        <p className="visually-hidden">Checking your role.</p>
        <Page>
          <NeedsScript>
            Signing in needs JavaScript, and this page is for people who are signed in.
          </NeedsScript>
        </Page>
      </>
    );
  }
  if (auth.status === "signed-out") {
    return (
      <ErrorPageBody
        code="401"
        title="Sign in to continue"
        text={isForAdmins ? "This page is for admins." : "This page is for moderators."}
      >
        <Button variant="filled" onClick={() => window.location.assign(getLoginPath(path))}>
          Sign in
        </Button>
      </ErrorPageBody>
    );
  }
  if (!(isForAdmins ? isAdmin : isAdminOrCreator)(auth.user)) {
    return (
      <ErrorPageBody
        code="403"
        title={isForAdmins ? "Admins only" : "Moderators only"}
        text={`Only ${isForAdmins ? "admins" : "creators and admins"} can open this page. If you were just given the role, sign in again.`}
      >
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </ErrorPageBody>
    );
  }
  return children;
}
