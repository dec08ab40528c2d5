import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { TalismanDialog } from "@/components/builder/gear/TalismanDialog";
import { collectionKey, emptyCollection, writeCollection } from "@/lib/builder/collection/collection";
import { writeTalismanCsv } from "@/lib/builder/collection/talisman-csv";
import { isLegalTalisman } from "@/lib/builder/loadout/talisman";
import { exportTalismans, type SavedTalisman } from "@/lib/builder/share/build-file";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { createTestData, TestBuilder, type TestedBuilder } from "@/tests/support/builder-page";
import { csvFile, jsonFile } from "@/tests/support/json-file";
import { textOf } from "@/tests/support/page-tables";
import { renderWithTheme } from "@/tests/support/render";

const golden: SavedTalisman = {
  id: "mark-1",
  name: "Best one",
  talisman: "golden-age-charm",
  skills: [
    { skill: "ambush", level: 1 },
    { skill: "blast-resistance", level: 1 },
    { skill: "bludgeoner", level: 3 },
  ],
  slots: [{ kind: "weapon", slot: 1 }],
};

function renderDialog(kept: readonly SavedTalisman[] = []) {
  window.localStorage.setItem(collectionKey, writeCollection({ ...emptyCollection, talismans: kept }));
  const seen: { builder?: TestedBuilder } = {};
  const onClose = vi.fn();
  const rendered = renderWithTheme(
    <TestBuilder
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <TalismanDialog onClose={onClose} />
    </TestBuilder>,
  );
  return { ...rendered, seen, onClose };
}

const field = (name: string) => screen.getByRole("combobox", { name });
const names = (builder: TestedBuilder | undefined) => builder?.collection.talismans.map(({ name }) => name);

type User = ReturnType<typeof renderDialog>["user"];

/** Types into the field of a skill and takes the first option. */
async function typeSkill(user: User, name: string, typed: string) {
  await user.clear(field(name));
  await user.type(field(name), typed);
  await screen.findByRole("listbox", { name: `${name}: options` });
  await user.keyboard("{Enter}");
}

async function describeGolden(user: User) {
  await user.selectOptions(field("Kind"), "golden-age-charm");
  await typeSkill(user, "Skill 1", "Ambush 1");
  await typeSkill(user, "Skill 2", "Blast Resistance 1");
  await typeSkill(user, "Skill 3", "Bludgeoner 3");
  await user.selectOptions(field("Slots"), "Weapon 1");
}

