import { beforeAll, describe, expect, test } from "vitest";
import { packArmorData } from "@/lib/builder/data/armor-file";
import { type BuilderData, createBuilderData } from "@/lib/builder/data/builder-data";
import { gatherArmorData, gatherWeaponsData } from "@/lib/builder/data/gather-builder-data.server";
import { packWeaponsData } from "@/lib/builder/data/weapons-file";
import { changeLoadout } from "@/lib/builder/editor/change-loadout";
import { compareDerived } from "@/lib/builder/editor/compare-derived";
import { type DeltaPart, listDeltaParts } from "@/lib/builder/gear/list-delta-parts";
import { listPickerRows } from "@/lib/builder/gear/list-picker-rows";
import {
  countActiveFilters,
  createFirstFilter,
  emptyFilter,
  filterPickerRows,
  type PickerFilter,
} from "@/lib/builder/gear/picker-filter";
import { listSorts, sortPickerRows } from "@/lib/builder/gear/picker-sort";
import { countTargetGain, listMissingTargets, listTargetIds } from "@/lib/builder/gear/picker-targets";
import { createPreviews, toPickAction } from "@/lib/builder/gear/previews";
import { createRowTexts } from "@/lib/builder/gear/row-texts";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getProblemPlace } from "@/lib/builder/loadout/get-problem-place";
import { emptyLoadout, type Loadout, type LoadoutPlace } from "@/lib/builder/loadout/model";
import { listSkillWords, skillAliases } from "@/lib/catalog/skill-aliases";
import { createSearchNames } from "@/lib/names/search-names";
import { createTextTest, findMatches } from "@/lib/text/match-texts";

let builderData: BuilderData;
beforeAll(() => {
  builderData = createBuilderData(packArmorData(gatherArmorData()), packWeaponsData(gatherWeaponsData()));
});

const names = createSearchNames([], skillAliases, { createTextTest, findMatches }, listSkillWords);
const english = (_: string, __: string, name: string) => name;

function context(place: LoadoutPlace, lacking: ReadonlySet<string> = new Set()) {
  return { ...createRowTexts(builderData, place, names, english), lacking };
}

function listed(place: LoadoutPlace, filter: Partial<PickerFilter>, lacking?: ReadonlySet<string>) {
  return filterPickerRows(
    listPickerRows(builderData, place, false),
    { ...emptyFilter, ...filter },
    context(place, lacking),
  );
}

function equipIn(loadout: Loadout, place: LoadoutPlace, id: string): Loadout {
  const action = toPickAction(builderData, place, id);
  const changed = action && changeLoadout(loadout, action, builderData.catalog);
  if (!changed || "code" in changed) throw new Error(`cannot equip ${id}`);
  return changed.loadout;
}

/** As a chip is read out. */
function inWords({ figure, skill, rest, spoken }: DeltaPart): string {
  return [figure, skill === null ? "" : ` ${builderData.getName("skill", skill)}`, rest, spoken]
    .join("")
    .trim();
}

function namedHead(name: string): string {
  const piece = builderData.armor.armor.find((each) => each.piece === "head" && each.name === name);
  if (!piece) throw new Error(`no head ${name}`);
  return piece.id;
}

