import { Button, Loader } from "@mantine/core";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { type MouseEvent, useEffect } from "react";
import { useAuth } from "@/hooks/account/use-auth";
import { getLoginPath } from "@/lib/account/next-path";
import { hasSessionHint } from "@/lib/account/session-hint";
import classes from "./AccountArea.module.css";

// Visitors never load what is behind these two.
const loadMenu = () => import("./AccountMenu");
const AccountMenu = dynamic(() => loadMenu().then((module) => module.AccountMenu), {
  ssr: false,
  loading: () => <Spinner />,
});
const LoginReward = dynamic(
  () => import("@/components/account/LoginReward").then((module) => module.LoginReward),
  { ssr: false },
);

/**
 * The account's place in the header: Login, a spinner, or the avatar with its menu.
 *
 * Pages are static, so the first paint does not know who looks at it. Both answers are in the markup until
 * it is known whether Auth is asked at all, and `data-session` on the root (set before the first paint) shows
 * the likely one. Every state takes the same space.
 */
export function AccountArea() {
  const auth = useAuth();

  useEffect(() => {
    if (hasSessionHint()) void loadMenu();
  }, []);

  return (
    // The widest state, Login: nothing next to it moves when the state is known.
    <div className="min-w-16.5 h-full flex flex-none items-center justify-end">
      {auth.status === "loading" && auth.isRequested && <Spinner />}
      {auth.status === "loading" && !auth.isRequested && (
        <>
          <LoginButton className={classes.unlessLikely} />
          <Spinner className={classes.onlyIfLikely} />
        </>
      )}
      {auth.status === "signed-out" && <LoginButton />}
      {auth.status === "signed-in" && (
        <>
          <AccountMenu session={auth} />
          <LoginReward />
        </>
      )}
    </div>
  );
}

function LoginButton({ className = "" }: { className?: string | undefined }) {
  const router = useRouter();

  // The address itself stays /login: pages are static and do not know their own query.
  function rememberPage(event: MouseEvent<HTMLAnchorElement>): void {
    if (router.pathname !== "/login") event.currentTarget.href = getLoginPath(router.asPath);
  }

  return (
    <Button
      component="a"
      href="/login"
      // Loads the document anew: only the policy of /login lets Google's window open.
      target="_self"
      variant="light"
      className={`h-8.5 px-3.5 ${className}`}
      onClick={rememberPage}
    >
      Login
    </Button>
  );
}

function Spinner({ className = "" }: { className?: string | undefined }) {
  return (
    <Loader size={20} className={`me-2.5 ${className}`} role="status" aria-label="Loading your account" />
  );
}