describe("outclassed talismans", () => {
  const weaker: SavedTalisman = { ...golden, id: "mark-2", name: "Same", slots: golden.slots };

  test("are named with what outclasses them, listed alone, deleted together and brought back", async () => {
    const { user, seen } = renderDialog([golden, weaker]);
    expect(await screen.findByText(/^Outclassed by Best one: Ambush 1, /)).toBeDefined();
    await user.click(screen.getByRole("switch", { name: /Outclassed only \(1\)/ }));
    expect(screen.queryByRole("button", { name: "Rename Best one" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Delete all 1" }));
    expect(names(seen.builder)).toEqual(["Best one"]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(names(seen.builder)).toEqual(["Best one", "Same"]);
  });

  test("are not looked for where every talisman is worth something", async () => {
    renderDialog([golden]);
    await waitFor(() => expect(screen.getByText("Best one")).toBeDefined());
    expect(screen.queryByRole("switch")).toBeNull();
  });
});

test.each([
  ["", "The file is empty. Nothing was changed."],
  ["\ufffdPNG\r\n\0\0", "This is not a text file in UTF-8. Nothing was changed."],
  ["{", "The file is not JSON."],
  ['[{"skill":"attack-boost"}]', "The file format must be quarry-talismans."],
])("of a file that holds %j it is said what is wrong, and nothing is lost", async (text, why) => {
  const { user, seen } = renderDialog([golden]);
  await user.click(screen.getByRole("tab", { name: "Files" }));
  const file = Object.assign(new File([text], "list.json", { type: "application/json" }), {
    text: async () => text,
  });
  await user.upload(screen.getByLabelText("Import talismans from a file"), file);
  expect(await screen.findByText(why)).toBeTruthy();
  expect(seen.builder?.collection.talismans).toHaveLength(1);
});

test("of 5,000 pasted lines that say nothing the first ones are named, and nothing is lost", async () => {
  const { user, seen } = renderDialog([golden]);
  await user.click(screen.getByRole("tab", { name: "Files" }));
  await user.click(screen.getByRole("textbox", { name: "Or paste a list" }));
  await user.paste(Array.from({ length: 5_001 }, (_, at) => `Nothing ${at}`).join("\n"));
  await user.click(screen.getByRole("button", { name: "Import list" }));
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("Nothing was imported:")).toBeTruthy();
  expect(within(alert).getAllByRole("listitem")).toHaveLength(51);
  expect(within(alert).getByText("And 4,951 more.")).toBeTruthy();
  expect(seen.builder?.collection.talismans).toHaveLength(1);
});

test("a pasted list is read line by line, and what is no talisman is said", async () => {
  const { user, seen } = renderDialog();
  await user.click(screen.getByRole("tab", { name: "Files" }));
  await user.click(screen.getByRole("textbox", { name: "Or paste a list" }));
  await user.paste("Ambush Lv1, Blast Resistance 1, Bludgeoner 3, W1\nHello there");
  await user.click(screen.getByRole("button", { name: "Import list" }));
  await screen.findByText("✓ Imported 1 talisman.");
  expect(screen.getByText("Line 2: Unknown skill: Hello there.")).toBeDefined();
  expect(seen.builder?.collection.talismans).toMatchObject([{ talisman: "golden-age-charm" }]);
});

describe("TalismanDialog", () => {
  test("guides to a talisman that the game can give, and keeps it under its name", async () => {
    const { user, seen } = renderDialog();
    await user.type(field("Skill 2"), "Ambush");
    await screen.findByText("Choose the skill before it first.");
    expect(field("Slots")).toHaveProperty("disabled", true);
    await user.selectOptions(field("Kind"), "golden-age-charm");
    await typeSkill(user, "Skill 1", "Ambush 1");
    screen.getByText(/No Golden Age Charm has only this skill\. Choose one more/);
    expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
    await user.type(field("Skill 2"), "Ambush");
    await screen.findByText("No talisman of this kind has that with the other skills.");
    await describeGolden(user);
    await user.type(screen.getByRole("textbox", { name: "Name (optional)" }), "Best one");
    await expectNoAxeViolations(screen.getByRole("dialog"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    const [kept] = seen.builder?.collection.talismans ?? [];
    expect(kept).toMatchObject({ ...golden, id: expect.stringMatching(/.+/) });
    if (kept && seen.builder) expect(isLegalTalisman(kept, seen.builder.data.catalog)).toBe(true);
    screen.getByRole("button", { name: "Equip Best one" });
  });

  test.each([
    ["WEX 1", ["Weakness Exploit 1"]],
    ["agitater 1", ["Agitator 1"]],
    ["maxmight 1", ["Maximum Might 1"]],
    ["handicraft 2, wex 1", ["Handicraft 2", "Weakness Exploit 1"]],
  ])("understands %j as players type it", async (typed, chosen) => {
    const { user } = renderDialog();
    await user.selectOptions(field("Kind"), "golden-age-charm");
    await typeSkill(user, "Skill 1", typed);
    for (const [at, name] of chosen.entries()) {
      expect(field(`Skill ${at + 1}`)).toHaveProperty("value", name);
    }
  });

  test("says which levels of a skill a kind has, and empties a place again", async () => {
    const { user } = renderDialog();
    await user.selectOptions(field("Kind"), "golden-age-charm");
    await user.type(field("Skill 1"), "WEX 5");
    await screen.findByText(/^Not at level 5 on this kind\. Possible: 1\.$/);
    await user.keyboard("{Escape}");
    await typeSkill(user, "Skill 1", "WEX");
    await user.click(screen.getByRole("button", { name: "Remove Weakness Exploit 1" }));
    expect(field("Skill 1")).toHaveProperty("value", "");
  });

  test("wears one once without keeping it", async () => {
    const { user, seen, onClose } = renderDialog();
    await describeGolden(user);
    await user.click(screen.getByRole("button", { name: "Equip without saving" }));
    expect(seen.builder?.loadout.charm).toMatchObject({ kind: "talisman", talisman: "golden-age-charm" });
    expect(seen.builder?.collection.talismans).toEqual([]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("renames, wears, deletes and brings back", async () => {
    const { user, seen } = renderDialog([golden, { ...golden, id: "mark-2", name: "" }]);
    await user.click(screen.getByRole("button", { name: "Rename Best one" }));
    const name = screen.getByRole("textbox", { name: "Name of Best one" });
    await user.clear(name);
    await user.type(name, "Old friend{Enter}");
    expect(names(seen.builder)).toEqual(["Old friend", ""]);
    await user.click(screen.getByRole("button", { name: "Delete Old friend" }));
    expect(names(seen.builder)).toEqual([""]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(names(seen.builder)).toEqual(["Old friend", ""]);
    await expectNoAxeViolations(screen.getByRole("dialog"));
    await user.click(screen.getByRole("button", { name: "Equip Old friend" }));
    expect(seen.builder?.derived.levels.bludgeoner).toBe(3);
    expect(screen.getAllByText("✓ Equipped")).toHaveLength(2);
  });

  test("takes in a file whole, skipping what is there, or nothing with the reasons", async () => {
    const { user, seen } = renderDialog([golden]);
    await user.click(screen.getByRole("tab", { name: "Files" }));
    const choose = screen.getByLabelText("Import talismans from a file");
    await user.upload(choose, jsonFile(exportTalismans([golden, { ...golden, id: "mark-2", name: "Twin" }])));
    await screen.findByText(/Imported 1 talisman\. 1 already saved\./);
    expect(names(seen.builder)).toEqual(["Best one", "Twin"]);
    const forged = { ...golden, id: "mark-3", name: "Forged", skills: golden.skills.slice(1) };
    await user.upload(choose, jsonFile(exportTalismans([{ ...golden, id: "mark-4" }, forged])));
    const alert = await screen.findByRole("alert");
    expect(textOf(alert)).toContain("Forged: No Golden Age Charm has Blast Resistance 1, Bludgeoner 3.");
    expect(names(seen.builder)).toEqual(["Best one", "Twin"]);
    await expectNoAxeViolations(screen.getByRole("dialog"));
  });

  test("takes the good lines of a CSV and lists the others by line; what is saved already stays single", async () => {
    const { user, seen } = renderDialog([golden]);
    await user.click(screen.getByRole("tab", { name: "Files" }));
    const choose = screen.getByLabelText("Import talismans from a file");
    const own = writeTalismanCsv([golden, { ...golden, name: "Twin" }], createTestData().getName);
    await user.upload(choose, csvFile(`${own}Third,,Flying,1\r\nFourth,,Ambush,many\r\n`));
    await screen.findByText(/Imported 1 talisman\. 1 already saved\./);
    expect(names(seen.builder)).toEqual(["Best one", "Twin"]);
    const left = screen.getByRole("alert");
    expect(within(left).getByText("Left out: 2 lines")).toBeDefined();
    expect(
      within(left)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Line 4: Unknown skill: Flying.", "Line 5: Ambush needs a level from 1 to 9."]);
    await expectNoAxeViolations(screen.getByRole("dialog"));
    await user.upload(choose, csvFile("Skill 1,Level 1\nFlying,1"));
    await screen.findByText("Nothing was imported:");
    expect(textOf(screen.getByRole("alert"))).toContain("Line 2: Unknown skill: Flying.");
    expect(names(seen.builder)).toEqual(["Best one", "Twin"]);
  });

  test("goes on where storage is forbidden, says so once and that an export keeps the talismans", async () => {
    const { user, seen } = renderDialog();
    const forbidden = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    await describeGolden(user);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("tab", { name: /^New/ }));
    await describeGolden(user);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(
      await screen.findAllByText(/Storage is full or blocked in this browser: .* Export them/),
    ).toHaveLength(1);
    expect(names(seen.builder)).toEqual(["", ""]);
    forbidden.mockRestore();
    // The next change is stored again, and the note is gone.
    await user.click(screen.getAllByRole("button", { name: /^Delete/ })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByText(/Storage is full or blocked in this browser/)).toBeNull());
  });
});
