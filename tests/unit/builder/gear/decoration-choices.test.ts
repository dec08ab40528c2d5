import { describe, expect, test } from "vitest";
import { emptyCollection } from "@/lib/builder/collection/collection";
import { listOpenSlots } from "@/lib/builder/editor/place-decorations";
import {
  countUsefulCopies,
  type DecorationChoice,
  groupChoices,
  listDecorationChoices,
  listFirstChoices,
} from "@/lib/builder/gear/decoration-choices";
import type { Loadout } from "@/lib/builder/loadout/model";
import { createSearchNames } from "@/lib/names/search-names";
import { catalog, equip, gogmaziosLoadout, loadoutWith } from "@/tests/support/builder/loadouts";

const english = createSearchNames([]);

const helm = loadoutWith({ armor: equip(["gogmazios-helm-alpha"]) });

interface ChoiceOptions {
  loadout?: Loadout;
  slot?: number;
  targets?: Record<string, number>;
  owned?: Record<string, number>;
  recent?: readonly string[];
  rate?: (skill: string) => number;
}

function choices({
  loadout = helm,
  slot = 0,
  targets = {},
  owned,
  recent = [],
  rate,
}: ChoiceOptions): readonly DecorationChoice[] {
  const collection = {
    decorations: owned ?? ("unlimited" as const),
    recent: { ...emptyCollection.recent, decoration: recent },
  };
  return listDecorationChoices(
    { place: "head", slot },
    { loadout, catalog, getName: (_, id) => id, targets, collection, rate },
  );
}

function find(from: readonly DecorationChoice[], id: string): DecorationChoice | undefined {
  return from.find((choice) => choice.id === id);
}

describe("listDecorationChoices", () => {
  test("offers what the slot takes and nothing else", () => {
    const large = choices({});
    expect(large.every(({ kind, size }) => kind === "armor" && size <= 3)).toBe(true);
    expect(find(large, "challenger-jewel-3")).toBeDefined();
    const small = choices({ slot: 1 });
    expect(small.every(({ size }) => size === 1)).toBe(true);
    expect(choices({ slot: 7 })).toEqual([]);
  });

  test("says what goes with the decoration that is in the slot", () => {
    const filled = loadoutWith({
      armor: { head: { id: "gogmazios-helm-alpha", decorations: ["challenger-jewel-3"] } },
    });
    const listed = choices({ loadout: filled });
    const lost = { skill: "agitator", from: 1, to: 0 };
    expect(find(listed, "chain-jewel-3")?.losses).toMatchObject([lost]);
    expect(find(listed, "challenger-jewel-3")?.losses).toEqual([]);
    // Of the same skill nothing is lost, and of an empty slot neither.
    const same = listed.filter(({ skills }) => skills.some(({ skill }) => skill === "agitator"));
    expect(same.flatMap(({ losses }) => losses).filter(({ skill }) => skill === "agitator")).toEqual([]);
    expect(choices({}).flatMap(({ losses }) => losses)).toEqual([]);
  });

  test("offers first what is worth most with the weapon, and what does nothing last, in a group of its own", () => {
    const rate = (skill: string) => (skill === "agitator" ? 2 : skill === "burst" ? -2 : 1);
    const rated = choices({ rate });
    const worth = rated.map(({ skills }) => skills.reduce((sum, each) => sum + rate(each.skill), 0));
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(rated[0]?.skills.some(({ skill }) => skill === "agitator")).toBe(true);
    const groups = groupChoices(rated, "", english);
    const useless = groups.find(({ group }) => group === "useless");
    expect(useless?.choices.length).toBeGreaterThan(0);
    expect(useless?.choices.every(({ skills }) => skills.every(({ skill }) => skill === "burst"))).toBe(true);
    expect(groups.at(-1)).toBe(useless);
  });

  test("tells the level now and after, the decoration in the slot taken into account", () => {
    const loadout = loadoutWith({ armor: equip(["gogmazios-helm-alpha", "challenger-jewel-3"]) });
    const offered = choices({ loadout });
    expect(find(offered, "challenger-jewel-3")).toMatchObject({
      current: true,
      skills: [{ skill: "agitator", from: 1, to: 1 }],
    });
    expect(find(offered, "chain-jewel-3")?.skills).toMatchObject([
      { skill: "burst", from: 0, to: 1, maxLevel: 5 },
    ]);
  });

  test("knows what does nothing because its skill is at the maximum", () => {
    const offered = choices({ loadout: gogmaziosLoadout });
    expect(find(offered, "challenger-jewel-3")?.useless).toBe(true);
    expect(find(offered, "chain-jewel-3")?.useless).toBe(false);
  });

  test("counts what is left of owned decorations, without the one in this slot", () => {
    const loadout = loadoutWith({
      armor: equip(
        ["gogmazios-helm-alpha", "challenger-jewel-3"],
        ["gogmazios-mail-alpha", "challenger-jewel-3"],
      ),
    });
    const offered = choices({ loadout, owned: { "challenger-jewel-3": 2, "chain-jewel-3": 1 } });
    expect(find(offered, "challenger-jewel-3")?.left).toBe(1);
    expect(find(offered, "chain-jewel-3")?.left).toBe(1);
    expect(find(offered, "flawless-jewel-2")?.left).toBe(0);
    expect(find(choices({}), "chain-jewel-3")?.left).toBeNull();
  });

  test("groups by skill targets that are not met, then by what was used lately", () => {
    const offered = choices({ targets: { burst: 1 }, recent: ["chain-jewel-3", "flawless-jewel-2"] });
    expect(find(offered, "chain-jewel-3")?.group).toBe("targets");
    expect(find(offered, "flawless-jewel-2")?.group).toBe("recent");
    const groups = groupChoices(offered, "", english);
    expect(groups.map(({ group }) => group)).toEqual(["targets", "recent", "rest"]);
    expect(groups.flatMap((group) => group.choices)).toHaveLength(offered.length);
  });

  test("finds by the name of a skill", () => {
    const found = groupChoices(choices({}), "burst", english).flatMap((group) => group.choices);
    expect(found.map(({ id }) => id)).toEqual(["chain-jewel-3"]);
  });
});

