import { describe, expect, test } from "vitest";
import { fullSearcher } from "@/tests/support/wiki-searcher";

const searcher = fullSearcher();

/** Place of the address among the answers, from 1; 0 where it is not among them. */
function rankOf(query: string, href: string): number {
  return searcher.search(query).hits.findIndex(({ document }) => document.href === href) + 1;
}

type Query = readonly [query: string, href: string, worst: number];

/** Nothing wrong with these: what is typed is what is meant. */
const plain: readonly Query[] = [
  ["rathalos", "/wiki/hitzones/rathalos", 1],
  ["Rathalos Helm α", "/wiki/armor/rathalos-alpha#rathalos-helm-alpha", 1],
  ["weakness exploit", "/wiki/skills/weakness-exploit", 1],
  ["attack boost", "/wiki/skills/attack-boost", 1],
  ["mega potion", "/wiki/items/mega-potion", 1],
  ["attack jewel [1]", "/wiki/decorations/attack-jewel-1", 1],
  ["sieglinde", "/wiki/weapons/great-sword/great-sword-sieglinde", 1],
  ["black belt meal", "/wiki/food-skills/black-belt-meal-hi", 1],
  ["iceshard cliffs", "/wiki/locales/iceshard-cliffs", 1],
  ["oilwell basin blast", "/wiki/quests/oilwell-basin-blast", 1],
  ["hitzones", "/wiki/hitzones", 1],
  ["privacy policy", "/about/privacy-policy", 1],
  ["herb", "/wiki/items/herb", 1],
  ["burst", "/wiki/skills/burst", 1],
  ["Catburglar", "/wiki/skills/catburglar", 1],
];

const beginnings: readonly Query[] = [
  ["rath", "/wiki/hitzones/rathalos", 2],
  ["quem", "/wiki/hitzones/quematrice", 1],
  ["weak", "/wiki/skills/weakness-exploit", 1],
  ["wind", "/wiki/locales/windward-plains", 1],
  ["hitz", "/wiki/hitzones", 1],
  ["max might", "/wiki/skills/maximum-might", 1],
  ["att boo", "/wiki/skills/attack-boost", 1],
  ["lag", "/wiki/hitzones/lagiacrus", 1],
  ["deco", "/wiki/decorations", 1],
];

/** Letters left out, added, replaced, swapped. */
const typos: readonly Query[] = [
  ["rathain", "/wiki/hitzones/rathian", 1],
  ["arkvled", "/wiki/hitzones/arkveld", 1],
  ["gore magla", "/wiki/hitzones/gore-magala", 1],
  ["quematrise", "/wiki/hitzones/quematrice", 1],
  ["nurscylla", "/wiki/hitzones/nerscylla", 1],
  ["lala barrina", "/wiki/hitzones/lala-barina", 1],
  ["jin dahad", "/wiki/hitzones/jin-dahaad", 1],
  ["rey dao", "/wiki/hitzones/rey-dau", 1],
  ["uth dona", "/wiki/hitzones/uth-duna", 1],
  ["lagicrus", "/wiki/hitzones/lagiacrus", 1],
  ["mizutsunae", "/wiki/hitzones/mizutsune", 1],
  ["gogmazois", "/wiki/hitzones/gogmazios", 1],
  ["serigios", "/wiki/hitzones/seregios", 1],
  ["ajrakan", "/wiki/hitzones/ajarakan", 1],
  ["balahra", "/wiki/hitzones/balahara", 1],
  ["gravois", "/wiki/hitzones/gravios", 1],
  ["omega planets", "/wiki/hitzones/omega-planetes", 1],
  ["fulgar anjanath", "/wiki/hitzones/guardian-fulgur-anjanath", 2],
  ["wekness explot", "/wiki/skills/weakness-exploit", 1],
  ["critcal boost", "/wiki/skills/critical-boost", 1],
  ["atack boost", "/wiki/skills/attack-boost", 1],
  ["divne blessing", "/wiki/skills/divine-blessing", 1],
  ["maximun might", "/wiki/skills/maximum-might", 1],
  ["latent powr", "/wiki/skills/latent-power", 1],
  ["speed sharpning", "/wiki/skills/speed-sharpening", 1],
  ["adrenalin rush", "/wiki/skills/adrenaline-rush", 1],
  ["agitater", "/wiki/skills/agitator", 1],
  ["insect glave", "/wiki/weapons/insect-glaive", 1],
  ["large barel bomb", "/wiki/items/large-barrel-bomb", 1],
  ["arkveld gemm", "/wiki/items/arkveld-gem", 1],
  ["tenderiser jewel", "/wiki/decorations/tenderizer-jewel-3", 1],
  ["iceshard clifs", "/wiki/locales/iceshard-cliffs", 1],
  ["scarlet forrest", "/wiki/locales/scarlet-forest", 1],
  ["guardian rathlos plate", "/wiki/items/guardian-rathalos-plate", 1],
  ["exploiter chram iii", "/wiki/charms/exploiter-charm-iii", 1],
  ["leaderbords", "/leaderboards", 1],
];