describe("filtering", () => {
  test("lists every row of the place while no filter is set", () => {
    expect(listed("head", {})).toHaveLength(
      builderData.armor.armor.filter(({ piece }) => piece === "head").length,
    );
    expect(listed("weapon", {})).toHaveLength(builderData.weapons.weapons.length);
    expect(listed("charm", {})).toHaveLength(builderData.armor.charms.length);
  });

  test("finds a piece by its name, by a skill that it brings, and by a bonus, Greek letters spelled out", () => {
    const [piece] = listPickerRows(builderData, "head", false).filter(({ bonuses }) => bonuses.length > 0);
    const bonus = piece?.bonuses[0] ?? "";
    const byBonus = listed("head", { query: builderData.getName("skill", bonus).toUpperCase() });
    expect(byBonus.map(({ id }) => id)).toContain(piece?.id);
    const bySkill = listed("head", { query: "weakness exploit" });
    expect(bySkill.length).toBeGreaterThan(0);
    for (const row of bySkill) expect(row.skills.map(({ skill }) => skill)).toContain("weakness-exploit");
    const alpha = listed("head", { query: "alpha" });
    expect(alpha.length).toBeGreaterThan(10);
    for (const row of alpha) expect(row.name).toContain("α");
  });

  test("finds weapons by type, element and what is Gogma Artian, and anything by what players call a skill", () => {
    const gogma = listed("weapon", { query: "gogma great sword" });
    expect(gogma.length).toBeGreaterThan(0);
    for (const { weapon } of gogma) expect([weapon?.type, weapon?.artian]).toEqual(["great-sword", "gogma"]);
    const ice = listed("weapon", { query: "ice hammer" });
    expect(ice.some(({ name }) => !/ice|hammer/i.test(name))).toBe(true);
    const bow = listed("weapon", { query: "light bowgun" });
    expect(new Set(bow.map(({ weapon }) => weapon?.type))).toEqual(new Set(["light-bowgun"]));
    const wex = listed("head", { query: "wex" });
    expect(wex).toEqual(listed("head", { query: "weakness exploit" }));
    expect(wex.length).toBeGreaterThan(0);
  });

  test("finds gear by what its skills do, however that is spelled", () => {
    for (const [word, skill] of [
      ["affinity", "weakness-exploit"],
      ["raw", "agitator"],
      ["frenzy", "antivirus"],
      ["defence", "defense-boost"],
    ] as const) {
      const rows = listed("charm", { query: word });
      const brings = (row: (typeof rows)[number]) => row.skills.some((each) => each.skill === skill);
      expect(rows.some(brings), word).toBe(true);
      expect(rows.length, word).toBeLessThan(listed("charm", {}).length);
    }
  });

  test("takes typos where nothing has the words as typed", () => {
    const [row] = listed("weapon", { query: "rathlos firesord" });
    expect(row?.name).toBe("Rathalos Firesword");
    expect(listed("charm", { query: "chalenger" })).toEqual(listed("charm", { query: "challenger" }));
    expect(listed("weapon", { query: "zzzzzzzz" })).toEqual([]);
  });

  test("takes any of the chosen skills, and of the chosen bonuses, but both kinds together", () => {
    const rows = listed("chest", { skills: ["weakness-exploit", "agitator"] });
    const some = (id: string) => rows.some(({ skills }) => skills.some(({ skill }) => skill === id));
    expect([some("weakness-exploit"), some("agitator")]).toEqual([true, true]);
    const bonus = rows.flatMap(({ bonuses }) => bonuses)[0] ?? "";
    const both = listed("chest", { skills: ["weakness-exploit", "agitator"], bonuses: [bonus] });
    expect(both.length).toBeGreaterThan(0);
    for (const row of both) {
      expect(row.bonuses).toContain(bonus);
      expect(row.skills.some(({ skill }) => skill === "weakness-exploit" || skill === "agitator")).toBe(true);
    }
  });

  test("filters by a slot of a level or higher, by ranks and by rarities", () => {
    for (const row of listed("arms", { slot: 2 })) expect(row.slots[0]).toBeGreaterThanOrEqual(2);
    const low = listed("arms", { rank: "low" });
    const high = listed("arms", { rank: "high" });
    expect(low.length + high.length).toBe(listed("arms", {}).length);
    for (const row of listed("arms", { rarities: [7, 8] })) expect([7, 8]).toContain(row.rarity);
  });

  test("tells weapons by type, element, affinity and how they are made", () => {
    const rows = listed("weapon", { type: "bow", elements: ["fire", "none"], steady: true, artian: "none" });
    expect(rows.length).toBeGreaterThan(3);
    for (const { weapon } of rows) {
      expect(weapon?.type).toBe("bow");
      expect(weapon?.artian).toBe(null);
      expect(weapon?.affinity).toBeGreaterThanOrEqual(0);
      const types = weapon?.elements.map(({ type }) => type) ?? [];
      expect(types.length === 0 || types.includes("fire")).toBe(true);
    }
    expect(listed("weapon", { artian: "gogma" }).length).toBeGreaterThan(0);
  });

  test("calculates an Artian weapon as it is equipped, not without its parts", () => {
    for (const row of listed("weapon", { type: "great-sword", artian: "artian" })) {
      const derived = deriveLoadout(equipIn(emptyLoadout, "weapon", row.id), builderData.catalog).weapon;
      expect(row.weapon).toMatchObject({ attack: derived?.attack, affinity: derived?.affinity });
      expect(row.weapon?.elements[0]).toEqual(derived?.element);
    }
  });

  test("counts active filters without the query and the type of weapon", () => {
    expect(countActiveFilters({ ...emptyFilter, query: "bow", type: "bow" })).toBe(0);
    expect(countActiveFilters({ ...emptyFilter, slot: 1, lacking: true, rarities: [8] })).toBe(3);
  });

  test("opens the weapons of the type in hand", () => {
    const bow = listed("weapon", { type: "bow" })[0]?.id ?? "";
    const wielding = equipIn(emptyLoadout, "weapon", bow);
    expect(createFirstFilter(wielding, "weapon", builderData.catalog).type).toBe("bow");
    expect(createFirstFilter(wielding, "head", builderData.catalog).type).toBe("");
  });

  test("opens the weapons that the visitor plays while none is in hand", () => {
    const { catalog } = builderData;
    expect(createFirstFilter(emptyLoadout, "weapon", catalog, "lance").type).toBe("lance");
    expect(createFirstFilter(emptyLoadout, "head", catalog, "lance").type).toBe("");
    const bow = listed("weapon", { type: "bow" })[0]?.id ?? "";
    expect(createFirstFilter(equipIn(emptyLoadout, "weapon", bow), "weapon", catalog, "lance").type).toBe(
      "bow",
    );
  });
});

