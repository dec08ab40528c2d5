import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBuilderData } from "@/hooks/builder/use-builder-data";
import { packArmorData } from "@/lib/builder/data/armor-file";
import { gatherArmorData, gatherWeaponsData } from "@/lib/builder/data/gather-builder-data.server";
import { packWeaponsData } from "@/lib/builder/data/weapons-file";

const packed = { armor: packArmorData(gatherArmorData()), weapons: packWeaponsData(gatherWeaponsData()) };

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the builder opens once a busy server that put its data off has it", async () => {
  let isBusy = true;
  const fetch = vi.fn(async (path: string) =>
    isBusy
      ? new Response('{"message":"The site is very busy."}', {
          status: 503,
          headers: { "retry-after": "4" },
        })
      : new Response(JSON.stringify(packed[path.includes("armor") ? "armor" : "weapons"])),
  );
  vi.stubGlobal("fetch", fetch);
  const { result, unmount } = renderHook(() => useBuilderData("of-a-busy-server"));
  await act(() => vi.advanceTimersByTimeAsync(3_999));
  expect(result.current.status).toBe("loading");
  expect(fetch).toHaveBeenCalledTimes(2);
  isBusy = false;
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current.status).toBe("ready");
  });
  expect(fetch).toHaveBeenCalledTimes(4);
  unmount();
});

test("why the builder did not open is a sentence that others may follow", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"message":"Internal server error"}', { status: 500 }));
  const { result, unmount } = renderHook(() => useBuilderData("of-a-broken-server"));
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current).toMatchObject({ status: "failed", message: "Internal server error." });
  });
  unmount();
});
