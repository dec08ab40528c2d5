import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DropFinder } from "@/components/wiki/drops/DropFinder";
import { getDropFinderProps } from "@/lib/drops/get-drop-finder-props.server";
import { setOwned } from "@/lib/wishlist/wishlist";
import { changeWishlist } from "@/lib/wishlist/wishlist-store";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { heard, rowsOf } from "@/tests/support/page-tables";
import { renderAt } from "@/tests/support/wiki-view";

const props: ReturnType<typeof getDropFinderProps> = JSON.parse(JSON.stringify(getDropFinderProps()));

const show = (query = "") => renderAt(`/wiki/drop-finder${query}`, <DropFinder {...props} />);

/** What gives the item, with the rank. */
const sources = () => rowsOf(document, /^Sources of /).map(({ title, cells }) => [title, cells.Rank]);

/** The sentences above the table. */
const verdict = () => heard(screen.getByText(/^50% chance within/).parentElement);

describe("the drop finder", () => {
  test("answers from the address alone", () => {
    show("?item=rathalos-ruby&n=3");
    // 3 carves of 5%, one tail of 7%, 6.06 rewards of 3% on average: 0.4018 in a hunt. Amount over mean would say 7.5.
    expect(verdict()).toContain("3 × Rathalos Ruby");
    expect(verdict()).toContain("7.9 hunts of Rathalos, high rank");
    expect(verdict()).toContain("50% chance within 7 hunts, 90% within 14.");
    expect(sources()[0]).toEqual(["Rathalos", "High rank"]);
  });

  test("subtracts what the visitor owns, and counts all of it where they do not want that", async () => {
    changeWishlist((list) => setOwned(list, "rathalos-ruby", 2));
    const { user } = show("?item=rathalos-ruby&n=5");
    expect(verdict()).toContain("3 × Rathalos Ruby");
    expect(verdict()).toContain("7.9 hunts of Rathalos, high rank");
    await user.click(screen.getByRole("switch", { name: "Subtract the 2 you own" }));
    expect(verdict()).toContain("5 × Rathalos Ruby");
    changeWishlist((list) => setOwned(list, "rathalos-ruby", 0));
  });

  test("ranks quests, gathering, shops and trades with the monsters", () => {
    show("?item=dragonite-ore");
    const rows = rowsOf(document, /^Sources of /);
    expect(rows[0]?.title).toBe("Mining Outcrop");
    expect(rows.map(({ title }) => title)).toContain("Jin Dahaad");
    const outings = rows.map(({ cells }) => cells["Expected outings"] ?? "").filter((text) => text !== "—");
    expect(outings.map(Number)).toEqual(outings.map(Number).toSorted((a, b) => a - b));
    expect(
      screen.getByText(/10 gathering visits, catches of endemic life or small monsters are one/),
    ).toBeTruthy();
  });

  test("names the quest that pays a ticket, and events where only those do", () => {
    show("?item=sf6-ticket");
    // 6.06 draws of 12%.
    expect(verdict()).toContain("1.9 quests: True Strength, high rank");
    show("?item=amstrigian-ticket");
    expect(screen.getByText(/Not available at any time, or paid in points/)).toBeTruthy();
  });

  test("says that only a tempered monster gives it", () => {
    show("?item=wyverian-bloodstone");
    expect(verdict()).toContain("1.4 hunts of Tempered Gore Magala, high rank");
  });

  test("finds an item by typing and takes the keys", async () => {
    const { user, router } = show();
    const field = screen.getByRole("combobox", { name: "Item" });
    await user.type(field, "wyvern gem");
    expect(screen.getAllByRole("option")[0]?.textContent).toContain("Wyvern Gem");
    await user.keyboard("{Enter}");
    expect(verdict()).toContain("1 × Wyvern Gem");
    expect(router.replace).toHaveBeenCalledWith(
      "/wiki/drop-finder?item=wyvern-gem",
      undefined,
      expect.anything(),
    );
    expect((field as HTMLInputElement).value).toBe("Wyvern Gem");
  });

  test("counts with what the visitor does", async () => {
    const { user } = show("?item=rathalos-ruby&rewards=0&uncut=1&carves=1");
    // One carve of 5% alone: 20 hunts.
    expect(verdict()).toContain("20 hunts of Rathalos");
    await user.click(screen.getByLabelText("Capture instead of slaying"));
    // Three rewards of the capture instead: 1 / (1 − 0.95³) = 7.0.
    expect(verdict()).toContain("7 hunts of Rathalos");
  });

  test("shows one rank alone when asked", async () => {
    const { user } = show("?item=ajarakan-tail");
    expect(sources().filter(([title]) => title === "Ajarakan")).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText("Rank"), "Low rank");
    expect(sources()).toContainEqual(["Ajarakan", "Low rank"]);
    expect(sources().map(([, rank]) => rank)).not.toContain("High rank");
  });

  test("is honest where nothing gives the item", () => {
    show("?item=powercharm");
    expect(screen.getByText(/Source unknown/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("mixes often enough", () => {
    show("?item=slicing-ammo&n=7");
    expect(screen.getByText(/For 7, craft 3 times/)).toBeTruthy();
    expect(screen.getByText(/For 7, craft 7 times/)).toBeTruthy();
  });

  test("ignores junk in the address and cleans it", () => {
    const { router } = show("?item=excalibur&n=-3&rank=medium&carves=1e9");
    expect(screen.getByRole("heading", { name: "Hardest to get" })).toBeTruthy();
    expect(router.replace).toHaveBeenCalledWith("/wiki/drop-finder", undefined, expect.anything());
  });

  test("says so when nothing that is done gives the item", () => {
    show("?item=cloudy-crystal");
    expect(screen.getByText(/Not covered by your hunting habits/)).toBeTruthy();
    expect(sources().length).toBeGreaterThan(0);
  });

  test("breaks no rule of accessibility, empty and answered", async () => {
    const { container, user } = show();
    await expectNoAxeViolations(container);
    await user.type(screen.getByRole("combobox", { name: "Item" }), "rathalos");
    await expectNoAxeViolations(container);
    await user.keyboard("{Enter}");
    await expectNoAxeViolations(container);
  });

  test("carries no more than it needs", () => {
    expect(JSON.stringify(props).length).toBeLessThan(176_000);
  });
});
