import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getCombos } from "@/lib/catalog/get-combos.server";
import {
  getArmorNeeds,
  getCharmNeeds,
  getWeaponNeeds,
} from "@/lib/catalog/relations/get-crafting-needs.server";
import { getPartName } from "@/lib/catalog/relations/get-part-name.server";
import { monsterTraps } from "@/lib/catalog/world-codes";
import { getBuilderCatalog } from "../catalog/get-builder-catalog.server";
import { listDamageMoves } from "../damage/moves";
import { getLoadoutData } from "../loadout/get-loadout-catalog.server";
import type { ArmorData } from "./armor-file";
import type { Appraisals, AvailabilityData } from "./availability-file";
import type { DamageData } from "./damage-file";
import type { HuntData } from "./hunt-file";
import type { WeaponsData } from "./weapons-file";

/** First data of the builder, out of the game's own catalog. */
export function gatherArmorData(): ArmorData {
  const { skills, armor, armorSets, decorations, charms, randomTalismans } = getCatalog();
  return {
    skills: skills.all,
    armor: armor.all,
    armorSets: armorSets.all,
    decorations: decorations.all,
    charms: charms.all,
    talismans: { ...getBuilderCatalog().talismans, talismans: isOfKind(randomTalismans.all, "talisman") },
  };
}

/** Weapons and the rules of Artian weapons. */
export function gatherWeaponsData(): WeaponsData {
  const { weapons, artianBonuses } = getCatalog();
  const bonuses = [
    ...isOfKind(artianBonuses.all, "productionBonus"),
    ...isOfKind(artianBonuses.all, "reinforcement"),
  ];
  return { weapons: weapons.all, artian: { ...getLoadoutData().artian, bonuses } };
}

/** Moves, monsters, and what raises damage besides skills. */
export function gatherDamageData(): DamageData {
  const { attacks, monsters, meals, foodSkills, foodIngredients, melodies, playerModifiers, items } =
    getCatalog();
  return {
    moves: listDamageMoves(attacks.all),
    combos: getCombos(),
    monsters: monsters.all,
    meals: meals.all,
    ingredients: foodIngredients.all.map(({ id, foodSkill, attack }) => {
      return { id, name: items.require(id).name, foodSkill, attack };
    }),
    foodSkills: foodSkills.all,
    melodies: isOfKind(melodies.all, "melody"),
    echoBubbles: isOfKind(melodies.all, "echo-bubble"),
    noteSets: isOfKind(melodies.all, "note-set").filter(({ usedByWeapons }) => usedByWeapons),
    modifiers: playerModifiers.all.filter(({ kind }) => kind !== "cap"),
  };
}

/** Data of hunts in time: quests, combat figures, effects of moves besides damage. */
export function gatherHuntData(): HuntData {
  const { attacks, attackEffects, monsters, monsterCombat, quests, playerModifiers, items, melodies, ammo } =
    getCatalog();
  // Where several rows are one move, they differ in no figure that is read here but for a few of dual blades, and
  // for a sweep of the gunlance whose row in the air mounts.
  const effects = new Map(
    attackEffects.all.flatMap((row) => row.moves.map((move) => [move, row] as const)).toReversed(),
  );
  return {
    effects: attacks.all.flatMap(({ id: move }) => {
      const row = effects.get(move);
      if (!row) return [];
      const {
        statusFactor: status,
        stun,
        exhaust,
        mount,
        partBreakFactor: partBreak,
        woundFactor: wound,
      } = row;
      return [{ move, status, stun, exhaust, mount, partBreak, wound }];
    }),
    monsters: monsterCombat.all.map((combat) => {
      const { statusThresholds, statusProcs, itemEffectiveness, hitzones = [] } = monsters.require(combat.id);
      return {
        ...combat,
        breaks: combat.breaks.map((each) => ({ ...each, name: getPartName(each.part) })),
        stun: statusThresholds?.stun,
        exhaust: statusThresholds?.exhaust,
        traps: monsterTraps.filter((trap) => itemEffectiveness?.[trap] === true),
        stunSec: statusProcs?.stun.durationsSec ?? [],
        stunHitzones: hitzones.map(({ part, states }) => ({
          part,
          states: states.map(({ state, stun }) => ({ state, stun })),
        })),
      };
    }),
    quests: quests.all.filter(({ targets }) => targets.some(({ health }) => health !== undefined)),
    // Mantles come back by themselves and hold by conditions: theirs is a share of the time.
    supplies: playerModifiers.all.flatMap(({ id, kind, name, group, durationSec }) => {
      const maxCarry = items.get(id)?.maxCarry;
      if (kind !== "item" || group === "mantle" || durationSec === undefined || maxCarry === undefined)
        return [];
      return [{ id, name, durationSec, maxCarry }];
    }),
    melodies: isOfKind(melodies.all, "melody").flatMap(({ id, durationSec }) =>
      durationSec ? [{ id, durationSec }] : [],
    ),
    ammo: ammo.all.map(({ id, item }) => ({ type: id, maxCarry: items.require(item).maxCarry })),
  };
}

/** Costs of making armor, charms and weapons. */
export function gatherAvailabilityData(): AvailabilityData {
  const { armor, charms, weapons, monsters } = getCatalog();
  const needs = {
    armor: armor.all.map(getArmorNeeds),
    charms: charms.all.map(getCharmNeeds),
    weapons: weapons.all.map(getWeaponNeeds),
  };
  const named = new Set(
    Object.values(needs).flatMap((all) =>
      all.flatMap(({ materials }) => materials.flat().flatMap(({ monsters: ids }) => ids)),
    ),
  );
  return {
    monsters: monsters.all.filter(({ id }) => named.has(id)),
    appraisals: gatherAppraisals(),
    needs,
  };
}

function gatherAppraisals(): Appraisals {
  const { items, randomTalismans } = getCatalog();
  const talismans = isOfKind(randomTalismans.all, "talisman");
  const sources = new Set(talismans.flatMap(({ appraisedFrom }) => appraisedFrom.map(({ item }) => item)));
  return {
    items: [...sources].map((id) => ({
      id,
      name: items.require(id).name,
      talismans: talismans.flatMap(({ id: talisman, appraisedFrom }) =>
        appraisedFrom.flatMap(({ item, chance }) => (item === id ? { talisman, chance } : [])),
      ),
    })),
    weights: talismans.map(({ id, weights }) => ({ talisman: id, weights })),
  };
}
