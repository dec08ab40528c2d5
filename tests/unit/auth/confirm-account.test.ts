import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { confirmAccount } from "@/lib/auth/confirm-account.server";
import * as admin from "@/lib/firebase/admin.server";

const getUser = vi.fn();

const account = {
  disabled: false,
  displayName: "Rook",
  photoURL: "https://lh3.googleusercontent.com/a/rook",
  emailVerified: true,
  providerData: [{ providerId: "password" }],
};
const signedIn = 1_800_000_000_000;
const holder = {
  uid: "rook",
  admin: false,
  creator: false,
  hasSecondFactor: false,
  signedInAt: new Date(signedIn),
};
const anybody = { role: "user", verified: false } as const;
const failure = (code: string) => Object.assign(new Error("internal words of the SDK"), { code });

beforeEach(() => {
  getUser.mockReset().mockResolvedValue(account);
  const auth: Partial<admin.Auth> = { getUser };
  vi.spyOn(admin, "getAdminAuth").mockResolvedValue(auth as admin.Auth);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("confirmAccount", () => {
  test("gives the account as it is now, in one look-up", async () => {
    expect(await confirmAccount(holder, anybody)).toEqual({
      displayName: "Rook",
      photoURL: account.photoURL,
      isVerified: true,
    });
    expect(getUser).toHaveBeenCalledTimes(1);
  });

  test("a session that was ended after the sign-in is refused", async () => {
    getUser.mockResolvedValue({
      ...account,
      tokensValidAfterTime: new Date(signedIn + 1000).toUTCString(),
    });
    await expect(confirmAccount(holder, anybody)).rejects.toMatchObject({
      status: 401,
      message: expect.stringMatching(/ended/),
    });
  });

  test("a session begun in the very second of a revocation holds", async () => {
    getUser.mockResolvedValue({ ...account, tokensValidAfterTime: new Date(signedIn).toUTCString() });
    await expect(confirmAccount(holder, anybody)).resolves.toBeDefined();
  });

  test.each([
    ["a deleted account", () => getUser.mockRejectedValue(failure("auth/user-not-found"))],
    ["a disabled account", () => getUser.mockResolvedValue({ ...account, disabled: true })],
  ])("%s is refused although its token is in date", async (_, arrange) => {
    arrange();
    await expect(confirmAccount(holder, anybody)).rejects.toMatchObject({ status: 401 });
  });

  test("Auth being down is not the caller's fault", async () => {
    getUser.mockRejectedValue(failure("app/network-error"));
    await expect(confirmAccount(holder, anybody)).rejects.toMatchObject({ code: "app/network-error" });
  });

  test.each([
    ["creator", { creator: true }, true],
    ["creator", { admin: true }, true],
    ["admin", { admin: true }, true],
    ["admin", { creator: true }, false],
    ["creator", {}, false],
    ["creator", undefined, false],
    ["creator", { creator: "true" }, false],
  ] as const)("the role %s with live claims %j is granted: %s", async (role, customClaims, isGranted) => {
    getUser.mockResolvedValue({ ...account, customClaims });
    // The token still says admin: it was made before the role was taken.
    const answer = confirmAccount({ ...holder, admin: true, creator: true }, { role, verified: false });
    await (isGranted
      ? expect(answer).resolves.toBeDefined()
      : expect(answer).rejects.toMatchObject({ status: 403, code: "forbidden" }));
  });

  test.each([
    [true, "password", true],
    [false, "google.com", true],
    [false, "password", false],
  ])(
    "verified address %s, provider %s: counts as verified %s",
    async (emailVerified, providerId, isVerified) => {
      getUser.mockResolvedValue({ ...account, emailVerified, providerData: [{ providerId }] });
      expect(await confirmAccount(holder, anybody)).toMatchObject({ isVerified });
      const answer = confirmAccount(holder, { role: "user", verified: true });
      await (isVerified
        ? expect(answer).resolves.toBeDefined()
        : expect(answer).rejects.toMatchObject({ status: 403, code: "email-unverified" }));
    },
  );
});