describe("countUsefulCopies", () => {
  test("stops at the maximum, at the slots and at what is owned", () => {
    const free = loadoutWith({
      armor: equip(["gogmazios-helm-alpha"], ["gogmazios-mail-alpha"], ["gogmazios-greaves-alpha"]),
    });
    const large = listOpenSlots(free, catalog).filter(({ kind, slot }) => kind === "armor" && slot === 3);
    expect(large).toHaveLength(3);
    expect(countUsefulCopies(free, "chain-jewel-3", null, catalog)).toBe(3);
    expect(countUsefulCopies(free, "chain-jewel-3", 1, catalog)).toBe(1);
    expect(countUsefulCopies(gogmaziosLoadout, "flawless-jewel-2", null, catalog)).toBe(0);
    expect(countUsefulCopies(free, "no-such-jewel", null, catalog)).toBe(0);
  });
});

describe("listFirstChoices", () => {
  test("preserves the order of groups and stops at the number", () => {
    const groups = groupChoices(
      choices({ targets: { burst: 1 }, recent: ["flawless-jewel-2"] }),
      "",
      english,
    );
    const first = listFirstChoices(groups, 5);
    expect(first.map(({ group }) => group)).toEqual(["targets", "recent", "rest"]);
    expect(first.flatMap((group) => group.choices)).toEqual(
      groups.flatMap((group) => group.choices).slice(0, 5),
    );
    expect(listFirstChoices(groups, 1).map(({ group }) => group)).toEqual(["targets"]);
  });
});

describe("groupChoices", () => {
  test("finds names in the visitor's language as well as in English", () => {
    const french = createSearchNames([{ skills: { burst: "Rafale" } }]);
    const idsOf = (query: string) =>
      groupChoices(choices({}), query, french).flatMap((group) => group.choices.map(({ id }) => id));
    expect(idsOf("rafale")).toEqual(["chain-jewel-3"]);
    expect(idsOf("burst")).toEqual(["chain-jewel-3"]);
  });
});
