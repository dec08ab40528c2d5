import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DropFinder } from "@/components/wiki/drops/DropFinder";
import { getDropFinderProps } from "@/lib/drops/get-drop-finder-props.server";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const finder = "/wiki/drop-finder";
const props: ReturnType<typeof getDropFinderProps> = JSON.parse(JSON.stringify(getDropFinderProps()));

function show(address: string) {
  const router = fakeRouter(address);
  const { user } = renderWithTheme(<DropFinder {...props} />, { wrapper: routerWrapper(router) });
  return { router, user, field: screen.getByRole<HTMLInputElement>("combobox", { name: "Item" }) };
}

test("Escape leaves the choice as it was, and a name that nothing has leads nowhere", async () => {
  const { router, user, field } = show(`${finder}?item=wyvern-gem`);
  expect(field.value).toBe("Wyvern Gem");
  await user.clear(field);
  await user.type(field, "rathalos");
  const marked = () =>
    within(screen.getByRole("listbox", { name: "Matching items" }))
      .getAllByRole("option", { selected: true })
      .map((each) => each.textContent);
  const [first] = marked();
  await user.keyboard("{ArrowDown}");
  expect(marked()).toHaveLength(1);
  expect(marked()).not.toEqual([first]);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field.value).toBe("Wyvern Gem");

  await user.clear(field);
  await user.type(field, "qqqq");
  expect(screen.getByText("No items match.")).toBeTruthy();
  expect(router.replace).not.toHaveBeenCalled();
});

test("a count beyond the pouch is dropped from the address, the item counts", () => {
  const { router } = show(`${finder}?item=rathalos-ruby&n=100`);
  expect(screen.getByLabelText<HTMLSelectElement>("How many").value).toBe("1");
  expect(router.replace).toHaveBeenCalledWith(`${finder}?item=rathalos-ruby`, undefined, expect.anything());
});
