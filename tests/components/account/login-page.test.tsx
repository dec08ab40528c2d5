import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { authError, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { fillIn } from "@/tests/support/fill-in";
import { button, email, link, login, password, problems, visit } from "@/tests/support/login-page";

describe("resetting the password", () => {
  const sent = /If there is an account for felix@example\.com, a reset link is on its way/;

  test.each<[string, Error | null]>([
    ["that has an account", null],
    ["that has none", authError("user-not-found")],
  ])("says the same for an address %s", async (_, failure) => {
    if (failure) login.identity.sendPasswordReset.mockRejectedValue(failure);
    const { user } = visit({ view: "reset" });
    await fillIn(user, email(), "felix@example.com");
    await user.click(button("Send reset link"));
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(sent));
    expect(problems()).toEqual([]);
  });

  test("tells a lost connection", async () => {
    login.identity.sendPasswordReset.mockRejectedValue(authError("network-request-failed"));
    const { user } = visit({ view: "reset" });
    await fillIn(user, email(), "felix@example.com");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(problems()[0]).toMatch(/check your connection/i));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("breaks no rule of accessibility", async () => {
    const { container } = visit({ view: "reset" });
    await waitFor(() => expect(login.identity.observers).toBe(1));
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
    login.identity.signIn.mockRejectedValue(authError("invalid-credential"));
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
    login.identity = fakeIdentity(sessionOf("maple"));
    const { router } = visit({ next: "/builder" });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/builder"));
  });

  test("offers the accounts of a demo, one click each", async () => {
    login.identity = fakeIdentity(null, {
      demoAccounts: [
        { email: "hunter@quarry.test", password: "Happy-Hunting-1", displayName: "Maple", role: "hunter" },
      ],
    });
    const { user, container } = visit();
    await user.click(await screen.findByRole("button", { name: /Maple/ }));
    await waitFor(() =>
      expect(login.identity.signIn).toHaveBeenCalledWith("hunter@quarry.test", "Happy-Hunting-1"),
    );
    await expectNoAxeViolations(container);
  });

  test("offers nothing of the kind elsewhere", async () => {
    visit();
    await waitFor(() => expect(login.identity.observers).toBe(1));
    expect(screen.queryByText("Demo accounts")).toBeNull();
  });

  test("says that sign-in is off without a backend, and what still works", async () => {
    login.identity = fakeIdentity(null, { backend: "none" });
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
    await waitFor(() => expect(login.identity.observers).toBe(1));
  });
});
