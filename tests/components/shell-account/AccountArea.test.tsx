import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { NextRouter } from "next/router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { AccountArea } from "@/components/shell/AccountArea";
import { AuthProvider } from "@/components/shell/AuthProvider";
import { NoticeHost } from "@/components/shell/NoticeHost";
import { loadIdentity } from "@/lib/firebase/load";
import { storageKeys } from "@/lib/site/pre-paint";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { authError, type FakeIdentity, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";
import "@/tests/support/signed-in";

const expires = "2026-11-21T00:00:00.000Z";
const maple = { displayName: "Maple the Lance", photoURL: null, coins: 1240, icon: null, unread: 0 };

let identity: FakeIdentity;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00.000Z"), toFake: ["Date"] });
  identity = fakeIdentity();
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
  stubApi({ "GET /api/user/login-reward": { body: { message: "Early", expires } } });
});

function visit(router: NextRouter = fakeRouter("/wiki")) {
  return renderWithTheme(
    <AuthProvider>
      <header>
        <AccountArea />
      </header>
      <NoticeHost />
    </AuthProvider>,
    { wrapper: routerWrapper(router) },
  );
}

/** As somebody who was signed in on the last visit. */
function visitSignedIn(session = sessionOf("maple")) {
  window.localStorage.setItem(storageKeys.session, "1");
  identity = fakeIdentity(session);
  return visit();
}

async function openMenu() {
  const view = visitSignedIn();
  await view.user.click(await screen.findByRole("button", { name: "Account menu" }));
  const menu = await screen.findByRole("menu", { name: "Account menu" });
  await waitFor(() => expect(identity.watched).toEqual(["maple"]));
  return { ...view, menu: within(menu) };
}

describe("the account area", () => {
  test("shows a visitor the way to /login", async () => {
    const { container } = visit();
    const login = await screen.findByRole("link", { name: "Login" });
    expect(login.getAttribute("href")).toBe("/login");
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
    await expectNoAxeViolations(container);
  });

  test("remembers the page that one comes from, and loads /login with a policy of its own", async () => {
    const router = fakeRouter("/wiki/armor?sort=defense", "/wiki/armor");
    const { user } = visit(router);
    const login = await screen.findByRole("link", { name: "Login" });
    // There is no page to go to in a test.
    const stay = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener("click", stay, { once: true });
    await user.click(login);
    expect(stay).toHaveBeenCalledOnce();
    expect(login.getAttribute("href")).toBe("/login?next=%2Fwiki%2Farmor%3Fsort%3Ddefense");
    // Links with a target are not followed by `useFollowedLinks`.
    expect(login.getAttribute("target")).toBe("_self");
    expect(router.push).not.toHaveBeenCalled();
  });

  test("leaves a click that opens a new tab to the browser", async () => {
    const router = fakeRouter("/wiki");
    visit(router);
    const login = await screen.findByRole("link", { name: "Login" });
    login.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(login, { ctrlKey: true });
    expect(router.push).not.toHaveBeenCalled();
  });

  test("holds Login and the spinner until it is known whether Auth is asked; the hint decides which one shows", () => {
    renderWithTheme(<AccountArea />, { wrapper: routerWrapper(fakeRouter("/wiki")) });
    // Style sheets, which jsdom does not apply, show one of the two by `data-session`.
    expect(screen.getByRole("link", { name: "Login" }).className).toMatch(/unlessLikely/);
    expect(screen.getByRole("status", { name: "Loading your account" }).className).toMatch(/onlyIfLikely/);
  });

  test.each([
    ["with a hint of a session", "1", "/wiki"],
    ["without one, on /login", null, "/login"],
  ])("shows the spinner alone while Auth is asked, %s", (_name, hint, path) => {
    if (hint) window.localStorage.setItem(storageKeys.session, hint);
    vi.mocked(loadIdentity).mockReturnValue(new Promise(() => {}));
    visit(fakeRouter(path));
    const spinner = screen.getByRole("status", { name: "Loading your account" });
    expect(spinner.className).not.toMatch(/onlyIfLikely/);
    expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
  });

  test("shows the signed-in their avatar", async () => {
    const { container } = visitSignedIn();
    const avatar = await screen.findByRole("button", { name: "Account menu" });
    expect(avatar.querySelector("[data-initials]")?.getAttribute("data-initials")).toBe("ML");
    expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
    await expectNoAxeViolations(container);
  });

  test("loads nothing of the live document at first, before the menu is of interest", async () => {
    const { user } = visitSignedIn();
    const avatar = await screen.findByRole("button", { name: "Account menu" });
    expect(identity.watch).not.toHaveBeenCalled();
    await user.hover(avatar);
    await waitFor(() => expect(identity.watched).toEqual(["maple"]));
  });
});

