import { AppShell } from "@mantine/core";
import type { NextRouter } from "next/router";
import type { ReactElement, ReactNode } from "react";
import { ConsentProvider } from "@/components/shell/ConsentProvider";
import { AuthContext, type AuthState } from "@/hooks/account/use-auth";
import { renderWithTheme } from "./render";
import { fakeRouter, routerWrapper } from "./router";

interface ShellOptions {
  router?: NextRouter;
  auth?: AuthState;
  /** What the consent provider calls instead of loading the page anew. */
  reload?: () => void;
}

export const visitor: AuthState = { status: "signed-out", retry: () => {} };

/** Renders with everything that a part of the shell or a page finds above it. */
export function renderInShell(element: ReactElement, options: ShellOptions = {}) {
  const { router = fakeRouter(), auth = visitor, reload } = options;
  const Router = routerWrapper(router);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router>
      <ConsentProvider {...(reload && { reload })}>
        <AuthContext value={auth}>
          <AppShell>{children}</AppShell>
        </AuthContext>
      </ConsentProvider>
    </Router>
  );
  return { router, ...renderWithTheme(element, { wrapper }) };
}
