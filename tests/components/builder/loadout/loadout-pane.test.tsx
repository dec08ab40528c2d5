import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LoadoutPane } from "@/components/builder/loadout/LoadoutPane";
import { emptyCollection } from "@/lib/builder/collection/collection";
import type { Loadout } from "@/lib/builder/loadout/model";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { createTestData, TestBuilder, type TestedBuilder, testLoadout } from "@/tests/support/builder-page";
import { renderWithTheme } from "@/tests/support/render";

function show(loadout?: Loadout) {
  const latest: { builder: TestedBuilder | null } = { builder: null };
  const view = renderWithTheme(
    <TestBuilder {...(loadout && { loadout })} onBuilder={(builder) => (latest.builder = builder)}>
      <LoadoutPane />
    </TestBuilder>,
  );
  return { ...view, current: () => latest.builder ?? expect.fail("no builder") };
}

/** The row that a button of this name stands in. */
function rowOf(name: RegExp): HTMLElement {
  return screen.getByRole("button", { name }).closest("li") ?? expect.fail("no row");
}

const book = createTestData();
const slotted = book.armor.armor.find(
  (piece) => piece.piece === "head" && piece.slots[0] === 3 && piece.skills.length > 0,
);
const bare = book.armor.armor.find((piece) => piece.piece === "head" && piece.slots.length === 0);
const jewel = book.armor.decorations.find(({ kind, slot }) => kind === "armor" && slot === 3);
if (!slotted || !bare || !jewel) throw new Error("the data lacks what the tests wear");

const jeweled = testLoadout({ armor: { head: { id: slotted.id, decorations: [jewel.id] } } });

test.each([
  ["talismans", "Appraised talismans"],
  ["decorations", "My decorations"],
])("a link that asks for %s opens their dialog", async (asked, title) => {
  window.history.replaceState(null, "", `/builder?open=${asked}`);
  try {
    show();
    expect(await screen.findByRole("dialog", { name: title }, { timeout: 10_000 })).toBeTruthy();
  } finally {
    window.history.replaceState(null, "", "/");
  }
});

