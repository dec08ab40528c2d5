import { groupBy } from "../group-by";
import { villageMealIds } from "../world-codes";
import { type CatalogData, getIds } from "./catalog-data";
import { type Check, runCheck } from "./check";

/** Rules for the figures of monsters, drops, food and skills. */
export function checkFigures(data: CatalogData): readonly Check[] {
  return [
    checkHitzones(data),
    checkDrops(data),
    checkParts(data),
    checkSizes(data),
    checkSkillLevels(data),
    checkCharms(data),
    checkFood(data),
  ];
}

function checkHitzones(data: CatalogData): Check {
  return runCheck("hitzones lie within 0 to 150, each state once", (expect) => {
    for (const { id, hitzones, weakPointHitzones = [] } of data.monsters) {
      for (const { part, states } of hitzones) {
        const names = states.map(({ state }) => state);
        expect(
          names[0] === "normal" && new Set(names).size === names.length,
          () => `monsters ${id}, ${part}: states ${names}`,
        );
      }
      const rows = [...hitzones.flatMap(({ states }) => states), ...weakPointHitzones];
      for (const row of rows) {
        for (const [kind, value] of Object.entries(row)) {
          if (typeof value !== "number") continue;
          expect(value >= 0 && value <= 150, () => `monsters ${id}: ${kind} ${value}`);
        }
      }
    }
  });
}

/** Chances sum to 100; a part that breaks twice holds both stages, 200 in all. */
function checkDrops(data: CatalogData): Check {
  return runCheck("chances of drops add up", (expect) => {
    for (const { id, drops } of data.monsterDrops) {
      const groups = groupBy(
        drops,
        ({ rank, kind, part, table }) => `${rank} ${kind} ${part ?? ""} ${table ?? ""}`,
      );
      for (const [group, rows] of groups) {
        const total = rows.reduce((sum, { chance }) => sum + chance, 0);
        const twice = total === 200 && rows[0]?.kind === "brokenPart";
        expect(total === 100 || twice, () => `monster-drops ${id}, ${group}: ${total}%`);
      }
    }
    const known = getIds(data.monsterDrops);
    for (const { id } of data.monsters) expect(known.has(id), () => `monsters ${id}: no drops`);
  });
}

/** Parts of drops and breakable parts have a name; a part that drops something is identified by it. */
function checkParts(data: CatalogData): Check {
  const named = data.names.ja.parts ?? {};
  return runCheck("parts of monsters are known", (expect) => {
    const parts = [
      ...data.monsters.flatMap(({ id, hitzones, breakableParts }) =>
        [...hitzones, ...breakableParts].map(({ part }) => ({ from: `monsters ${id}`, part })),
      ),
      ...data.monsterDrops.flatMap(({ id, drops }) =>
        drops.flatMap(({ part }) => (part ? [{ from: `monster-drops ${id}`, part }] : [])),
      ),
    ];
    for (const { from, part } of parts) expect(part in named, () => `${from}: no part "${part}"`);
    for (const { id, drops } of data.monsterDrops) {
      for (const { kind, part, item } of drops) {
        if (kind === "brokenPart")
          expect(part !== undefined, () => `monster-drops ${id}: ${item} of no part`);
      }
    }
  });
}

function checkSizes(data: CatalogData): Check {
  return runCheck("crown sizes are in order", (expect) => {
    for (const { id, size, sizes } of data.monsters) {
      expect((size === "large") === (sizes !== undefined), () => `monsters ${id}: sizes of a ${size} one`);
      if (!sizes || "fixed" in sizes) continue;
      const { smallGold, base, largeSilver, largeGold } = sizes;
      expect(
        smallGold < base && base < largeSilver && largeSilver < largeGold,
        () => `monsters ${id}: sizes ${smallGold}, ${base}, ${largeSilver}, ${largeGold}`,
      );
    }
  });
}

/** Effects are given for every level or not at all, and levels of set bonuses follow their pieces. */
function checkSkillLevels(data: CatalogData): Check {
  return runCheck("levels of skills", (expect) => {
    for (const { id, kind, maxLevel, effects, effectsByWeapon = [], levels } of data.skills) {
      const counts = [effects.length, ...effectsByWeapon.map((group) => group.effects.length)];
      expect(
        counts.every((count) => count === maxLevel || count === 0),
        () => `skills ${id}: effects of ${counts} levels, has ${maxLevel}`,
      );
      const equipped = kind === "set-bonus" || kind === "group";
      expect(equipped === (levels !== undefined), () => `skills ${id}: pieces for a ${kind}`);
      expect(
        levels === undefined ||
          (levels.length === maxLevel && levels.every(({ level }, index) => level === index + 1)),
        () => `skills ${id}: levels ${levels?.map(({ level }) => level)}`,
      );
    }
    for (const set of data.armorSets) {
      for (const { skill, thresholds } of [...set.setBonuses, ...set.groupSkills]) {
        const levels = data.skills.find(({ id }) => id === skill)?.levels;
        expect(
          JSON.stringify(levels?.map(({ level, pieces, name }) => [level, pieces, name])) ===
            JSON.stringify(thresholds.map(({ level, pieces, name }) => [level, pieces, name])),
          () => `armor-sets ${set.id}: thresholds of ${skill} differ from the skill's`,
        );
      }
    }
  });
}

function checkCharms(data: CatalogData): Check {
  const charms = new Map(data.charms.map((charm) => [charm.id, charm]));
  return runCheck("charms rise level by level", (expect) => {
    for (const { id, level, upgradeFrom } of data.charms) {
      const before = upgradeFrom === null ? 0 : (charms.get(upgradeFrom)?.level ?? Number.NaN);
      expect(level === before + 1, () => `charms ${id}: level ${level} after ${before}`);
    }
  });
}

/** Skills and their ingredients, and skills and village meals, name each other. */
function checkFood(data: CatalogData): Check {
  return runCheck("food skills, ingredients and meals name each other", (expect) => {
    const skillByItem = new Map(data.foodIngredients.map(({ id, foodSkill }) => [id, foodSkill]));
    for (const { id, ingredients, villageMeals } of data.foodSkills) {
      const found = [...skillByItem].filter(([, skill]) => skill === id).map(([item]) => item);
      expect(
        [...found].sort().join() === [...ingredients].sort().join(),
        () => `food-skills ${id}: of ${ingredients}, given by ${found}`,
      );
      for (const village of villageMeals) {
        const meal = data.meals.find((record) => record.id === villageMealIds[village]);
        expect(
          meal?.foodSkills.includes(id) ?? false,
          () => `food-skills ${id}: not in the meal of ${village}`,
        );
      }
    }
    for (const { id, kind, foodSkills } of data.meals) {
      if (kind !== "village") continue;
      for (const skill of foodSkills) {
        const villages = data.foodSkills.find((record) => record.id === skill)?.villageMeals ?? [];
        expect(
          villages.some((village) => villageMealIds[village] === id),
          () => `meals ${id}: ${skill}`,
        );
      }
    }
  });
}
