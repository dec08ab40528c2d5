import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closeSearch, useSearchDialog } from "@/hooks/search/use-search-dialog";
import { useSharedParts } from "@/hooks/search/use-shared-parts";
import { takeSharedText } from "@/lib/builder/share/offered-text";
import { siteConfig } from "@/lib/site/config";

const { replace } = vi.hoisted(() => ({ replace: vi.fn(async () => true) }));
vi.mock("next/router", () => ({ default: { replace } }));

afterEach(() => {
  closeSearch();
  replace.mockClear();
  window.history.replaceState(null, "", "/");
});

/** Opens the wiki as another app does that shares something. */
function share(query: Record<string, string>) {
  window.history.replaceState(null, "", `/wiki?${new URLSearchParams(query)}`);
  return renderHook(() => {
    useSharedParts();
    return useSearchDialog();
  });
}

test("a name that is shared is searched for, and does not stay in the address", async () => {
  const { result } = share({ "shared-text": "Rathalos" });
  await waitFor(() => expect(result.current).toEqual({ open: true, query: "Rathalos" }));
  expect(replace).toHaveBeenCalledExactlyOnceWith("/wiki", undefined, { shallow: true });
});

test("a link of this site opens its page", async () => {
  const { result } = share({ "shared-url": `${siteConfig.url}/wiki/hitzones/rathalos` });
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/wiki/hitzones/rathalos"));
  expect(result.current.open).toBe(false);
});

test("a build goes to the import of the builder", async () => {
  share({ "shared-text": '{"format":"quarry-build"}' });
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/builder"));
  expect(takeSharedText()).toBe('{"format":"quarry-build"}');
});

test("without anything shared nothing happens", async () => {
  const { result } = share({ q: "Rathalos" });
  await vi.dynamicImportSettled();
  expect(replace).not.toHaveBeenCalled();
  expect(result.current.open).toBe(false);
});
