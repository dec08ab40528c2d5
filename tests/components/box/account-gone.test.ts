import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getBoxState, localBox, setBoxState } from "@/lib/box/box-state";
import { followBox } from "@/lib/box/follow-box";
import { ApiCallError } from "@/lib/http/fetcher";
import { patience } from "@/tests/support/patience";

const { callSignedIn } = vi.hoisted(() => ({ callSignedIn: vi.fn() }));
vi.mock("@/lib/account/call-signed-in", () => ({ callSignedIn }));

const owned = JSON.stringify({ version: 1, wishes: [], owned: { "iron-ore": 3 } });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("quarry-wishlist", owned);
});
afterEach(() => setBoxState(localBox));

test.each([
  [401, "unauthenticated", "refused", /signed out, or this account was deleted on another device/],
  [503, "unavailable", "waiting", /Try again/],
] as const)(
  "a box whose account answers %i, %s, stays in the browser, and says why it is not saved",
  async (status, code, phase, problem) => {
    callSignedIn
      .mockReset()
      .mockRejectedValue(new ApiCallError("Try again.", { status, code, serverMessage: null }));
    const stop = followBox("rook");
    await vi.waitFor(() => expect(getBoxState().phase).toBe(phase), patience);
    expect(getBoxState().problem).toMatch(problem);
    expect(localStorage.getItem("quarry-wishlist")).toBe(owned);
    stop();
    expect(getBoxState()).toEqual(localBox);
  },
);
