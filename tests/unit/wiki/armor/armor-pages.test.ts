import { describe, expect, test } from "vitest";
import { formatEffects } from "@/lib/catalog/format-effects";
import { type ArmorListData, type ArmorRowBase, sumSkills } from "@/lib/wiki/armor/armor-rows";
import { getArmorSetPage } from "@/lib/wiki/armor/get-armor-set-page.server";
import { formatSlotCounts, getSetTotals } from "@/lib/wiki/armor/get-set-totals";
import { listArmorPieces, listArmorSets } from "@/lib/wiki/armor/list-armor.server";
import { byId, finder, sumMaterials } from "@/tests/support/by-id";
import { stored, storedNames, storedTexts } from "@/tests/support/stored";
import { translations } from "@/tests/support/translations";

// Read past the catalog: what a page is given is held against what is stored.
interface StoredPiece {
  id: string;
  name: string;
  set: string;
  piece: string;
  rank: string;
  rarity: number;
  defense: number;
  defenseMax: number;
  defenseMaxTranscended?: number;
  slots: number[];
  slotsTranscended?: number[];
  skills: { skill: string; level: number }[];
  setBonuses: string[];
  groupSkills: string[];
  zenny: number;
  materials: { item: string; qty: number }[];
  resistances: Record<string, number>;
}
interface StoredBonus {
  skill: string;
  thresholds: { pieces: number; level: number; name: string }[];
}
interface StoredSet {
  id: string;
  name: string;
  rank: string;
  rarity: number;
  pieces: { armor: string }[];
  setBonuses: StoredBonus[];
  groupSkills: StoredBonus[];
  mixedBonuses: boolean;
}
interface StoredSkill {
  id: string;
  name: string;
  maxLevel: number;
  effects: Parameters<typeof formatEffects>[0][];
}

const pieces = stored<StoredPiece>("armor");
const sets = stored<StoredSet>("armor-sets");
const pieceOf = finder(pieces);
const skillOf = finder(stored<StoredSkill>("skills"));
const items = storedNames("items");
const texts = storedTexts("skills");
const namesOf = translations("armor-sets");

const places = ["head", "chest", "arms", "waist", "legs"];
const elements = ["fire", "water", "thunder", "ice", "dragon"];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const resistancesOf = (some: readonly StoredPiece[]) =>
  elements.map((element) => sum(some.map(({ resistances }) => resistances[element] ?? Number.NaN)));
const lines = (materials: readonly { item: string; qty: number }[]) =>
  materials.map(({ item, qty }) => ({ item: { id: item, name: items.get(item) }, qty }));

/** Pieces of a set from head to legs. */
const piecesOf = (set: StoredSet) =>
  set.pieces
    .map(({ armor }) => pieceOf(armor))
    .sort((a, b) => places.indexOf(a.piece) - places.indexOf(b.piece));

/** Levels of skills over pieces, cut off at the highest that counts. */
function levelsOf(some: readonly StoredPiece[]): Record<string, number> {
  const levels: Record<string, number> = {};
  for (const { skill, level } of some.flatMap(({ skills }) => skills)) {
    levels[skill] = Math.min(skillOf(skill).maxLevel, (levels[skill] ?? 0) + level);
  }
  return levels;
}

describe("the page of every set", () => {
  const pages = byId(sets, ({ id }) => getArmorSetPage(id));

  test("has the head of its record and its names in all languages", () => {
    expect(
      byId(sets, ({ id }) => [
        pages[id]?.name,
        pages[id]?.rank,
        pages[id]?.rarity,
        pages[id]?.hasMixedBonuses,
      ]),
    ).toEqual(byId(sets, ({ name, rank, rarity, mixedBonuses }) => [name, rank, rarity, mixedBonuses]));
    expect(byId(sets, ({ id }) => pages[id]?.names)).toEqual(byId(sets, ({ id }) => namesOf(id)));
  });

  test("has every figure of every piece, head first", () => {
    expect(byId(sets, ({ id }) => pages[id]?.pieces)).toEqual(
      byId(sets, (set) =>
        piecesOf(set).map((piece) => ({
          id: piece.id,
          name: piece.name,
          piece: piece.piece,
          defense: piece.defense,
          defenseMax: piece.defenseMax,
          defenseTranscended: piece.defenseMaxTranscended ?? null,
          slots: piece.slots,
          slotsTranscended: piece.slotsTranscended ?? null,
          resistances: resistancesOf([piece]),
          skills: piece.skills.map(({ skill, level }) => {
            const { name, maxLevel } = skillOf(skill);
            return { id: skill, name, level, max: maxLevel };
          }),
          bonuses: [...piece.setBonuses, ...piece.groupSkills].map((id) => ({ id, name: skillOf(id).name })),
          zenny: piece.zenny,
          materials: lines(piece.materials),
        })),
      ),
    );
  });

  test("sums levels and costs over its pieces", () => {
    expect(
      byId(sets, ({ id }) => Object.fromEntries(pages[id]?.skills.map(({ id, level }) => [id, level]) ?? [])),
    ).toEqual(byId(sets, (set) => levelsOf(piecesOf(set))));
    expect(byId(sets, ({ id }) => [pages[id]?.zenny, pages[id]?.materials])).toEqual(
      byId(sets, (set) => [
        sum(piecesOf(set).map(({ zenny }) => zenny)),
        lines(sumMaterials(piecesOf(set).flatMap(({ materials }) => materials))),
      ]),
    );
  });

  test("has every bonus with the pieces that it needs, what it does and what carries it", () => {
    expect(byId(sets, ({ id }) => pages[id]?.bonuses)).toEqual(
      byId(sets, (set) =>
        [...set.setBonuses, ...set.groupSkills].map(({ skill, thresholds }) => ({
          id: skill,
          name: skillOf(skill).name,
          kind: set.groupSkills.some((group) => group.skill === skill) ? "group" : "set-bonus",
          text: texts[skill],
          levels: thresholds.map((each) => ({
            ...each,
            effects: formatEffects(skillOf(skill).effects[each.level - 1] ?? {}),
          })),
          countingPieces: piecesOf(set)
            .filter(({ setBonuses, groupSkills }) => [...setBonuses, ...groupSkills].includes(skill))
            .map(({ piece }) => piece),
        })),
      ),
    );
  });

  test("leads to the same set of another rank or kind", () => {
    const stem = (id: string) => id.replace(/-(alpha|beta|gamma)$/, "");
    expect(byId(sets, ({ id }) => pages[id]?.relatedSets)).toEqual(
      byId(sets, (set) =>
        sets
          .filter(({ id }) => id !== set.id && stem(id) === stem(set.id))
          .map(({ id, name }) => ({ id, name })),
      ),
    );
  });
});

