import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { AddToWishlist } from "@/components/wiki/wishlist/AddToWishlist";
import { emptyWishlist } from "@/lib/wishlist/wishlist";
import { changeWishlist, getWishlist, wishlistKey } from "@/lib/wishlist/wishlist-store";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";

function show() {
  return renderWithTheme(<AddToWishlist kind="charm" id="blast-charm-i" name="Blast Charm I" />);
}

beforeEach(() => {
  localStorage.clear();
  changeWishlist(() => emptyWishlist);
  localStorage.clear();
});

describe("the wishlist button", () => {
  test("adds the thing, leads to the list, and takes it off again", async () => {
    const { user } = show();
    const button = screen.getByRole("button", { name: "Wishlist: Blast Charm I", pressed: false });
    const link = screen.getByRole("link", { name: "Open wishlist" });
    expect(link.getAttribute("href")).toBe("/wiki/wishlist");

    await user.click(button);
    expect(button).toHaveProperty("ariaPressed", "true");
    expect(screen.getByRole("status").textContent).toBe("Added to wishlist.");
    expect(JSON.parse(localStorage.getItem(wishlistKey) ?? "")).toEqual({
      version: 1,
      wishes: [{ kind: "charm", id: "blast-charm-i", name: "Blast Charm I", way: "path" }],
      owned: {},
    });

    await user.click(button);
    expect(getWishlist().items).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe("Removed from wishlist.");
  });

  test("follows what another tab does", () => {
    show();
    const text = '{"version":1,"wishes":[{"kind":"charm","id":"blast-charm-i","name":"Blast Charm I"}]}';
    act(() => {
      localStorage.setItem(wishlistKey, text);
      window.dispatchEvent(new StorageEvent("storage", { key: wishlistKey, newValue: text }));
    });
    expect(screen.getByRole("button", { pressed: true })).toBeTruthy();
  });

  test("starts empty over junk in storage", () => {
    localStorage.setItem(wishlistKey, "<not json>");
    show();
    expect(screen.getByRole("button", { pressed: false })).toBeTruthy();
  });

  test("breaks no rule of accessibility", async () => {
    const { container } = show();
    await expectNoAxeViolations(container);
  });
});
