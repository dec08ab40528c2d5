import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { OwnedDialog } from "@/components/builder/gear/OwnedDialog";
import { exportDecorations } from "@/lib/builder/collection/own-decorations";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { equip, loadoutWith } from "@/tests/support/builder/loadouts";
import { TestBuilder, type TestedBuilder } from "@/tests/support/builder-page";
import { csvFile, jsonFile } from "@/tests/support/json-file";
import { textOf } from "@/tests/support/page-tables";
import { renderWithTheme } from "@/tests/support/render";

const loadout = loadoutWith({
  armor: equip(
    ["gogmazios-helm-alpha", "challenger-jewel-3"],
    ["gogmazios-mail-alpha", "challenger-jewel-3"],
  ),
});

function renderOwned() {
  const seen: { builder?: TestedBuilder } = {};
  const rendered = renderWithTheme(
    <TestBuilder
      loadout={loadout}
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <OwnedDialog onClose={vi.fn()} />
    </TestBuilder>,
  );
  return { ...rendered, seen, owned: () => seen.builder?.collection.decorations };
}

describe("OwnedDialog", () => {
  test("counts from what the build uses, and keeps the counts through a change of mind", async () => {
    const { user, owned } = renderOwned();
    expect(owned()).toBe("unlimited");
    await expectNoAxeViolations(screen.getByRole("dialog"));
    await user.click(screen.getByRole("radio", { name: "Enter my counts" }));
    expect(owned()).toEqual({ "challenger-jewel-3": 2 });
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "burst");
    const chain = screen.getByRole("spinbutton", { name: "Chain Jewel [3] owned" });
    await user.type(chain, "4");
    expect(owned()).toEqual({ "challenger-jewel-3": 2, "chain-jewel-3": 4 });
    await expectNoAxeViolations(screen.getByRole("dialog"));
    await user.click(screen.getByRole("radio", { name: "I own all" }));
    expect(owned()).toBe("unlimited");
    await user.click(screen.getByRole("radio", { name: "Enter my counts" }));
    expect(owned()).toEqual({ "challenger-jewel-3": 2, "chain-jewel-3": 4 });
  });

  test("sets those that were found to one number, and no others", async () => {
    const { user, owned } = renderOwned();
    await user.click(screen.getByRole("radio", { name: "Enter my counts" }));
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "burst");
    const slot = screen.getByRole("region", { name: "Slot 3" });
    expect(within(slot).getAllByRole("spinbutton")).toHaveLength(1);
    const number = screen.getByRole("textbox", { name: "Set all 1 results to" });
    await user.clear(number);
    await user.type(number, "x");
    expect(screen.getByRole("button", { name: "Set" })).toHaveProperty("disabled", true);
    await user.clear(number);
    await user.type(number, "12{Enter}");
    expect(owned()).toEqual({ "challenger-jewel-3": 2, "chain-jewel-3": 12 });
  });

  test("takes counts from a file, or says why not and keeps what was there", async () => {
    const { user, owned } = renderOwned();
    await user.click(screen.getByRole("tab", { name: "Files" }));
    const choose = screen.getByLabelText("Import counts from a file");
    await user.upload(choose, jsonFile(exportDecorations({ "chain-jewel-3": 5 })));
    await screen.findByText(/Imported counts for 1 decoration/);
    expect(owned()).toEqual({ "chain-jewel-3": 5 });
    await user.upload(choose, jsonFile(exportDecorations({ "chain-jewel-3": 5, excalibur: 1 })));
    expect(textOf(await screen.findByRole("alert"))).toContain("Unknown decorations: excalibur.");
    expect(owned()).toEqual({ "chain-jewel-3": 5 });
  });

  test("takes the good lines of a CSV and lists the others by line, or changes nothing", async () => {
    const { user, owned } = renderOwned();
    await user.click(screen.getByRole("tab", { name: "Files" }));
    const choose = screen.getByLabelText("Import counts from a file");
    await user.upload(choose, csvFile("Name;Owned\nChain Jewel [3];5\nExcalibur;1\nAttack Jewel [1];many\n"));
    await screen.findByText(/Imported counts for 1 decoration/);
    expect(owned()).toEqual({ "chain-jewel-3": 5 });
    const left = screen.getByRole("alert");
    expect(
      within(left)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Line 3: Unknown decoration: Excalibur.",
      "Line 4: Attack Jewel [1] needs a whole number from 0 to 99.",
    ]);
    await expectNoAxeViolations(screen.getByRole("dialog"));
    await user.upload(choose, csvFile("Name,Owned\n"));
    await screen.findByText("Nothing was imported:");
    expect(textOf(screen.getByRole("alert"))).toContain("There is nothing below the header.");
    expect(owned()).toEqual({ "chain-jewel-3": 5 });
  });
});
