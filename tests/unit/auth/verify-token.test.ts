import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readToken, requireSameAccount, verifyToken } from "@/lib/auth/verify-token.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";

const verifyIdToken = vi.fn();
const getUser = vi.fn();

vi.mock("@/lib/firebase/admin.server", () => ({ getAdminAuth: vi.fn() }));

const inOneHour = () => Math.floor(Date.now() / 1000) + 3600;
const claimsOf = (uid: string, more = {}) => ({ uid, exp: inOneHour(), auth_time: 1_800_000_000, ...more });
const account = {
  disabled: false,
  displayName: "Rook",
  photoURL: "https://lh3.googleusercontent.com/a/rook",
};
const failure = (code: string) => Object.assign(new Error("internal words of the SDK"), { code });

/** A token that no earlier test has shown. */
const freshToken = () => `token-${randomUUID()}`;

beforeEach(() => {
  verifyIdToken.mockReset();
  getUser.mockReset().mockResolvedValue(account);
  const auth: Partial<Awaited<ReturnType<typeof getAdminAuth>>> = { verifyIdToken, getUser };
  vi.mocked(getAdminAuth).mockResolvedValue(auth as Awaited<ReturnType<typeof getAdminAuth>>);
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
  test("gives uid and roles, and the account as it is now", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("rook", { creator: true, name: "Old name" }));
    const actor = await verifyToken(freshToken(), true);
    expect(actor).toMatchObject({ uid: "rook", admin: false, creator: true });
    expect(await actor.confirmed).toEqual({ displayName: "Rook", photoURL: account.photoURL });
  });

  test("without a revocation check takes the token's own word and asks nobody", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("rook", { name: "Rook", picture: 7 }));
    const actor = await verifyToken(freshToken(), false);
    expect(await actor.confirmed).toEqual({ displayName: "Rook", photoURL: null });
    expect(getUser).not.toHaveBeenCalled();
  });

  test("verifies one token once but asks about revocation each time", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("rook"));
    const token = freshToken();
    await (await verifyToken(token, true)).confirmed;
    getUser.mockResolvedValue({ ...account, disabled: true });
    await expect((await verifyToken(token, true)).confirmed).rejects.toMatchObject({ status: 401 });
    expect(verifyIdToken).toHaveBeenCalledTimes(1);
    expect(getUser).toHaveBeenCalledTimes(2);
  });

  test("does not remember a token that has expired", async () => {
    const token = freshToken();
    verifyIdToken.mockResolvedValue(claimsOf("rook", { exp: Math.floor(Date.now() / 1000) }));
    await verifyToken(token, false);
    verifyIdToken.mockRejectedValue(failure("auth/id-token-expired"));
    await expect(verifyToken(token, false)).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ["auth/id-token-expired", /expired/],
    ["auth/argument-error", /not valid/],
    ["auth/user-disabled", /disabled/],
    ["auth/user-not-found", /no longer exists/],
    ["auth/id-token-revoked", /session was ended/],
  ])("%s is 401 in our words", async (code, words) => {
    verifyIdToken.mockRejectedValue(failure(code));
    await expect(verifyToken(freshToken(), false)).rejects.toMatchObject({
      status: 401,
      message: expect.stringMatching(words),
    });
  });

  test("a session that was ended after the token was signed is refused", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("rook", { auth_time: 1_800_000_000 }));
    getUser.mockResolvedValue({
      ...account,
      tokensValidAfterTime: new Date(1_800_000_001_000).toUTCString(),
    });
    const { confirmed } = await verifyToken(freshToken(), true);
    await expect(confirmed).rejects.toMatchObject({ status: 401, message: expect.stringMatching(/ended/) });
  });

  test("a session begun in the very second of a revocation stands", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("rook", { auth_time: 1_800_000_000 }));
    getUser.mockResolvedValue({
      ...account,
      tokensValidAfterTime: new Date(1_800_000_000_000).toUTCString(),
    });
    await expect((await verifyToken(freshToken(), true)).confirmed).resolves.toBeDefined();
  });

  test("an account that is gone is refused although its token is in date", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("rook"));
    getUser.mockRejectedValue(failure("auth/user-not-found"));
    const { confirmed } = await verifyToken(freshToken(), true);
    await expect(confirmed).rejects.toMatchObject({ status: 401 });
  });

  test("Auth being down is not the caller's fault", async () => {
    verifyIdToken.mockResolvedValue(claimsOf("rook"));
    getUser.mockRejectedValue(failure("app/network-error"));
    const { confirmed } = await verifyToken(freshToken(), true);
    await expect(confirmed).rejects.toMatchObject({ code: "app/network-error" });
  });

  test("an endless token is refused unread", async () => {
    await expect(verifyToken("x".repeat(9000), false)).rejects.toMatchObject({ status: 401 });
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