describe("the account menu", () => {
  test("shows a placeholder for the name until the profile is there", async () => {
    const { menu } = await openMenu();
    expect(menu.queryByText("Maple the Lance")).toBeNull();
    identity.writeUser(maple);
    expect(menu.getByText("Maple the Lance")).toBeTruthy();
  });

  test("links to the profile and shows the email", async () => {
    const { menu } = await openMenu();
    expect(menu.getByRole("menuitem", { name: /your profile/i }).getAttribute("href")).toBe("/user/maple");
    expect(menu.getByText("maple@example.com")).toBeTruthy();
  });

  test("follows coins and name as they change", async () => {
    const { menu } = await openMenu();
    identity.writeUser(maple);
    expect(menu.getByText("1,240")).toBeTruthy();
    identity.writeUser({ ...maple, coins: 1250, displayName: "Maple of the Windward Plains" });
    expect(menu.getByText("1,250")).toBeTruthy();
    expect(menu.getByText("Maple of the Windward Plains")).toBeTruthy();
  });

  test("says so when the coins cannot be read, and keeps the rest", async () => {
    const { menu } = await openMenu();
    identity.breakWatch();
    expect(menu.getByText("Your coins could not be loaded.")).toBeTruthy();
    expect(menu.getByText("Maple the Lance")).toBeTruthy();
    expect(menu.getByRole("menuitem", { name: "Logout" })).toBeTruthy();
  });

  test("shows on the avatar and in the menu how many notifications are unread, live", async () => {
    const { menu } = await openMenu();
    identity.writeUser({ ...maple, unread: 3 });
    expect(menu.getByRole("menuitem", { name: "Notifications, 3 unread" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Account menu, 3 unread" })).toBeTruthy();
    identity.writeUser({ ...maple, unread: 0 });
    expect(menu.getByRole("menuitem", { name: "Notifications" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Account menu" })).toBeTruthy();
  });

  test("opens the notifications, which give the focus back to the avatar", async () => {
    const body = { message: "OK", notifications: [], nextCursor: null, unread: 0, muted: [] };
    stubApi({
      "GET /api/user/login-reward": { body: { message: "Early", expires } },
      "GET /api/user/notifications": { body },
    });
    const { user, menu } = await openMenu();
    identity.writeUser(maple);
    await user.click(menu.getByRole("menuitem", { name: "Notifications" }));
    expect(await screen.findByRole("dialog", { name: "Notifications" })).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Account menu" })),
    );
  });

  test("shows the chosen icon in the place of the initials", async () => {
    await openMenu();
    identity.writeUser({ ...maple, icon: "dragon" });
    const avatar = screen.getByRole("button", { name: "Account menu" });
    await waitFor(() => expect(avatar.querySelector("[data-initials]")).toBeNull());
    expect(avatar.querySelector("use")?.getAttribute("href")).toMatch(/#dragon$/);
  });

  test("breaks no rule of accessibility", async () => {
    await openMenu();
    identity.writeUser(maple);
    await expectNoAxeViolations(document.body);
  });

  test("closes on Escape and gives the focus back", async () => {
    const { user } = await openMenu();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Account menu" })),
    );
  });

  test("arrows walk through it and round", async () => {
    const { user, menu } = await openMenu();
    await waitFor(() => expect(document.activeElement).toBe(menu.getByRole("menuitem", { name: /profile/ })));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(menu.getByRole("menuitem", { name: "About coins" }));
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(document.activeElement).toBe(menu.getByRole("menuitem", { name: "Logout" }));
  });

  test("opens the coins dialog, which gives the focus back to the avatar", async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole("menuitem", { name: "About coins" }));
    expect(await screen.findByRole("dialog", { name: "Coins" })).toBeTruthy();
    expect(screen.queryByRole("menu", { name: "Account menu" })).toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Account menu" })),
    );
  });

  test("opens the daily quiz over the page and closes itself", async () => {
    stubApi({
      "GET /api/user/login-reward": { body: { message: "Early", expires } },
      "GET /api/user/quiz": {
        body: {
          message: "OK",
          question: { id: "0", question: "Who?", choices: ["Alma", "Gemma", "Erik", "Olivia"] },
          expires,
        },
      },
    });
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole("menuitem", { name: "Daily Quiz" }));
    expect(await screen.findByRole("dialog", { name: "Daily Quiz" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("menu", { name: "Account menu" })).toBeNull());
  });

  test("logs out", async () => {
    const { user, menu } = await openMenu();
    identity.signOut.mockImplementation(async () => identity.announce(null));
    await user.click(menu.getByRole("menuitem", { name: "Logout" }));
    expect(await screen.findByRole("link", { name: "Login" })).toBeTruthy();
    expect(window.localStorage.getItem(storageKeys.session)).toBeNull();
    expect(identity.watched).toEqual([]);
  });

  test("says so when the log-out failed", async () => {
    const { user, menu } = await openMenu();
    identity.signOut.mockRejectedValue(authError("internal-error"));
    await user.click(menu.getByRole("menuitem", { name: "Logout" }));
    expect(
      await screen.findByText("You are still signed in. Check your connection and try again."),
    ).toBeTruthy();
    expect(menu.getByRole("menuitem", { name: "Logout" })).toBeTruthy();
  });
});
