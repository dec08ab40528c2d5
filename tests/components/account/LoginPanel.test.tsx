import { act, screen, waitFor, within } from "@testing-library/react";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import { type ReactNode, useEffect, useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { LoginPanel } from "@/components/account/LoginPanel";
import { AuthProvider } from "@/components/shell/AuthProvider";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { authError, type FakeIdentity, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { fillIn } from "@/tests/support/fill-in";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";

let identity: FakeIdentity;
let calls: ReturnType<typeof stubApi>;
beforeEach(() => {
  identity = fakeIdentity();
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
  calls = stubApi({
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

function visit(query: Query = {}) {
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

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const displayName = () => screen.getByLabelText<HTMLInputElement>("Display name");
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const link = (name: string) => screen.getByRole("link", { name });
const problems = () =>
  screen
    .queryAllByRole("alert")
    .map((each) => each.textContent)
    .filter(Boolean);
/** What a field is described by, for those who cannot see it. */
const description = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

describe("signing in", () => {
  test("goes back to the page that one came from", async () => {
    identity.signIn.mockImplementation(async () => identity.announce(sessionOf("maple")));
    const { user, router } = visit({ next: "/wiki/armor?sort=defense" });
    await fillIn(user, email(), " maple@example.com ");
    await fillIn(user, password(), "secret-1");
    await user.click(button("Sign in"));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/wiki/armor?sort=defense"));
    expect(identity.signIn).toHaveBeenCalledWith("maple@example.com", "secret-1");
    expect(calls.map(({ call, token }) => [call, token])).toEqual([
      ["POST /api/user/session", "token-of-maple"],
    ]);
  });

  test.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example"])(
    "never goes to another site: %s",
    async (next) => {
      identity = fakeIdentity(sessionOf("maple"));
      const { router } = visit({ next });
      await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/"));
      expect(router.replace).toHaveBeenCalledOnce();
    },
  );

  test("works with the Enter key", async () => {
    const { user } = visit();
    await fillIn(user, email(), "maple@example.com");
    await fillIn(user, password(), "secret-1");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(identity.signIn).toHaveBeenCalledOnce());
  });

  test("asks for what is missing at the field, and goes there", async () => {
    const { user } = visit();
    await fillIn(user, email(), "maple");
    await user.click(button("Sign in"));
    expect(description(email())).toMatch(/valid email address/);
    expect(description(password())).toMatch(/Enter your password/);
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(identity.signIn).not.toHaveBeenCalled();
  });

  test.each(["user-not-found", "wrong-password", "invalid-credential", "user-disabled"])(
    "refuses %s in the same words, and keeps what was typed",
    async (code) => {
      identity.signIn.mockRejectedValue(authError(code));
      const { user } = visit();
      await fillIn(user, email(), "maple@example.com");
      await fillIn(user, password(), "secret-1");
      await user.click(button("Sign in"));
      await waitFor(() => expect(problems()).toEqual(["Incorrect email or password"]));
      expect(email().value).toBe("maple@example.com");
      expect(password().value).toBe("secret-1");
      expect(button("Sign in").disabled).toBe(false);
    },
  );

  test("shows that it is at work and takes no second attempt", async () => {
    identity.signIn.mockReturnValue(new Promise(() => {}));
    const { user } = visit();
    await fillIn(user, email(), "maple@example.com");
    await fillIn(user, password(), "secret-1");
    await user.click(button("Sign in"));
    await waitFor(() => expect(button("Sign in").hasAttribute("data-loading")).toBe(true));
    expect(button("Continue with Google").disabled).toBe(true);
    await user.type(password(), "{Enter}");
    expect(identity.signIn).toHaveBeenCalledOnce();
  });

  test("takes what a password manager filled in before the page came alive", async () => {
    const { user } = visit();
    email().value = "maple@example.com";
    password().value = "secret-1";
    await user.click(button("Sign in"));
    await waitFor(() => expect(identity.signIn).toHaveBeenCalledWith("maple@example.com", "secret-1"));
  });

  test("lets one read the password back", async () => {
    const { user } = visit();
    await fillIn(user, password(), "secret-1");
    await user.click(button("Show password"));
    expect(password().type).toBe("text");
    await user.click(button("Hide password"));
    expect(password().type).toBe("password");
  });

  test("tells password managers which field is which", () => {
    visit();
    expect([email().autocomplete, password().autocomplete]).toEqual(["email", "current-password"]);
  });

  test("still signs in when the server cannot be told", async () => {
    stubApi({ "POST /api/user/session": new TypeError("Failed to fetch") });
    identity.signIn.mockImplementation(async () => identity.announce(sessionOf("maple")));
    const { user, router } = visit();
    await fillIn(user, email(), "maple@example.com");
    await fillIn(user, password(), "secret-1");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/"));
  });

  test("breaks no rule of accessibility, refused or not", async () => {
    identity.signIn.mockRejectedValue(authError("invalid-credential"));
    const { user, container } = visit();
    await waitFor(() => expect(identity.observers).toBe(1));
    await expectNoAxeViolations(container);
    await fillIn(user, email(), "maple@example.com");
    await fillIn(user, password(), "secret-1");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(problems()).toHaveLength(1));
    await expectNoAxeViolations(container);
  });
});

describe("Google", () => {
  test("opens its window and goes on", async () => {
    identity.signInWithGoogle.mockImplementation(async () => identity.announce(sessionOf("maple")));
    const { user, router } = visit({ next: "/builder" });
    await user.click(button("Continue with Google"));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/builder"));
  });

  test("is silent about a window that was closed", async () => {
    identity.signInWithGoogle.mockRejectedValue(authError("popup-closed-by-user"));
    const { user } = visit();
    await user.click(button("Continue with Google"));
    await waitFor(() => expect(button("Continue with Google").disabled).toBe(false));
    expect(problems()).toEqual([]);
  });

  test("says how to let a blocked window through", async () => {
    identity.signInWithGoogle.mockRejectedValue(authError("popup-blocked"));
    const { user } = visit();
    await user.click(button("Continue with Google"));
    await waitFor(() => expect(problems()[0]).toMatch(/Allow pop-ups/));
  });
});

describe("creating an account", () => {
  const account = { displayName: "Felix", email: "felix@example.com", password: "secret-1" };

  async function fill(user: ReturnType<typeof visit>["user"]): Promise<void> {
    await fillIn(user, displayName(), account.displayName);
    await fillIn(user, email(), account.email);
    await fillIn(user, password(), account.password);
    await user.click(button("Create account"));
  }

  test("signs in, sends the link and asks to look into the inbox", async () => {
    identity.signUp.mockImplementation(async () =>
      identity.announce(sessionOf("felix", { displayName: "Felix" }, { emailVerified: false })),
    );
    const { user, router, container } = visit({ view: "sign-up", next: "/builder" });
    await fill(user);
    expect(await screen.findByRole("heading", { name: "Check your inbox" })).toBeTruthy();
    expect(identity.signUp).toHaveBeenCalledWith(account);
    expect(identity.sendEmailVerification).toHaveBeenCalledOnce();
    expect(screen.getByRole("status").textContent).toMatch(/link we sent to felix@example\.com/);
    // The person reads first: nobody is sent on until they say so.
    expect(router.replace).not.toHaveBeenCalled();
    await expectNoAxeViolations(container);
    await user.click(button("Continue"));
    expect(router.replace).toHaveBeenCalledWith("/builder");
  });

  test("sends the link again when asked, and then pauses", async () => {
    identity.signUp.mockImplementation(async () =>
      identity.announce(sessionOf("felix", {}, { emailVerified: false })),
    );
    const { user } = visit({ view: "sign-up" });
    await fill(user);
    await user.click(await screen.findByRole("button", { name: "Resend link" }));
    await waitFor(() => expect(button("Sent").disabled).toBe(true));
    expect(identity.sendEmailVerification).toHaveBeenCalledTimes(2);
  });

  test("says so when the link could not be sent", async () => {
    identity.signUp.mockImplementation(async () =>
      identity.announce(sessionOf("felix", {}, { emailVerified: false })),
    );
    identity.sendEmailVerification.mockRejectedValue(authError("too-many-requests"));
    const { user } = visit({ view: "sign-up" });
    await fill(user);
    await screen.findByRole("heading", { name: "Check your inbox" });
    expect(screen.getByRole("status").textContent).toMatch(/could not be sent/);
    await user.click(button("Resend link"));
    await waitFor(() => expect(problems()[0]).toMatch(/Too many attempts/));
  });

  test("notices when the link was opened in the mail program", async () => {
    identity.signUp.mockImplementation(async () =>
      identity.announce(sessionOf("felix", {}, { emailVerified: false })),
    );
    const { user } = visit({ view: "sign-up" });
    await fill(user);
    await screen.findByRole("heading", { name: "Check your inbox" });
    identity.refreshEmailVerified.mockImplementation(async () => {
      identity.announce(sessionOf("felix"));
      return true;
    });
    window.dispatchEvent(new Event("focus"));
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("felix@example.com is verified."),
    );
    expect(screen.queryByRole("button", { name: /link again/ })).toBeNull();
  });

  test("does not tell whether the address has an account", async () => {
    identity.signUp.mockRejectedValue(authError("email-already-in-use"));
    const { user } = visit({ view: "sign-up" });
    await fill(user);
    await waitFor(() =>
      expect(problems()).toEqual([
        "We could not create an account with these details. If you have been here before, sign in or reset your password.",
      ]),
    );
    expect([displayName().value, email().value, password().value]).toEqual(Object.values(account));
  });

  test("shows the provider's policy as one types", async () => {
    identity.checkPassword.mockImplementation(async (text: string) => ({
      ok: text.length >= 8 && /\d/.test(text),
      rules: [
        { id: "min-length", label: "At least 8 characters", met: text.length >= 8 },
        { id: "digit", label: "A number", met: /\d/.test(text) },
      ],
    }));
    const { user } = visit({ view: "sign-up" });
    const rules = () =>
      within(screen.getByRole("list", { name: "Password requirements" }))
        .queryAllByRole("listitem")
        .map((each) => each.textContent);
    await waitFor(() =>
      expect(rules()).toEqual(["At least 8 characters: not met yet", "A number: not met yet"]),
    );
    await user.type(password(), "abcdefgh");
    await waitFor(() => expect(rules()).toEqual(["At least 8 characters: met", "A number: not met yet"]));
    await user.click(button("Create account"));
    expect(description(password())).toMatch(/does not meet the requirements below/);
    expect(identity.signUp).not.toHaveBeenCalled();
    await user.type(password(), "1");
    await waitFor(() => expect(rules()).toEqual(["At least 8 characters: met", "A number: met"]));
  });

  test("puts a password that only the provider refused at the field", async () => {
    identity.signUp.mockRejectedValue(authError("password-does-not-meet-requirements"));
    const { user } = visit({ view: "sign-up" });
    await fill(user);
    await waitFor(() => expect(description(password())).toMatch(/does not meet the requirements below/));
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  test("asks for a name that others can see", async () => {
    const { user } = visit({ view: "sign-up" });
    await user.click(button("Create account"));
    expect(description(displayName())).toMatch(/Enter a display name/);
    expect(password().autocomplete).toBe("new-password");
  });

  test("breaks no rule of accessibility", async () => {
    const { container } = visit({ view: "sign-up" });
    await screen.findByText("At least 6 characters");
    await expectNoAxeViolations(container);
  });
});

describe("resetting the password", () => {
  const sent = /If there is an account for felix@example\.com, a reset link is on its way/;

  test.each<[string, Error | null]>([
    ["that has an account", null],
    ["that has none", authError("user-not-found")],
  ])("says the same for an address %s", async (_, failure) => {
    if (failure) identity.sendPasswordReset.mockRejectedValue(failure);
    const { user } = visit({ view: "reset" });
    await fillIn(user, email(), "felix@example.com");
    await user.click(button("Send reset link"));
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(sent));
    expect(problems()).toEqual([]);
  });

  test("tells a lost connection", async () => {
    identity.sendPasswordReset.mockRejectedValue(authError("network-request-failed"));
    const { user } = visit({ view: "reset" });
    await fillIn(user, email(), "felix@example.com");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(problems()[0]).toMatch(/check your connection/i));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("breaks no rule of accessibility", async () => {
    const { container } = visit({ view: "reset" });
    await waitFor(() => expect(identity.observers).toBe(1));
    await expectNoAxeViolations(container);
  });
});

describe("the page around the forms", () => {
  test("links from form to form without forgetting where one came from", async () => {
    visit({ next: "/builder" });
    expect(link("Create an account").getAttribute("href")).toBe("/login?view=sign-up&next=%2Fbuilder");
    expect(link("Forgot your password?").getAttribute("href")).toBe("/login?view=reset&next=%2Fbuilder");
  });

  test("keeps the address from form to form and begins at the new title", async () => {
    const { user, goTo } = visit();
    await fillIn(user, email(), "maple@example.com");
    goTo({ view: "reset" });
    const title = screen.getByRole("heading", { level: 1, name: "Reset your password" });
    expect(document.activeElement).toBe(title);
    expect(email().value).toBe("maple@example.com");
  });

  test("forgets a refusal with the form that it belongs to", async () => {
    identity.signIn.mockRejectedValue(authError("invalid-credential"));
    const { user, goTo } = visit();
    await fillIn(user, email(), "maple@example.com");
    await fillIn(user, password(), "secret-1");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(problems()).toHaveLength(1));
    goTo({ view: "sign-up" });
    expect(problems()).toEqual([]);
    goTo({});
    expect(problems()).toEqual([]);
  });

  test("sends the signed-in on", async () => {
    identity = fakeIdentity(sessionOf("maple"));
    const { router } = visit({ next: "/builder" });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/builder"));
  });

  test("offers the accounts of a demo, one click each", async () => {
    identity = fakeIdentity(null, {
      demoAccounts: [
        { email: "hunter@quarry.test", password: "Happy-Hunting-1", displayName: "Maple", role: "hunter" },
      ],
    });
    const { user, container } = visit();
    await user.click(await screen.findByRole("button", { name: /Maple/ }));
    await waitFor(() =>
      expect(identity.signIn).toHaveBeenCalledWith("hunter@quarry.test", "Happy-Hunting-1"),
    );
    await expectNoAxeViolations(container);
  });

  test("offers nothing of the kind elsewhere", async () => {
    visit();
    await waitFor(() => expect(identity.observers).toBe(1));
    expect(screen.queryByText("Demo accounts")).toBeNull();
  });

  test("says that sign-in is off without a backend, and what still works", async () => {
    identity = fakeIdentity(null, { backend: "none" });
    const { container } = visit();
    expect(await screen.findByRole("heading", { name: "Sign-in is off" })).toBeTruthy();
    expect(screen.getAllByRole("link", { name: /wiki/i })[0]?.getAttribute("href")).toBe("/wiki");
    expect(screen.queryByLabelText("Email")).toBeNull();
    await expectNoAxeViolations(container);
  });

  test("stays usable when the sign-in code did not load", async () => {
    vi.mocked(loadIdentity).mockRejectedValueOnce(new Error("ChunkLoadError"));
    vi.mocked(loadIdentity).mockRejectedValueOnce(new Error("ChunkLoadError"));
    const { user } = visit();
    expect(await screen.findByText(/Sign-in could not be loaded/)).toBeTruthy();
    await user.click(button("Try again"));
    await waitFor(() => expect(screen.queryByText(/Sign-in could not be loaded/)).toBeNull());
    await waitFor(() => expect(identity.observers).toBe(1));
  });
});
