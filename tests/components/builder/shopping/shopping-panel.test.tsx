import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ShoppingPanel } from "@/components/builder/shopping/ShoppingPanel";
import type { Loadout } from "@/lib/builder/loadout/model";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { packDrops } from "@/lib/drops/pack-drops.server";
import { packWays } from "@/lib/drops/pack-ways.server";
import { answerShopping } from "@/lib/shopping/answer-shopping.server";
import { noGear } from "@/lib/shopping/owned-gear";
import { changeGear } from "@/lib/shopping/owned-gear-store";
import { emptyWishlist } from "@/lib/wishlist/wishlist";
import { changeWishlist, getWishlist } from "@/lib/wishlist/wishlist-store";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { tables } from "@/tests/support/builder/code-tables";
import { equip, gogmaziosLoadout, loadoutWith } from "@/tests/support/builder/loadouts";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const helm = loadoutWith({
  armor: equip(["arkvulcan-helm-alpha"], ["arkvulcan-greaves-alpha", "attack-jewel-1"]),
});
const bow = loadoutWith({ weapon: { id: "bow-albirath-bow-ii", decorations: [], artian: null } });

beforeEach(() => {
  localStorage.clear();
  changeWishlist(() => ({ ...emptyWishlist }));
  changeGear(() => ({ ...noGear }));
});
afterEach(() => vi.unstubAllGlobals());

const drops = { "GET /api/wiki/drops": { body: { drops: packDrops(), ways: packWays() } } };

/** The panel of a build, with the answers of the server itself. */
async function show(loadout: Loadout) {
  stubApi({
    ...drops,
    "GET /api/builder/shopping": { body: answerShopping(encodeLoadout(loadout, tables)) },
  });
  return render(encodeLoadout(loadout, tables));
}

function render(code: string) {
  return renderWithTheme(<ShoppingPanel code={code} />, { wrapper: routerWrapper(fakeRouter("/builder")) });
}

const region = (name: string) => within(screen.getByRole("region", { name }));
const figure = (term: string) =>
  screen.getByText(term).nextElementSibling?.textContent?.replaceAll("\u00a0", " ");

// First, since drops that were once loaded stay for as long as the page.
test("keeps its counts where drops cannot be had, and says so", async () => {
  stubApi({
    "GET /api/wiki/drops": new TypeError("offline"),
    "GET /api/builder/shopping": { body: answerShopping(encodeLoadout(helm, tables)) },
  });
  render(encodeLoadout(helm, tables));
  await screen.findByText("Sources could not be loaded. The counts are still correct.");
  expect(figure("Zenny")).toBe("20,000 z");
  expect(figure("Expected outings")).toBe("—");
});

describe("the shopping list", () => {
  test("adds up what a build takes, where it drops and how many hunts that is", async () => {
    const { container } = await show(gogmaziosLoadout);
    await screen.findByRole("heading", { name: "Plan" });
    expect(region("Gear").getAllByRole("checkbox")).toHaveLength(7);
    expect(region("To find").getAllByRole("checkbox").length).toBeGreaterThan(4);
    expect(figure("Zenny")).toMatch(/^\d{2,3},\d{3} z$/);
    const gogmazios = region("Materials").getAllByRole("link", { name: "Gogmazios" });
    expect(gogmazios[0]?.getAttribute("href")).toBe("/wiki/hitzones/gogmazios#rewards");
    expect(region("Materials").getAllByText(/ per (hunt|visit|quest)$/).length).toBeGreaterThan(5);
    expect(region("Not included in the totals").getAllByRole("listitem").length).toBeGreaterThan(3);
    await expectNoAxeViolations(container);
  });

  test("takes off what is ticked, and remembers it", async () => {
    const { user, unmount } = await show(helm);
    await screen.findByRole("heading", { name: "Plan" });
    expect(figure("Zenny")).toBe("20,000 z");
    await user.click(screen.getByRole("checkbox", { name: "I have Arkvulcan Helm α" }));
    expect(figure("Zenny")).toBe("10,000 z");
    await user.click(screen.getByRole("checkbox", { name: /^I have Attack Jewel/ }));
    expect(region("To find").getByText(/owned$/)).toBeTruthy();
    unmount();
    await show(helm);
    expect(await screen.findByRole("checkbox", { name: "I have Arkvulcan Helm α" })).toHaveProperty(
      "checked",
      true,
    );
    expect(figure("Zenny")).toBe("10,000 z");
  });

  test("counts materials with the wishlist", async () => {
    const { user } = await show(helm);
    const field = await screen.findByRole("textbox", { name: "Arkveld Tail owned" });
    const row = field.closest("li");
    expect(row?.textContent).toContain("missing");
    await user.type(field, "9");
    expect(row?.textContent).toContain("all owned");
    expect(getWishlist().owned["arkveld-tail"]).toBe(9);
  });

  test("lets another way of crafting be chosen, and prices that", async () => {
    const { user } = await show(bow);
    const choice = await screen.findByRole<HTMLSelectElement>("combobox", {
      name: "How to craft Albirath Bow II",
    });
    const before = figure("Zenny");
    const shortest = within(choice).getAllByRole<HTMLOptionElement>("option", {
      name: /^I have Albirath Bow I:/,
    })[0];
    await user.selectOptions(choice, shortest?.value ?? "");
    expect(figure("Zenny")).not.toBe(before);
    expect(shortest?.textContent?.replaceAll("\u00a0", " ")).toContain(figure("Zenny"));
  });

  test("goes onto the wishlist, and says what became of it", async () => {
    const { user } = await show(helm);
    await user.click(await screen.findByRole("button", { name: "Add to wishlist" }));
    expect(getWishlist().items.map(({ id }) => id)).toEqual([
      "arkvulcan-helm-alpha",
      "arkvulcan-greaves-alpha",
      "attack-jewel-1",
    ]);
    expect(screen.getByText("3 items added to the wishlist.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Add to wishlist" }));
    expect(screen.getByText(/was already on the wishlist/)).toBeTruthy();
  });

  test("says that nothing is equipped", async () => {
    await show(loadoutWith({}));
    expect(await screen.findByText("Nothing to craft yet")).toBeTruthy();
  });
});

describe("a list that cannot be had", () => {
  test("says that there is no connection, and asks again", async () => {
    let calls = 0;
    const reply = { body: answerShopping(encodeLoadout(helm, tables)) };
    stubApi({
      ...drops,
      "GET /api/builder/shopping": () => {
        calls += 1;
        return calls === 1 ? new TypeError("offline") : reply;
      },
    });
    const { user } = render("1offline");
    expect((await screen.findByRole("alert")).textContent).toContain("The shopping list needs a connection");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Gear" })).toBeTruthy());
  });

  test("says why a code holds no build, and offers no retry", async () => {
    stubApi({
      "GET /api/builder/shopping": {
        status: 400,
        body: { message: "The link does not contain a valid build.", code: "bad-request" },
      },
    });
    render("1bad");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The link does not contain a valid build.",
    );
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});
