import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSearch, writeSearch } from "@/lib/builder/criteria/criteria-link";
import { emptyCriteria, type SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { defaultUptimes } from "@/lib/builder/damage/conditions";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { planGoal } from "@/lib/builder/goals/plan-goal";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import {
  isLinkField,
  maxLinkFieldLength,
  readLinkField,
  writeLinkField,
} from "@/lib/builder/share/link-fields";
import {
  getBuilderPath,
  getBuildLink,
  getBuildPath,
  readCodeFromLink,
} from "@/lib/builder/share/share-build";
import { listCombos } from "@/lib/builder/target/combos";
import { type DamageSetup, emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { findLetterClashes, hasReferences, resolveMoves } from "@/lib/builder/target/packed-target";
import { applyTarget, readTarget, writeTarget } from "@/lib/builder/target/target-link";
import { emptyWorkspace } from "@/lib/builder/workspace/workspace";
import { weaponTypes } from "@/lib/catalog/codes";
import { catalog, gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { createTestData } from "@/tests/support/builder-page";

const criteria: SearchCriteria = {
  ...emptyCriteria,
  skills: { agitator: 3, "weakness-exploit": 5 },
  pinned: { head: "gogmazios-helm-alpha" },
  excluded: ["gogmazios-mail-alpha", "gogmazios-coil-alpha"],
  objective: "damage",
  rank: "any",
};
const setup: DamageSetup = {
  ...emptyDamageSetup,
  monster: "rathalos",
  part: "head",
  rotation: [
    { move: "great-sword-true-charged-slash", count: 2 },
    { move: "great-sword-tackle", count: 1 },
  ],
  conditions: { enragedMonster: 20, frenzyCured: 55 },
  skills: { agitator: 40 },
  sharpness: "white",
  own: { ...emptyDamageSetup.own, affinity: -10, rawDamagePct: 2.5 },
  bonuses: { "modifier:demondrug": 100 },
  comparedBuilds: [{ name: "Other", code: "1abc" }],
};

describe("the search in a link", () => {
  test("is short words that need no escape, and comes back", () => {
    const text = writeSearch(criteria);
    expect(text).toBe(
      "1_skills*agitator.3_skills*weakness-exploit.5_pinned*head.gogmazios-helm-alpha_excluded*0.gogmazios-mail-alpha_excluded*1.gogmazios-coil-alpha_rank.any_objective.damage",
    );
    expect(new URLSearchParams({ search: text ?? "" }).toString()).toBe(`search=${text}`);
    expect(readSearch(text, catalog)).toEqual({ criteria, leftOut: [], isNewer: false });
    const path = getBuildPath("1abc", "seconds.30", { search: text, target: "1_monster.rathalos" });
    expect(path).toBe(`/b/1abc?buffs=seconds.30&search=${text}&target=1_monster.rathalos`);
    expect(getBuilderPath("1abc", null, { search: text })).toBe(`/builder?b=1abc&search=${text}`);
    expect(readCodeFromLink(`https://quarry.example${path}`)).toBe("1abc");
  });

  test("carries minimums, rarity, excluded skills and locked decorations, and lists which of them are damaged", () => {
    const limited: SearchCriteria = {
      ...emptyCriteria,
      excluded: ["adapt-jewel-1", "skill/agitator"],
      lockedDecorations: { "ambush-jewel-2": 2 },
      minimum: { defense: 400, fire: 10, dragon: -5 },
      maxRarity: 6,
    };
    expect(readSearch(writeSearch(limited), catalog)).toEqual({
      criteria: limited,
      leftOut: [],
      isNewer: false,
    });
    const damaged = readSearch(
      "1_lockedDecorations*ambush-jewel-2.2_lockedDecorations*no-jewel.1_minimum*defense.9999_maxRarity.77",
      catalog,
    );
    expect(damaged?.criteria).toEqual({ ...emptyCriteria, lockedDecorations: { "ambush-jewel-2": 2 } });
    expect(damaged?.leftOut.join(" ")).toMatch(/no-jewel.*defense.*maxRarity/);
  });

  test("says nothing where the builder opens with the same", () => {
    expect(writeSearch(emptyCriteria)).toBeNull();
    expect(readSearch(null, catalog)).toBeNull();
  });

  test("keeps what is known of a newer version, and names the rest", () => {
    const read = readSearch("2_skills*agitator.3_skills*brand-new.2_weather.rain_objective.fun", catalog);
    expect(read?.criteria).toEqual({ ...emptyCriteria, skills: { agitator: 3 } });
    expect(read?.isNewer).toBe(true);
    expect(read?.leftOut).toEqual(["skills brand-new 2", "weather rain", "objective fun"]);
  });

  test("keeps what comes before the place where a link was cut", () => {
    const text = writeSearch(criteria) ?? "";
    const read = readSearch(text.slice(0, text.indexOf("_pinned") + 5), catalog);
    expect(read?.criteria.skills).toEqual(criteria.skills);
    expect(read?.leftOut).toEqual(["pinn"]);
  });

  test("refuses what is too long, and leaves such a field out of a link", () => {
    const long = `1_skills*agitator.3_${"x".repeat(maxLinkFieldLength)}`;
    expect(readSearch(long, catalog)).toEqual({
      criteria: emptyCriteria,
      leftOut: ["too long"],
      isNewer: false,
    });
    expect(isLinkField(long)).toBe(false);
    const all = Object.fromEntries([...catalog.skills.keys()].slice(0, 120).map((id) => [id, 1]));
    expect(writeSearch({ ...emptyCriteria, skills: all })).toBeNull();
  });

  test("never throws and never reaches a prototype, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(readSearch(text, catalog)?.criteria).toBeDefined();
        expect(readSearch(`1_${text}`, catalog)?.criteria).toBeDefined();
      }),
    );
    const { settings, damaged } = readLinkField(
      "1___proto__*polluted.1_constructor*a.1_a.1_a*b.2_x*1*2*3*4*5.1",
    );
    expect(Object.keys(settings)).toEqual(["constructor", "a"]);
    expect(damaged).toContain("a*b.2");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(isLinkField("1_<b>")).toBe(false);
  });

  test("brings numbers, words and lists back as they were", () => {
    const settings = { a: 2.5, b: -3, c: true, d: ["x-1", "y"], e: { f: "g" } };
    expect(readLinkField(writeLinkField(settings, {}) ?? "").settings).toEqual(settings);
  });
});

