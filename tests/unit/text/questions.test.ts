import { describe, expect, test } from "vitest";
import { type Facets, getFacetFields, getFacetFilters } from "@/components/list/facets";
import { filterRows as filterListRows, getActiveFilters } from "@/components/list/list-filter";
import { createArmorFacets } from "@/components/wiki/armor/armor-facets";
import { createAllWeaponFacets } from "@/components/wiki/weapons/weapon-facets";
import { findExclusions, listExclusions } from "@/lib/builder/criteria/exclusions";
import { findSkills } from "@/lib/builder/criteria/find-skills";
import { packArmorData } from "@/lib/builder/data/armor-file";
import { createBuilderData } from "@/lib/builder/data/builder-data";
import { gatherArmorData, gatherWeaponsData } from "@/lib/builder/data/gather-builder-data.server";
import { packWeaponsData } from "@/lib/builder/data/weapons-file";
import { type DecorationChoice, groupChoices } from "@/lib/builder/gear/decoration-choices";
import { listPickerRows } from "@/lib/builder/gear/list-picker-rows";
import { emptyFilter, filterPickerRows } from "@/lib/builder/gear/picker-filter";
import { createRowTexts } from "@/lib/builder/gear/row-texts";
import { findMonsters } from "@/lib/builder/target/find-monsters";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesIn } from "@/lib/catalog/get-names.server";
import { skillAliases } from "@/lib/catalog/skill-aliases";
import { findThings, namedThings } from "@/lib/discord/named-things.server";
import { suggestItems } from "@/lib/drops/suggest-items";
import { findQuests } from "@/lib/leaderboards/run/find-quests";
import { listRunnableQuests } from "@/lib/leaderboards/run/list-runnable-quests.server";
import type { NamesTable } from "@/lib/names/names-store";
import { createSearchNames } from "@/lib/names/search-names";
import { getInitialState } from "@/lib/site/list-state";
import * as matcher from "@/lib/text/match-texts";
import { listArmorPieces } from "@/lib/wiki/armor/list-armor.server";
import { getAllWeapons } from "@/lib/wiki/weapons/get-all-weapons.server";
import { fullSearcher } from "@/tests/support/wiki-searcher";

const data = createBuilderData(packArmorData(gatherArmorData()), packWeaponsData(gatherWeaponsData()));
const japanese: NamesTable = JSON.parse(JSON.stringify(getNamesIn("ja")));
/** What a field knows once somebody typed a word in kana. */
const names = createSearchNames([japanese], skillAliases, matcher);
const english = createSearchNames([], skillAliases, matcher);
const monsters = getCatalog().monsters.all.map(({ id, name, size }) => ({ id, name, size }));
const quests = listRunnableQuests();
const items = getCatalog().items.all.map(({ id, name, rarity }) => ({ id, name, rarity }));

const armorList = listArmorPieces();
const weaponList = getAllWeapons();

function filterList<Row>(rows: readonly Row[], facets: Facets<Row>, typed: string): readonly Row[] {
  const state = { ...getInitialState(getFacetFields(facets)), q: typed };
  return filterListRows(rows, getActiveFilters(getFacetFilters(facets, state, names)));
}

/** What each field of the site answers, best first, as the ids of what its rows are or bring. */
const bySkill: Readonly<Record<string, (typed: string) => readonly (readonly string[])[]>> = {
  "the builder's skill field": (typed) =>
    findSkills(typed, data.armor.skills, names, 5).map(({ id }) => [id]),
  "what is excluded": (typed) =>
    findExclusions(typed, listExclusions(data.armor), names, 5)
      .filter(({ kind }) => kind === "skill")
      .map(({ id }) => [id]),
  "the picker of decorations": (typed) => {
    const offered = data.armor.decorations.map(
      ({ id, name, kind, slot, skills }): DecorationChoice => ({
        id,
        name,
        kind,
        size: slot,
        skills: skills.map(({ skill, level }) => ({
          skill,
          name: data.getName("skill", skill),
          from: 0,
          to: level,
          maxLevel: level,
        })),
        losses: [],
        useless: false,
        current: false,
        left: null,
        damage: null,
        group: "rest",
      }),
    );
    return groupChoices(offered, typed, names).flatMap(({ choices }) =>
      choices.map((choice) => choice.skills.map(({ skill }) => skill)),
    );
  },
  // Armor, charms and weapons together bring every skill.
  "the pickers of gear": (typed) =>
    (["chest", "charm", "weapon"] as const).flatMap((place) => {
      const texts = createRowTexts(data, place, names, (_, __, name) => name);
      const rows = filterPickerRows(
        listPickerRows(data, place, false),
        { ...emptyFilter, query: typed },
        { ...texts, lacking: new Set() },
      );
      return rows.map((row) => row.skills.map(({ skill }) => skill));
    }),
  "lists of the wiki": (typed) => {
    const pieces = filterList(armorList.rows, createArmorFacets(armorList, "armor"), typed);
    const weapons = filterList(weaponList.rows, createAllWeaponFacets(weaponList.skills), typed);
    return [
      ...pieces.map((row) => row.skills.map(([at]) => armorList.skills[at]?.id ?? "")),
      ...weapons.map((row) => row.skills.map(([id]) => id)),
    ];
  },
  "the search of the site": (typed) => {
    const { hits } = fullSearcher("ja").search(typed);
    return hits.filter(({ document }) => document.kind === "skill").map(({ document }) => [document.id]);
  },
};

