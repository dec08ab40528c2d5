import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNameIndex } from "@/lib/builder/collection/name-index";
import { importBuilds } from "@/lib/builder/import/import-builds";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { exportBuild, exportTalismans } from "@/lib/builder/share/build-file";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { exportMyBuilds } from "@/lib/builder/workspace/my-builds/add-imported";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { readNames } from "@/tests/support/builder/names";
import { createTestData } from "@/tests/support/builder-page";

const builderData = createTestData();
const ja = readNames("ja");
const resolving = { builderData, index: createNameIndex(builderData, [ja]) };
const read = (...texts: readonly string[]) => importBuilds(texts, resolving);
const readOne = (json: unknown) => {
  const { builds, problems } = read(JSON.stringify(json));
  const [build] = builds;
  if (!build) throw new Error(problems.join(" "));
  return build;
};
const code = encodeLoadout(gogmaziosLoadout, builderData.tables);

describe("builds of this site", () => {
  test("come out of a file, a link, a code, and a file of all named builds", () => {
    expect(read(exportBuild(gogmaziosLoadout)).builds[0]).toMatchObject({
      loadout: gogmaziosLoadout,
      left: [],
    });
    for (const text of [code, `https://quarry.example/b/${code}?search=1_rank.any`, ` /builder?b=${code}\n`])
      expect(encodeLoadout(read(text).builds[0]?.loadout ?? emptyLoadout, builderData.tables)).toBe(code);
    const setup = { monster: "rathalos" };
    const mine = [{ id: "a", name: "Raw", changedAt: "2026-11-23", code, criteria: null, setup }];
    expect(read(exportMyBuilds(mine)).builds[0]).toMatchObject({ name: "Raw", setup, left: [] });
  });

  test("of a newer version are read as far as they are known, with a word about it", () => {
    const file = { format: "quarry-build", version: 2, build: { ...gogmaziosLoadout, mood: "good" } };
    const { armor } = gogmaziosLoadout;
    const build = readOne(file);
    expect(build.loadout.armor.head?.id).toBe(armor.head?.id);
    expect(build.left).toContain("The file has version 2, which this site cannot read.");
    expect(build.left).toContain("The field mood was not imported.");
  });

  test("that are damaged, too long or something else are refused with the reason", () => {
    expect(read(`${code.slice(0, 20)}`).builds[0]?.left[0] ?? "").toMatch(/damaged or incomplete/);
    for (const text of [
      "",
      "{",
      "[]",
      "{}",
      "nonsense!",
      '{"a":1}',
      "x".repeat(2_000_000),
      exportTalismans([]),
    ]) {
      const { builds, problems } = read(text);
      expect([builds, problems.length > 0]).toEqual([[], true]);
    }
  });

  test("never throw, whatever the JSON", () => {
    const place = fc.oneof(fc.jsonValue(), fc.constant("Gogmazios Helm α"));
    const json = fc.record({ weapon: place, helm: place, armor: place, charm: place, decorations: place });
    fc.assert(fc.property(json, (value) => read(JSON.stringify(value)).builds.length <= 1));
    fc.assert(fc.property(fc.string(), (text) => read(text).builds.length <= 1));
  });
});

// The JSON of chanleyou/mhwilds-calculator, commit 312dd61; cecilbowen/mhwilds-set-search writes the same.
describe("the JSON of mhwilds-calculator", () => {
  test("brings weapon, armor, charm and decorations, and lists the rest", () => {
    const build = readOne({
      weapon: { name: "Hope Blade I", type: "Great Sword" },
      helm: "Gogmazios Helm α",
      body: "Gogmazios Mail α",
      arms: "No Such Vambraces",
      charm: "Blast Charm I",
      weaponSlots: [null],
      helmSlots: ["Challenger Jewel [3]", null],
      buffs: { Powercharm: 1 },
      uptime: { Agitator: 80 },
    });
    const { weapon, armor, charm } = build.loadout;
    expect(weapon).toEqual({ id: "great-sword-hope-blade-i", decorations: [], artian: null });
    expect(armor.head).toEqual({ id: "gogmazios-helm-alpha", decorations: ["challenger-jewel-3"] });
    expect([armor.chest?.id, armor.arms]).toEqual(["gogmazios-mail-alpha", null]);
    expect(charm).toEqual({ kind: "charm", id: "blast-charm-i" });
    expect(build.left).toEqual([
      "Unknown arms armor: No Such Vambraces.",
      "The field buffs was not imported.",
      "The field uptime was not imported.",
    ]);
  });

  test("brings parts and reinforcements of an Artian weapon", () => {
    const build = readOne({
      weapon: { name: "Varianza", type: "Great Sword" },
      artian: {
        element: "Fire",
        infusions: ["Attack", "Affinity", "Attack"],
        upgrades: ["Attack", "Affinity", "Luck"],
      },
    });
    const artian = build.loadout.weapon?.artian;
    expect(artian?.parts).toEqual([
      { element: "fire", infusion: "attack" },
      { element: "fire", infusion: "affinity" },
      { element: "fire", infusion: "attack" },
    ]);
    expect(artian?.reinforcements).toEqual(["attack-boost-i", "affinity-boost-i"]);
    expect(build.left).toContain("Artian reinforcement not imported: Luck.");
  });
});

