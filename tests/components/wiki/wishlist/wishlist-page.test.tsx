import { act, screen, waitFor, within } from "@testing-library/react";
import { Profiler } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WishlistPage } from "@/components/wiki/wishlist/WishlistPage";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { packDrops } from "@/lib/drops/pack-drops.server";
import { packWays } from "@/lib/drops/pack-ways.server";
import { getWishlistGear } from "@/lib/wishlist/get-wishlist-gear.server";
import { readWishlist, writeWishlist } from "@/lib/wishlist/parse-wishlist";
import { addWishlistItem, emptyWishlist, maxWishlistItems, type WishlistItem } from "@/lib/wishlist/wishlist";
import { changeWishlist, getWishlist } from "@/lib/wishlist/wishlist-store";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { rowsOf } from "@/tests/support/page-tables";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const bow: WishlistItem = { kind: "weapon", id: "bow-albirath-bow-ii", name: "Albirath Bow II", way: "step" };
const charm: WishlistItem = { kind: "charm", id: "blast-charm-ii", name: "Blast Charm II", way: "path" };
const jewel: WishlistItem = { kind: "decoration", id: "adapt-jewel-1", name: "Adapt Jewel [1]", way: "path" };

/** Answers as the server does; what is not there is 404. */
function answer(path: string): Response {
  const [, kind = "", id = ""] = /^\/api\/wiki\/wishlist\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const data =
    path === "/api/wiki/drops" ? { drops: packDrops(), ways: packWays() } : getWishlistGear(kind, id);
  return data ? Response.json(data) : Response.json({ message: "No.", code: "not-found" }, { status: 404 });
}

