import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AuthProvider } from "@/components/shell/AuthProvider";
import { useAuth } from "@/hooks/account/use-auth";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { coinCalls } from "@/lib/coins/api";
import { loadIdentity } from "@/lib/firebase/load";
import { storageKeys } from "@/lib/site/pre-paint";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { type FakeIdentity, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

function Probe() {
  const auth = useAuth();
  return (
    <>
      <output>{auth.status === "signed-in" ? `signed-in ${auth.user.uid}` : auth.status}</output>
      {auth.status === "signed-out" && auth.problem && <p>{auth.problem}</p>}
      {auth.status === "signed-out" && (
        <button type="button" onClick={auth.retry}>
          retry
        </button>
      )}
    </>
  );
}

function visit(path: string) {
  return render(
    <AuthProvider>
      <Probe />
    </AuthProvider>,
    { wrapper: routerWrapper(fakeRouter(path)) },
  );
}

const state = () => screen.getByRole("status").textContent;
const hint = () => window.localStorage.getItem(storageKeys.session);
const rememberSession = () => window.localStorage.setItem(storageKeys.session, "1");

/** What another tab's change of the storage looks like here. */
function otherTab(change: () => void): void {
  change();
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.session }));
  });
}

let identity: FakeIdentity;
beforeEach(() => {
  identity = fakeIdentity();
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

test("a visitor is signed out without any sign-in code", async () => {
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-out"));
  expect(loadIdentity).not.toHaveBeenCalled();
});

test("/login loads the sign-in code for everybody", async () => {
  visit("/login");
  await waitFor(() => expect(state()).toBe("signed-out"));
  expect(loadIdentity).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();
});

test("a remembered session is restored, and never shows as signed out meanwhile", async () => {
  rememberSession();
  identity = fakeIdentity(sessionOf("maple"));
  visit("/wiki");
  expect(state()).toBe("loading");
  await waitFor(() => expect(state()).toBe("signed-in maple"));
  expect(hint()).toBe("1");
});

test("a remembered session that is over is forgotten", async () => {
  rememberSession();
  document.documentElement.setAttribute("data-session", "1");
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-out"));
  expect(hint()).toBeNull();
  expect(document.documentElement.hasAttribute("data-session")).toBe(false);
});

test("signing in leaves the hint for the next visit", async () => {
  visit("/login");
  await waitFor(() => expect(state()).toBe("signed-out"));
  identity.announce(sessionOf("maple"));
  expect(state()).toBe("signed-in maple");
  expect(hint()).toBe("1");
  expect(document.documentElement.hasAttribute("data-session")).toBe(true);
});

test("a sign-out in another tab reaches this one through Auth", async () => {
  rememberSession();
  identity = fakeIdentity(sessionOf("maple"));
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-in maple"));
  otherTab(() => window.localStorage.removeItem(storageKeys.session));
  identity.announce(null);
  expect(state()).toBe("signed-out");
});

test("a page that looked already waits for Auth, which learns of another tab's sign-in a moment later", async () => {
  visit("/login");
  await waitFor(() => expect(state()).toBe("signed-out"));
  otherTab(rememberSession);
  await act(async () => {});
  // The hint is the other tab's: taking it back would cost that one its session on the next visit.
  expect(hint()).toBe("1");
  expect(identity.observers).toBe(1);
  identity.announce(sessionOf("maple"));
  expect(state()).toBe("signed-in maple");
});

test("signing out keeps looking: the next sign-in may happen in another tab", async () => {
  rememberSession();
  identity = fakeIdentity(sessionOf("maple"));
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-in maple"));
  identity.announce(null);
  expect(hint()).toBeNull();
  identity.announce(sessionOf("felix"));
  expect(state()).toBe("signed-in felix");
  expect(hint()).toBe("1");
});

test("signing in in another tab signs in here", async () => {
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-out"));
  identity = fakeIdentity(sessionOf("maple"));
  otherTab(rememberSession);
  await waitFor(() => expect(state()).toBe("signed-in maple"));
});

test("another account takes the place of the first", async () => {
  rememberSession();
  identity = fakeIdentity(sessionOf("maple"));
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-in maple"));
  identity.announce(sessionOf("felix"));
  expect(state()).toBe("signed-in felix");
});

test("sign-in code that does not load leaves a usable page, and can be tried again", async () => {
  rememberSession();
  vi.mocked(loadIdentity).mockRejectedValueOnce(new Error("ChunkLoadError"));
  identity = fakeIdentity(sessionOf("maple"));
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-out"));
  expect(screen.getByText("unreachable")).toBeTruthy();
  // The session is probably still there: the next visit looks again.
  expect(hint()).toBe("1");
  act(() => screen.getByRole("button", { name: "retry" }).click());
  await waitFor(() => expect(state()).toBe("signed-in maple"));
});

test("a connection that comes back is used without being asked", async () => {
  rememberSession();
  vi.mocked(loadIdentity).mockRejectedValueOnce(new Error("offline"));
  identity = fakeIdentity(sessionOf("maple"));
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-out"));
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(state()).toBe("signed-in maple"));
});

test("a token that cannot be renewed is no sign-out", async () => {
  rememberSession();
  identity = fakeIdentity(sessionOf("maple"));
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-in maple"));
  identity.breakSession();
  expect(state()).toBe("signed-out");
  expect(screen.getByText("unreachable")).toBeTruthy();
  expect(hint()).toBe("1");
});

test("a server without a backend says so, and nobody is asked about sessions", async () => {
  rememberSession();
  identity = fakeIdentity(null, { backend: "none" });
  visit("/login");
  await waitFor(() => expect(screen.getByText("off")).toBeTruthy());
  expect(state()).toBe("signed-out");
  expect(identity.observeSession).not.toHaveBeenCalled();
});

test("leaving ends the observation, also while the code is on its way", async () => {
  rememberSession();
  const { unmount } = visit("/wiki");
  unmount();
  await act(async () => {});
  expect(identity.observers).toBe(0);
});

test("storage that is switched off makes a visitor, not an error", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-out"));
});

test("a call that is answered 503 is no sign-out, and neither is one whose token is refused", async () => {
  rememberSession();
  identity = fakeIdentity(sessionOf("maple"));
  visit("/wiki");
  await waitFor(() => expect(state()).toBe("signed-in maple"));
  let reply: FakeReply = { status: 503, body: { message: "Later.", code: "unavailable" } };
  stubApi({ "GET /api/user/ledger": () => reply });
  const call = () => callSignedIn(coinCalls.listEntries);
  await expect(call()).rejects.toMatchObject({ status: 503, code: "unavailable" });
  reply = { status: 401, body: { message: "Sign in again.", code: "unauthenticated" } };
  await expect(call()).rejects.toMatchObject({ status: 401 });
  expect(state()).toBe("signed-in maple");
  expect(hint()).toBe("1");
  expect(await identity.idToken()).toBe("token-of-maple");
});
