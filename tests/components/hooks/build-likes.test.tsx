import { act, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { AuthContext, type AuthState } from "@/hooks/account/use-auth";
import { useBuildLikes } from "@/hooks/builds/use-build-likes";
import { loadIdentity } from "@/lib/firebase/load";
import { publishedRow } from "@/tests/support/builds/rows";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { fakeRouter, routerWrapper } from "@/tests/support/router";
import { signedIn, signedOut } from "@/tests/support/signed-in";

vi.mock("@/lib/firebase/load", () => ({ loadIdentity: vi.fn() }));

test("likes of one account are not shown to a visitor, nor to the next account while its own are asked for", async () => {
  const build = publishedRow(1);
  vi.mocked(loadIdentity).mockImplementation(async () => fakeIdentity(sessionOf("maple")));
  let calls = 0;
  stubApi({
    "GET /api/builds/liked": () => {
      calls++;
      if (calls > 1) return new Promise(() => {});
      return { body: { message: "OK", liked: [build.id] } };
    },
  });
  const Router = routerWrapper(fakeRouter());
  let change = (_auth: AuthState) => {};
  const wrapper = ({ children }: { children: ReactNode }) => {
    const [auth, setAuth] = useState(signedIn(sessionOf("maple")));
    change = (next) => act(() => setAuth(next));
    return (
      <Router>
        <AuthContext value={auth}>{children}</AuthContext>
      </Router>
    );
  };
  const { result } = renderHook(() => useBuildLikes([build]), { wrapper });
  const liked = () => result.current.getLike(build).liked;
  await waitFor(() => expect(liked()).toBe(true));
  change(signedOut);
  expect(liked()).toBe(false);
  change(signedIn(sessionOf("felix")));
  expect(liked()).toBe(false);
});
