import { act, screen } from "@testing-library/react";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import { type ReactNode, useEffect, useState } from "react";
import { beforeEach, vi } from "vitest";
import { LoginPanel } from "@/components/account/LoginPanel";
import { AuthProvider } from "@/components/shell/AuthProvider";
import { loadIdentity } from "@/lib/firebase/load";
import { stubApi } from "./fake-api";
import { type FakeIdentity, fakeIdentity } from "./fake-identity";
import { renderWithTheme } from "./render";
import { fakeRouter } from "./router";

/** The identity provider and the calls to the API of the test that runs. */
export const login: { identity: FakeIdentity; calls: ReturnType<typeof stubApi> } = {
  identity: fakeIdentity(),
  calls: [],
};

beforeEach(() => {
  login.identity = fakeIdentity();
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => login.identity);
  login.calls = stubApi({
    "POST /api/user/session": {
      body: { message: "OK", user: { displayName: "Maple", photoURL: null, coins: 0 } },
    },
  });
});

type Query = Record<string, string | string[]>;

interface AddressProps {
  router: NextRouter;
  first: Query;
  /** Told how to change the address under the page, as it does when a link is followed. */
  onMount(show: (next: Query) => void): void;
  children: ReactNode;
}

function Address({ router, first, onMount, children }: AddressProps) {
  const [query, setQuery] = useState(first);
  useEffect(() => onMount(setQuery), [onMount]);
  return <RouterContext value={{ ...router, query }}>{children}</RouterContext>;
}

/** Opens /login with that query, and follows links by `goTo`. */
export function visit(query: Query = {}) {
  const router = fakeRouter("/login");
  let show: (next: Query) => void = () => {};
  const onMount = (change: (next: Query) => void) => {
    show = change;
  };
  const view = renderWithTheme(
    <Address router={router} first={query} onMount={onMount}>
      <AuthProvider>
        <main>
          <LoginPanel />
        </main>
      </AuthProvider>
    </Address>,
  );
  return { ...view, router, goTo: (next: Query) => act(() => show(next)) };
}

export const email = () => screen.getByLabelText<HTMLInputElement>("Email");
export const password = () => screen.getByLabelText<HTMLInputElement>("Password");
export const displayName = () => screen.getByLabelText<HTMLInputElement>("Display name");
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
export const link = (name: string) => screen.getByRole("link", { name });
/** What the alerts of the page say. */
export const problems = () =>
  screen
    .queryAllByRole("alert")
    .map((each) => each.textContent)
    .filter(Boolean);
/** What a field is described by, for those who cannot see it. */
export const description = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");
