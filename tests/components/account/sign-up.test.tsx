import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { authError, sessionOf } from "@/tests/support/fake-identity";
import { fillIn } from "@/tests/support/fill-in";
import {
  button,
  description,
  displayName,
  email,
  login,
  password,
  problems,
  visit,
} from "@/tests/support/login-page";

describe("creating an account", () => {
  const account = { displayName: "Felix", email: "felix@example.com", password: "secret-1" };

  async function fill(user: ReturnType<typeof visit>["user"]): Promise<void> {
    await fillIn(user, displayName(), account.displayName);
    await fillIn(user, email(), account.email);
    await fillIn(user, password(), account.password);
    await user.click(button("Create account"));
  }

  test("signs in, sends the link and asks to look into the inbox", async () => {
    login.identity.signUp.mockImplementation(async () =>
      login.identity.announce(sessionOf("felix", { displayName: "Felix" }, { emailVerified: false })),
    );
    const { user, router, container } = visit({ view: "sign-up", next: "/builder" });
    await fill(user);
    expect(await screen.findByRole("heading", { name: "Check your inbox" })).toBeTruthy();
    expect(login.identity.signUp).toHaveBeenCalledWith(account);
    expect(login.identity.sendEmailVerification).toHaveBeenCalledOnce();
    expect(screen.getByRole("status").textContent).toMatch(/link we sent to felix@example\.com/);
    // The person reads first: nobody is sent on until they say so.
    expect(router.replace).not.toHaveBeenCalled();
    await expectNoAxeViolations(container);
    await user.click(button("Continue"));
    expect(router.replace).toHaveBeenCalledWith("/builder");
  });

  test("sends the link again when asked, and then pauses", async () => {
    login.identity.signUp.mockImplementation(async () =>
      login.identity.announce(sessionOf("felix", {}, { emailVerified: false })),
    );
    const { user } = visit({ view: "sign-up" });
    await fill(user);
    await user.click(await screen.findByRole("button", { name: "Resend link" }));
    await waitFor(() => expect(button("Sent").disabled).toBe(true));
    expect(login.identity.sendEmailVerification).toHaveBeenCalledTimes(2);
  });

  test("says so when the link could not be sent", async () => {
    login.identity.signUp.mockImplementation(async () =>
      login.identity.announce(sessionOf("felix", {}, { emailVerified: false })),
    );
    login.identity.sendEmailVerification.mockRejectedValue(authError("too-many-requests"));
    const { user } = visit({ view: "sign-up" });
    await fill(user);
    await screen.findByRole("heading", { name: "Check your inbox" });
    expect(screen.getByRole("status").textContent).toMatch(/could not be sent/);
    await user.click(button("Resend link"));
    await waitFor(() => expect(problems()[0]).toMatch(/Too many attempts/));
  });

  test("notices when the link was opened in the mail program", async () => {
    login.identity.signUp.mockImplementation(async () =>
      login.identity.announce(sessionOf("felix", {}, { emailVerified: false })),
    );
    const { user } = visit({ view: "sign-up" });
    await fill(user);
    await screen.findByRole("heading", { name: "Check your inbox" });
    login.identity.refreshEmailVerified.mockImplementation(async () => {
      login.identity.announce(sessionOf("felix"));
      return true;
    });
    window.dispatchEvent(new Event("focus"));
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("felix@example.com is verified."),
    );
    expect(screen.queryByRole("button", { name: /link again/ })).toBeNull();
  });

  test("does not tell whether the address has an account", async () => {
    login.identity.signUp.mockRejectedValue(authError("email-already-in-use"));
    const { user } = visit({ view: "sign-up" });
    await fill(user);
    await waitFor(() =>
      expect(problems()).toEqual([
        "We could not create an account with these details. If you have been here before, sign in or reset your password.",
      ]),
    );
    expect([displayName().value, email().value, password().value]).toEqual(Object.values(account));
    // It was about other details.
    await user.clear(displayName());
    await user.click(button("Create account"));
    expect(description(displayName())).toMatch(/Enter a display name/);
    expect(problems()).toEqual([]);
  });

  test("says which name others see where the one that was chosen is taken", async () => {
    const user = { displayName: "Felix 2", photoURL: null, icon: null, coins: 0, unread: 0 };
    stubApi({ "POST /api/user/session": { body: { message: "OK", user } } });
    login.identity.signUp.mockImplementation(async () =>
      login.identity.announce(sessionOf("felix", { displayName: "Felix" }, { emailVerified: false })),
    );
    await fill(visit({ view: "sign-up" }).user);
    expect((await screen.findByText(/^Other hunters see you as/)).textContent).toContain("Felix 2");
  });

  test("shows the provider's policy as one types", async () => {
    login.identity.checkPassword.mockImplementation(async (text: string) => ({
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
    expect(login.identity.signUp).not.toHaveBeenCalled();
    await user.type(password(), "1");
    await waitFor(() => expect(rules()).toEqual(["At least 8 characters: met", "A number: met"]));
  });

  test("puts a password that only the provider refused at the field", async () => {
    login.identity.signUp.mockRejectedValue(authError("password-does-not-meet-requirements"));
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
