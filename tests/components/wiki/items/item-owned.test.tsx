import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
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
