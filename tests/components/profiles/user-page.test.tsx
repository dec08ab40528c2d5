import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { AuthState } from "@/hooks/account/use-auth";
import { loadIdentity } from "@/lib/firebase/load";
import type { ProfilePageData } from "@/lib/profile-page/page-data";
import UserPage from "@/pages/user/[uid]";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { type FakeIdentity, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { profilePage } from "@/tests/support/profile-pages";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const noBuilds: FakeReply = { body: { message: "OK", builds: [], nextCursor: null } };
const owner = signedIn(sessionOf("maple"));
const live = { displayName: "Maple", photoURL: null, icon: null, coins: 1240, unread: 0 };
const icons = { message: "OK", icon: null, unlocked: ["bow", "hammer", "run"], coins: 250 };

let identity: FakeIdentity;
beforeEach(() => {
  identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

function visit(auth: AuthState = signedOut, page: ProfilePageData | null = profilePage()) {
  const router = fakeRouter("/user/maple", "/user/[uid]");
  const view = renderWithTheme(
    <main>
      <UserPage content={{ uid: "maple", page }} />
    </main>,
    { wrapper: withAuth(auth, router) },
  );
  return { ...view, router };
}
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const button = (name: string | RegExp) => screen.findByRole("button", { name });

test("shows a visitor name, first day, figures, badges, best runs and builds without a call", async () => {
  const calls = stubApi({});
  const { container } = visit();
  expect(title()).toBe("Maple the Lance");
  expect(screen.getByText("2026-01-02")).toBeTruthy();
  expect(screen.getByText("Verified runs").parentElement?.textContent).toContain("12");
  const badges = within(screen.getByRole("region", { name: "Badges" })).getAllByRole("listitem");
  expect(badges.map((badge) => badge.textContent)).toEqual([
    "First HuntFirst verified run, 2026-02-03",
    "Regular Runner10 verified runs, 2026-05-06",
  ]);
  const runs = within(screen.getByRole("region", { name: "Best runs" }));
  expect(runs.getByRole("link", { name: "04'00\"00" })).toBeTruthy();
  expect(runs.getByText(/2nd of 41/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Bow that never runs dry" })).toBeTruthy();
  const guides = within(screen.getByRole("region", { name: "Guides" }));
  expect(guides.getByRole("link", { name: "Bow basics" }).getAttribute("href")).toBe(
    "/wiki/guides/bow-basics",
  );
  expect(calls).toEqual([]);
  expect(loadIdentity).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
});

test("says so where there is nothing to show yet", () => {
  visit(
    signedOut,
    profilePage({
      badges: [],
      places: { points: 0, boards: 0, best: [] },
      builds: { message: "OK", builds: [], nextCursor: null },
    }),
  );
  expect(screen.getByText("No verified runs")).toBeTruthy();
  expect(screen.getByText("No published builds")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Badges" })).toBeNull();
});

test("says that a link leads to nobody", async () => {
  const { container } = visit(signedOut, null);
  expect(title()).toBe("Player not found");
  expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
  await expectNoAxeViolations(container);
});

test("says so when the page cannot be made now", () => {
  renderWithTheme(<UserPage refused="unavailable" />, { wrapper: withAuth(signedOut) });
  expect(title()).toMatch(/isn't available/);
});

test("sends a visitor who reports a profile to sign in, and comes back", async () => {
  const { user, router } = visit();
  await user.click(await button("Report profile"));
  expect(router.push).toHaveBeenCalledWith("/login?next=%2Fuser%2Fmaple");
});

test("shows the owner their coins, live, and the ways to change things", async () => {
  stubApi({ "GET /api/builds/mine": noBuilds });
  const { container } = visit(owner);
  expect(await screen.findByText("No builds yet")).toBeTruthy();
  await waitFor(() => expect(identity.watched).toHaveLength(1));
  identity.writeUser({ ...live, displayName: "Maple of the Plains" });
  expect(title()).toBe("Maple of the Plains");
  expect(screen.getByText("1,240")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Statement" }).getAttribute("href")).toBe("/user/statement");
  expect(screen.queryByRole("button", { name: "Report profile" })).toBeNull();
  await expectNoAxeViolations(container);
});

test("shows the owner of a fresh account a page, not an error", async () => {
  stubApi({
    "GET /api/builds/mine": noBuilds,
    "POST /api/user/session": { body: { message: "OK", user: { ...live, displayName: "Felix", coins: 0 } } },
  });
  visit(owner, null);
  await waitFor(() => expect(identity.watched).toHaveLength(1));
  identity.writeUser(null);
  identity.writeUser({ ...live, displayName: "Felix", coins: 0 });
  expect(title()).toBe("Felix");
});

test("stops watching when the page is left", async () => {
  stubApi({ "GET /api/builds/mine": noBuilds });
  const { unmount } = visit(owner);
  await waitFor(() => expect(identity.watched).toHaveLength(1));
  unmount();
  expect(identity.watched).toHaveLength(0);
});

test("changes the name, and says what is wrong with one before anything is sent", async () => {
  const calls = stubApi({
    "GET /api/builds/mine": noBuilds,
    "POST /api/user/name": { body: { message: "OK", displayName: "Sable" } },
  });
  const { user } = visit(owner);
  await user.click(await button("Edit name"));
  const field = await screen.findByRole("textbox", { name: "Display name" });
  await user.clear(field);
  await user.type(field, "The Admin");
  await user.click(await button("Save name"));
  expect(await screen.findByText("This name is reserved for staff")).toBeTruthy();
  await expectNoAxeViolations(document.body);
  await user.clear(field);
  await user.type(field, "Sable");
  await user.click(await button("Save name"));
  expect(await screen.findByText("Name changed.")).toBeTruthy();
  expect(calls.filter(({ call }) => call === "POST /api/user/name").map(({ body }) => body)).toEqual([
    { name: "Sable" },
  ]);
});

test("keeps the typed name when the server refuses it", async () => {
  const refusal = {
    message: "You have changed your name or icon 30 times today.",
    code: "too-many-requests",
  };
  stubApi({ "GET /api/builds/mine": noBuilds, "POST /api/user/name": { status: 429, body: refusal } });
  const { user } = visit(owner);
  await user.click(await button("Edit name"));
  const field = await screen.findByRole("textbox", { name: "Display name" });
  await user.clear(field);
  await user.type(field, "Sable");
  await user.click(await button("Save name"));
  expect(await screen.findByText(/30 times today/)).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe("Sable");
});

test("buys an icon after showing the balance before and after", async () => {
  const calls = stubApi({
    "GET /api/builds/mine": noBuilds,
    "GET /api/user/icon": { body: icons },
    "POST /api/user/icon": {
      body: { ...icons, icon: "dragon", unlocked: [...icons.unlocked, "dragon"], coins: 50 },
    },
  });
  const { user } = visit(owner);
  await user.click(await button("Choose icon"));
  await user.click(await button(/^Dragon/));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText("Balance").nextSibling?.textContent).toBe("250");
  expect(dialog.getByText("Balance after").nextSibling?.textContent).toBe("50");
  expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(false);
  await expectNoAxeViolations(document.body);
  await user.click(await button("Unlock for 200 coins"));
  expect((await button(/^Dragon/)).getAttribute("aria-pressed")).toBe("true");
  expect(calls.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([
    { iconId: "dragon", buy: true },
  ]);
});

test("sells nothing that the coins are not enough for, and says what is missing", async () => {
  const calls = stubApi({
    "GET /api/builds/mine": noBuilds,
    "GET /api/user/icon": { body: { ...icons, coins: 120 } },
  });
  const { user } = visit(owner);
  await user.click(await button("Choose icon"));
  await user.click(await button(/^Dragon/));
  expect(screen.getByText("80 short")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Unlock for/ })).toBeNull();
  expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(false);
});

test("chooses an unlocked icon at once, and leaves those that only deeds give", async () => {
  const calls = stubApi({
    "GET /api/builds/mine": noBuilds,
    "GET /api/user/icon": { body: icons },
    "POST /api/user/icon": { body: { ...icons, icon: "bow" } },
  });
  const { user } = visit(owner);
  await user.click(await button("Choose icon"));
  await expectNoAxeViolations(document.body);
  const laurels = await button(/^Laurels/);
  expect(laurels.getAttribute("aria-disabled")).toBe("true");
  expect(laurels.textContent).toContain("First place on a board");
  await user.click(laurels);
  await user.click(await button(/^Bow/));
  await waitFor(() => expect(screen.getByRole("button", { name: /^Bow/ }).textContent).toContain("Selected"));
  expect(calls.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([
    { iconId: "bow", buy: false },
  ]);
});

test("explains coins from the owner's page", async () => {
  stubApi({ "GET /api/builds/mine": noBuilds });
  const { user } = visit(owner);
  await user.click(await button("How to earn and spend"));
  expect(await screen.findByRole("table", { name: "Costs" })).toBeTruthy();
});

test("offers the verification link to an owner whose address is not verified, and to nobody else", async () => {
  stubApi({ "GET /api/builds/mine": noBuilds });
  const { user, unmount } = visit(signedIn(sessionOf("maple", {}, { emailVerified: false })));
  await user.click(await button("Send verification link"));
  await waitFor(() => expect(identity.sendEmailVerification).toHaveBeenCalledOnce());
  unmount();
  stubApi({ "GET /api/builds/liked": { body: { message: "OK", liked: [] } } });
  visit(signedIn(sessionOf("felix", {}, { emailVerified: false })));
  expect(title()).toBe("Maple the Lance");
  expect(screen.queryByRole("button", { name: "Send verification link" })).toBeNull();
});
