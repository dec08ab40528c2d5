import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { afterEach } from "vitest";
import { NoticeHost } from "@/components/shell/NoticeHost";
import { AuthContext, type AuthState } from "@/hooks/account/use-auth";
import type { Session } from "@/lib/firebase/identity";
import { fakeRouter, routerWrapper } from "./router";

// The queue lives outside React: what one test was told is not for the next.
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

/** For the `wrapper` option of `renderWithTheme`: the page of somebody, with the site's notices. */
export function withAuth(auth: AuthState, router = fakeRouter()) {
  const Router = routerWrapper(router);
  return ({ children }: { children: ReactNode }) => (
    <Router>
      <AuthContext value={auth}>
        {children}
        <NoticeHost />
      </AuthContext>
    </Router>
  );
}

export function signedIn(session: Session): AuthState {
  return { status: "signed-in", ...session };
}

export const signedOut: AuthState = { status: "signed-out", retry: () => {} };
