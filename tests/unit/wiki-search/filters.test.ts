import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { elementLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import type { SearchDocument } from "@/lib/wiki-search/search-index-file";
import { fullSearcher } from "@/tests/support/wiki-searcher";

const searcher = fullSearcher();
const first = (query: string, count = 5): readonly SearchDocument[] =>
  searcher.search(query, { limit: count }).hits.map(({ document }) => document);

describe("words for kinds", () => {
  const elements = [
    "fire",
    "water",
    "thunder",
    "ice",
    "dragon",
    "poison",
    "paralysis",
    "sleep",
    "blast",
  ] as const;

  test.each(elements)("%s weapon finds weapons of the element", (element) => {
    const found = first(`${element} weapon`);
    expect(found).toHaveLength(5);
    for (const { kind, name, sub, mentions } of found) {
      expect(kind).toBe("weapon");
      expect([name, ...sub, ...mentions].join(" ").toLowerCase()).toContain(element);
    }
  });

  const weapons = getCatalog().weapons.all;
  const pairs = Object.values(weaponTypeLabels).flatMap((label) =>
    elements.map((element) => [elementLabels[element], label] as const),
  );
  const made = pairs.filter(([element, label]) =>
    weapons.some(
      (each) =>
        weaponTypeLabels[each.type] === label &&
        elementLabels[each.element?.type ?? "fire"] === element &&
        each.element,
    ),
  );

  test.each(made)("%s %s finds weapons of the type that have the element", (element, label) => {
    for (const { kind, sub, name, mentions } of first(`${element} ${label}`, 3)) {
      expect(kind).toBe("weapon");
      expect(sub).toContain(label);
      expect([name, ...sub, ...mentions].join(" ").toLowerCase()).toContain(element.toLowerCase());
    }
  });

  test.each([
    ["hr hammer", "Hammer", 5],
    ["high rank lance", "Lance", 5],
    ["lr bow", "Bow", 1],
    ["low rank gs", "Great Sword", 1],
    ["hr sns", "Sword & Shield", 5],
  ])("%s finds weapons of the rank", (query, label, lowest) => {
    for (const { kind, sub } of first(query, 20)) {
      expect(kind).toBe("weapon");
      expect(sub).toContain(label);
      const rarity = Number(sub.find((part) => part.startsWith("Rarity"))?.slice(7));
      expect(rarity).toBeGreaterThanOrEqual(lowest);
      expect(rarity).toBeLessThanOrEqual(lowest + 3);
    }
  });

  test.each(["hr hammer", "lr armor", "rathian weapon", "fire hammer"])(
    "%s begins with the rarest",
    (query) => {
      const rarities = first(query, 10).flatMap(({ name, sub }) =>
        // A name that has the word comes before, whatever its rarity.
        /rath|fire/i.test(name) ? [] : [Number(sub.find((part) => part.startsWith("Rarity"))?.slice(7))],
      );
      expect(rarities.length).toBeGreaterThan(3);
      expect(rarities).toEqual(rarities.toSorted((a, b) => b - a));
    },
  );

  test.each([
    ["gore magala helm", "/wiki/armor/gore-alpha#gore-helm-alpha"],
    ["zoh shia armor", "/wiki/armor/numinous-alpha"],
    ["jin dahaad helm", "/wiki/armor/dahaad-alpha#dahaad-shardhelm-alpha"],
    ["lagiacrus mail", "/wiki/armor/lagiacrus-alpha#lagiacrus-mail-alpha"],
  ])("%s finds the gear of the monster", (query, href) => {
    const names = first(query).map(({ href: address }) => address);
    expect(names).toContain(href);
  });

  test("arkveld weapon finds weapons that are made of it, whatever they are named", () => {
    const found = first("arkveld weapon", 10);
    expect(found).toHaveLength(10);
    for (const { kind, mentions } of found) {
      expect(kind).toBe("weapon");
      expect(mentions.join()).toMatch(/Arkveld/);
    }
  });

  test("9 star quest finds quests of nine stars", () => {
    for (const { kind, sub } of first("9 star quest")) {
      expect(kind).toBe("quest");
      expect(sub).toContain("9★");
    }
  });

  test.each([
    ["hammer", "/wiki/weapons/hammer"],
    ["armor", "/wiki/armor"],
    ["attack jewel 1", "/wiki/decorations/attack-jewel-1"],
    ["exploiter charm 3", "/wiki/charms/exploiter-charm-iii"],
    ["rathalos helm", "/wiki/armor/rathalos-alpha#rathalos-helm-alpha"],
    ["hope hammer i", "/wiki/weapons/hammer/hammer-hope-hammer-i"],
  ])("%s is still the thing of that name", (query, href) => {
    expect(first(query, 1)[0]?.href).toBe(href);
  });
});

describe("a monster's name", () => {
  const monsters = getCatalog().monsters.all.filter(({ size }) => size === "large");

  test.each(monsters.map(({ name, id }) => [name, id] as const))("%s finds the monster first", (name, id) => {
    expect(first(name, 1)[0]?.href).toBe(`/wiki/hitzones/${id}`);
  });

  test.each([
    ["dahaad", "jin-dahaad"],
    ["magala", "gore-magala"],
    ["udra", "nu-udra"],
    ["barina", "lala-barina"],
    ["planetes", "omega-planetes"],
    ["shia", "zoh-shia"],
    ["duna", "uth-duna"],
    ["dau", "rey-dau"],
  ])("%s finds %s, though gear begins with the word", (word, id) => {
    expect(first(word, 1)[0]?.href).toBe(`/wiki/hitzones/${id}`);
  });
});
