import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ArtianEditor } from "@/components/builder/gear/ArtianEditor";
import type { Loadout } from "@/lib/builder/loadout/model";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { TestBuilder, type TestedBuilder, testLoadout } from "@/tests/support/builder-page";
import { textOf } from "@/tests/support/page-tables";
import { renderWithTheme } from "@/tests/support/render";

function renderEditor(loadout: Loadout = gogmaziosLoadout) {
  const seen: { builder?: TestedBuilder } = {};
  const onClose = vi.fn();
  const rendered = renderWithTheme(
    <TestBuilder
      loadout={loadout}
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <ArtianEditor onClose={onClose} />
    </TestBuilder>,
  );
  return { ...rendered, seen, onClose };
}

const figures = () => screen.getByRole("region", { name: "Weapon stats" });
const select = (name: string) => screen.getByRole("combobox", { name });

describe("ArtianEditor", () => {
  test("shows the choices and changes nothing before they are used", async () => {
    const { user, seen } = renderEditor();
    await expectNoAxeViolations(screen.getByRole("dialog"));
    expect(textOf(figures())).toContain("Attack231 1,109 shown");
    await user.selectOptions(select("Reinforcement 3"), "attack-boost-ex");
    expect(textOf(figures())).toContain("Attack243 +12");
    expect(textOf(figures())).toContain("Affinity−5% −10%");
    expect(seen.builder?.loadout).toEqual(gogmaziosLoadout);
    await user.click(screen.getByRole("button", { name: "Use this weapon" }));
    expect(seen.builder?.derived.weapon?.attack).toBe(243);
    expect(seen.builder?.problems).toEqual([]);
  });

  test("has focus, parts, five reinforcements, set bonus and group skill in one view", async () => {
    const weapon = gogmaziosLoadout.weapon;
    if (!weapon?.artian) throw new Error("no Artian weapon");
    const bare = { ...weapon, artian: { ...weapon.artian, reinforcements: [] } };
    const { user } = renderEditor(testLoadout({ weapon: bare }));
    screen.getByRole("radio", { name: "Attack" });
    select("Infusion of part 3");
    select("Set bonus");
    select("Group skill");
    const fields = [1, 2, 3, 4, 5].map((at) => select(`Reinforcement ${at}`));
    expect(fields.map((field) => field.hasAttribute("disabled"))).toEqual([false, true, true, true, true]);
    await user.selectOptions(select("Reinforcement 1"), "attack-boost-ex");
    expect(select("Reinforcement 2")).toHaveProperty("disabled", false);
  });

  test("does not let one reinforcement too many be chosen", async () => {
    const { user } = renderEditor();
    await user.selectOptions(select("Reinforcement 4"), "sharpness-ammo-boost-i");
    const third = within(select("Reinforcement 3")).getByRole("option", { name: /Sharpness\/Ammo Boost EX/ });
    expect(third).toHaveProperty("disabled", true);
    expect(textOf(third)).toContain("limit reached");
    screen.getByText(/Sharpness or ammo 2 of 2/);
  });

  test("changes the element with the parts and drops it where no two are alike", async () => {
    const { user } = renderEditor();
    await user.selectOptions(select("Element of part 1"), "water");
    await user.selectOptions(select("Element of part 2"), "ice");
    expect(textOf(figures())).toContain("ElementNone");
    await user.selectOptions(select("Element of part 2"), "water");
    expect(textOf(figures())).toContain("Water");
    expect(textOf(figures())).toMatch(/was Fire\s*590/);
  });

  test("says with each roll which bonus it takes the place of", async () => {
    const { user } = renderEditor();
    await user.click(select("Set bonus"));
    const options = within(await screen.findByRole("listbox", { name: "Set bonus: options" })).getAllByRole(
      "option",
    );
    const costs = options.filter((option) => /−1 Doshaguma's Might$/.test(textOf(option)));
    // All but the one that is rolled.
    expect(costs).toHaveLength(options.length - 1);
    expect(options.find((option) => !/−1/.test(textOf(option)))?.textContent).toMatch(/^Doshaguma's Might/);
  });

  test("finds a roll by what players call it and takes it away again", async () => {
    const { user } = renderEditor();
    await user.type(select("Set bonus"), "black eclipse");
    const list = await screen.findByRole("listbox", { name: "Set bonus: options" });
    expect(textOf(within(list).getByRole("option"))).toContain("Gore Magala's Tyranny");
    await user.keyboard("{Enter}");
    expect(select("Set bonus")).toHaveProperty("value", "Gore Magala's Tyranny");
    expect(textOf(figures())).toContain("Gore Magala's Tyranny: 0 → 1 pieces");
    await user.click(screen.getByRole("button", { name: "Remove Gore Magala's Tyranny" }));
    expect(select("Set bonus")).toHaveProperty("value", "");
    await user.type(select("Group skill"), "zzz");
    expect(screen.getByText("No roll has that name.")).toBeDefined();
  });

  test("switches the focus to the other weapon and keeps the choices", async () => {
    const { user, seen } = renderEditor();
    await user.click(screen.getByRole("radio", { name: "Element" }));
    await user.click(screen.getByRole("button", { name: "Remove Doshaguma's Might" }));
    expect(textOf(figures())).toContain("Doshaguma's Might: 2 → 1 pieces, level 1 → 0");
    await user.click(screen.getByRole("button", { name: "Use this weapon" }));
    const { weapon } = seen.builder?.loadout ?? {};
    expect(weapon?.id).toBe("great-sword-ostrak-oblivion-element-focus");
    expect(weapon?.artian).toEqual({ ...gogmaziosLoadout.weapon?.artian, setBonus: null });
    expect(weapon?.decorations).toEqual(["handicraft-jwl-iii-3", "attack-jewel-iii-3"]);
  });

  test("explains choices of another place that the game does not allow", () => {
    const weapon = gogmaziosLoadout.weapon;
    const artian = weapon?.artian;
    if (!weapon || !artian) throw new Error("no Artian weapon");
    const forged = { ...artian, reinforcements: Array.from({ length: 6 }, () => "element-boost-ex") };
    renderEditor(testLoadout({ weapon: { ...weapon, artian: forged } }));
    expect(textOf(screen.getByRole("alert"))).toContain("at most 4 element reinforcements, not 6");
    expect(screen.getByRole("button", { name: "Use this weapon" })).toHaveProperty("disabled", true);
  });

  test("says so for a weapon that has no parts", () => {
    renderEditor(testLoadout());
    screen.getByText("The equipped weapon is not made of Artian parts.");
  });
});
