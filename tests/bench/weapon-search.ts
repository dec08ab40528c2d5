import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { listWeaponOptions } from "@/lib/builder/criteria/weapon-options";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { listDamageMoves, listUsableMoves } from "@/lib/builder/damage/moves";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { type CombinationOption, prepareCombinations } from "@/lib/builder/search/combinations";
import { runSteps } from "@/lib/builder/search/steps";
import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { mostMoves, wound } from "../support/builder/bench-damage";

/** Milliseconds of the processor before a search ends without a proof. */
const defaultBudgetMs = 20_000;
/** Weapons that are listed. */
const limit = 3;

/**
 * Prints how long the search for the best weapons takes, each with its best set: all weapons of a type with every
 * Artian and Gogma Artian roll that another one does not exceed, with charms, on a wound.
 *
 * @param words weapon types, all by default; a number is the budget in milliseconds of the processor
 */
export function printWeaponSearches(catalog: BuilderCatalog, words: readonly string[]): void {
  const budgetMs = Number(words.find((word) => Number(word) > 20)) || defaultBudgetMs;
  const wanted = weaponTypes.filter((type) => words.includes(type));
  console.log(`The best ${limit} weapons, at most ${budgetMs} ms of the processor each`);
  printRow("", ["weapons", "left out", "damage", "open", "gap %", "ms", "cpu"]);
  for (const type of wanted.length > 0 ? wanted : weaponTypes) printWeaponSearch(type, catalog, budgetMs);
}

function printWeaponSearch(type: (typeof weaponTypes)[number], catalog: BuilderCatalog, budgetMs: number) {
  const { skills, attacks } = getCatalog();
  const moves = listDamageMoves(attacks.all);
  const held = { setBonus: null, groupSkill: null };
  const { options, dominated } = listWeaponOptions(type, held, getLoadoutCatalog());
  const usable = options.map(({ derived, brings }): CombinationOption => {
    const rotation = listUsableMoves(derived, moves)
      .filter(({ motionValue }) => motionValue > 0)
      .slice(0, mostMoves)
      .map((move) => ({ move, count: 1 }));
    return {
      weapon: brings,
      getDamage: () => compileDamage({ weapon: derived, rotation, target: wound }, skills.all),
    };
  });
  const cpuStart = process.cpuUsage();
  const clock = () => {
    const { user, system } = process.cpuUsage(cpuStart);
    return (user + system) / 1000;
  };
  const start = performance.now();
  const report = runSteps(prepareCombinations({}, usable, catalog, limit), { clock, budgetMs });
  const [best] = report.results;
  const damage = best?.set.damage ?? Number.NaN;
  printRow(type, [
    String(options.length),
    String(dominated),
    damage.toFixed(2),
    String(report.open),
    report.status === "optimal"
      ? "proved"
      : report.bound === null
        ? "-"
        : ((report.bound / damage - 1) * 100).toFixed(2),
    (performance.now() - start).toFixed(0),
    clock().toFixed(0),
  ]);
}

function printRow(label: string, cells: readonly string[]): void {
  console.log(label.padEnd(20) + cells.map((each) => each.padStart(10)).join(""));
}
