import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { authError, fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { fillIn } from "@/tests/support/fill-in";
import { button, description, email, login, password, problems, visit } from "@/tests/support/login-page";

describe("signing in", () => {
  test("goes back to the page that one came from", async () => {
    login.identity.signIn.mockImplementation(async () => login.identity.announce(sessionOf("maple")));
    const { user, router } = visit({ next: "/wiki/armor?sort=defense" });
    await fillIn(user, email(), " maple@example.com ");
    await fillIn(user, password(), "secret-1");
    await user.click(button("Sign in"));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/wiki/armor?sort=defense"));
    expect(login.identity.signIn).toHaveBeenCalledWith("maple@example.com", "secret-1");
    // Its schema is loaded with the call.
    await waitFor(() =>
      expect(login.calls.map(({ call, token }) => [call, token])).toEqual([
        ["POST /api/user/session", "token-of-maple"],
      ]),
    );
  });

  test.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example"])(
    "never goes to another site: %s",
    async (next) => {
      login.identity = fakeIdentity(sessionOf("maple"));
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
    await waitFor(() => expect(login.identity.signIn).toHaveBeenCalledOnce());
  });

  test("asks for what is missing at the field, and goes there", async () => {
    const { user } = visit();
    await fillIn(user, email(), "maple");
    await user.click(button("Sign in"));
    expect(description(email())).toMatch(/valid email address/);
    expect(description(password())).toMatch(/Enter your password/);
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(login.identity.signIn).not.toHaveBeenCalled();
  });

  test.each(["user-not-found", "wrong-password", "invalid-credential", "user-disabled"])(
    "refuses %s in the same words, and keeps what was typed",
    async (code) => {
      login.identity.signIn.mockRejectedValue(authError(code));
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
    login.identity.signIn.mockReturnValue(new Promise(() => {}));
    const { user } = visit();
    await fillIn(user, email(), "maple@example.com");
    await fillIn(user, password(), "secret-1");
    await user.click(button("Sign in"));
    await waitFor(() => expect(button("Sign in").disabled).toBe(true));
    expect(button("Continue with Google").disabled).toBe(true);
    await user.type(password(), "{Enter}");
    expect(login.identity.signIn).toHaveBeenCalledOnce();
  });

  test("takes what a password manager filled in before the page came alive", async () => {
    const { user } = visit();
    email().value = "maple@example.com";
    password().value = "secret-1";
    await user.click(button("Sign in"));
    await waitFor(() => expect(login.identity.signIn).toHaveBeenCalledWith("maple@example.com", "secret-1"));
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
    login.identity.signIn.mockImplementation(async () => login.identity.announce(sessionOf("maple")));
    const { user, router } = visit();
    await fillIn(user, email(), "maple@example.com");
    await fillIn(user, password(), "secret-1");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/"));
  });

  test("breaks no rule of accessibility, refused or not", async () => {
    login.identity.signIn.mockRejectedValue(authError("invalid-credential"));
    const { user, container } = visit();
    await waitFor(() => expect(login.identity.observers).toBe(1));
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
    login.identity.signInWithGoogle.mockImplementation(async () =>
      login.identity.announce(sessionOf("maple")),
    );
    const { user, router } = visit({ next: "/builder" });
    await user.click(button("Continue with Google"));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/builder"));
  });

  test("is silent about a window that was closed", async () => {
    login.identity.signInWithGoogle.mockRejectedValue(authError("popup-closed-by-user"));
    const { user } = visit();
    await user.click(button("Continue with Google"));
    await waitFor(() => expect(button("Continue with Google").disabled).toBe(false));
    expect(problems()).toEqual([]);
  });

  test("says how to let a blocked window through", async () => {
    login.identity.signInWithGoogle.mockRejectedValue(authError("popup-blocked"));
    const { user } = visit();
    await user.click(button("Continue with Google"));
    await waitFor(() => expect(problems()[0]).toMatch(/Allow pop-ups/));
  });
});

test("what is wrong with a field goes when the field is changed, and the other stays", async () => {
  const { user } = visit();
  await user.click(button("Sign in"));
  expect(description(email())).toBe("Enter your email address");
  await user.type(email(), "m");
  expect(email().getAttribute("aria-invalid")).toBeNull();
  expect(description(password())).toBe("Enter your password");
});

test("the text of a password is never an attribute of the page", async () => {
  const { user, container } = visit();
  await fillIn(user, password(), "secret-1");
  await user.click(button("Sign in"));
  await waitFor(() => expect(description(email())).toMatch(/Enter your email address/));
  expect(container.innerHTML).not.toContain("secret-1");
});
