import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useIdentityConfirmation } from "@/hooks/account/use-identity-confirmation";
import { useDocumentPolicy } from "@/hooks/ui/use-document-policy";
import { loadIdentity } from "@/lib/firebase/load";
import { canLoadGoogle } from "@/lib/site/google-sign-in";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";

vi.mock("@/lib/firebase/load", () => ({ loadIdentity: vi.fn() }));

/** As a browser says it of a document that was loaded from `path`. */
function loadFrom(path: string) {
  class Loaded {
    readonly name = `https://quarry.example${path}`;
  }
  vi.stubGlobal("PerformanceNavigationTiming", Loaded);
  vi.stubGlobal("performance", { getEntriesByType: () => [new Loaded()] });
}

const openAt = (path: string) => window.history.replaceState(null, "", path);
afterEach(() => {
  vi.unstubAllGlobals();
  openAt("/");
});

describe("a page that may load what others may not", () => {
  test.each([
    ["/", 1],
    ["/login?next=%2Fbuilder", 0],
    ["/admin", 0],
  ])("in a document that was loaded from %s is loaded anew: %i times", (path, times) => {
    loadFrom(path);
    openAt("/login");
    const reload = vi.fn();
    renderHook(() => useDocumentPolicy(canLoadGoogle, reload));
    expect(reload).toHaveBeenCalledTimes(times);
  });

  test("is not loaded again and again where its own address may not either", () => {
    loadFrom("/builder");
    openAt("/builder");
    const reload = vi.fn();
    renderHook(() => useDocumentPolicy(canLoadGoogle, reload));
    expect(reload).not.toHaveBeenCalled();
  });

  test("is not where the browser cannot say how it was loaded", () => {
    const reload = vi.fn();
    renderHook(() => useDocumentPolicy(canLoadGoogle, reload));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("signing in again", () => {
  const session = sessionOf("maple");
  const confirm = async (password: string | null) => {
    const identity = fakeIdentity(session);
    vi.mocked(loadIdentity).mockImplementation(async () => identity);
    const reload = vi.fn();
    const { result } = renderHook(() => useIdentityConfirmation(reload));
    const outcome = await result.current(password);
    return { outcome, asked: identity.confirmIdentity.mock.calls.flat(), reloads: reload.mock.calls.length };
  };

  test("with Google loads the page again where its document may not open the window", async () => {
    loadFrom("/wiki");
    openAt("/user/maple");
    expect(await confirm(null)).toEqual({ outcome: { ok: false, problem: null }, asked: [], reloads: 1 });
  });

  test("with Google asks it where the document may", async () => {
    loadFrom("/user/rook");
    openAt("/user/maple");
    expect(await confirm(null)).toEqual({ outcome: { ok: true }, asked: [null], reloads: 0 });
  });

  test("with Google loads nothing again on a page whose policy would be the same", async () => {
    loadFrom("/wiki");
    openAt("/builder");
    expect(await confirm(null)).toMatchObject({ asked: [null], reloads: 0 });
  });

  test("by password needs nothing of the kind", async () => {
    loadFrom("/wiki");
    openAt("/user/maple");
    expect(await confirm("secret-1")).toMatchObject({ asked: ["secret-1"], reloads: 0 });
  });
});
