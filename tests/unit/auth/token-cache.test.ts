import { describe, expect, test } from "vitest";
import { createTokenCache } from "@/lib/auth/token-cache";

describe("createTokenCache", () => {
  test("knows a token until it expires, and not a millisecond longer", () => {
    const cache = createTokenCache();
    cache.set("token", { exp: 100 });
    expect(cache.get("token", 99_999)).toEqual({ exp: 100 });
    expect(cache.get("token", 100_000)).toBeUndefined();
    expect(cache.get("token", 99_999)).toBeUndefined();
  });

  test("does not know what it was not given", () => {
    const cache = createTokenCache();
    cache.set("token", { exp: 100 });
    expect(cache.get("token2", 0)).toBeUndefined();
    expect(cache.get("", 0)).toBeUndefined();
  });

  test("forgets the token unused for longest when it is full", () => {
    const cache = createTokenCache(2);
    cache.set("a", { exp: 100 });
    cache.set("b", { exp: 100 });
    cache.get("a", 0);
    cache.set("c", { exp: 100 });
    expect(["a", "b", "c"].map((token) => cache.get(token, 0) !== undefined)).toEqual([true, false, true]);
  });
});
