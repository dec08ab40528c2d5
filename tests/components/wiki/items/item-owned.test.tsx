import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ItemOwned } from "@/components/wiki/items/ItemOwned";
import { getWishlist } from "@/lib/wishlist/wishlist-store";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

test("the page of an item counts what the visitor owns, as the wishlist does", async () => {
  const { user, container } = renderWithTheme(<ItemOwned id="rathalos-ruby" name="Rathalos Ruby" />);
  expect(container.textContent).toContain("0");
  await user.click(screen.getByRole("button", { name: "Edit how many Rathalos Ruby you own" }));
  await user.type(await screen.findByLabelText("Rathalos Ruby owned"), "12");
  expect(getWishlist().owned).toEqual({ "rathalos-ruby": 12 });
  await expectNoAxeViolations(container);
});

test("a count that the browser does not keep is said so at its field, until one is kept", async () => {
  const { user } = renderWithTheme(<ItemOwned id="rathalos-plate" name="Rathalos Plate" />);
  await user.click(screen.getByRole("button", { name: "Edit how many Rathalos Plate you own" }));
  const field = await screen.findByLabelText("Rathalos Plate owned");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await user.type(field, "3");
  expect(screen.getByRole("alert").textContent).toBe("Not saved");
  full.mockRestore();
  await user.type(field, "4");
  expect(screen.queryByRole("alert")).toBeNull();
});
