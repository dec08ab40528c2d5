import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AuthContext, type AuthState } from "@/hooks/account/use-auth";
import { loadIdentity } from "@/lib/firebase/load";
import UserPage from "@/pages/user/[uid]";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { type FakeIdentity, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";
import { signedIn, signedOut } from "@/tests/support/signed-in";

const profile: FakeReply = { body: { displayName: "Maple the Lance", photoURL: null } };
const missing: FakeReply = { status: 404, body: { message: "User not found.", code: "not-found" } };
const noBuilds: FakeReply = { body: { message: "OK", builds: [], nextCursor: null } };
const statement: FakeReply = {
  body: {
    message: "OK",
    entries: [
      {
        key: "daily-login.2026-11-20",
        amount: 5,
        reason: "daily-login",
        ref: "2026-11-20",
        balanceAfter: 5,
        createdAt: "2026-11-20T08:00:00.000Z",
      },
    ],
    nextCursor: null,
  },
};

let identity: FakeIdentity;
beforeEach(() => {
  identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

function visit(uid: string, auth: AuthState = signedOut) {
  const router = { ...fakeRouter(`/user/${uid}`, "/user/[uid]"), query: { uid } };
  return renderWithTheme(
    <AuthContext value={auth}>
      <main>
        <UserPage />
      </main>
    </AuthContext>,
    { wrapper: routerWrapper(router) },
  );
}
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("shows a visitor the public profile and nothing else", async () => {
  const calls = stubApi({ "GET /api/user": profile, "GET /api/builds": noBuilds });
  const { container } = visit("maple");
  expect(title()).toMatch(/Loading/);
  await waitFor(() => expect(title()).toBe("Maple the Lance"));
  expect(await screen.findByText("No published builds")).toBeTruthy();
  expect(calls).toEqual([
    { call: "GET /api/user?uid=maple", token: null, body: undefined },
    { call: "GET /api/builds?owner=maple&sort=newest", token: null, body: undefined },
  ]);
  expect(screen.queryByText("Coin statement")).toBeNull();
  expect(loadIdentity).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
});

test("asks once, and not again on focus or when the connection is back", async () => {
  const calls = stubApi({ "GET /api/user": profile, "GET /api/builds": noBuilds });
  visit("maple");
  await waitFor(() => expect(title()).toBe("Maple the Lance"));
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls.filter(({ call }) => call.startsWith("GET /api/user"))).toHaveLength(1);
});

test("puts an unusual uid into the address as one value", async () => {
  const calls = stubApi({ "GET /api/user": missing });
  visit("a&uid=b");
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.call).toBe("GET /api/user?uid=a%26uid%3Db");
});

test.each<[string, FakeReply]>([
  ["nobody", missing],
  ["no uid at all", { status: 400, body: { message: "uid: must be a user id", code: "bad-request" } }],
])("says that a link leads to %s", async (_, reply) => {
  stubApi({ "GET /api/user": reply });
  const { container } = visit("nobody");
  await waitFor(() => expect(title()).toBe("Player not found"));
  expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
  await expectNoAxeViolations(container);
});

test("tells a failure from a missing player, and tries again when asked", async () => {
  const replies: FakeReply[] = [new TypeError("Failed to fetch"), profile];
  stubApi({ "GET /api/user": () => replies.shift() as FakeReply, "GET /api/builds": noBuilds });
  const { user } = visit("maple");
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be loaded/);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(title()).toBe("Maple the Lance"));
});

test("shows the owner their coins, live, and the statement", async () => {
  stubApi({ "GET /api/user": profile, "GET /api/user/ledger": statement, "GET /api/builds/mine": noBuilds });
  const { container } = visit("maple", signedIn(sessionOf("maple")));
  expect(await screen.findByText("Daily login reward")).toBeTruthy();
  expect(await screen.findByText("No builds yet")).toBeTruthy();
  identity.writeUser({
    displayName: "Maple of the Plains",
    photoURL: null,
    coins: 1240,
    icon: null,
    unread: 0,
  });
  expect(title()).toBe("Maple of the Plains");
  expect(screen.getByText("1,240")).toBeTruthy();
  await expectNoAxeViolations(container);
});

test("shows the owner of a fresh account a page, not an error", async () => {
  stubApi({
    "GET /api/user": missing,
    "GET /api/user/ledger": { body: { message: "OK", entries: [], nextCursor: null } },
    "GET /api/builds/mine": noBuilds,
    "POST /api/user/session": {
      body: { message: "OK", user: { displayName: "Felix", photoURL: null, coins: 0 } },
    },
  });
  visit("maple", signedIn(sessionOf("maple")));
  await waitFor(() => expect(identity.watched).toHaveLength(1));
  identity.writeUser(null);
  identity.writeUser({ displayName: "Felix", photoURL: null, coins: 0, icon: null, unread: 0 });
  expect(title()).toBe("Felix");
  expect(await screen.findByText("No coins yet")).toBeTruthy();
});

test("explains coins from the owner's page", async () => {
  stubApi({ "GET /api/user": profile, "GET /api/user/ledger": statement, "GET /api/builds/mine": noBuilds });
  const { user } = visit("maple", signedIn(sessionOf("maple")));
  await user.click(await screen.findByRole("button", { name: "How to earn and spend" }));
  expect(await screen.findByRole("table", { name: "Costs" })).toBeTruthy();
});

test("offers the verification link to an owner whose address is not verified", async () => {
  stubApi({ "GET /api/user": profile, "GET /api/user/ledger": statement, "GET /api/builds/mine": noBuilds });
  const { user } = visit("maple", signedIn(sessionOf("maple", {}, { emailVerified: false })));
  await user.click(await screen.findByRole("button", { name: "Send verification link" }));
  await waitFor(() => expect(identity.sendEmailVerification).toHaveBeenCalledOnce());
  expect(screen.getByText(/We sent a link to/)).toBeTruthy();
});

test("asks nobody else for verification", async () => {
  stubApi({ "GET /api/user": profile, "GET /api/builds": noBuilds });
  visit("maple", signedIn(sessionOf("felix", {}, { emailVerified: false })));
  await waitFor(() => expect(title()).toBe("Maple the Lance"));
  expect(screen.queryByRole("button", { name: "Send verification link" })).toBeNull();
});
