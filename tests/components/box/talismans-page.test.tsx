import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TalismansPage } from "@/components/box/talismans/TalismansPage";
import { readCollection } from "@/lib/builder/collection/collection";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { storeHunter, stubAdviceFiles } from "@/tests/support/builder/advice-page";
import { goldenTalisman } from "@/tests/support/builder/loadouts";
import { createTestData, testLoadout } from "@/tests/support/builder-page";
import { patience } from "@/tests/support/patience";
import { renderWithTheme } from "@/tests/support/render";

vi.mock("@/lib/builder/worker/start-engine", async () => {
  const { createStartEngine } = await import("@/tests/support/builder/advice-page");
  return createStartEngine();
});

const { talisman, skills, slots } = goldenTalisman;
const golden: SavedTalisman = { id: "golden", name: "Golden", talisman, skills, slots };
const twin: SavedTalisman = { ...golden, id: "twin", name: "Twin" };
const poor: SavedTalisman = {
  id: "poor",
  name: "Poor",
  talisman: "golden-age-charm",
  skills: [
    { skill: "ambush", level: 1 },
    { skill: "blast-resistance", level: 1 },
    { skill: "bludgeoner", level: 3 },
  ],
  slots: [{ kind: "weapon", slot: 1 }],
};

const ownNames = () =>
  readCollection(localStorage.getItem("quarry-collection"), createTestData().catalog).talismans.map(
    ({ name }) => name,
  );
const list = () => screen.findByRole("region", { name: "Your talismans" }, patience);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("what talismans are worth", () => {
  test("is worked out for the goals of the hunter, and what can go is offered and brought back", async () => {
    stubAdviceFiles();
    storeHunter({ talismans: [poor, golden, twin] }, [
      { name: "Guard", criteria: { skills: { "divine-blessing": 3 }, objective: "slots" } },
    ]);
    const { user, container } = renderWithTheme(<TalismansPage version="worth" />);
    const rows = within(await list());
    expect(await rows.findByText(/^Outclassed by Golden: Attack Boost 3, Divine Blessing 3/)).toBeDefined();
    expect(screen.getByRole("checkbox", { name: "Guard" })).toBeDefined();
    expect(screen.getByText("Build · Free slots · 1 skill")).toBeDefined();

    await user.click(screen.getByRole("button", { name: "Work out what they are worth" }));
    await screen.findByText("Done.", {}, patience);
    // The list begins with what the goal needs.
    const [first] = rows.getAllByRole("listitem");
    expect(first?.textContent).toContain("Golden");
    expect(first?.textContent).toContain("Guard: more or larger free slots");
    expect(rows.getByText(/Guard: fewer or smaller free slots than your best set/)).toBeDefined();
    const giveUp = within(screen.getByRole("region", { name: "You can give these up" }));
    expect(giveUp.getByText(/^1 talisman: Twin: Attack Boost 3/)).toBeDefined();
    expect(giveUp.getByText(/^1 talisman: Poor: Ambush 1/)).toBeDefined();
    await expectNoAxeViolations(container);

    const [outclassed] = giveUp.getAllByRole("button", { name: "Delete it" });
    if (!outclassed) throw new Error("There is a button");
    await user.click(outclassed);
    expect(ownNames()).toEqual(["Poor", "Golden"]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(ownNames()).toEqual(["Poor", "Golden", "Twin"]);
  });

  test("a talisman that a build uses is never offered", async () => {
    stubAdviceFiles();
    storeHunter({ talismans: [golden, twin] }, [
      { name: "Wears it", criteria: {}, loadout: testLoadout({ charm: goldenTalisman }) },
    ]);
    renderWithTheme(<TalismansPage version="worth" />);
    const rows = within(await list());
    await rows.findByText(/^Outclassed by/);
    expect(rows.getAllByText("Used in Wears it")).toHaveLength(2);
    expect(screen.getByText("No talisman is outclassed and in no build.")).toBeDefined();
    // Without a goal it says how to get one.
    expect(screen.getByText("No goals yet")).toBeDefined();
  });

  test("a long list is searched by name, skill and what players call it, but for typos", async () => {
    stubAdviceFiles();
    const many = Array.from({ length: 6 }, (_, at) => ({ ...golden, id: `more-${at}`, name: `Spare ${at}` }));
    storeHunter({ talismans: [poor, golden, ...many] }, []);
    const { user } = renderWithTheme(<TalismansPage version="worth" />);
    const rows = within(await list());
    const field = await rows.findByRole("searchbox", { name: "Find a talisman" }, patience);
    const named = () => rows.queryAllByRole("listitem").map((row) => row.querySelector("p")?.textContent);
    for (const [typed, found] of [
      ["bludgeoner", ["Poor"]],
      ["ambush 1", ["Poor"]],
      ["bludgoner", ["Poor"]],
      ["nothing of the kind", []],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      await waitFor(() => expect(named()).toEqual(found), patience);
    }
    expect(rows.getByText("No talisman matches.")).toBeDefined();
    await user.clear(field);
    await user.type(field, "spare 3");
    await waitFor(() => expect(named()[0]).toBe("Spare 3"), patience);
    await user.click(rows.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(named()).toHaveLength(8), patience);
  });

  test("without talismans it says where they are added; without data, that it can be tried again", async () => {
    stubAdviceFiles();
    renderWithTheme(<TalismansPage version="worth" />);
    await waitFor(() => expect(screen.getByText("No talismans yet")).toBeDefined(), patience);
  });
});
