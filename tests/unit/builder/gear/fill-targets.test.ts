import { describe, expect, test } from "vitest";
import { fillSlots } from "@/lib/builder/editor/fill-slots";
import { countUsedDecorations, listOpenSlots } from "@/lib/builder/editor/place-decorations";
import {
  countIds,
  getDefaultFillTargets,
  moveFillTarget,
  withoutDecorations,
  withoutIdleOffers,
} from "@/lib/builder/gear/fill-targets";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { catalog, gogmaziosLoadout } from "@/tests/support/builder/loadouts";

const derived = deriveLoadout(gogmaziosLoadout, catalog);

describe("getDefaultFillTargets", () => {
  test("lists unmet skill targets before the build's own skills, and leaves out what is met", () => {
    const targets = getDefaultFillTargets(derived, { earplugs: 2, agitator: 5, burst: 4 }, catalog);
    expect(targets.slice(0, 2)).toEqual([
      { skill: "earplugs", level: 2, on: true },
      { skill: "burst", level: 4, on: true },
    ]);
    const skills = targets.map(({ skill }) => skill);
    expect(new Set(skills).size).toBe(skills.length);
    expect(skills).not.toContain("agitator");
    expect(targets.find(({ skill }) => skill === "handicraft")).toMatchObject({ level: 5 });
  });

  test("names only skills that some decoration brings", () => {
    const brought = new Set(
      [...catalog.decorations.values()].flatMap(({ skills }) => skills.map((each) => each.skill)),
    );
    const targets = getDefaultFillTargets(derived, { gogmapocalypse: 2 }, catalog);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.every(({ skill }) => brought.has(skill))).toBe(true);
  });
});

describe("withoutIdleOffers", () => {
  test("leaves out what is only offered and changes nothing, and nothing that was asked for or is in the build", () => {
    const targets = getDefaultFillTargets(derived, { earplugs: 2 }, catalog, () => 2);
    const offers = targets.filter(({ isOffer }) => isOffer).map(({ skill }) => skill);
    expect(offers).toContain("thunder-attack");
    expect(offers).not.toContain("earplugs");
    expect(offers.some((skill) => (derived.levels[skill] ?? 0) > 0)).toBe(false);
    const left = withoutIdleOffers(targets, ({ skill }) => (skill === "fire-attack" ? 0.02 : 0));
    const skills = left.map(({ skill }) => skill);
    expect(skills).toContain("earplugs");
    expect(skills).toContain("burst");
    expect(skills.filter((skill) => offers.includes(skill))).toEqual(
      offers.includes("fire-attack") ? ["fire-attack"] : [],
    );
    // Without a target nothing is known, and all is offered.
    expect(withoutIdleOffers(targets, () => null)).toEqual(targets);
  });
});

describe("moveFillTarget", () => {
  const targets = ["a", "b", "c"].map((skill) => ({ skill, level: 1, on: true }));
  test("moves one place and stops at the ends", () => {
    expect(moveFillTarget(targets, "c", -1).map(({ skill }) => skill)).toEqual(["a", "c", "b"]);
    expect(moveFillTarget(targets, "a", 1).map(({ skill }) => skill)).toEqual(["b", "a", "c"]);
    expect(moveFillTarget(targets, "a", -1)).toBe(targets);
    expect(moveFillTarget(targets, "c", 1)).toBe(targets);
  });
});

describe("withoutDecorations", () => {
  test("empties every slot and leaves the gear", () => {
    const bare = withoutDecorations(gogmaziosLoadout);
    expect(countUsedDecorations(bare).size).toBe(0);
    expect(bare.armor.head?.id).toBe("gogmazios-helm-alpha");
    expect(bare.weapon?.artian).toEqual(gogmaziosLoadout.weapon?.artian);
    expect(listOpenSlots(bare, catalog).length).toBeGreaterThan(
      listOpenSlots(gogmaziosLoadout, catalog).length,
    );
  });

  test("lets slots be filled anew for other skills", () => {
    const filled = fillSlots(
      withoutDecorations(gogmaziosLoadout),
      [{ skill: "burst", level: 5 }],
      "unlimited",
      catalog,
    );
    expect(deriveLoadout(filled.loadout, catalog).levels.burst).toBe(5);
    expect(countIds(filled.added).get("chain-jewel-3")).toBe(filled.added.length);
  });
});

describe("fill targets for a weapon", () => {
  const rate = (skill: string) => (skill === "handicraft" ? -2 : skill === "attack-boost" ? 2 : 1);

  test("leave out what does nothing with it, and end with what raises its damage", () => {
    const targets = getDefaultFillTargets(derived, { earplugs: 2 }, catalog, rate);
    const skills = targets.map(({ skill }) => skill);
    expect(skills[0]).toBe("earplugs");
    expect(skills).not.toContain("handicraft");
    expect(skills).toContain("attack-boost");
    expect(skills).not.toContain("critical-boost");
  });
});
