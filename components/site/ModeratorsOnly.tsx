import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/Button";
import { useAuth } from "@/hooks/account/use-auth";
import { getLoginPath } from "@/lib/account/next-path";
import { isAdminOrCreator } from "@/lib/site/roles";
import { ErrorPageBody } from "./ErrorPageBody";

interface ModeratorsOnlyProps {
  /** Address of the page, to come back to after signing in. */
  path: string;
  children: ReactNode;
}

/** A page for creators and admins. Others read why it is closed to them. The server decides about every call. */
export function ModeratorsOnly({ path, children }: ModeratorsOnlyProps) {
  const auth = useAuth();
  if (auth.status === "loading") return <p className="visually-hidden">Checking your role.</p>;
  if (auth.status === "signed-out") {
    return (
      <ErrorPageBody code="401" title="Sign in to continue" text="This page is for moderators.">
        <Button look="filled" onClick={() => window.location.assign(getLoginPath(path))}>
          Sign in
        </Button>
      </ErrorPageBody>
    );
  }
  if (!isAdminOrCreator(auth.user)) {
    return (
      <ErrorPageBody
        code="403"
        title="Moderators only"
        text="Only creators and admins can open this page. If you were just given the role, sign in again."
      >
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </ErrorPageBody>
    );
  }
  return children;
}