describe("the list of skill targets", () => {
  const targets = { skills: { "weakness-exploit": 3, agitator: 2 }, bonuses: {} };

  test("lacks what is not reached without the place that is chosen for", () => {
    expect([...listMissingTargets(emptyLoadout, "head", targets, builderData.catalog)].toSorted()).toEqual([
      "agitator",
      "weakness-exploit",
    ]);
    const charm = builderData.armor.charms.find(({ skills }) =>
      skills.some(({ skill, level }) => skill === "weakness-exploit" && level >= 3),
    );
    const equipped = equipIn(emptyLoadout, "charm", charm?.id ?? "");
    expect([...listMissingTargets(equipped, "head", targets, builderData.catalog)]).toEqual(["agitator"]);
    // The charm itself is what would be unequipped.
    expect(listMissingTargets(equipped, "charm", targets, builderData.catalog).has("weakness-exploit")).toBe(
      true,
    );
  });

  test("shows only what brings something that is lacking", () => {
    const rows = listed("head", { lacking: true }, new Set(["agitator"]));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.skills.some(({ skill }) => skill === "agitator")).toBe(true);
  });

  test("counts levels up to the target, and subtracts what is lost", () => {
    const change = (skill: string, from: number, to: number) => ({ skill, kind: "armor" as const, from, to });
    const still = compareDerived(
      deriveLoadout(emptyLoadout, builderData.catalog),
      deriveLoadout(emptyLoadout, builderData.catalog),
    );
    const countProgress = (...skills: ReturnType<typeof change>[]) =>
      countTargetGain({ ...still, skills }, targets, builderData.catalog);
    expect(countProgress(change("weakness-exploit", 2, 5))).toBe(1);
    expect(countProgress(change("weakness-exploit", 5, 4))).toBe(0);
    expect(
      countProgress(change("weakness-exploit", 3, 1), change("agitator", 0, 1), change("guard", 0, 3)),
    ).toBe(-1);
  });

  test("sorts what helps most first, and offers that only where there are skill targets", () => {
    const headRows = listPickerRows(builderData, "head", false);
    const previews = createPreviews(emptyLoadout, "head", builderData);
    const getGain = ({ id }: { readonly id: string }) => {
      const preview = previews(id);
      return preview ? countTargetGain(preview.delta, targets, builderData.catalog) : 0;
    };
    const order = { sort: "helps" as const, query: "", recent: [], getGain, getDamage: () => 0 };
    const progress = sortPickerRows(headRows, order, context("head")).map(getGain);
    expect(progress).toEqual(progress.toSorted((a, b) => b - a));
    expect(progress[0]).toBeGreaterThan(0);
    expect(listSorts("head", true)[0]).toBe("helps");
    for (const place of ["weapon", "head", "charm"] as const) {
      expect(listSorts(place, true, true)[0]).toBe("damage");
    }
    expect(listSorts("head", false)).not.toContain("helps");
  });
});

