import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { DecorationPicker } from "@/components/builder/gear/DecorationPicker";
import type { Loadout } from "@/lib/builder/loadout/model";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { equip } from "@/tests/support/builder/loadouts";
import { TestBuilder, type TestedBuilder, testLoadout } from "@/tests/support/builder-page";
import { textOf } from "@/tests/support/page-tables";
import { renderWithTheme } from "@/tests/support/render";

const helmOnly = testLoadout({ armor: equip(["gogmazios-helm-alpha"], ["gogmazios-mail-alpha"]) });

function renderPicker(loadout: Loadout = helmOnly, slot = 0, skills: Record<string, number> = {}) {
  const seen: { builder?: TestedBuilder } = {};
  const onClose = vi.fn();
  const rendered = renderWithTheme(
    <TestBuilder
      loadout={loadout}
      criteria={{ skills }}
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <DecorationPicker place="head" slot={slot} onClose={onClose} />
    </TestBuilder>,
  );
  return { ...rendered, seen, onClose };
}

const head = (builder: TestedBuilder | undefined) => builder?.loadout.armor.head?.decorations;

describe("DecorationPicker", () => {
  test("shows what fits with what it changes, the wanted first", async () => {
    renderPicker(helmOnly, 0, { burst: 3 });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox")));
    const wanted = screen.getByRole("group", { name: "Wanted" });
    expect(within(wanted).getAllByRole("option")).toHaveLength(1);
    expect(textOf(within(wanted).getByRole("option"))).toContain("Chain Jewel [3]Burst 0 → 1/5");
    await expectNoAxeViolations(screen.getByRole("dialog"));
  });

  test("is worked by the keyboard alone", async () => {
    const { user, seen, onClose } = renderPicker();
    await user.keyboard("chall");
    expect(screen.getAllByRole("option")).toHaveLength(1);
    expect(screen.getByRole("combobox").getAttribute("aria-activedescendant")).toBe(
      screen.getByRole("option").id,
    );
    await user.keyboard("{Enter}");
    expect(head(seen.builder)).toEqual(["challenger-jewel-3"]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(seen.builder?.collection.recent.decoration).toEqual(["challenger-jewel-3"]);
  });

  test("walks the options with arrows, and takes none before one is marked", async () => {
    const { user, seen, onClose } = renderPicker(helmOnly, 1);
    const options = screen.getAllByRole("option");
    const marked = () => options.findIndex((option) => option.getAttribute("aria-selected") === "true");
    // A key that is held down since it opened the dialog must not take anything.
    await user.keyboard("{Enter}");
    expect(onClose).not.toHaveBeenCalled();
    expect(head(seen.builder)).toEqual([]);
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(marked()).toBe(1);
    await user.keyboard("{Enter}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("fills other free slots up to the highest level, as one step of undo", async () => {
    const { user, seen } = renderPicker();
    await user.click(screen.getByRole("checkbox", { name: /other free slots/ }));
    await user.type(screen.getByRole("combobox"), "chain{Enter}");
    expect(head(seen.builder)).toEqual(["chain-jewel-3"]);
    expect(seen.builder?.loadout.armor.chest?.decorations).toEqual(["chain-jewel-3"]);
    seen.builder?.undo();
    await waitFor(() => expect(head(seen.builder)).toEqual([]));
    expect(seen.builder?.canUndo).toBe(false);
  });

  test("empties the slot, and says what is in it", async () => {
    const loadout = testLoadout({ armor: equip(["gogmazios-helm-alpha", "challenger-jewel-3"]) });
    const { user, seen } = renderPicker(loadout);
    expect(textOf(screen.getByRole("option", { name: /in this slot/ }))).toContain("Challenger Jewel");
    await user.click(screen.getByRole("button", { name: "Empty this slot" }));
    expect(head(seen.builder)).toEqual([]);
  });

  test("says so when nothing is found, and when the slot is gone", async () => {
    const { user, unmount } = renderPicker();
    await user.type(screen.getByRole("combobox"), "zzz");
    screen.getByText(/No decorations match “zzz”/);
    unmount();
    renderPicker(testLoadout(), 0);
    screen.getByText("Your current gear does not have this slot.");
  });
});
