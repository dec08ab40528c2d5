import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { DamagePane } from "@/components/builder/damage/DamagePane";
import { customTargetId } from "@/lib/builder/target/custom-target";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { findStage } from "@/lib/builder/target/hunt-stages";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { TestBuilder, testLoadout } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";
import { damageFile, renderPane, wielding } from "./damage-harness";

/** Workers are not in this browser, and the hunt in time is opened with everything else: hunt-part.test.tsx has its answers. */
vi.mock("@/lib/builder/hunt/hunt-client", () => ({
  startHunts: () => ({ solve: () => new Promise(() => {}), close: () => {} }),
}));

const sword = "great-sword-varianza";
const tackle = "great-sword-tackle-lv3";

function section(name: string | RegExp): HTMLElement {
  return screen.getByRole("region", { name });
}

describe("what is missing", () => {
  test("a weapon is asked for, with the way to it", async () => {
    const { user, onTab } = await renderPane(testLoadout(), { monster: "rey-dau" });
    screen.getByText("No weapon equipped");
    await user.click(screen.getByRole("button", { name: "Choose a weapon" }));
    expect(onTab).toHaveBeenCalledWith("loadout");
  });

  test("a monster is asked for, and found by typing", async () => {
    const { user, now, container } = await renderPane(wielding(sword));
    screen.getByText("Choose your target");
    await expectNoAxeViolations(container);
    const field = screen.getByRole("combobox", { name: "Monster" });
    await user.click(field);
    // The list comes with its own code, which a slow machine takes longer for than a click.
    const list = await screen.findByRole("listbox", { name: "Monsters" });
    expect(within(list).getAllByRole("option").length).toBeGreaterThan(50);
    await user.type(field, "gore");
    expect(
      within(list)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Gore Magala"]);
    await user.keyboard("{Enter}");
    expect(now().setup.monster).toBe("gore-magala");
    expect(screen.queryByRole("listbox", { name: "Monsters" })).toBeNull();
    // With the first target the hunt is the usual one, which nobody has to set up.
    await screen.findByText(/^expected for \d+ hits$/);
    const { rotation, conditions } = now().setup;
    expect(rotation.length).toBeGreaterThan(0);
    expect(findStage(conditions, "great-sword")).toBe("steady");
  });

  test("a further monster leaves moves and uptimes as they are", async () => {
    const { user, now } = await renderPane(wielding(sword), { monster: "rey-dau" });
    await user.type(screen.getByRole("combobox", { name: "Monster" }), "gore");
    await user.keyboard("{Enter}");
    expect(now().setup).toMatchObject({ monster: "gore-magala", rotation: [], conditions: {} });
  });

  test("leaving the field without a choice keeps the monster", async () => {
    const { user, now } = await renderPane(wielding(sword), { monster: "rey-dau" });
    const field = screen.getByRole("combobox", { name: "Monster" });
    await user.click(field);
    await user.type(field, "nothing is called so");
    screen.getByText("No monster found.");
    await user.keyboard("{Escape}");
    screen.getByDisplayValue("Rey Dau");
    expect(now().setup.monster).toBe("rey-dau");
  });
});

describe("data that does not come", () => {
  test("is said, and asked for again", async () => {
    let works = false;
    stubApi({
      "GET /api/builder/data/damage.json": () =>
        works ? { body: damageFile() } : { status: 503, body: { message: "Busy." } },
    });
    const { user } = renderWithTheme(
      <TestBuilder loadout={wielding(sword)} version="fails">
        <DamagePane />
      </TestBuilder>,
    );
    screen.getByText("Loading monsters and moves");
    await screen.findByText("Monsters and moves could not be loaded");
    works = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("combobox", { name: "Monster" });
  });
});

describe("the damage setup", () => {
  test("takes part and state from a cell of the hitzones", async () => {
    const { user, now } = await renderPane(wielding(sword), { monster: "rey-dau" });
    const table = screen.getByRole("table", { name: /Parts of Rey Dau by state/ });
    within(table).getByRole("radio", { checked: true, name: "Head, normal: sever 60" });
    await user.click(within(table).getByRole("radio", { name: /^Tail, wound: sever 65/ }));
    expect(now().setup).toMatchObject({ part: "tail", state: "wound" });
    expect(within(table).getAllByRole("radio", { checked: true })).toHaveLength(1);
  });

  test("takes moves by name, counts them, and lets them go", async () => {
    const { user, now } = await renderPane(wielding(sword), { monster: "rey-dau" });
    const moves = section("Moves");
    await user.click(within(moves).getByText("Add moves"));
    await user.type(await within(moves).findByRole("searchbox", { name: "Find a move" }), "tackle lv3");
    await user.click(within(moves).getByRole("button", { name: /^Tackle Lv3/ }));
    await user.click(within(moves).getByRole("button", { name: "One more Tackle Lv3" }));
    expect(now().setup.rotation).toEqual([{ move: tackle, count: 2 }]);
    await screen.findByText("expected for 2 hits");
    await user.click(within(moves).getByRole("button", { name: "One fewer Tackle Lv3" }));
    await user.click(within(moves).getByRole("button", { name: "Remove Tackle Lv3" }));
    expect(now().setup.rotation).toEqual([]);
  });

  test("keeps the moves of another weapon, and says so", async () => {
    const rotation = [{ move: "hammer-upswing", count: 1 }];
    const { now } = await renderPane(wielding(sword), { monster: "rey-dau", rotation });
    expect(section("Moves").textContent).toContain("1 move of another weapon is saved");
    expect(now().setup.rotation).toEqual(rotation);
  });

  test("has a slider for what skills wait for; a usual share is not kept, and moving it is one step of undo", async () => {
    const loadout = wielding("great-sword-varianza");
    const worn = {
      ...loadout,
      armor: { ...loadout.armor, head: { id: "dahaad-shardhelm-alpha", decorations: [] } },
    };
    const { now } = await renderPane(worn, { monster: "rey-dau" });
    const slider = screen.getByRole("slider", { name: /^Monster enraged/ });
    expect(slider.getAttribute("aria-valuetext")).toBe("100 percent uptime");
    for (const value of ["40", "41", "42"]) fireEvent.change(slider, { target: { value } });
    expect(Object.values(now().setup.conditions)).toEqual([42]);
    act(() => now().undo());
    expect(now().setup.conditions).toEqual({});
    expect(now().canUndo).toBe(false);
    for (const value of ["42", "100"]) fireEvent.change(slider, { target: { value } });
    expect(now().setup.conditions).toEqual({});
  });

  test("takes bonuses with their share of the time, and figures of one's own within bounds", async () => {
    const { user, now } = await renderPane(wielding(sword), { monster: "rey-dau" });
    const besides = section("Buffs");
    const meals = within(besides).getByRole<HTMLSelectElement>("combobox", { name: "Meal" });
    // By how much each raises the damage, most first.
    await waitFor(() =>
      expect(meals.options[1]?.textContent).toMatch(/^.* \(attack \+\d+\), \+[\d.]+% damage$/),
    );
    await user.selectOptions(meals, "meal:village-azuz");
    await user.click(within(besides).getByText("Melodies"));
    await user.click(within(besides).getByRole("checkbox", { name: /^Attack Up \(L\), played again/ }));
    await user.click(within(besides).getByRole("checkbox", { name: /^Attack Up \(L\) attack/ }));
    expect(
      within(besides).getByRole("checkbox", { name: /^Attack Up \(L\) attack.*\+[\d.]+% damage$/ }),
    ).toBeDefined();
    expect(now().setup.bonuses).toEqual({ "meal:village-azuz": 100, "melody:attack-up-l": 100 });
    fireEvent.change(within(besides).getByRole("slider", { name: "Share of the time" }), {
      target: { value: "30" },
    });
    expect(now().setup.bonuses["melody:attack-up-l"]).toBe(30);

    await user.click(within(besides).getByText("Other bonuses"));
    const attack = within(besides).getByRole("textbox", { name: "Attack +" });
    await user.type(attack, "6");
    expect(now().setup.own.attack).toBe(6);
    await user.type(attack, "66");
    within(besides).getByDisplayValue("666");
    expect(attack.getAttribute("aria-invalid")).toBe("true");
    within(besides).getByText("0 to 200");
    expect(now().setup.own.attack).toBe(66);
  });

  test("calculates with the color of sharpness that is chosen", async () => {
    const { user, now } = await renderPane(wielding(sword), { monster: "rey-dau" });
    // A weapon without status has nothing to say of it.
    expect(screen.queryByRole("region", { name: "Status" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Red" }));
    expect(now().setup.sharpness).toBe("red");
  });

  // Final Battleaxes has poison 200. Venom Jewel III has Poison Attack 3, + 20 % and + 50: 200 × 1.2 + 50 = 290.
  test("says what the weapon's status does to the monster, and that no damage of it is counted", async () => {
    const { now, container } = await renderPane(
      wielding("dual-blades-final-battleaxes", ["venom-jewel-iii-3"]),
      {
        monster: "rathalos",
      },
    );
    const status = await screen.findByRole("region", { name: "Status" });
    expect(status.textContent).toContain("Poison 290 with skills that are always on");
    expect(status.textContent).toContain(
      "Rathalos: threshold 250, +150 per proc, max 700, before rank and party size. Each proc: 10 (high rank: 15) damage every second for 15 s",
    );
    expect(status.textContent).toContain("Left out of damage: no table says how often a hit adds buildup");
    await expectNoAxeViolations(container);
    act(() => now().changeSetup({ monster: "gogmazios" }));
    await waitFor(() => expect(section("Status").textContent).toContain("Gogmazios: immune"));
    act(() => now().changeSetup({ monster: customTargetId }));
    await waitFor(() => expect(section("Status").textContent).not.toMatch(/threshold 250|immune/));
    expect(section("Status").textContent).toContain("Poison 290");
  });

  test("is handed to the search by one button", async () => {
    const { user, now, onTab } = await renderPane(wielding(sword), { monster: "rey-dau" });
    await user.click(screen.getByRole("button", { name: "Best set for this target" }));
    expect(now().criteria.objective).toBe("damage");
    expect(now().isSearchWanted).toBe(true);
    expect(onTab).toHaveBeenCalledExactlyOnceWith("search");
  });

  test("with everything in it breaks no rule of accessibility", async () => {
    const { container } = await renderPane(wielding(sword), {
      ...emptyDamageSetup,
      monster: "chatacabra",
      rotation: [{ move: tackle, count: 2 }],
      bonuses: { "melody:attack-up-l": 50 },
    });
    for (let round = 0; round < 3; round++) {
      for (const summary of container.querySelectorAll("details:not([open]) > summary"))
        fireEvent.click(summary);
      // What opens brings further figures that open.
      await waitFor(() => expect(container.querySelectorAll("details[open]").length).toBeGreaterThan(round));
    }
    expect(container.querySelectorAll("details[open] table").length).toBeGreaterThan(8);
    await expectNoAxeViolations(container);
  });
});