/** Rows with their skills and bonuses by id in place of places in the tables. */
function unfolded<Row extends ArmorRowBase>({ rows, skills, bonuses }: ArmorListData<Row>) {
  return byId(rows, (row) => ({
    ...row,
    skills: Object.fromEntries(row.skills.map(([at, level]) => [skills[at]?.id, level])),
    bonuses: row.bonuses.map((at) => bonuses[at]?.id),
  }));
}

describe("the lists", () => {
  test("hold every set with what its pieces give together", () => {
    expect(sets).toHaveLength(183);
    expect(unfolded(listArmorSets())).toEqual(
      byId(sets, (set) => ({
        id: set.id,
        name: set.name,
        rank: set.rank,
        rarity: set.rarity,
        pieces: piecesOf(set).map(({ piece }) => piece),
        defense: sum(piecesOf(set).map(({ defenseMax }) => defenseMax)),
        resistances: resistancesOf(piecesOf(set)),
        skills: levelsOf(piecesOf(set)),
        bonuses: [...set.setBonuses, ...set.groupSkills].map(({ skill }) => skill),
      })),
    );
  });

  test("hold every piece", () => {
    expect(unfolded(listArmorPieces())).toEqual(
      byId(pieces, (piece) => ({
        id: piece.id,
        name: piece.name,
        set: piece.set,
        piece: piece.piece,
        rank: piece.rank,
        rarity: piece.rarity,
        defense: piece.defenseMax,
        slots: piece.slots,
        resistances: resistancesOf([piece]),
        skills: levelsOf([piece]),
        bonuses: [...piece.setBonuses, ...piece.groupSkills],
      })),
    );
  });

  test("name each skill and its highest level", () => {
    for (const { skills, bonuses } of [listArmorSets(), listArmorPieces()]) {
      for (const { id, name, max } of [...skills, ...bonuses]) {
        expect([id, name, max]).toEqual([id, skillOf(id).name, skillOf(id).maxLevel]);
      }
    }
  });
});

describe("figures read by hand from the tables", () => {
  test.each([
    ["g-doshaguma-greaves", { defense: 26, defenseMax: 40, zenny: 800 }],
    ["gogmazios-helm-alpha", { defense: 68, defenseMax: 86, defenseTranscended: 94 }],
    ["rathalos-helm-beta", { defense: 48, defenseMax: 78, defenseTranscended: 90 }],
    ["bone-helm-alpha", { defense: 32, defenseMax: 70, defenseTranscended: 86, zenny: 2500 }],
  ])("%s", (id, figures) => {
    const page = getArmorSetPage(pieceOf(id).set);
    expect(page.pieces.find((piece) => piece.id === id)).toMatchObject(figures);
  });

  test("a set gives the sum of its pieces", () => {
    const totals = getSetTotals(getArmorSetPage("gogmazios-alpha").pieces);
    expect(totals).toMatchObject({ defense: 340, defenseMax: 430, defenseTranscended: 470 });
    expect(totals.resistances).toEqual([-20, 15, 0, 15, -25]);
    expect(formatSlotCounts(totals.slots)).toBe("3 of level 3, 4 of level 2, 5 of level 1");
  });
});

test("levels above a skill's maximum do not count", () => {
  const skill = { id: "s", name: "S", max: 3 };
  expect(sumSkills([[{ skill, level: 2 }], [{ skill, level: 2 }]])).toEqual([{ skill, level: 3 }]);
});
