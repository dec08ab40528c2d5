import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyOpening } from "@/lib/builder/editor/apply-opening";
import { changeLoadout } from "@/lib/builder/editor/change-loadout";
import { type Opening, openingKeys } from "@/lib/builder/editor/opening";
import { readOpening } from "@/lib/builder/editor/read-opening";
import { toOpeningPath, toOpeningQuery } from "@/lib/builder/editor/write-opening";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { catalog } from "@/tests/support/builder/loadouts";

const read = (query: string) => readOpening(new URLSearchParams(query));

function opened(before: Loadout, opening: Opening) {
  let loadout = before;
  const { actions, unknown } = applyOpening(before, opening, catalog);
  const refused = actions.flatMap((action) => {
    const change = changeLoadout(loadout, action, catalog);
    if ("code" in change) return [change.code];
    loadout = change.loadout;
    return [];
  });
  return { loadout, unknown, refused };
}

describe("the address of an opening", () => {
  test("is short and readable", () => {
    expect(toOpeningPath({ kind: "skill-target", id: "attack-boost", level: 5 })).toBe(
      "/builder?skill=attack-boost.5",
    );
    expect(toOpeningPath({ kind: "use-set", ids: ["afi-crown-alpha", "afi-top-alpha"] })).toBe(
      "/builder?set=afi-crown-alpha.afi-top-alpha",
    );
    expect(toOpeningPath({ kind: "target", monster: "rathalos" })).toBe("/builder?hunt=rathalos");
  });

  test("is read back for everything in the catalog", () => {
    const { weapons, armor, armorSets, decorations, charms, skills, monsters } = getCatalog();
    const openings: Opening[] = [
      ...weapons.all.map(({ id }) => ({ kind: "use-weapon" as const, id })),
      ...armor.all.map(({ id }) => ({ kind: "use-armor" as const, id })),
      ...armorSets.all.map(({ pieces }) => ({
        kind: "use-set" as const,
        ids: pieces.map((each) => each.armor),
      })),
      ...decorations.all.map(({ id }) => ({ kind: "use-decoration" as const, id })),
      ...charms.all.map(({ id }) => ({ kind: "use-charm" as const, id })),
      ...skills.all.map(({ id }) => ({ kind: "skill-target" as const, id })),
      ...skills.all.map(({ id, maxLevel }) => ({ kind: "skill-target" as const, id, level: maxLevel })),
      ...monsters.all.map(({ id }) => ({ kind: "target" as const, monster: id })),
    ];
    expect(
      openings.filter((each) => JSON.stringify(read(toOpeningQuery(each))) !== JSON.stringify(each)),
    ).toEqual([]);
  });

  test("of a plan has weapon, monster and skills, each of which may be missing", () => {
    const skills = [
      { id: "constitution", level: 3 },
      { id: "burst", level: 1 },
    ];
    for (const plan of [
      { kind: "plan", weapon: "bow-nershock", monster: "rey-dau", skills },
      { kind: "plan", weapon: null, monster: "rey-dau", skills: [] },
      { kind: "plan", weapon: null, monster: null, skills },
    ] as const) {
      expect(readOpening(new URLSearchParams(toOpeningQuery(plan)))).toEqual(plan);
    }
    for (const value of ["", "_", "A_b", "_x_burst", "_x_burst.9", "_x_burst.1.2", `_${"_a.1".repeat(9)}`]) {
      expect(readOpening(new URLSearchParams({ plan: value }))).toBeNull();
    }
  });

  test("opens nothing where it could not be meant", () => {
    const long = "a".repeat(65);
    for (const query of [
      "",
      "b=1abc",
      "weapon=",
      "weapon=../../etc",
      "weapon=Hope%20Sword",
      "weapon=a--b",
      "weapon=a-",
      "weapon=a.1",
      "weapon=%3Cscript%3E",
      "weapon=__proto__",
      `weapon=${long}`,
      "set=",
      "set=a.a",
      "set=a..b",
      "set=a.b.c.d.e.f",
      `set=${`${long}.`.repeat(5)}`,
      "skill=attack-boost.0",
      "skill=attack-boost.8",
      "skill=attack-boost.1.1",
      "skill=attack-boost.",
      "skill=attack-boost.٣",
      "hunt=rathalos%0A",
    ]) {
      expect([query, read(query)]).toEqual([query, null]);
    }
  });

  test("never throws, and what is read is written the same way again", () => {
    const value = fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9.-]{0,40}$/));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...openingKeys, "b"), value)), (fields) => {
        const opening = readOpening(new URLSearchParams(fields));
        if (opening) expect(read(toOpeningQuery(opening))).toEqual(opening);
      }),
    );
  });
});

describe("opening with gear", () => {
  const { weapons, armorSets } = getCatalog();

  test("wields every weapon there is, Artian ones with parts that it can have", () => {
    for (const { id } of weapons.all) {
      const { loadout, refused } = opened(emptyLoadout, { kind: "use-weapon", id });
      expect([id, loadout.weapon?.id, refused, checkLoadout(loadout, catalog)]).toEqual([id, id, [], []]);
    }
  });

  test("leaves the choices of an Artian weapon in hand", () => {
    const { loadout } = opened(emptyLoadout, { kind: "use-weapon", id: "bow-artian-sight-ii" });
    expect(applyOpening(loadout, { kind: "use-weapon", id: "bow-artian-sight-ii" }, catalog).actions).toEqual(
      [],
    );
  });

  test("equips every set whole and leaves what it has no piece for", () => {
    const before = { ...emptyLoadout, charm: { kind: "charm" as const, id: "blast-charm-i" } };
    for (const { pieces } of armorSets.all) {
      const { loadout, refused } = opened(before, { kind: "use-set", ids: pieces.map(({ armor }) => armor) });
      expect(refused).toEqual([]);
      expect(pieces.map(({ piece }) => loadout.armor[piece]?.id)).toEqual(pieces.map(({ armor }) => armor));
      expect(loadout.charm).toEqual(before.charm);
    }
  });

  test("puts a decoration into a free slot and is refused where there is none", () => {
    const opening: Opening = { kind: "use-decoration", id: "adapt-jewel-1" };
    expect(opened(emptyLoadout, opening).refused).toEqual(["no-slots-left"]);
    const { loadout } = opened(
      opened(emptyLoadout, {
        kind: "use-set",
        ids: armorSets.require("arkveld-alpha").pieces.map(({ armor }) => armor),
      }).loadout,
      opening,
    );
    expect(JSON.stringify(loadout)).toContain("adapt-jewel-1");
  });

  test("names what it does not know and does the rest", () => {
    const { loadout, unknown } = opened(emptyLoadout, {
      kind: "use-set",
      ids: ["no-such-piece", "afi-crown-alpha"],
    });
    expect(unknown).toEqual(["no-such-piece"]);
    expect(loadout.armor.head?.id).toBe("afi-crown-alpha");
    for (const kind of ["use-weapon", "use-armor", "use-decoration", "use-charm"] as const) {
      expect(applyOpening(emptyLoadout, { kind, id: "constructor" }, catalog)).toEqual({
        actions: [],
        unknown: ["constructor"],
      });
    }
  });

  test("leaves skills and targets to the other panels", () => {
    expect(applyOpening(emptyLoadout, { kind: "skill-target", id: "burst" }, catalog).actions).toEqual([]);
    expect(applyOpening(emptyLoadout, { kind: "target", monster: "rathalos" }, catalog).actions).toEqual([]);
  });
});