describe("the target in a link", () => {
  test("comes back with moves and uptimes, and leaves bonuses and compared builds of whoever opens it", () => {
    const read = readTarget(writeTarget(setup));
    if (!read) throw new Error("It was written.");
    expect([read.leftOut, read.isNewer]).toEqual([[], false]);
    // Moves are references until all moves are there.
    expect(hasReferences(read.target.rotation)).toBe(setup.rotation.length > 0);
    const moves = setup.rotation.map(({ move }) => ({ id: move }));
    const target = { ...read.target, rotation: resolveMoves(read.target.rotation, moves) };
    const theirs: DamageSetup = { ...emptyDamageSetup, bonuses: { "meal:x": 100 }, seconds: 30 };
    const { comparedBuilds, bonuses, conditions, ...shared } = setup;
    expect(applyTarget(theirs, target)).toEqual({
      ...theirs,
      ...shared,
      bonuses: theirs.bonuses,
      seconds: 30,
      conditions: { enragedMonster: 20 },
    });
  });

  test("says nothing where nothing is chosen", () => {
    expect(
      writeTarget({ ...emptyDamageSetup, bonuses: setup.bonuses, comparedBuilds: setup.comparedBuilds }),
    ).toBeNull();
    expect(readTarget(null)).toBeNull();
  });

  test("reads links from before moves and uptimes were packed", () => {
    const read = readTarget(
      "1_monster.rathalos_rotation*0*move.hammer-a_rotation*0*count.2_conditions*burst.90_conditions*frenzy.5",
    );
    expect(read?.leftOut).toEqual([]);
    expect(read?.target).toMatchObject({
      rotation: [{ move: "hammer-a", count: 2 }],
      conditions: { burst: 90, frenzy: 5 },
    });
  });

  test("is short enough to post, with the longest combo of every weapon type", () => {
    const damage = gatherDamageData();
    const builderData = createTestData();
    const lengths = weaponTypes.map((type) => {
      const plan = planGoal({ type, monster: "guardian-rathalos" }, emptyWorkspace, builderData, damage);
      const id = plan.action?.type === "wield" ? plan.action.id : null;
      const loadout = { ...gogmaziosLoadout, weapon: id ? { id, decorations: [], artian: null } : null };
      const { weapon } = deriveLoadout(loadout, builderData.catalog);
      if (!weapon) throw new Error(`There is a ${type}.`);
      const combos = listCombos(damage, weapon).map(({ rotation }) => rotation);
      const planned = { ...emptyWorkspace.setup, ...plan.setup };
      const links = combos.map((rotation) => {
        const target = writeTarget({ ...planned, rotation });
        const read = readTarget(target);
        // It all comes back.
        expect(resolveMoves(read?.target.rotation ?? [], damage.moves)).toEqual(rotation);
        expect(read?.target.conditions).toEqual(planned.conditions);
        const search = writeSearch({ ...emptyCriteria, ...plan.criteria });
        // As long as that of a whole build with all its decorations.
        const code = encodeLoadout(loadout, builderData.tables).padEnd(75, "0");
        return getBuildLink("https://quarry.example", code, null, { search, target });
      });
      return Math.max(...links.map(({ length }) => length));
    });
    expect(Math.max(...lengths), lengths.join()).toBeLessThanOrEqual(250);
  });

  test("brings every percentage back", () => {
    for (const burst of Array.from({ length: 101 }, (_, percent) => percent)) {
      const target = writeTarget({ ...emptyDamageSetup, conditions: { burst, enragedMonster: 100 - burst } });
      expect(readTarget(target)?.target.conditions).toEqual({ burst, enragedMonster: 100 - burst });
      expect(readTarget(target)?.leftOut).toEqual([]);
    }
  });

  test("tells every move and every condition apart by its letters", () => {
    const ids = gatherDamageData().moves.map(({ id }) => id);
    expect(findLetterClashes("move", ids)).toEqual([]);
    expect(findLetterClashes("condition", Object.keys(defaultUptimes))).toEqual([]);
  });

  test("takes what a cut or damaged text still says, and never throws", () => {
    const rotation = ["a", "b", "c"].map((move, at) => ({ move, count: [2, 61, 99][at] ?? 1 }));
    const text = writeTarget({ ...emptyDamageSetup, rotation }) ?? "";
    const cut = readTarget(text.replace(/(n\.x.{9}).*/, "$1"));
    expect(resolveMoves(cut?.target.rotation ?? [], [{ id: "a" }, { id: "b" }])).toEqual(
      rotation.slice(0, 2),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{0,60}$/), (value) => {
        for (const field of ["n", "v"]) {
          expect(readTarget(`1_${field}*0.x${value}`)?.target).toBeDefined();
          expect(readTarget(`1_${field}.${value}`)?.target).toBeDefined();
        }
      }),
    );
  });

  test("names what is not known", () => {
    const read = readTarget("1_monster.rathalos_state.asleep_fog.1");
    expect(read?.target.monster).toBe("rathalos");
    expect(read?.leftOut).toEqual(["state asleep", "fog 1"]);
  });
});
