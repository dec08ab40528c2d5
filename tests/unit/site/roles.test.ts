import { describe, expect, test } from "vitest";
import { getRoles, isAdmin, isAdminOrCreator, isFullUser } from "@/lib/site/roles";

describe("getRoles", () => {
  test.each([
    [{}, { admin: false, creator: false }],
    [{ creator: true }, { admin: false, creator: true }],
    [{ admin: true }, { admin: true, creator: true }],
    [
      { admin: true, creator: false },
      { admin: true, creator: true },
    ],
    [
      { admin: "true", creator: 1 },
      { admin: false, creator: false },
    ],
    [
      { Admin: true, roles: ["admin"] },
      { admin: false, creator: false },
    ],
  ])("%j means %j", (claims, roles) => expect(getRoles(claims)).toEqual(roles));
});

describe("the three checks", () => {
  const visitor = null;
  const hunter = { admin: false, creator: false };
  const creator = { admin: false, creator: true };
  const admin = { admin: true, creator: true };

  test("admin or creator", () => {
    expect([visitor, undefined, hunter, creator, admin].map(isAdminOrCreator)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test("an admin counts as a creator even where only one flag is set", () => {
    expect(isAdminOrCreator({ admin: true, creator: false })).toBe(true);
  });

  test("admin only", () => {
    expect([visitor, undefined, hunter, creator, admin].map(isAdmin)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test("full user needs uid, token and both roles", () => {
    const full = {
      uid: "rook",
      idToken: "token",
      admin: false,
      creator: false,
      displayName: null,
      photoURL: null,
    };
    expect(isFullUser(full)).toBe(true);
    expect(isFullUser({ ...full, idToken: "" })).toBe(false);
    expect(isFullUser({ ...full, uid: "" })).toBe(false);
    expect(isFullUser({ uid: "rook", idToken: "token", admin: true })).toBe(false);
    expect(isFullUser(null)).toBe(false);
  });
});