describe("the loadout", () => {
  test("invites to fill every place while nothing is equipped", async () => {
    show();
    const invitations = screen.getAllByRole("button", { name: /^Choose/ }).map((each) => each.textContent);
    expect(invitations).toEqual([
      "Choose a weapon",
      "Choose head armor",
      "Choose chest armor",
      "Choose arm armor",
      "Choose waist armor",
      "Choose leg armor",
      "Choose a charm",
      "Talisman",
    ]);
    await expectNoAxeViolations();
  });

  test("shows what is equipped with its figures, skills, slots and page, and takes it off", async () => {
    const { user, current } = show(jeweled);
    const row = rowOf(/^Head: /);
    expect(row.textContent).toContain(slotted.name);
    expect(row.textContent).toContain(`Defense ${slotted.defenseMax}`);
    for (const { skill, level } of slotted.skills) {
      expect(row.textContent).toContain(`${book.getName("skill", skill)} ${level}`);
    }
    const slots = within(row).getByRole("list", { name: "Slots, Head" });
    expect(within(slots).getAllByRole("button")).toHaveLength(slotted.slots.length);
    within(slots).getByRole("button", { name: `Slot of level 3, Head: ${jewel.name}` });
    expect(within(row).getByRole("link").getAttribute("href")).toContain(`/wiki/armor/${slotted.set}`);
    await expectNoAxeViolations();
    await user.click(within(row).getByRole("button", { name: `Unequip ${slotted.name}` }));
    expect(current().loadout.armor.head).toBe(null);
    screen.getByRole("button", { name: "Choose head armor" });
  });

  test("tells which decorations lost their slot, and brings them back", async () => {
    const { user, current } = show(jeweled);
    act(() => void current().act({ type: "equip", place: "head", id: bare.id }));
    const note = screen.getByRole("status");
    expect(note.textContent).toContain(`No slot left for ${jewel.name}`);
    await user.click(within(note).getByRole("button", { name: "Undo" }));
    expect(current().loadout.armor.head?.decorations).toEqual([jewel.id]);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("says at its place why something cannot be, and still shows it", async () => {
    const weapon = book.weapons.weapons.find(({ artian }) => artian === "artian");
    show(
      testLoadout({
        weapon: { id: weapon?.id ?? "", decorations: [], artian: null },
        armor: {
          legs: { id: "no-such-legs", decorations: [] },
          head: { id: bare.id, decorations: [jewel.id] },
        },
      }),
    );
    // What is wrong is said by code that loads when it is needed.
    await waitFor(() =>
      expect(rowOf(/^Weapon: /).textContent).toContain(
        `${weapon?.name} needs Artian parts. Choose them first.`,
      ),
    );
    within(rowOf(/^Weapon: /)).getByRole("button", { name: `Edit Artian parts of ${weapon?.name}` });
    expect(rowOf(/^Legs: /).textContent).toContain("Unknown armor: no-such-legs.");
    expect(rowOf(/^Head: /).textContent).toContain("There is a decoration in slot 1");
    expect(screen.getAllByRole("list", { name: "Not possible in the game" })).toHaveLength(3);
    await expectNoAxeViolations();
  });

  test("takes out what does not fit, where nothing else could, and keeps the rest", async () => {
    const { user, current } = show(
      testLoadout({ armor: { head: { id: slotted.id, decorations: [jewel.id, jewel.id, null, jewel.id] } } }),
    );
    await user.click(await screen.findByRole("button", { name: "Remove what does not fit: head" }));
    const room = slotted.slots.filter((slot) => slot === 3).length;
    const kept = current().loadout.armor.head?.decorations.filter((id) => id !== null);
    expect(kept).toHaveLength(Math.min(3, room));
    expect(current().problems).toEqual([]);
    expect(screen.queryByRole("list", { name: "Not possible in the game" })).toBe(null);
  });

  test("switches transcended armor on, and counts the slots that are free", async () => {
    const piece = book.armor.armor.find((each) => each.slotsTranscended !== undefined) ?? expect.fail();
    const { user, current } = show(
      testLoadout({ armor: { [piece.piece]: { id: piece.id, decorations: [] } } }),
    );
    expect(screen.getByRole("button", { name: `Fill free slots ${piece.slots.length}` })).toBeTruthy();
    await user.click(screen.getByRole("switch", { name: "Transcended armor" }));
    expect(current().loadout.transcended).toBe(true);
    expect(screen.getByRole("switch", { name: "Transcended armor", checked: true })).toBeTruthy();
    expect(rowOf(new RegExp(`: ${piece.name}$`)).textContent).toContain(
      `Defense ${piece.defenseMaxTranscended}`,
    );
  });

  test("shows a talisman by the name that its owner gave it", () => {
    const talisman = book.armor.talismans.talismans[0]?.id ?? "";
    const figures = { talisman, skills: [], slots: [] };
    const { current } = show(testLoadout({ charm: { kind: "talisman", decorations: [], ...figures } }));
    const row = rowOf(/^Talisman: /);
    expect(row.textContent).toContain(book.getName("talisman", talisman));
    within(row).getByRole("button", { name: "Charms" });
    const kept = { id: "kept-1", name: "From the guild", ...figures };
    act(() => current().changeCollection((collection) => ({ ...collection, talismans: [kept] })));
    screen.getByRole("button", { name: "Talisman: From the guild" });
    act(() => current().changeCollection(() => emptyCollection));
  });

  test("opens the picker of a place, and gives the focus back when it closes", async () => {
    const { user } = show();
    const opener = screen.getByRole("button", { name: "Choose waist armor" });
    await user.click(opener);
    await screen.findByRole("dialog", { name: "Choose waist armor" });
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(document.activeElement).toBe(opener);
  });
});