/** Questions about a skill that players ask in other words than its name. */
const skillQuestions = [
  ["atack boost", "attack-boost"],
  ["attackboost", "attack-boost"],
  ["crit eye", "critical-eye"],
  ["wex", "weakness-exploit"],
  ["WEX", "weakness-exploit"],
  ["agitater", "agitator"],
  ["maxmight", "maximum-might"],
  ["弱点特効", "weakness-exploit"],
] as const;

describe.each(Object.entries(bySkill))("%s", (_, ask) => {
  test.each(skillQuestions)("finds what %s means", (typed, skill) => {
    const answers = ask(typed);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers[0]).toContain(skill);
  });
});

const byMonster: Readonly<Record<string, (typed: string) => readonly string[]>> = {
  "the picker of monsters": (typed) => findMonsters(typed, monsters, names).map(({ id }) => id),
  "monsters of Discord's commands": (typed) =>
    findThings(typed, namedThings.monster?.() ?? [], 5).map(({ id }) => id),
  "the quest field": (typed) =>
    findQuests(typed, quests, names, 1).flatMap((quest) => quest.monsters.map(({ id }) => id)),
  "quests of Discord's commands": (typed) =>
    findThings(typed, namedThings.quest?.() ?? [], 1).flatMap(
      ({ id }) => quests.find((quest) => quest.id === id)?.monsters.map((monster) => monster.id) ?? [],
    ),
  "the search of the site": (typed) =>
    fullSearcher("ja")
      .search(typed)
      .hits.filter(({ document }) => document.kind === "monster")
      .map(({ document }) => document.id),
};

describe.each(Object.entries(byMonster))("%s", (_, ask) => {
  test.each(["Rathalos", "rathlos", "レウス", "リオレウス", "りおれうす"])(
    "finds Rathalos by %s",
    (typed) => {
      expect(ask(typed)[0]).toBe("rathalos");
    },
  );

  test.each(["uthduna", "uth dnua", "Uth Duna"])("finds Uth Duna by %s", (typed) => {
    expect(ask(typed)[0]).toBe("uth-duna");
  });
});

const byItem: Readonly<Record<string, (typed: string) => readonly string[]>> = {
  "the field of the drop finder": (typed) =>
    suggestItems(typed, items, ({ id, name }) => names.list("items", id, name), 8).map(({ id }) => id),
  "items of Discord's commands": (typed) =>
    findThings(typed, namedThings.item?.() ?? [], 8).map(({ id }) => id),
};

describe.each(Object.entries(byItem))("%s", (_, ask) => {
  test.each([
    ["rathalos ruby", "rathalos-ruby"],
    ["rathlos ruby", "rathalos-ruby"],
    ["火竜の紅玉", "rathalos-ruby"],
  ])("finds %s", (typed, id) => expect(ask(typed)[0]).toBe(id));
});

describe("the builder's skill field", () => {
  const ids = (typed: string) => findSkills(typed, data.armor.skills, english, 24).map(({ id }) => id);

  test("finds every skill that does what was typed", () => {
    expect(ids("affinity")).toContain("weakness-exploit");
    expect(ids("frenzy")).toEqual(expect.arrayContaining(["antivirus", "gore-magalas-tyranny"]));
    expect(ids("defence")[0]).toBe("defense-boost");
  });

  test("leads with what raises raw, not with what has the letters in its name", () => {
    const found = ids("raw");
    const first = found.findIndex((id) => id.includes("draw"));
    expect(found.slice(0, 5)).toContain("attack-boost");
    expect(first === -1 || first > found.indexOf("attack-boost")).toBe(true);
  });
});