beforeEach(() => {
  localStorage.clear();
  changeWishlist(() => ({ ...emptyWishlist }));
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => answer(path)),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function show(...wishes: WishlistItem[]) {
  changeWishlist((list) => wishes.reduce((before, wish) => addWishlistItem(before, wish), list));
  const shown = renderWithTheme(<WishlistPage />, { wrapper: routerWrapper(fakeRouter("/wiki/wishlist")) });
  if (wishes.some(({ kind }) => kind !== "decoration")) {
    await screen.findByRole("table", { name: "Planned sources, in order" });
  }
  return shown;
}

/** What the row of a material says. */
function material(name: string): Readonly<Record<string, string>> {
  const row = rowsOf(document, "Materials of the wishlist").find(({ title }) => title.startsWith(name));
  if (!row) throw new Error(`no material ${name}`);
  return row.cells;
}

/** A file as a browser hands it over; jsdom cannot read one. */
function fileOf(text: string): File {
  return Object.assign(new File([text], "list.json", { type: "application/json" }), {
    text: async () => text,
  });
}

describe("an empty wishlist", () => {
  test("says where wishes are made and asks the server for nothing", async () => {
    const { container } = await show();
    expect(screen.getByText("Your wishlist is empty")).toBeTruthy();
    expect(screen.getByRole("link", { name: "charm" }).getAttribute("href")).toBe("/wiki/charms");
    expect(fetch).not.toHaveBeenCalled();
    await expectNoAxeViolations(container);
  });
});

describe("a wishlist", () => {
  test("adds up what its things take, and plans the hunts", async () => {
    const { container } = await show(bow, charm, jewel);
    // The upgrade of the bow alone, and both charms of the line: 10,000 + 500 + 1,500.
    expect(screen.getByText(/of 11 complete/).textContent).toBe("0 of 11 complete, 12,000\u00a0z in total");
    expect(material("Guardian Rathalos Wing")).toMatchObject({ Needed: "5", Missing: "5" });
    expect(material("Ajarakan Scale")).toMatchObject({ Needed: "2", Missing: "2" });
    expect(screen.getByText("Not craftable")).toBeTruthy();
    const [first] = rowsOf(document, "Planned sources, in order");
    expect(first?.title).toMatch(/^1\s*Guardian Rathalos$/);
    expect(first?.cells.Rank).toBe("High rank");
    await expectNoAxeViolations(container);
  });

  test("takes off what is owned and follows the count", async () => {
    const { user } = await show(bow);
    await user.type(screen.getByLabelText("Guardian Rathalos Wing owned"), "4x");
    expect(material("Guardian Rathalos Wing").Missing).toBe("1");
    await user.type(screen.getByLabelText("Guardian Rathalos Wing owned"), "{Backspace}12");
    expect(material("Guardian Rathalos Wing").Missing).toBe("✓ complete");
    expect(getWishlist().owned).toEqual({ "guardian-rathalos-wing": 12 });
  });

  test("makes a weapon along its whole path when asked", async () => {
    const { user } = await show(bow);
    expect(screen.getByText(/complete/).textContent).toContain("10,000\u00a0z");
    await user.selectOptions(screen.getByLabelText("How to make Albirath Bow II"), "Include all upgrades");
    expect(screen.getByText(/complete/).textContent).toContain("14,800\u00a0z");
    expect(getWishlist().items[0]?.way).toBe("path");
  });

  test("gives back what was taken off, where it stood", async () => {
    const { user } = await show(bow, charm, jewel);
    await user.click(screen.getByRole("button", { name: "Remove Blast Charm II" }));
    expect(getWishlist().items).toEqual([bow, jewel]);
    expect(screen.getByText("Blast Charm II removed.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(getWishlist().items).toEqual([bow, charm, jewel]);

    await user.click(screen.getByRole("button", { name: "Clear wishlist" }));
    expect(screen.getByText("3 items removed.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(getWishlist().items).toEqual([bow, charm, jewel]);
  });

  test("keeps what it knows when a thing is not found, and says so", async () => {
    await show(charm, { kind: "armor", id: "no-such-helm", name: "No Such Helm", way: "path" });
    expect(await screen.findByText("Cost failed to load")).toBeTruthy();
    expect(material("Ajarakan Scale").Needed).toBe("2");
  });

  test("says that all is there when nothing is missing", async () => {
    const { user } = await show(charm);
    for (const field of screen.getAllByLabelText(/ owned$/)) await user.type(field, "99");
    await waitFor(() => expect(screen.getByText(/^You have all materials/)).toBeTruthy());
    expect(screen.queryByRole("heading", { name: "Plan" })).toBeNull();
  });

  test("of a hundred pieces shows 20 of them until asked, adds up all, and renders them together", async () => {
    const all = getCatalog()
      .armor.all.slice(0, maxWishlistItems)
      .map(({ id, name }): WishlistItem => ({ kind: "armor", id, name, way: "path" }));
    let [renders, asked] = [0, 0];
    vi.stubGlobal("fetch", async (path: string) => {
      await new Promise((resolve) => setTimeout(resolve, 3 * asked++));
      return answer(path);
    });
    const count = () => renders++;
    changeWishlist(() => ({ items: all, owned: {} }));
    const { user } = renderWithTheme(
      <Profiler id="wishlist" onRender={count}>
        <WishlistPage />
      </Profiler>,
      { wrapper: routerWrapper(fakeRouter("/wiki/wishlist")) },
    );
    await screen.findByRole("table", { name: "Materials of the wishlist" });
    await waitFor(() => expect(screen.getByText(/complete/).textContent).toContain("of 100 complete"));
    // Each of the 100 answers would be a render of the whole page.
    expect(renders).toBeLessThan(20);
    expect(asked).toBeGreaterThanOrEqual(maxWishlistItems);
    const gear = within(screen.getByRole("region", { name: "Gear" }));
    const rows = () => gear.getAllByRole("button", { name: /^Remove / });
    expect(rows()).toHaveLength(20);
    await user.click(gear.getByRole("button", { name: "Show all 100" }));
    expect(rows()).toHaveLength(100);
  });

  test("follows another tab", async () => {
    await show(bow);
    const text = writeWishlist({ items: [jewel], owned: {} });
    act(() => {
      localStorage.setItem("quarry-wishlist", text);
      window.dispatchEvent(new StorageEvent("storage", { key: "quarry-wishlist", newValue: text }));
    });
    expect(screen.getByRole("link", { name: /Adapt Jewel/ })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Albirath/ })).toBeNull();
  });
});

describe("export and import", () => {
  test("copies the list as text and as JSON that can be read again", async () => {
    const { user } = await show(charm);
    await user.click(screen.getByRole("button", { name: "Copy as text" }));
    const text = await navigator.clipboard.readText();
    expect(text).toContain("- Blast Charm II (charm)");
    expect(text).toContain("Zenny: 2,000 z");
    expect(text).toContain("- 2 × Ajarakan Scale\n");
    await user.click(screen.getByRole("button", { name: "Copy as JSON" }));
    expect(readWishlist(await navigator.clipboard.readText())).toEqual(getWishlist());
  });

  test("adds what a file holds to what is there", async () => {
    const { user } = await show(charm);
    const file = fileOf(writeWishlist({ items: [charm, jewel], owned: { "iron-ore": 7 } }));
    await user.upload(screen.getByLabelText("Wishlist file"), file);
    expect(await screen.findByText("1 item added. 1 material count updated.")).toBeTruthy();
    expect(getWishlist()).toEqual({ items: [charm, jewel], owned: { "iron-ore": 7 } });
  });

  test("takes back the counts of a full box, and says for which items there was no room", async () => {
    const ids = getCatalog().armor.all.map(
      ({ id, name }) => ({ kind: "armor", id, name, way: "path" }) as const,
    );
    changeWishlist(() => ({ items: ids.slice(0, maxWishlistItems - 1), owned: {} }));
    const { user } = renderWithTheme(<WishlistPage />, {
      wrapper: routerWrapper(fakeRouter("/wiki/wishlist")),
    });
    const owned = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`material-${at}`, 9_999]));
    const items = ids.slice(maxWishlistItems - 1, maxWishlistItems + 2);
    await user.upload(screen.getByLabelText("Wishlist file"), fileOf(writeWishlist({ items, owned })));
    expect(
      await screen.findByText(
        "1 item added. 20,000 material counts updated. A wishlist holds 100 items: 2 had no room.",
      ),
    ).toBeTruthy();
  });

  test("says of a file that is too large that it is", async () => {
    const { user } = await show(charm);
    await user.upload(screen.getByLabelText("Wishlist file"), fileOf(" ".repeat(3_000_000)));
    expect(await screen.findByText(/^This file is too large/)).toBeTruthy();
    expect(getWishlist().items).toEqual([charm]);
  });

  test("refuses a file that holds no wishlist and changes nothing", async () => {
    const { user } = await show(charm);
    await user.upload(screen.getByLabelText("Wishlist file"), fileOf('{"version":9}'));
    expect(await screen.findByText(/Not a wishlist file/)).toBeTruthy();
    expect(getWishlist().items).toEqual([charm]);
  });
});
