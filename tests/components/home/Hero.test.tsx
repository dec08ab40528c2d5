import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Hero } from "@/components/home/Hero";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { renderWithTheme } from "@/tests/support/render";

test("leads from each of the fourteen weapon icons to the list of that weapon", () => {
  renderWithTheme(<Hero search={null} />);
  const links = within(screen.getByRole("navigation", { name: "Weapons by type" })).getAllByRole("link");
  expect(links).toHaveLength(14);
  for (const type of weaponTypes) {
    const link = screen.getByRole("link", { name: weaponTypeLabels[type] });
    expect(link.getAttribute("href")).toBe(`/wiki/weapons/${type}`);
  }
});
