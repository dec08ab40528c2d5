import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useAuth } from "@/hooks/account/use-auth";
import { getLoginPath } from "@/lib/account/next-path";
import { ErrorPageBody } from "./ErrorPageBody";

interface SignedInOnlyProps {
  /** Address of the page, to come back to after signing in. */
  path: string;
  /** Summary of the page, for those who are not signed in. */
  text: string;
  /** @param uid of who is signed in */
  children: (uid: string) => ReactNode;
}

/** A page for those who are signed in; others are asked to. */
export function SignedInOnly({ path, text, children }: SignedInOnlyProps) {
  const auth = useAuth();
  if (auth.status === "loading") return <p className="visually-hidden">Loading your account.</p>;
  if (auth.status === "signed-in") return children(auth.user.uid);
  return (
    <ErrorPageBody code="401" title="Sign in to continue" text={text}>
      <Button variant="filled" onClick={() => window.location.assign(getLoginPath(path))}>
        Sign in
      </Button>
    </ErrorPageBody>
  );
}
