import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readToken, requireSameAccount, verifyToken } from "@/lib/auth/verify-token.server";
import * as admin from "@/lib/firebase/admin.server";

const verifyIdToken = vi.fn();
const getUser = vi.fn();

const inOneHour = () => Math.floor(Date.now() / 1000) + 3600;
const claimsOf = (uid: string, more = {}) => ({ uid, exp: inOneHour(), auth_time: 1_800_000_000, ...more });
const failure = (code: string) => Object.assign(new Error("internal words of the SDK"), { code });

/** A token that no earlier test has shown. */
const freshToken = () => `token-${randomUUID()}`;

beforeEach(() => {
  verifyIdToken.mockReset();
  getUser.mockReset();
  const auth: Partial<admin.Auth> = { verifyIdToken, getUser };
  vi.spyOn(admin, "getAdminAuth").mockResolvedValue(auth as admin.Auth);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("readToken", () => {
  test.each(["Bearer abc", "bearer abc", "BEARER   abc ", "abc", " abc "])(
    "finds the token in %j",
    (header) => expect(readToken(header)).toBe("abc"),
  );
  test.each([undefined, "", " ", "Bearer", "Bearer "])("finds none in %j", (header) =>
    expect(() => readToken(header)).toThrow("Sign in first"),
  );
});

describe("verifyToken", () => {
  test("gives uid, roles and the time of the sign-in, without a look-up of the account", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("rook", { creator: true }));
    expect(await verifyToken(freshToken())).toEqual({
      uid: "rook",
      admin: false,
      creator: true,
      signedInAt: new Date(1_800_000_000_000),
      hasSecondFactor: false,
    });
    expect(getUser).not.toHaveBeenCalled();
  });

  test.each([
    [{ firebase: { sign_in_second_factor: "phone" } }, true],
    [{ firebase: { sign_in_second_factor: "totp" } }, true],
    [{ firebase: { sign_in_second_factor: true } }, false],
    [{ firebase: { sign_in_provider: "password" } }, false],
    [{ sign_in_second_factor: "phone" }, false],
  ])("sees in %j whether a second factor was used: %s", async (claims, hasSecondFactor) => {
    verifyIdToken.mockResolvedValue(claimsOf("rook", claims));
    expect(await verifyToken(freshToken())).toMatchObject({ hasSecondFactor });
  });

  test("verifies one token once", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("rook"));
    const token = freshToken();
    await verifyToken(token);
    await verifyToken(token);
    expect(verifyIdToken).toHaveBeenCalledTimes(1);
  });

  test("does not remember a token that has expired", async () => {
    const token = freshToken();
    verifyIdToken.mockResolvedValue(claimsOf("rook", { exp: Math.floor(Date.now() / 1000) }));
    await verifyToken(token);
    verifyIdToken.mockRejectedValue(failure("auth/id-token-expired"));
    await expect(verifyToken(token)).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ["auth/id-token-expired", /expired/],
    ["auth/argument-error", /not valid/],
    ["auth/user-disabled", /disabled/],
    ["auth/user-not-found", /no longer exists/],
    ["auth/id-token-revoked", /session has ended/],
  ])("%s is 401 in our words", async (code, words) => {
    verifyIdToken.mockRejectedValue(failure(code));
    await expect(verifyToken(freshToken())).rejects.toMatchObject({
      status: 401,
      message: expect.stringMatching(words),
    });
  });

  test("an endless token is refused unread", async () => {
    await expect(verifyToken("x".repeat(9000))).rejects.toMatchObject({ status: 401 });
    expect(verifyIdToken).not.toHaveBeenCalled();
  });
});

describe("requireSameAccount", () => {
  test("takes the same token unread", async () => {
    await requireSameAccount("same", "same", "rook");
    expect(verifyIdToken).not.toHaveBeenCalled();
  });

  test("takes a refreshed token of the same account", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("rook"));
    await expect(requireSameAccount(freshToken(), "header", "rook")).resolves.toBeUndefined();
  });

  test("cannot be another account's token", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("sable"));
    await expect(requireSameAccount(freshToken(), "header", "rook")).rejects.toMatchObject({ status: 400 });
  });

  test.each(["auth/argument-error", "auth/id-token-expired"])("cannot be a token with %s", async (code) => {
    verifyIdToken.mockRejectedValue(failure(code));
    await expect(requireSameAccount(freshToken(), "header", "rook")).rejects.toMatchObject({ status: 400 });
  });

  test("says nothing of the account when Auth is down", async () => {
    verifyIdToken.mockRejectedValue(failure("app/network-error"));
    await expect(requireSameAccount(freshToken(), "header", "rook")).rejects.toMatchObject({
      code: "app/network-error",
    });
  });
});
