import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getDecoration } from "@/lib/wiki/decorations/get-decoration.server";
import { listDecorations } from "@/lib/wiki/decorations/list-decorations.server";
import { byId } from "@/tests/support/by-id";
import { type StoredGiven, storedSkills } from "@/tests/support/given-skills";
import { stored, storedNames } from "@/tests/support/stored";
import { translations } from "@/tests/support/translations";

// Read past the catalog: what a page is given is held against what is stored.
interface StoredDecoration {
  id: string;
  name: string;
  kind: string;
  slot: number;
  rarity: number;
  skills: StoredGiven[];
}
const decorations = stored<StoredDecoration>("decorations");
const skillNames = storedNames("skills");
const namesOf = translations("decorations");
const { leveled, given } = storedSkills();

const rowOf = ({ id, name, kind, slot, rarity, skills }: StoredDecoration) => ({
  id,
  name,
  kind,
  slot,
  rarity,
  skills: skills.map(leveled),
});

describe("the page of every decoration", () => {
  const pages = byId(decorations, ({ id }) => getDecoration(id));

  test("has its figures, what its skills do, and its names in all languages", () => {
    expect(byId(Object.values(pages), ({ siblings: _, orbs: __, ...rest }) => rest)).toEqual(
      byId(decorations, (decoration) => ({
        ...rowOf(decoration),
        skills: decoration.skills.map(given),
        names: namesOf(decoration.id),
      })),
    );
  });

  test("has the others with each of its skills, the highest level first", () => {
    const levelIn = ({ skills }: StoredDecoration, id: string) =>
      skills.find(({ skill }) => skill === id)?.level ?? 0;
    expect(byId(decorations, ({ id }) => pages[id]?.siblings)).toEqual(
      byId(decorations, (own) =>
        own.skills.flatMap(({ skill }) => {
          const others = decorations
            .filter((other) => other.id !== own.id && levelIn(other, skill) > 0)
            .sort(
              (a, b) =>
                levelIn(b, skill) - levelIn(a, skill) || a.slot - b.slot || a.name.localeCompare(b.name),
            );
          if (others.length === 0) return [];
          return [{ skill: { id: skill, name: skillNames.get(skill) }, decorations: others.map(rowOf) }];
        }),
      ),
    );
  });
});

test("the list has all of them by name", () => {
  const rows = listDecorations();
  const byName = [...decorations].sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  expect(rows).toEqual(byName.map(rowOf));
});

describe("figures read by hand from the tables", () => {
  test.each([
    ["attack-jewel-1", "weapon", 1, 3, "attack-boost", 1],
    ["attack-jewel-ii-2", "weapon", 2, 4, "attack-boost", 2],
    ["attack-jewel-iii-3", "weapon", 3, 5, "attack-boost", 3],
    ["antidote-jewel-1", "armor", 1, 3, "poison-resistance", 1],
    ["bandolier-blaze-jwl-3", "weapon", 3, 7, "tetrad-shot", 3],
  ])("%s", (id, kind, slot, rarity, skill, level) => {
    const decoration = getDecoration(id);
    expect(decoration).toMatchObject({ kind, slot, rarity });
    expect(decoration.skills[0]).toMatchObject({ id: skill, level });
  });
});

describe("where a decoration comes from", () => {
  const { decorations, decorationOrbs, quests } = getCatalog();

  test("every orb that holds it, with its share of the orb's weights", () => {
    for (const { id } of decorations.all) {
      const expected = decorationOrbs.all
        .map((orb) => ({
          id: orb.id,
          chance: orb.tiers.reduce((sum, { chance, decorations: held }) => {
            const total = held.reduce((all, { weight }) => all + weight, 0);
            const own = held.find(({ decoration }) => decoration === id)?.weight ?? 0;
            return sum + (chance * own) / total;
          }, 0),
        }))
        .filter(({ chance }) => chance > 0)
        .toSorted((a, b) => b.chance - a.chance);
      const shown = getDecoration(id).orbs.map((orb) => ({ id: orb.id, chance: orb.chance }));
      expect(shown.map((each) => each.id).toSorted()).toEqual(expected.map((each) => each.id).toSorted());
      for (const { id: orb, chance } of shown) {
        expect(chance).toBeCloseTo(expected.find((each) => each.id === orb)?.chance ?? 0, 9);
      }
    }
  });

  test("quests of an orb are those whose rewards have it, the likeliest first, each once", () => {
    for (const { orbs } of decorations.all.slice(0, 40).map(({ id }) => getDecoration(id))) {
      for (const { id, quests: listed, moreQuests } of orbs) {
        const giving = quests.all.filter(({ rewards }) => rewards?.some(({ item }) => item === id));
        expect(listed.length + moreQuests).toBe(giving.length);
        expect(new Set(listed.map((each) => each.id)).size).toBe(listed.length);
        expect(listed.map(({ chance }) => chance)).toEqual(
          listed.map(({ chance }) => chance).toSorted((a, b) => b - a),
        );
      }
    }
  });
});
