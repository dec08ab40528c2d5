import { describe, expect, test } from "vitest";
import { type AuthAction, explainAuthError } from "@/lib/account/auth-errors";

const failed = (code: string) => Object.assign(new Error("as the SDK says it"), { code: `auth/${code}` });

describe("explainAuthError", () => {
  test("a wrong address, a wrong password and a closed account read the same", () => {
    const words = ["user-not-found", "wrong-password", "invalid-credential", "user-disabled"].map((code) =>
      explainAuthError("sign-in", failed(code)),
    );
    expect(words).toEqual(Array(4).fill({ message: "Incorrect email or password" }));
  });

  test("an address that has an account is refused in the words of every other refusal", () => {
    const taken = explainAuthError("sign-up", failed("email-already-in-use"));
    expect(taken).toEqual(explainAuthError("sign-up", failed("operation-not-allowed")));
    expect(taken?.field).toBeUndefined();
    expect(taken?.message).not.toMatch(/exist|already|taken|in use/i);
  });

  test("a reset for an unknown address looks like one that was sent", () => {
    expect(explainAuthError("reset", failed("user-not-found"))).toBeNull();
  });

  test.each(["popup-closed-by-user", "cancelled-popup-request"])("says nothing about a %s window", (code) => {
    expect(explainAuthError("google", failed(code))).toBeNull();
  });

  test("names the way out of a blocked window", () => {
    expect(explainAuthError("google", failed("popup-blocked"))?.message).toMatch(/allow pop-ups/i);
  });

  test.each(["weak-password", "password-does-not-meet-requirements"])("puts %s at the password", (code) => {
    expect(explainAuthError("sign-up", failed(code))).toEqual({
      field: "password",
      message: "This password does not meet the requirements below",
    });
  });

  test("puts a malformed address at the email", () => {
    expect(explainAuthError("sign-in", failed("invalid-email"))?.field).toBe("email");
  });

  test.each<AuthAction>(["sign-in", "sign-up", "reset", "verify", "google", "sign-out"])(
    "tells a lost connection from a refusal: %s",
    (action) => {
      const offline = explainAuthError(action, failed("network-request-failed"));
      expect(offline?.message).toMatch(/check your connection/i);
      // A chunk that did not load, an aborted fetch: no code of the provider's.
      expect(explainAuthError(action, new TypeError("Failed to fetch"))).toEqual(offline);
    },
  );

  test.each<AuthAction>(["sign-in", "sign-up", "reset", "verify", "google", "sign-out"])(
    "never shows the SDK's own words: %s",
    (action) => {
      const problem = explainAuthError(action, failed("something-new"));
      expect(problem?.message).toMatch(/^[A-Z][^/]*\.$/);
      expect(problem?.message).not.toMatch(/firebase|auth\/|SDK/i);
    },
  );
});
