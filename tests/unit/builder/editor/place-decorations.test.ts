import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillSlots } from "@/lib/builder/editor/fill-slots";
import { getQueryWeapon, toLoadout } from "@/lib/builder/editor/found-set-loadout";
import {
  countUsedDecorations,
  getDecorationsAt,
  placeDecorations,
  refitDecorations,
} from "@/lib/builder/editor/place-decorations";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { elements } from "@/lib/catalog/codes";
import { catalog, data, equip, gogmaziosLoadout, loadoutWith } from "@/tests/support/builder/loadouts";
import { anyLoadout } from "@/tests/support/builder/random-loadouts";

const places = ["weapon", "head", "chest", "arms", "waist", "legs", "charm"] as const;

/** The same gear equipped, with empty slots. */
function emptied(loadout: Loadout): Loadout {
  const bare = <T extends { readonly decorations: unknown } | null>(equipped: T) =>
    equipped && { ...equipped, decorations: [] };
  const { head, chest, arms, waist, legs } = loadout.armor;
  return {
    ...loadout,
    weapon: bare(loadout.weapon),
    armor: { head: bare(head), chest: bare(chest), arms: bare(arms), waist: bare(waist), legs: bare(legs) },
    charm: loadout.charm?.kind === "talisman" ? { ...loadout.charm, decorations: [] } : loadout.charm,
  };
}

describe("placing decorations", () => {
  test("finds slots for whatever fitted before, in any order", () => {
    fc.assert(
      fc.property(anyLoadout, fc.boolean(), (loadout, reversed) => {
        const ids = places.flatMap((place) => getDecorationsAt(loadout, place).filter((id) => id !== null));
        const given = reversed ? ids.toReversed() : ids;
        const { loadout: placed, left } = placeDecorations(emptied(loadout), given, catalog);
        expect(left).toEqual([]);
        expect(checkLoadout(placed, catalog)).toEqual([]);
        expect([...countUsedDecorations(placed)].toSorted()).toEqual(
          [...countUsedDecorations(loadout)].toSorted(),
        );
      }),
    );
  });

  test("takes the smallest slot that fits and says what does not", () => {
    const loadout = loadoutWith({ armor: equip(["gogmazios-helm-alpha"], ["gogmazios-greaves-alpha"]) });
    const ids = ["defense-jewel-1", "challenger-jewel-3", "attack-jewel-1", "no-such-jewel"];
    const { loadout: placed, left } = placeDecorations(loadout, ids, catalog);
    expect(placed.armor.head?.decorations).toEqual(["challenger-jewel-3", "defense-jewel-1"]);
    expect(left).toEqual([
      { id: "attack-jewel-1", why: "no-slot" },
      { id: "no-such-jewel", why: "unknown-decoration" },
    ]);
  });

  test("leaves decorations where they fit and moves the others", () => {
    const slots = [1, 3].map((slot) => ({ kind: "armor" as const, slot }));
    expect(refitDecorations(["challenger-jewel-3", null], slots, catalog)).toEqual({
      decorations: [null, "challenger-jewel-3"],
      dropped: [],
    });
    expect(refitDecorations(["challenger-jewel-3", "defense-jewel-1"], slots, catalog)).toEqual({
      decorations: ["defense-jewel-1", "challenger-jewel-3"],
      dropped: [],
    });
    expect(refitDecorations(["defense-jewel-1", "flawless-jewel-2"], slots.slice(0, 1), catalog)).toEqual({
      decorations: ["defense-jewel-1"],
      dropped: ["flawless-jewel-2"],
    });
  });
});