/** Greek letters, numerals, apostrophes, accents, `+`. */
const signs: readonly Query[] = [
  ["rathian alpha", "/wiki/armor/rathian-alpha", 1],
  ["rathian a", "/wiki/armor/rathian-alpha", 1],
  ["rathianα", "/wiki/armor/rathian-alpha", 1],
  ["afi", "/wiki/armor/afi-alpha", 1],
  ["dahaad gamma", "/wiki/armor/dahaad-gamma", 1],
  ["dahaad γ", "/wiki/armor/dahaad-gamma", 1],
  ["nu udra g", "/wiki/armor/nu-udra-gamma", 1],
  ["guardian arkveld b", "/wiki/armor/guardian-arkveld-beta", 1],
  ["rathalos helm", "/wiki/armor/rathalos-alpha#rathalos-helm-alpha", 1],
  ["exploiter charm 3", "/wiki/charms/exploiter-charm-iii", 1],
  ["attack jewel 1", "/wiki/decorations/attack-jewel-1", 1],
  ["arkvelds hunger", "/wiki/skills/arkvelds-hunger", 1],
  ["arkveld hunger", "/wiki/skills/arkvelds-hunger", 1],
  ["RATHÁLÓS", "/wiki/hitzones/rathalos", 1],
  ["ajarakan jewel +", "/wiki/items/ajarakan-jewel-plus", 1],
  ["ajarakan jewel plus", "/wiki/items/ajarakan-jewel-plus", 1],
];

/** Words put together, taken apart, turned around, in the plural, or written for short. */
const habits: readonly Query[] = [
  ["guardianrathalosplate", "/wiki/items/guardian-rathalos-plate", 1],
  ["uthduna", "/wiki/hitzones/uth-duna", 1],
  ["zoshia", "/wiki/hitzones/zoh-shia", 1],
  ["greatsword", "/wiki/weapons/great-sword", 1],
  ["heavy bow gun", "/wiki/weapons/heavy-bowgun", 1],
  ["ear plugs", "/wiki/skills/earplugs", 1],
  ["dragon king", "/wiki/armor/dragonking-alpha", 1],
  ["kutku", "/wiki/armor/kut-ku-alpha", 1],
  ["helm rathalos", "/wiki/armor/rathalos-alpha#rathalos-helm-alpha", 1],
  ["exploit weakness", "/wiki/skills/weakness-exploit", 1],
  ["great swords", "/wiki/weapons/great-sword", 1],
  ["mega potions", "/wiki/items/mega-potion", 1],
  ["gs", "/wiki/weapons/great-sword", 1],
  ["sns", "/wiki/weapons/sword-and-shield", 1],
  ["hbg", "/wiki/weapons/heavy-bowgun", 1],
  ["swaxe", "/wiki/weapons/switch-axe", 1],
  ["wex", "/wiki/skills/weakness-exploit", 1],
  ["where to get rathalos ruby", "/wiki/items/rathalos-ruby", 1],
  ["rathalos weakness", "/wiki/hitzones/rathalos", 1],
  ["fire resist", "/wiki/skills/fire-resistance", 1],
];

describe("the search over everything", () => {
  test.each([
    ["as written", plain],
    ["by its beginning", beginnings],
    ["with typos", typos],
    ["with or without its signs", signs],
    ["the way hunters write", habits],
  ] as const)("finds an entity %s", (_how, queries) => {
    const wrong = queries
      .map(([query, href, worst]) => ({ query, href, worst, rank: rankOf(query, href) }))
      .filter(({ rank, worst }) => rank === 0 || rank > worst);
    expect(wrong).toEqual([]);
  });

  test("is tested with at least sixty queries that are not plain", () => {
    expect(beginnings.length + typos.length + signs.length + habits.length).toBeGreaterThanOrEqual(60);
  });

  test("puts names before mentions", () => {
    const { hits } = searcher.search("weakness exploit");
    const named = hits.map(({ document }) => /weakness exploit/i.test(document.name));
    expect(named).toEqual(named.toSorted((a, b) => Number(b) - Number(a)));
    // The decoration is called otherwise and found all the same.
    expect(hits.map(({ name }) => name)).toContain("Tenderizer Jewel [3]");
  });

  test("finds gear by what it is and has", () => {
    const { hits } = searcher.search("fire great sword");
    expect(hits.length).toBeGreaterThan(5);
    for (const { document } of hits)
      expect(document.sub).toEqual(expect.arrayContaining(["Great Sword", "Fire"]));
  });

  test("finds nothing for nothing, and nothing for nonsense", () => {
    for (const query of ["", "   ", "…", "qqqqqqzzzz"]) expect(searcher.search(query).total, query).toBe(0);
  });
});