describe("order", () => {
  const none = { getGain: () => 0, getDamage: () => 0, recent: [], query: "" };

  test("lists what was used last first, until a filter is set", () => {
    const rows = listPickerRows(builderData, "legs", false);
    const recent = [rows[40]?.id ?? "", rows[3]?.id ?? ""];
    const sorted = sortPickerRows(rows, { ...none, sort: "defense", recent }, context("legs"));
    expect(sorted.slice(0, 2).map(({ id }) => id)).toEqual(recent);
    expect(sorted).toHaveLength(rows.length);
    const searched = sortPickerRows(rows, { ...none, sort: "name", recent, query: "a" }, context("legs"));
    expect(searched[0]?.id).not.toBe(recent[0]);
  });

  test("puts rows whose own name has the query before those that bring something of the name", () => {
    const filter = { ...emptyFilter, query: "gore" };
    const found = filterPickerRows(listPickerRows(builderData, "head", false), filter, context("head"));
    const sorted = sortPickerRows(found, { ...none, sort: "defense", query: "gore" }, context("head"));
    const own = sorted.map(({ name }) => name.toLowerCase().includes("gore"));
    expect(own).toContain(true);
    expect(own).toContain(false);
    expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
  });
});

describe("what would change", () => {
  test("agrees with equipping the piece, and says nothing of what is equipped already", () => {
    const [first, second] = listPickerRows(builderData, "head", false).filter(({ rarity }) => rarity === 8);
    const equipped = equipIn(emptyLoadout, "head", first?.id ?? "");
    const previews = createPreviews(equipped, "head", builderData);
    const after = equipIn(equipped, "head", second?.id ?? "");
    expect(previews(second?.id ?? "")?.delta).toEqual(
      compareDerived(deriveLoadout(equipped, builderData.catalog), deriveLoadout(after, builderData.catalog)),
    );
    expect(previews(first?.id ?? "")).toBe(null);
  });

  test("names a weapon's and a charm's changes as well", () => {
    const [weapon] = listed("weapon", { type: "hammer" });
    const change = createPreviews(emptyLoadout, "weapon", builderData)(weapon?.id ?? "")?.delta.weapon.attack;
    expect(change).toEqual({ from: 0, to: weapon?.weapon?.attack });
    const charm = builderData.armor.charms.find(({ skills }) => skills[0]?.skill === "weakness-exploit");
    const parts = listDeltaParts(
      createPreviews(emptyLoadout, "charm", builderData)(charm?.id ?? "")?.delta ?? expect.fail(),
      listTargetIds({ skills: { "weakness-exploit": 1 }, bonuses: {} }),
      builderData.catalog,
      true,
    );
    expect(parts[0]).toMatchObject({ skill: "weakness-exploit", tone: "good", isTarget: true });
  });

  test("lists target skills first, then increases before losses, and says pieces of bonuses", () => {
    const equipped = equipIn(emptyLoadout, "head", namedHead("G. Ebony Helm α"));
    const parts = listPickerRows(builderData, "head", false).flatMap(({ id }) => {
      const preview = createPreviews(equipped, "head", builderData)(id);
      return preview ? [listDeltaParts(preview.delta, new Set(), builderData.catalog, false)] : [];
    });
    for (const list of parts) {
      const tones = list.filter(({ rest, skill }) => skill !== null && rest === "").map(({ tone }) => tone);
      expect(tones).toEqual(tones.toSorted((a, b) => (a === b ? 0 : a === "good" ? -1 : 1)));
    }
    const words = parts.flat().map((part) => inWords(part));
    expect(words.some((text) => /^\+\d \D+$/.test(text))).toBe(true);
    expect(words.some((text) => /^−\d \D+$/.test(text))).toBe(true);
    expect(words.some((text) => /(0 → 1|1 → 0) of \d pieces$/.test(text))).toBe(false);
  });

  test("says pieces of a bonus that comes nearer, and the first one only if the bonus is a target", () => {
    const [first, second, third, fourth] = ["head", "chest", "arms", "waist"].map((place) =>
      builderData.armor.armor.find(
        (each) => each.piece === place && each.groupSkills.includes("guardians-pulse"),
      ),
    );
    const told = (loadout: Loadout, id: string, targetIds: readonly string[]) => {
      const piece = builderData.catalog.armor.get(id) ?? expect.fail();
      const preview = createPreviews(loadout, piece.piece, builderData)(id) ?? expect.fail();
      return listDeltaParts(preview.delta, new Set(targetIds), builderData.catalog, false)
        .filter(({ skill }) => skill === "guardians-pulse")
        .map((part) => inWords(part));
    };
    const one = equipIn(emptyLoadout, "head", first?.id ?? "");
    const two = equipIn(one, "chest", second?.id ?? "");
    expect(told(emptyLoadout, first?.id ?? "", [])).toEqual([]);
    expect(told(emptyLoadout, first?.id ?? "", ["guardians-pulse"])).toEqual([
      "Guardian's Pulse 0 → 1 of 3 pieces",
    ]);
    expect(told(one, second?.id ?? "", [])).toEqual(["Guardian's Pulse 1 → 2 of 3 pieces"]);
    expect(told(two, third?.id ?? "", [])).toEqual(["+1 Guardian's Pulse 2 → 3 of 3 pieces"]);
    const three = equipIn(two, "arms", third?.id ?? "");
    expect(told(three, fourth?.id ?? "", ["guardians-pulse"])).toEqual([]);
  });

  test("reports for an empty place only what is a target or adds to something", () => {
    const charm = builderData.armor.charms.find(({ skills }) => skills[0]?.skill === "weakness-exploit");
    const bringing = listPickerRows(builderData, "head", false).find(({ skills }) =>
      skills.some(({ skill }) => skill === "weakness-exploit"),
    );
    const told = (loadout: Loadout, targetIds: ReadonlySet<string>) => {
      const preview = createPreviews(loadout, "head", builderData)(bringing?.id ?? "") ?? expect.fail();
      return listDeltaParts(preview.delta, targetIds, builderData.catalog, true).map(({ skill }) => skill);
    };
    expect(told(emptyLoadout, new Set())).toEqual([]);
    expect(told(emptyLoadout, new Set(["weakness-exploit"]))).toEqual(["weakness-exploit"]);
    expect(told(equipIn(emptyLoadout, "charm", charm?.id ?? ""), new Set())).toEqual(["weakness-exploit"]);
  });
});

describe("problems", () => {
  test("belong to the place that they are about", () => {
    expect(getProblemPlace({ code: "unknown-armor", place: "waist", id: "x" })).toBe("waist");
    expect(getProblemPlace({ code: "decoration-count", place: "charm", decorations: 2, slots: 1 })).toBe(
      "charm",
    );
    expect(getProblemPlace({ code: "artian-missing", id: "x" })).toBe("weapon");
    expect(getProblemPlace({ code: "talisman-unknown", talisman: "x" })).toBe("charm");
    expect(getProblemPlace({ code: "unknown-charm", id: "x" })).toBe("charm");
    expect(getProblemPlace({ code: "unknown-weapon", id: "x" })).toBe("weapon");
  });
});
