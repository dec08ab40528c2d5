import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { listWeaponOptions } from "@/lib/builder/criteria/weapon-options";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { listDamageMoves } from "@/lib/builder/damage/moves";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { type CombinationOption, prepareCombinations } from "@/lib/builder/search/combinations";
import { runSteps } from "@/lib/builder/search/steps";
import { getUsualCombo } from "@/lib/builder/target/combos";
import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getCombos } from "@/lib/catalog/get-combos.server";
import { wound } from "../support/builder/bench-damage";

/** Milliseconds of the processor before a search ends without a proof. */
const defaultBudgetMs = 20_000;
/** Weapons that are listed. */
const limit = 3;

/**
 * Prints how long the search for the best weapons takes, each with its best set: all weapons of a type with every
 * Artian and Gogma Artian roll that another one does not exceed and every pair of bonuses, for the usual combo of the
 * type, with charms, on a wound.
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
  const byId = new Map(moves.map((move) => [move.id, move]));
  const { options, bundles, dominated } = listWeaponOptions(type, "any", getLoadoutCatalog());
  const data = { ...gatherDamageData(), moves };
  const act = getCombos().find(({ weapon }) => weapon === type)?.act;
  const toDamage = (weapon: DerivedWeapon) => {
    const combo = getUsualCombo(data, weapon);
    if (!combo || (act !== undefined && combo.act !== act)) return null;
    const rotation = combo.rotation.flatMap(({ move: id, count }) => {
      const move = byId.get(id);
      return move ? [{ move, count }] : [];
    });
    return () => compileDamage({ weapon, rotation, target: wound }, skills.all);
  };
  const pairs = options
    .find((option) => option.pairs.length > 0)
    ?.pairs.map(({ setBonus, groupSkill }) => [setBonus, groupSkill].filter((id) => id !== null));
  const usable = options.flatMap(({ derived, brings, weapon, bundle, ...option }): CombinationOption[] => {
    const getDamage = toDamage(derived);
    if (!getDamage) return [];
    const own = option.pairs.length > 0 ? pairs : undefined;
    return [{ weapon: brings, getDamage, pairs: own, bundle: bundle ?? undefined, family: weapon.id }];
  });
  const together = bundles.map((weapon) => ({
    getDamage: toDamage(weapon) ?? (() => compileDamage({ weapon, rotation: [], target: wound }, skills.all)),
  }));
  const cpuStart = process.cpuUsage();
  const clock = () => {
    const { user, system } = process.cpuUsage(cpuStart);
    return (user + system) / 1000;
  };
  const start = performance.now();
  const report = runSteps(prepareCombinations({}, usable, catalog, limit, together), { clock, budgetMs });
  const [best] = report.results;
  const damage = best?.set.damage ?? Number.NaN;
  printRow(type, [
    String(usable.length),
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
