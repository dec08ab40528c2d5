import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetSearcher, loadSearcher } from "@/lib/wiki-search/load-searcher";
import NotFoundPage from "@/pages/404";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { fakeRouter } from "@/tests/support/router";
import { searchFile } from "@/tests/support/search-files";
import { renderInShell } from "@/tests/support/shell";

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(searchFile("en.json"))),
  );
});
afterEach(() => {
  forgetSearcher();
  vi.unstubAllGlobals();
});

const near = () => screen.findByRole("region", { name: "Did you mean" });
/** The index came, or did not, and what was done with it has been drawn. */
async function searched() {
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await act(() => loadSearcher().catch(() => null));
}
const lost = (address: string) => renderInShell(<NotFoundPage />, { router: fakeRouter(address, "/404") });

describe("a page that was not found", () => {
  test.each([
    ["/wiki/skills/weaknes-exploit", "/wiki/skills/weakness-exploit"],
    ["/wiki/weapons/great-sword/great-sword-siegelinde", "/wiki/weapons/great-sword/great-sword-sieglinde"],
    ["/wiki/monsters/rathalos", "/wiki/hitzones/rathalos"],
    ["/wiki/hitzone", "/wiki/hitzones"],
  ])("%s offers %s first", async (address, href) => {
    lost(address);
    const [first] = within(await near()).getAllByRole("link");
    expect(first?.getAttribute("href")).toBe(href);
  });

  test("breaks no rule of accessibility", async () => {
    lost("/wiki/items/herbs");
    await near();
    await expectNoAxeViolations();
  });

  test("says what happened and leads on, where the search cannot be had", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("Failed to fetch"))),
    );
    lost("/wiki/items/herbs");
    await searched();
    expect(screen.queryByRole("region", { name: "Did you mean" })).toBeNull();
    expect(screen.getByRole("link", { name: "Wiki" }).getAttribute("href")).toBe("/wiki");
  });

  test("offers nothing for an address that is near nothing", async () => {
    lost("/qqqqzzzz");
    await searched();
    expect(screen.queryByRole("region", { name: "Did you mean" })).toBeNull();
  });
});
