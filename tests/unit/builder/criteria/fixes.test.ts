import { describe, expect, test } from "vitest";
import {
  formatDamageLoss,
  formatFix,
  formatTalismanOdds,
  getFixSteps,
} from "@/lib/builder/criteria/format-fix";
import { listFixChanges } from "@/lib/builder/criteria/list-fix-changes";
import { emptyCriteria, type SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { gatherAvailabilityData } from "@/lib/builder/data/gather-builder-data.server";
import { getCatalogName } from "@/lib/builder/loadout/get-catalog-name.server";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import type { Fix } from "@/lib/builder/search/fixes";
import type { FoundSet } from "@/lib/builder/search/query";
import { getTalismanChance } from "@/lib/drops/talisman-odds";
import { getOddsProps } from "@/lib/wiki/odds/get-odds-props.server";

const catalog = getLoadoutCatalog();
const names = { getName: getCatalogName, getMonster: (id: string) => `<${id}>`, getOdds: () => "" };
const unlimited = { talismans: [], decorations: "unlimited" } as const;

function list(
  criteria: Partial<SearchCriteria>,
  {
    loadout = emptyLoadout,
    owned = unlimited as Parameters<typeof listFixChanges>[0]["context"]["collection"],
  } = {},
) {
  const context = { loadout, collection: owned, damage: null, catalog };
  return listFixChanges({ criteria: { ...emptyCriteria, ...criteria }, context });
}

const set = {} as FoundSet;
const plain: Fix = { keys: [], decorations: null, talisman: null, lowered: null, set };
const label = (changes: ReturnType<typeof list>) =>
  changes.map(({ key }) => formatFix({ ...plain, keys: [key] }, changes, names).action);

describe("the options that may be changed", () => {
  test("are those that the criteria leave out, the cheapest first", () => {
    expect(label(list({ rank: "any" }))).toEqual(["Use transcended armor", "Allow any possible talisman"]);
    expect(
      label(
        list({ rank: "any", talismans: "any-legal" }, { loadout: { ...emptyLoadout, transcended: true } }),
      ),
    ).toEqual([]);
    expect(
      label(
        list(
          {
            charms: "none",
            maxRarity: 6,
            lockedMonsters: ["arkveld", "gore-magala"],
            hunterRank: "low",
            minimum: { defense: 400 },
          },
          { owned: { talismans: [], decorations: {} } },
        ),
      ),
    ).toEqual([
      "Use transcended armor",
      "Search with all decorations",
      "Allow crafted charms",
      "Allow any possible talisman",
      "Allow rarity 7 and lower",
      "Allow all rarities",
      "Allow armor of any rank",
      "Remove the minimum defense and resistances",
    ]);
  });

  test("change the query by the fields that differ alone", () => {
    const [transcended, talisman] = list({ rank: "any", skills: { burst: 1 } });
    expect(transcended?.change).toEqual({ transcended: true });
    expect(talisman?.change).toEqual({ talismans: "any-legal" });
  });

  test("offer the set bonus and group skill of the targets as rolls of a Gogma Artian weapon", () => {
    const [setBonus = ""] = catalog.artian.setBonuses;
    const [groupSkill = ""] = catalog.artian.groupSkills;
    const sword = [...catalog.weapons.values()].find(({ type, artian }) => type === "great-sword" && !artian);
    const loadout: Loadout = {
      ...emptyLoadout,
      weapon: { id: sword?.id ?? "", decorations: [], artian: null },
    };
    const criteria = { bonuses: { [setBonus]: 1, [groupSkill]: 1 } };
    const rolls = list(criteria, { loadout }).filter(({ about }) => about.kind === "weapon-roll");
    expect(rolls).toHaveLength(3);
    expect(rolls.every(({ isOtherWeapon }) => isOtherWeapon)).toBe(true);
    expect(rolls[2]?.change.weapon?.bonuses).toEqual({ [setBonus]: 1, [groupSkill]: 1 });
    const [action] = rolls[2]?.actions ?? [];
    if (action?.type !== "wield" || !action.artian) throw new Error("An Artian weapon was expected");
    const gogma = {
      ...emptyLoadout,
      weapon: { id: action.id ?? "", decorations: [], artian: action.artian },
    };
    // What is rolled already is not offered again.
    expect(list(criteria, { loadout: gogma }).some(({ about }) => about.kind === "weapon-roll")).toBe(false);
  });

  test("try a single exclusion before all of them, and skip what contains one that is enough", () => {
    const excluded = ["rey-sandhelm-alpha", "rey-sandhelm-beta"].filter((id) => catalog.armor.has(id));
    const pieces =
      excluded.length === 2
        ? excluded
        : [...catalog.armor.values()]
            .filter(({ rank }) => rank === "high")
            .slice(0, 2)
            .map(({ id }) => id);
    const changes = list({ excluded: pieces }).filter(({ about }) => about.kind === "exclusion");
    expect(changes).toHaveLength(3);
    expect(changes[2]?.unless).toEqual([changes[0]?.key, changes[1]?.key]);
    expect(label(changes)[2]).toBe("Remove all exclusions");
  });
});

describe("a way to make a search possible, as text and as steps", () => {
  const changes = list({ rank: "any" });
  const key = (kind: string) => changes.find(({ about }) => about.kind === kind)?.key ?? "";
  const talisman = {
    talisman: "secret-charm",
    skills: [{ skill: "attack-boost", level: 2 }],
    slots: [],
    needed: [{ skill: "attack-boost", level: 1 }],
    neededSlots: [{ kind: "weapon", slot: 1 }],
  } as const;

  test("names what is needed of a talisman, and equips the whole of it", () => {
    const fix: Fix = { ...plain, keys: [key("talisman")], talisman };
    expect(formatFix(fix, changes, names)).toEqual({
      action: "Equip a talisman with Attack Boost 1 and a level 1 weapon slot",
      takes: "You have to find one.",
    });
    const steps = getFixSteps(fix, changes, emptyCriteria, catalog);
    expect(steps.criteria).toEqual({ talismans: "own" });
    expect(steps.actions).toEqual([
      { type: "equip-talisman", talisman: { talisman: "secret-charm", skills: talisman.skills, slots: [] } },
    ]);
  });

  test("joins two options that are only enough together", () => {
    const fix: Fix = { ...plain, keys: [key("transcended"), key("talisman")] };
    expect(formatFix(fix, changes, names).action).toBe(
      "Use transcended armor and allow any possible talisman",
    );
    expect(getFixSteps(fix, changes, emptyCriteria, catalog)).toEqual({
      actions: [{ type: "set-transcended", transcended: true }],
      criteria: { talismans: "any-legal" },
    });
  });

  test("counts the decorations that are missing", () => {
    const owned = list({}, { owned: { talismans: [], decorations: {} } });
    const decorations = owned.find(({ about }) => about.kind === "decorations")?.key ?? "";
    const fix: Fix = {
      ...plain,
      keys: [decorations],
      decorations: { "tenderizer-jewel-3": 2, "attack-jewel-1": 1 },
    };
    const { takes } = formatFix(fix, owned, names);
    expect(takes).toMatch(/^You need 3 more decorations: 2 × Tenderizer Jewel/);
  });

  test("lowers a skill target", () => {
    const lowered = { field: "skills", id: "burst", level: 3, to: 2 } as const;
    const fix: Fix = { ...plain, lowered };
    const criteria = { ...emptyCriteria, skills: { burst: 3, agitator: 1 } };
    expect(formatFix(fix, [], names).action).toBe("Lower Burst to 2");
    expect(getFixSteps(fix, [], criteria, catalog).criteria.skills).toEqual({ burst: 2, agitator: 1 });
  });

  test("says what a way costs in damage, against the best of them", () => {
    expect(formatDamageLoss({ set: { ...set, damage: 97 } }, 100)).toBe("−3% damage");
    expect(formatDamageLoss({ set: { ...set, damage: 100 } }, 100)).toBe("most damage of these");
    expect(formatDamageLoss({ set }, 100)).toBe("");
  });

  test("has the odds of the odds calculator, from the item where they are best", () => {
    const { talismans, appraisals } = getOddsProps();
    const target = { skills: talisman.needed, slot: talisman.neededSlots[0] };
    const chances = appraisals.map(({ id, name }) => ({
      name,
      chance: getTalismanChance(talismans, id, target),
    }));
    const best = chances.toSorted((a, b) => b.chance - a.chance)[0];
    expect(best?.chance).toBeGreaterThan(0);
    expect(formatTalismanOdds(talisman, catalog.talismans, gatherAvailabilityData().appraisals)).toBe(
      `One appraisal of ${best?.name} in ${Math.round(1 / (best?.chance ?? 1)).toLocaleString("en-US")} gives one.`,
    );
  });
});
