import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { GearPicker } from "@/components/builder/picker/GearPicker";
import { useOwnedKeys } from "@/hooks/builder/use-owned-keys";
import type { SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { noGear, writeGear } from "@/lib/shopping/owned-gear";
import { packCraftCosts } from "@/lib/wishlist/pack-craft-costs.server";
import { createTestData, TestBuilder } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";

const path = "GET /api/wiki/craft-costs";
const piece = "gogmazios-mail-alpha";
const { items, gear } = packCraftCosts();
const materials = gear.find(([key]) => key === `armor/${piece}`)?.[1][0]?.materials ?? [];
const counts = Object.fromEntries(
  materials.flatMap((place, at) => (at % 2 === 0 ? [[items[place] ?? "", materials[at + 1]]] : [])),
);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("quarry-wishlist", JSON.stringify({ version: 1, wishes: [], owned: counts }));
  localStorage.setItem("quarry-owned-gear", writeGear({ ...noGear, have: new Set(["armor/hope-mail"]) }));
});

function Keys({ gear: choice }: { gear: SearchCriteria["gear"] }) {
  const { keys, failure } = useOwnedKeys(choice);
  return <p>{failure ?? (keys === null ? "none" : [...keys].toSorted().join(" "))}</p>;
}

test("says why what can be crafted is not known, and tries again with the next search", async () => {
  stubApi({ [path]: { status: 500, body: { error: { code: "internal", message: "Try again later." } } } });
  renderWithTheme(<Keys gear="craft" />);
  expect(await screen.findByText(/Try again later/)).toBeDefined();
});

test("a search is limited to what is owned, and to what can be crafted as well", async () => {
  stubApi({ [path]: { body: packCraftCosts() } });
  const { rerender } = renderWithTheme(<Keys gear="all" />);
  expect(screen.getByText("none")).toBeDefined();
  rerender(<Keys gear="own" />);
  expect(await screen.findByText("armor/hope-mail")).toBeDefined();
  rerender(<Keys gear="craft" />);
  await waitFor(() => expect(screen.getByText(/armor\/hope-mail/).textContent).toContain(`armor/${piece}`));
});

test("the picker lists what can be crafted alone", async () => {
  stubApi({ [path]: { body: packCraftCosts() } });
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(720);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(80);
  const { user } = renderWithTheme(
    <TestBuilder>
      <GearPicker place="chest" onClose={() => {}} />
    </TestBuilder>,
  );
  await user.click(await screen.findByRole("checkbox", { name: "Can craft with my materials" }));
  expect(await screen.findByText("Zenny is not counted.")).toBeDefined();
  const options = within(screen.getByRole("listbox", { name: /^Choose/ })).getAllByRole("option");
  const own = gear.filter(
    ([key, ways]) =>
      key.startsWith("armor/") &&
      ways.some(({ materials: needs }) =>
        needs.every(
          (_, at) => at % 2 === 1 || (counts[items[needs[at] ?? 0] ?? ""] ?? 0) >= (needs[at + 1] ?? 0),
        ),
      ),
  );
  const chests = own.filter(([key]) => createTestData().catalog.armor.get(key.slice(6))?.piece === "chest");
  expect(options).toHaveLength(chests.length);
  expect(options.map(({ textContent }) => textContent).join()).toContain(
    createTestData().getName("armor", piece),
  );
});
