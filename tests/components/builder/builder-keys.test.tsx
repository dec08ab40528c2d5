import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BuilderPage } from "@/components/builder/layout/BuilderPage";
import { KeysDialog } from "@/components/builder/layout/KeysDialog";
import { packArmorData } from "@/lib/builder/data/armor-file";
import { gatherArmorData, gatherWeaponsData } from "@/lib/builder/data/gather-builder-data.server";
import { packWeaponsData } from "@/lib/builder/data/weapons-file";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const packed = { armor: packArmorData(gatherArmorData()), weapons: packWeaponsData(gatherWeaponsData()) };

async function open() {
  stubApi({
    "GET /api/builder/data/armor.json?v=keys": { body: packed.armor },
    "GET /api/builder/data/weapons.json?v=keys": { body: packed.weapons },
  });
  const rendered = renderWithTheme(
    <BuilderPage version="keys" SaveDialog={() => null} SavedName={() => null} />,
    {
      wrapper: routerWrapper(fakeRouter("/builder?tab=totals", "/builder")),
    },
  );
  await screen.findByRole("tabpanel", { name: "Totals" });
  return rendered;
}

const field = () => screen.findByRole("combobox", { name: "Add a skill or a bonus" });
// Without a portal, as tests draw it, a dialog is inside the pane that opens it, and that may be out of sight.
const dialog = (name: string) => screen.findByRole("dialog", { name, hidden: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe("the keys of the builder", () => {
  test("lead from any tab to the field for skills, which takes no letter of it", async () => {
    const { user } = await open();
    await user.keyboard("s");
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    expect(document.activeElement).toHaveProperty("value", "");
    expect(screen.getByRole("tab", { name: "Search" }).getAttribute("aria-selected")).toBe("true");
  });

  test.each([
    ["1", "Choose a weapon"],
    ["2", "Choose head armor"],
    ["3", "Choose chest armor"],
    ["4", "Choose arm armor"],
    ["5", "Choose waist armor"],
    ["6", "Choose leg armor"],
    ["7", "Choose a charm"],
  ])("open what fits a place: %s", async (key, name) => {
    const { user } = await open();
    await user.keyboard(key);
    expect(await dialog(name)).toBeDefined();
  });

  test("give the focus back to where it was before the dialog", async () => {
    const { user } = await open();
    const tab = screen.getByRole("tab", { name: "Totals" });
    tab.focus();
    await user.keyboard("2");
    await dialog("Choose head armor");
    await user.click(screen.getByRole("button", { name: "Close", hidden: true }));
    await waitFor(() => expect(document.activeElement).toBe(tab));
  });

  test("do nothing while one types, holds a modifier or has a dialog open", async () => {
    const { user } = await open();
    await user.keyboard("{Control>}1{/Control}{Alt>}s{/Alt}{Meta>}?{/Meta}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("tab", { name: "Totals" }).getAttribute("aria-selected")).toBe("true");
    await user.keyboard("s");
    await user.type(await field(), "1?s");
    expect(await field()).toHaveProperty("value", "1?s");
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.clear(await field());
    screen.getByRole("tab", { name: "Search" }).focus();
    await user.keyboard("?");
    await dialog("Keyboard shortcuts");
    await user.keyboard("12");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });

  test("are listed, and can be turned off", async () => {
    const { user } = await open();
    await user.keyboard("?");
    const list = await dialog("Keyboard shortcuts");
    expect(within(list).getByText("Choose a charm")).toBeDefined();
    await user.click(within(list).getByRole("checkbox", { name: "Use keyboard shortcuts" }));
    await user.click(within(list).getByRole("button", { name: "Close" }));
    await user.keyboard("1?s");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("tab", { name: "Totals" }).getAttribute("aria-selected")).toBe("true");
  });

  test("are listed without accessibility findings", async () => {
    renderWithTheme(<KeysDialog hasKeys onKeys={() => {}} onClose={() => {}} />);
    await expectNoAxeViolations(screen.getByRole("dialog"));
  });

  test("are told to screen readers at what they open", async () => {
    await open();
    const keyOf = (name: string) =>
      screen.getByRole("button", { name, hidden: true }).getAttribute("aria-keyshortcuts");
    expect(keyOf("Choose head armor")).toBe("2");
    expect(keyOf("Choose a charm")).toBe("7");
  });
});

describe("the skip links of the builder", () => {
  test("come first and lead past the gear", async () => {
    const { user } = await open();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Skip to skill search" }));
    await user.keyboard("{Enter}");
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    screen.getByRole("button", { name: "Skip to loadout" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose a weapon" })),
    );
  });
});