describe("JSON with names", () => {
  test("is read in nested form, with counts of decorations and an appraised talisman", () => {
    const build = readOne({
      name: "Mine",
      armor: { head: { name: "gogmazios helm alpha" }, legs: { id: "gogmazios-greaves-alpha" } },
      talisman: {
        name: "Golden Age Charm",
        skills: { Ambush: 1, "Blast Resistance": 1, Bludgeoner: 3 },
        slots: [{ kind: "weapon", slot: 1 }],
      },
      decorations: { "Challenger Jewel [3]": 2, "Unheard Jewel [1]": 1 },
    });
    expect(build.name).toBe("Mine");
    expect(build.loadout.charm).toMatchObject({ kind: "talisman", talisman: "golden-age-charm" });
    const placed = Object.values(build.loadout.armor).flatMap((each) => each?.decorations ?? []);
    expect(placed.filter((id) => id === "challenger-jewel-3")).toHaveLength(2);
    expect(build.left).toEqual(["Unknown decoration: Unheard Jewel [1]."]);
  });

  test("leaves out a talisman that the game does not give, and what finds no slot", () => {
    const build = readOne({
      head: "Gogmazios Helm α",
      charm: { skills: [{ skill: "Ambush", level: 9 }], slots: [] },
      decorations: Array.from({ length: 9 }, () => "Challenger Jewel [3]"),
    });
    expect(build.loadout.charm).toBeNull();
    expect(build.left).toContain(
      "Talisman not imported: Appraising gives no talisman with these skills and slots.",
    );
    expect(build.left.filter((line) => line.startsWith("No free slot takes"))).toHaveLength(1);
  });

  test("may hold several builds", () => {
    const builds = [{ head: "Gogmazios Helm α" }, { head: "Nothing" }, { chest: "Gogmazios Mail α" }];
    const { builds: found, problems } = read(JSON.stringify({ builds }));
    expect([found.length, problems]).toEqual([2, ["Unknown head armor: Nothing."]]);
  });
});

// EXXXI/WildsSim as of 2026-01-31; invented sets.
describe("the tables of WildsSim", () => {
  const name = (entity: string, id: string) => ja[entity]?.[id] ?? id;
  const mark = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const artianMark = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
  const header = "武器,頭,胴,腕,腰,足,護石,装飾品,名前,限界突破有無";
  const [helm, mail] = [name("armor", "gogmazios-helm-alpha"), name("armor", "gogmazios-mail-alpha")];
  const jewel = name("decorations", "challenger-jewel-3");
  const sets = [
    header,
    `${name("weapons", "great-sword-hope-blade-i")},${helm},${mail},,,,${name("charms", "blast-charm-i")},"${jewel},${jewel}",火力,1`,
    `${artianMark},${helm},幻の胴,,,,${mark},,護石つき,`,
  ].join("\r\n");
  const talisman = [
    "スキル系統1,スキル値1,スキル系統2,スキル値2,スキル系統3,スキル値3,スロット1,スロット2,スロット3,スロット1タイプ,スロット2タイプ,スロット3タイプ,内部管理ID,マイセット登録有無",
    `${name("skills", "ambush")},1,${name("skills", "blast-resistance")},1,${name("skills", "bludgeoner")},3,1,0,0,1,0,0,${mark},マイセット登録中`,
  ].join("\n");
  const artian = `武器種,名前,スキル系統1,スキル値1,スキル系統2,スキル値2,内部管理ID,マイセット登録有無\n大剣,巨戟,${name("skills", "lords-soul")},1,,,${artianMark},`;

  test("bring the sets with names, charms and decorations", () => {
    const { builds, problems } = read(sets, talisman, artian);
    expect(problems).toEqual([]);
    const [first, second] = builds;
    expect([first?.name, first?.left]).toEqual(["火力", []]);
    expect(first?.loadout.weapon?.id).toBe("great-sword-hope-blade-i");
    expect(first?.loadout.transcended).toBe(true);
    expect(first?.loadout.charm).toEqual({ kind: "charm", id: "blast-charm-i" });
    const placed = Object.values(first?.loadout.armor ?? {}).flatMap((each) => each?.decorations ?? []);
    expect(placed.filter((id) => id === "challenger-jewel-3")).toHaveLength(2);
    expect(second?.loadout.charm).toMatchObject({ kind: "talisman", slots: [{ kind: "weapon", slot: 1 }] });
    expect(second?.left).toEqual([
      expect.stringMatching(/^Artian weapon not imported: 巨戟 \(.+\)\. Equip it by hand\.$/),
      "Unknown chest armor: 幻の胴.",
    ]);
  });

  test("say which table is missing, and where a list of talismans belongs", () => {
    expect(read(sets).builds[1]?.left.slice(0, 2)).toEqual([
      "The weapon is an Artian weapon. Choose artian.csv too to see which.",
      "The charm is a talisman. Choose additionalCharm.csv too.",
    ]);
    expect(read(talisman).problems).toEqual([
      "This is a list of talismans. Import it in the builder under Charm, Appraised talismans, Files.",
    ]);
  });
});