describe("filling slots", () => {
  const targetSkills = ["attack-boost", "divine-blessing", "agitator", "weakness-exploit", "handicraft"];

  test("stays legal, leaves what is there and reports exactly what is missing", () => {
    const anyTargets = fc.array(
      fc.record({ skill: fc.constantFrom(...targetSkills), level: fc.integer({ min: 1, max: 5 }) }),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(anyLoadout, anyTargets, (loadout, raw) => {
        const targets = raw.filter(({ skill }, at) => raw.findIndex((one) => one.skill === skill) === at);
        const { loadout: filled, missing } = fillSlots(loadout, targets, "unlimited", catalog);
        expect(checkLoadout(filled, catalog)).toEqual([]);
        for (const place of places) {
          getDecorationsAt(loadout, place).forEach((id, at) => {
            if (id !== null) expect(getDecorationsAt(filled, place)[at]).toBe(id);
          });
        }
        const { levels } = deriveLoadout(filled, catalog);
        for (const { skill, level } of targets) {
          const need = Math.min(level, catalog.skills.get(skill)?.maxLevel ?? 0);
          const open = missing.find((one) => one.skill === skill)?.level ?? 0;
          expect(open).toBe(Math.max(0, need - (levels[skill] ?? 0)));
        }
      }),
    );
  });

  test("meets every skill target that the search can meet with the same gear", () => {
    const bare = emptied(gogmaziosLoadout);
    const skills = { agitator: 5, "weakness-exploit": 3 };
    const pinned = Object.fromEntries(
      Object.entries(bare.armor).map(([piece, equipped]) => [piece, equipped?.id ?? ""]),
    );
    const charm = bare.charm?.kind === "charm" ? bare.charm.id : "";
    const found = search({ skills, pinned: { ...pinned, charm }, limit: 1 }, data);
    const targets = Object.entries(skills).map(([skill, level]) => ({ skill, level }));
    const { missing } = fillSlots(bare, targets, "unlimited", catalog);
    expect(missing.length === 0).toBe(found.status === "optimal");
  });

  test("uses no more decorations than are owned", () => {
    const bare = emptied(gogmaziosLoadout);
    const owned = { "flawless-jewel-2": 1 };
    const skill = catalog.decorations.get("flawless-jewel-2")?.skills[0]?.skill ?? "";
    expect(fillSlots(bare, [{ skill, level: 5 }], owned, catalog).added.length).toBeLessThanOrEqual(1);
    expect(fillSlots(bare, [{ skill, level: 5 }], {}, catalog).added).toEqual([]);
  });
});

describe("equipping a found set", () => {
  const queries: readonly Pick<SearchQuery, "skills" | "objective">[] = [
    { skills: { agitator: 3, "weakness-exploit": 3 } },
    { skills: { "attack-boost": 3, "divine-blessing": 2, "critical-boost": 1 } },
    { skills: { handicraft: 2, "divine-blessing": 3 }, objective: { kind: "slots" } },
  ];

  test.each(queries)("gives a legal loadout with the figures of the set: %j", (query) => {
    for (const transcended of [false, true]) {
      for (const slots of ["free", "all"] as const) {
        const weapon = getQueryWeapon(gogmaziosLoadout, slots, catalog);
        const { results } = search({ ...query, weapon, transcended, limit: 10 }, data);
        expect(results.length).toBeGreaterThan(0);
        for (const set of results) {
          const applied = toLoadout(gogmaziosLoadout, set, { transcended, slots }, catalog);
          if (!applied.ok) throw new Error(JSON.stringify(applied.left));
          expect(checkLoadout(applied.loadout, catalog)).toEqual([]);
          const derived = deriveLoadout(applied.loadout, catalog);
          expect(derived.defense.armor).toBe(set.defense);
          expect(derived.freeSlots.armor).toEqual(set.freeSlots);
          for (const element of elements) {
            expect(derived.resistances[element].base).toBe(set.resistances[element]);
          }
          for (const [skill, level] of Object.entries(query.skills ?? {})) {
            expect(derived.levels[skill] ?? 0).toBeGreaterThanOrEqual(level);
          }
        }
      }
    }
  });

  test("is refused where the weapon has no slots for its decorations", () => {
    const [set] = search({ skills: { "divine-blessing": 1 }, limit: 1 }, data).results;
    if (!set) throw new Error("no set");
    const unfit = { ...set, weaponDecorations: ["attack-jewel-iii-3"] };
    expect(toLoadout(loadoutWith({}), unfit, { transcended: false, slots: "all" }, catalog)).toEqual({
      ok: false,
      left: [{ id: "attack-jewel-iii-3", why: "no-slot" }],
    });
  });
});
