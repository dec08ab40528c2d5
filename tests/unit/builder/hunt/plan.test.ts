import { describe, expect, test } from "vitest";
import { assumptionRows, completeAssumptions, usualAssumptions } from "@/lib/builder/hunt/assumptions";
import { formatHuntEvent, formatHuntTime } from "@/lib/builder/hunt/format-hunt";
import { emptyHuntPlan, readHuntPlan } from "@/lib/builder/hunt/plan";

describe("a stored hunt", () => {
  test("comes back as it was", () => {
    const plan = {
      quest: "1-000-shimmering-swords",
      companions: [{ name: "Horn", code: "abc", loopSec: 5.5 }],
      renewals: { "adrenaline-rush": 40 },
      uses: { "modifier:might-seed": 3 },
      traps: { shockTrap: 2 },
      roundsPerLoop: 4,
      staminaPerLoop: 20,
      changed: { attackPct: 50 },
    };
    expect(readHuntPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  test("loses what nobody could have chosen, and is bounded", () => {
    expect(readHuntPlan(null)).toEqual(emptyHuntPlan);
    const companion = { name: "A".repeat(500), code: "abc", loopSec: Number.NaN };
    const plan = readHuntPlan({
      quest: 7,
      companions: [
        companion,
        "x",
        { name: "B", code: "c".repeat(100_000), loopSec: 1 },
        companion,
        companion,
      ],
      renewals: { a: -1, b: 5, c: "6" },
      staminaPerLoop: 1e9,
      changed: { attackPct: 500, sharpenSec: 6, other: 1 },
    });
    expect(plan.quest).toBeNull();
    expect(plan.companions.map(({ name, loopSec }) => [name.length, loopSec])).toEqual([[60, 0]]);
    expect(plan).toMatchObject({ renewals: { b: 5 }, staminaPerLoop: null, changed: { sharpenSec: 6 } });
  });
});

test("assumptions are the usual ones but for what was changed, within limits", () => {
  expect(completeAssumptions({})).toEqual(usualAssumptions);
  expect(completeAssumptions({ attackPct: 0, sharpenSec: Number.NaN })).toEqual({
    ...usualAssumptions,
    attackPct: 5,
  });
  for (const { usual, limits, source } of assumptionRows) {
    expect(usual).toBeGreaterThanOrEqual(limits[0]);
    expect(usual).toBeLessThanOrEqual(limits[1]);
    expect(source.length).toBeGreaterThan(10);
  }
});

test("times are written as boards write them", () => {
  expect([5, 302.4, 599.7].map(formatHuntTime)).toEqual(["0'05", "5'02", "10'00"]);
});

test("events name hunters where there are several, parts and statuses, and how it ends", () => {
  const names = {
    hunters: ["You", "Horn"],
    getPart: (id: string) => id.toUpperCase(),
    getItem: (id: string) => `${id}!`,
  };
  const say = (event: Partial<Parameters<typeof formatHuntEvent>[0]>, of = names) =>
    formatHuntEvent({ kind: "end", atSec: 1, left: 0, ...event }, of);
  expect(say({ kind: "sharpen", hunter: 1 })).toBe("Horn: Sharpen");
  expect(say({ kind: "color", hunter: 0, what: "blue" }, { ...names, hunters: ["You"] })).toBe(
    "Sharpness falls to blue",
  );
  expect(say({ kind: "break", what: "tail" })).toBe("TAIL breaks");
  expect(say({ kind: "status", what: "stun" })).toBe("Stunned");
  expect(say({ kind: "item", hunter: 1, what: "Might Seed" })).toBe("Horn: Might Seed! again");
  expect(say({ kind: "gone", hunter: 0, what: "Might Seed" })).toBe("You: No Might Seed! left");
  expect(say({ kind: "trap", hunter: 0, what: "Pitfall trap" })).toBe("Held by a pitfall trap!");
  expect([say({}), say({ left: 0.2 })]).toEqual(["Slain", "Time is up"]);
});
