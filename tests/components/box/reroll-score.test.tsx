import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RerollsPage } from "@/components/box/rerolls/RerollsPage";
import { artianStore, readArtian } from "@/lib/box/artian-weapons";
import { getRerollProps } from "@/lib/box/get-reroll-props.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { storeHunter, stubAdviceFiles } from "@/tests/support/builder/advice-page";
import { testLoadout } from "@/tests/support/builder-page";
import { patience } from "@/tests/support/patience";
import { renderWithTheme } from "@/tests/support/render";

vi.mock("@/lib/builder/worker/start-engine", async () => {
  const { createStartEngine } = await import("@/tests/support/builder/advice-page");
  return createStartEngine();
});

const props = getRerollProps();
const record = props.weapons.find(({ tier, type }) => tier === "gogma" && type === "great-sword");
const bow = props.weapons.find(({ tier, type }) => tier === "artian" && type === "bow");
const [set, other] = props.rules.setBonuses;
const [giver] = props.rules.givers;
if (!record || !bow || !set || !other || !giver) throw new Error("All are in the facts");

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("rerolls by one's own goals", () => {
  test("are scored by the search, with the odds of a better one and what materials are left", async () => {
    stubAdviceFiles();
    const loadout = testLoadout({ weapon: { id: record.id, decorations: [], artian: null } });
    storeHunter({}, [
      { name: "With the bonus", loadout, criteria: { bonuses: { [set.id]: 1 }, objective: "slots" } },
    ]);
    localStorage.setItem(
      "quarry-wishlist",
      JSON.stringify({ version: 1, wishes: [], owned: { [giver.item]: 2000 } }),
    );
    const { user, container } = renderWithTheme(<RerollsPage {...props} />);
    await user.selectOptions(screen.getByLabelText("Weapon"), record.id);
    await user.type(screen.getByLabelText("Name (optional)"), "Mine");
    await user.click(screen.getByRole("button", { name: "Add weapon" }));
    await user.selectOptions(screen.getByLabelText("Set bonus it gave: Mine"), set.id);
    await user.click(screen.getByRole("button", { name: "Add reroll" }));
    await user.click(screen.getByRole("button", { name: "Score by my goals: Mine" }));
    await user.click(await screen.findByRole("button", { name: "Score rerolls of skills" }, patience));
    await screen.findByText("Done.", {}, patience);

    const pool = props.rules.setBonuses.length;
    expect(screen.getByText(/^Keep rolling: /).textContent).toContain(`1 in ${pool} per reroll is better`);
    expect(screen.getByText(/^Keep it: \+\d/)).toBeDefined();
    const left = Math.floor((2000 * giver.points) / props.rules.cost.points);
    expect(screen.getByText(/Your materials give/).textContent).toContain(`${left} rerolls`);
    await expectNoAxeViolations(container);
  });

  test("are of reinforcements too, and of plain Artian weapons, whose kept results the weapon has", async () => {
    stubAdviceFiles();
    const { user } = renderWithTheme(<RerollsPage {...props} />);
    await user.selectOptions(screen.getByLabelText("Weapon"), bow.id);
    await user.type(screen.getByLabelText("Name (optional)"), "Bow");
    await user.click(screen.getByRole("button", { name: "Add weapon" }));
    expect(screen.queryByLabelText("Set bonus you want: Bow")).toBeNull();
    await user.selectOptions(screen.getByLabelText("It gave bonus 1: Bow"), "attack-boost-i");
    await user.selectOptions(screen.getByLabelText("It gave bonus 2: Bow"), "attack-boost-i");
    await user.click(screen.getByRole("checkbox", { name: "Kept" }));
    await user.click(screen.getByRole("button", { name: "Add reroll" }));
    expect(within(screen.getByRole("table")).getByText("Attack Boost I ×2")).toBeDefined();
    await user.click(screen.getByText(/^The weapon as it is/));
    expect(await screen.findByLabelText("Bonus 2: Bow")).toHaveProperty("value", "attack-boost-i");
    await user.click(screen.getByRole("button", { name: "Score by my goals: Bow" }));
    expect(
      await screen.findByText(/^None of your searches and builds is for this type/, {}, patience),
    ).toBeDefined();
  });

  test("are found by the name of the weapon where there are many, the last one first", async () => {
    const weapons = Array.from({ length: 5 }, (_, at) => ({
      id: `weapon-${at}`,
      name: `Weapon ${at}`,
      weapon: record.id,
      rolls: {},
      goal: {},
    }));
    artianStore.change(() => readArtian(JSON.stringify({ weapons, rolls: [] })));
    const { user } = renderWithTheme(<RerollsPage {...props} />);
    const scores = () => screen.getAllByText("Score by my goals");
    expect(scores()).toHaveLength(4);
    expect(scores()[0]?.closest("button")?.getAttribute("aria-label")).toBe("Score by my goals: Weapon 4");
    await user.click(screen.getByText("Show more (1)"));
    expect(scores()).toHaveLength(5);
    const find = screen.getByPlaceholderText("Name");
    await user.click(find);
    await user.paste("weapon 3");
    expect(scores()).toHaveLength(1);
    await user.paste("x");
    expect(screen.getByText("No weapons match")).toBeDefined();
  });
});
