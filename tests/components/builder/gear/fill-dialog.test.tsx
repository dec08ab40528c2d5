import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { FillDialog } from "@/components/builder/gear/FillDialog";
import { collectionKey, emptyCollection, writeCollection } from "@/lib/builder/collection/collection";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { TestBuilder, type TestedBuilder } from "@/tests/support/builder-page";
import { textOf } from "@/tests/support/page-tables";
import { renderWithTheme } from "@/tests/support/render";

function renderFill(skills: Record<string, number> = {}) {
  const seen: { builder?: TestedBuilder } = {};
  const onClose = vi.fn();
  const rendered = renderWithTheme(
    <TestBuilder
      loadout={gogmaziosLoadout}
      criteria={{ skills }}
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <FillDialog onClose={onClose} />
    </TestBuilder>,
  );
  return { ...rendered, seen, onClose };
}

const getTargets = () =>
  within(screen.getByRole("region", { name: "Skills to fill" }))
    .getAllByRole<HTMLInputElement>("checkbox")
    .map((box) => box.labels?.[0]?.textContent);
const outcome = () => screen.getByRole("region", { name: "Preview" });

describe("FillDialog", () => {
  test("begins with skill targets, then the build's own skills, and puts them in as one step", async () => {
    const { user, seen, onClose } = renderFill({ earplugs: 1 });
    expect(getTargets()[0]).toBe("Earplugs now 0");
    expect(getTargets()).toContain("Burst now 3");
    expect(textOf(outcome())).toContain("Adds 6 decorations");
    expect(textOf(outcome())).toContain("Still missing");
    await expectNoAxeViolations(screen.getByRole("dialog"));
    await user.click(screen.getByRole("button", { name: "Add 6" }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(seen.builder?.derived.levels.earplugs).toBe(1);
    seen.builder?.undo();
    await waitFor(() => expect(seen.builder?.loadout).toEqual(gogmaziosLoadout));
  });

  test("follows the order, the levels and what is left out", async () => {
    const { user } = renderFill();
    const first = getTargets()[0]?.replace(/ now.*/, "") ?? "";
    await user.click(screen.getByRole("button", { name: `Move ${first} down` }));
    expect(getTargets()[1]).toContain(first);
    await user.click(screen.getByRole("checkbox", { name: /Defense Boost/ }));
    expect(textOf(outcome())).not.toContain("Defense Jewel");
    await user.selectOptions(screen.getByRole("combobox", { name: "Level of Defense Boost" }), "3");
    expect(textOf(outcome())).toContain("2× Defense Jewel [1]");
  });

  test("adds a skill, and can take out what is in the slots first", async () => {
    const { user } = renderFill();
    const field = screen.getByRole("combobox", { name: "Add a skill" });
    for (const [typed, added] of [
      ["earplug", "Earplugs"],
      ["wex 2", "Weakness Exploit"],
    ] as const) {
      await user.type(field, typed);
      await screen.findByRole("listbox", { name: "Skills of decorations" });
      await user.keyboard("{Enter}");
      expect(getTargets().at(-1)).toBe(`${added} now 0`);
    }
    expect(screen.getByRole("combobox", { name: "Level of Weakness Exploit" })).toHaveProperty("value", "2");
    await user.click(screen.getByRole("checkbox", { name: "Empty the slots first" }));
    screen.getByText(/^15 free slots|^\d\d free slots/);
    expect(getTargets()).toContain("Handicraft now 0");
  });

  test("uses only what is owned", () => {
    const owned = writeCollection({ ...emptyCollection, decorations: { "defense-jewel-1": 3 } });
    window.localStorage.setItem(collectionKey, owned);
    renderFill();
    expect(textOf(outcome())).toContain("Adds 2 decorations");
    expect(textOf(outcome())).toContain("Uses only decorations you own.");
  });
});
