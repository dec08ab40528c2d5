import { describe, expect, test } from "vitest";
import { getCharm } from "@/lib/wiki/charms/get-charm.server";
import { listCharms } from "@/lib/wiki/charms/list-charms.server";
import { listTalismans } from "@/lib/wiki/charms/list-talismans.server";
import { byId, sumMaterials } from "@/tests/support/by-id";
import { type StoredGiven, storedSkills } from "@/tests/support/given-skills";
import { stored, storedNames } from "@/tests/support/stored";
import { translations } from "@/tests/support/translations";

// Read past the catalog: what a page is given is held against what is stored.
interface StoredCharm {
  id: string;
  name: string;
  level: number;
  rarity: number;
  skills: StoredGiven[];
  upgradeFrom: string | null;
  zenny: number;
  materials: { item: string; qty: number }[];
}
interface StoredTalisman {
  id: string;
  kind: string;
  name?: string;
  rarity?: number;
  group?: number;
  patterns?: number[][];
  entries?: StoredGiven[];
  slots?: { kind: string; slot: number }[];
}
const charms = stored<StoredCharm>("charms");
const talismans = stored<StoredTalisman>("random-talismans");
const items = storedNames("items");
const namesOf = translations("charms");
const { leveled, given } = storedSkills();

/** A charm and everything that it is made of, first step first. */
function pathTo(charm: StoredCharm): StoredCharm[] {
  const before = charms.find(({ id }) => id === charm.upgradeFrom);
  return before ? [...pathTo(before), charm] : [charm];
}

/** A charm and everything that can become of it, level by level. */
function familyFrom(first: StoredCharm): StoredCharm[] {
  return charms.filter((other) => pathTo(other)[0] === first).sort((a, b) => a.level - b.level);
}

const costOf = (steps: readonly StoredCharm[]) => ({
  zenny: steps.reduce((sum, { zenny }) => sum + zenny, 0),
  materials: sumMaterials(steps.flatMap(({ materials }) => materials)).map(({ item, qty }) => ({
    item: { id: item, name: items.get(item) },
    qty,
  })),
});
const stepOf = ({ id, name, level, rarity }: StoredCharm) => ({ id, name, level, rarity });

test("the page of every charm has its skills, its line, both costs and its names in all languages", () => {
  expect(byId(charms, ({ id }) => getCharm(id))).toEqual(
    byId(charms, (charm) => {
      const path = pathTo(charm);
      return {
        ...stepOf(charm),
        family: path[0]?.name.replace(/ [IVX]+$/, ""),
        chain: familyFrom(path[0] ?? charm).map((step) => ({ ...stepOf(step), zenny: step.zenny })),
        skills: charm.skills.map(given),
        step: costOf([charm]),
        path: costOf(path),
        names: namesOf(charm.id),
      };
    }),
  );
});

test("the list has every family under its last charm, by name, and offers their skills", () => {
  const families = charms.filter(({ upgradeFrom }) => upgradeFrom === null).map(familyFrom);
  const expected = families.flatMap((steps) => {
    const last = steps.at(-1);
    return last ? [{ last, steps }] : [];
  });
  expected.sort((a, b) => a.last.name.localeCompare(b.last.name));
  const { series: rows, skills } = listCharms();
  expect(rows).toEqual(
    expected.map(({ last, steps }) => ({
      id: last.id,
      name: last.name,
      rarity: last.rarity,
      skills: last.skills.map(leveled),
      tiers: steps.map(stepOf),
      zenny: costOf(steps).zenny,
    })),
  );
  const names = new Map(rows.flatMap((row) => row.skills.map(({ id, name }) => [id, name])));
  expect(skills).toEqual(
    [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
  );
});

describe("the appraised talismans", () => {
  const talismanList = listTalismans();

  test("have every pattern, those that differ in slots alone as one form", () => {
    const slotsOf = new Map(
      talismans.filter(({ kind }) => kind === "slotGroup").map(({ group, slots = [] }) => [group, slots]),
    );
    const patterns = talismans.filter(({ kind }) => kind === "talisman");
    expect(talismanList.talismans.map(({ rarity }) => rarity)).toEqual([8, 7, 6, 5]);
    expect(byId(talismanList.talismans, ({ name, rarity, forms }) => [name, rarity, forms])).toEqual(
      byId(patterns, ({ name, rarity, patterns = [] }) => {
        const groupsOf = (pattern: readonly number[]) => pattern.slice(0, 3).filter(Boolean);
        const ways = [...new Set(patterns.map((pattern) => groupsOf(pattern).join()))];
        return [
          name,
          rarity,
          ways.map((way) => ({
            groups: way.split(",").map(Number),
            slots: patterns
              .filter((pattern) => groupsOf(pattern).join() === way)
              .map(([, , , slots]) => slotsOf.get(slots)),
          })),
        ];
      }),
    );
  });

  test("have every skill of every group with its level", () => {
    const groups = talismans.filter(({ kind }) => kind === "skillGroup");
    expect(talismanList.groups.map(({ group, skills }) => [group, skills])).toEqual(
      groups
        .sort((a, b) => (a.group ?? 0) - (b.group ?? 0))
        .map(({ group, entries = [] }) => [
          group,
          entries.map(leveled).sort((a, b) => a.name.localeCompare(b.name)),
        ]),
    );
  });
});

describe("figures read by hand from the tables", () => {
  test.each([
    ["blast-charm-i", 1, 3, 500],
    ["blast-charm-iii", 3, 5, 3000],
    ["fitness-charm-v", 5, 8, 16000],
    ["defense-charm-v", 5, 7, 9000],
    ["hope-charm", 1, 5, 0],
  ])("%s", (id, level, rarity, zenny) => {
    expect(getCharm(id)).toMatchObject({ level, rarity, step: { zenny } });
  });

  test("the path to Blast Charm III", () => {
    const { path } = getCharm("blast-charm-iii");
    expect(path.zenny).toBe(5000);
    const qty = (id: string) => path.materials.find(({ item }) => item.id === id)?.qty;
    expect([qty("quematrice-hide"), qty("ajarakan-scale-plus"), qty("firecell-stone")]).toEqual([2, 5, 1]);
  });

  test("forms of the talismans", () => {
    expect(listTalismans().talismans.map(({ id, forms }) => [id, forms.length])).toEqual([
      ["golden-age-charm", 8],
      ["secret-charm", 8],
      ["historical-charm", 7],
      ["unknown-charm", 6],
    ]);
  });
});
