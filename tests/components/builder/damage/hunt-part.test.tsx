import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyHuntPlan, huntPlanKey, readHuntPlan } from "@/lib/builder/hunt/plan";
import type { HuntRequest } from "@/lib/builder/hunt/request";
import { solveHunt } from "@/lib/builder/hunt/solve-hunt";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { createTestData, testLoadout } from "@/tests/support/builder-page";
import { renderPane, wielding } from "./damage-harness";

/** Workers are not in this browser: the same code answers in the page, from what could be sent to one. */
vi.mock("@/lib/builder/hunt/hunt-client", () => ({
  startHunts: (facts: Parameters<typeof solveHunt>[1]) => {
    const sent = structuredClone(facts);
    return {
      solve: async (request: HuntRequest) => solveHunt(structuredClone(request), sent),
      close: () => {},
    };
  },
}));

const sword = "great-sword-varianza";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function openHunt(setup: Parameters<typeof renderPane>[1] = {}, loadout = wielding(sword)) {
  const pane = await renderPane(loadout, { monster: "seregios", part: "head", ...setup });
  await pane.user.click(await screen.findByText("Hunt in time"));
  await screen.findByLabelText("Quest");
  return pane;
}

const answer = () => screen.findByText(/^\d+'\d\d$/, { selector: "b" });
const toSeconds = (text: string | null) => {
  const [minutes = 0, seconds = 0] = (text ?? "").split("'").map(Number);
  return 60 * minutes + seconds;
};

describe("the hunt in time", () => {
  test("says how long the hunt takes, marks a pace that nobody timed, and agrees with the hunts it played", async () => {
    const { container } = await openHunt();
    const time = toSeconds((await answer()).textContent);
    expect(screen.getByText(/at an assumed pace/)).toBeTruthy();
    expect(screen.getByText("Unmeasured:")).toBeTruthy();
    const [played, error] = (screen.getByText(/ ± /).textContent ?? "").split(" ± ");
    expect(Math.abs(toSeconds(played ?? "") - time)).toBeLessThan(3 * Number.parseFloat(error ?? "") + 1);
    await waitFor(() => screen.getByRole("group", { name: /Events by health left/ }));
    await expectNoAxeViolations(container);
  });

  test("says below the quest what the closed field may cut off: stars, health for the party, time", async () => {
    const { user } = await openHunt();
    const quest = screen.getByLabelText("Quest");
    const [first, second] = within(quest).getAllByRole("option");
    if (!first || !second) throw new Error("one quest at most");
    const health = (option: HTMLElement) => /([\d,]+) health$/.exec(option.textContent ?? "")?.[1];
    expect(quest).toHaveProperty("value", first.getAttribute("value"));
    screen.getByText(new RegExp(`^\\d★( event)?, ${health(first)} health, \\d+ min, `));
    await user.selectOptions(quest, second);
    screen.getByText(new RegExp(`^\\d★( event)?, ${health(second)} health, \\d+ min, `));
  });

  test("does not call a combo timed that nobody timed, where there is no answer", async () => {
    const bare = encodeLoadout(testLoadout(), createTestData().tables);
    const plan = { ...emptyHuntPlan, companions: [{ name: "Bare", code: bare, loopSec: 0 }] };
    localStorage.setItem(huntPlanKey, JSON.stringify(plan));
    await openHunt();
    expect((await screen.findByRole("alert")).textContent).toBe("Bare: no weapon is equipped.");
    expect(screen.queryByText(/Timed by you/)).toBeNull();
  });

  test("goes by the pace that a person timed, and is slower with a slower one", async () => {
    const { user, now } = await openHunt({ seconds: 6 });
    const fast = toSeconds((await answer()).textContent);
    expect(screen.queryByText("Unmeasured:")).toBeNull();
    const field = screen.getByLabelText("Your combo takes, seconds");
    await user.clear(field);
    await user.type(field, "12");
    expect(now().setup.seconds).toBe(12);
    await waitFor(async () => expect(toSeconds((await answer()).textContent)).toBeGreaterThan(1.6 * fast));
  });

  test("shows sharpness by color, and the use of it falls with what an assumption changes", async () => {
    const { user } = await openHunt({ seconds: 6 });
    await answer();
    const table = screen.getByRole("table", { name: "Sharpness by color" });
    const rows = within(table).getAllByRole("row").slice(1);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows[0]?.textContent).not.toMatch(/0 %$/);
    await user.click(screen.getByText("Assumptions", { exact: true }));
    const colors = screen.getByLabelText("Colors used below the keenest");
    await user.clear(colors);
    await user.type(colors, "1");
    await waitFor(() =>
      expect(
        within(screen.getByRole("table", { name: "Sharpness by color" })).getAllByRole("row")[2]?.textContent,
      ).not.toMatch(/0%$/),
    );
    expect(readHuntPlan(JSON.parse(localStorage.getItem(huntPlanKey) ?? "{}")).changed).toEqual({
      duller: 1,
    });
    await user.click(screen.getByRole("button", { name: "Reset all assumptions" }));
    expect(readHuntPlan(JSON.parse(localStorage.getItem(huntPlanKey) ?? "{}")).changed).toEqual({});
  });

  test("takes up to three more hunters, each removable, and health grows with them", async () => {
    const { user } = await openHunt({ seconds: 6 });
    await answer();
    const health = () => screen.getByText("Health", { selector: "dt" }).nextSibling?.textContent;
    expect(health()).toBe("44,000");
    await user.click(screen.getByRole("button", { name: "Add this build again" }));
    await waitFor(() => expect(health()).toBe("81,840"));
    const table = screen.getByRole("table", { name: "What each hunter does" });
    expect(within(table).getAllByRole("row")).toHaveLength(3);
    // A name and the one color in use of each hunter, no others.
    const colors = within(screen.getByRole("table", { name: "Sharpness by color" }));
    expect(colors.getAllByRole("row").slice(1)).toHaveLength(4);
    await user.click(screen.getByRole("button", { name: "Add this build again" }));
    await user.click(screen.getByRole("button", { name: "Add this build again" }));
    expect(screen.getByText("The party is full.")).toBeTruthy();
    for (const button of screen.getAllByRole("button", { name: /^Remove / })) await user.click(button);
    await waitFor(() => expect(health()).toBe("44,000"));
  });

  test("asks how often a buff that ends is renewed, and counts it for that share of the time", async () => {
    const charm = { kind: "charm", id: "counterattack-charm-iii" } as const;
    const { user } = await openHunt({ seconds: 6 }, { ...wielding(sword), charm });
    const before = toSeconds((await answer()).textContent);
    const field = screen.getByLabelText("Adrenaline Rush is renewed every, seconds");
    expect(screen.getByText(/Lasts 30 s\. As under Uptimes: 0%/)).toBeTruthy();
    await user.type(field, "40");
    await screen.findByText(/Lasts 30 s\. 75% of the time/);
    await waitFor(async () => expect(toSeconds((await answer()).textContent)).toBeLessThan(before));
  });

  test("counts items until none is left, and traps that a person sets", async () => {
    const { user } = await openHunt({ seconds: 6, bonuses: { "modifier:might-pill": 100 } });
    const time = async () => toSeconds((await answer()).textContent);
    const before = await time();
    const used = () => screen.getByRole("table", { name: "Items, rounds and melodies" }).textContent;
    expect(used()).toContain("Might Pill55");
    const uses = screen.getByLabelText("Might Pill, uses");
    await user.clear(uses);
    await waitFor(() => expect(used()).toContain("Might Pill05"));
    await waitFor(async () => expect(await time()).toBeGreaterThan(before));
    await user.type(screen.getByLabelText("Pitfall traps set"), "2");
    await user.click(screen.getByText("All events as a table"));
    const events = screen.getByRole("table", { name: "Events of the hunt" });
    await waitFor(() => expect(within(events).getAllByText("Held by a pitfall trap")).toHaveLength(2));
    expect(readHuntPlan(JSON.parse(localStorage.getItem(huntPlanKey) ?? "{}"))).toMatchObject({
      uses: { "modifier:might-pill": 0 },
      traps: { pitfallTrap: 2 },
    });
  });
});
