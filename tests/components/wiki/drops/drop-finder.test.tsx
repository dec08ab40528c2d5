import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DropFinder } from "@/components/wiki/drops/DropFinder";
import { finderProps } from "@/lib/wiki/drops/finder-props.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const props: ReturnType<typeof finderProps> = JSON.parse(JSON.stringify(finderProps()));

function show(address = "/wiki/drop-finder") {
  const router = fakeRouter(address);
  return { router, ...renderWithTheme(<DropFinder {...props} />, { wrapper: routerWrapper(router) }) };
}

function rows() {
  return within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent ?? "");
}

/** The sentence above the table. */
function verdict() {
  return screen.getByText(/^Half of all hunters/).parentElement?.textContent ?? "";
}

describe("the drop finder", () => {
  it("answers from the address alone", () => {
    show("/wiki/drop-finder?item=rathalos-ruby&n=3");
    // 3 carves of 5%, one tail of 7%, three rewards of 3%: 0.31 in a hunt. Amount over mean would say 9.7.
    expect(verdict()).toContain("3 × Rathalos Ruby");
    expect(verdict()).toContain("10 hunts of Rathalos, high rank");
    expect(verdict()).toContain("done after 9, nine of ten after 17.");
    expect(rows()).toHaveLength(1);
  });

  it("finds an item by typing and takes the keys", async () => {
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

  it("reckons with what the visitor does", async () => {
    const { user } = show("/wiki/drop-finder?item=rathalos-ruby&rewards=0&uncut=1&carves=1");
    // One carve of 5% alone: 20 hunts.
    expect(verdict()).toContain("20 hunts of Rathalos");
    await user.click(screen.getByLabelText("I capture instead of slaying"));
    // Three rewards of the capture instead: 1 / (1 − 0.95³) = 7.0.
    expect(verdict()).toContain("7 hunts of Rathalos");
  });

  it("shows one rank alone when asked", async () => {
    const { user } = show("/wiki/drop-finder?item=ajarakan-tail");
    expect(rows()).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText("Rank"), "Low rank");
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain("Low rank");
  });

  it("is honest where no monster drops the item, and tells the recipe where there is one", () => {
    show("/wiki/drop-finder?item=iron-ore");
    expect(screen.getByText(/No monster drops it and no recipe makes it/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("mixes often enough", () => {
    show("/wiki/drop-finder?item=slicing-ammo&n=7");
    expect(screen.getByText(/for 7 mix 3 times/)).toBeTruthy();
    expect(screen.getByText(/for 7 mix 7 times/)).toBeTruthy();
  });

  it("ignores junk in the address and cleans it", () => {
    const { router } = show("/wiki/drop-finder?item=excalibur&n=-3&rank=medium&carves=1e9");
    expect(screen.getByRole("heading", { name: "Hardest to get" })).toBeTruthy();
    expect(router.replace).toHaveBeenCalledWith("/wiki/drop-finder", undefined, expect.anything());
  });

  it("says so when nothing that is done gives the item", () => {
    show("/wiki/drop-finder?item=monster-keenbone");
    expect(screen.getByText(/Nothing that you do in a hunt gives it/)).toBeTruthy();
    expect(rows().length).toBeGreaterThan(0);
  });

  it("breaks no rule of accessibility, empty and answered", async () => {
    const { container, user } = show();
    await expectNoAxeViolations(container);
    await user.type(screen.getByRole("combobox", { name: "Item" }), "rathalos");
    await expectNoAxeViolations(container);
    await user.keyboard("{Enter}");
    await expectNoAxeViolations(container);
  });

  it("carries no more than it needs", () => {
    expect(JSON.stringify(props).length).toBeLessThan(100_000);
  });
});
