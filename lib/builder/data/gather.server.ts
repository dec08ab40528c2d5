import { getCatalog } from "@/lib/catalog/catalog.server";
import { ofKind } from "@/lib/catalog/collection";
import { getBuilderCatalog } from "../catalog/catalog.server";
import { damageMoves, moveSource } from "../damage/moves";
import { getLoadoutData } from "../loadout/loadout-catalog.server";
import type { ArmorData } from "./armor-file";
import type { DamageData, FileMove } from "./damage-file";
import type { WeaponsData } from "./weapons-file";

/** What the builder opens with, out of the game's own catalog. */
export function gatherArmorData(): ArmorData {
  const { skills, armor, armorSets, decorations, charms, randomTalismans } = getCatalog();
  return {
    skills: skills.all,
    armor: armor.all,
    armorSets: armorSets.all,
    decorations: decorations.all,
    charms: charms.all,
    talismans: { ...getBuilderCatalog().talismans, talismans: ofKind(randomTalismans.all, "talisman") },
  };
}

/** Weapons and the rules of Artian weapons. */
export function gatherWeaponsData(): WeaponsData {
  const { weapons, artianBonuses } = getCatalog();
  const bonuses = [
    ...ofKind(artianBonuses.all, "productionBonus"),
    ...ofKind(artianBonuses.all, "reinforcement"),
  ];
  return { weapons: weapons.all, artian: { ...getLoadoutData().artian, bonuses } };
}

/** Moves, monsters, and what raises damage besides skills. */
export function gatherDamageData(): DamageData {
  const { monsters, meals, foodSkills, foodIngredients, melodies, kinsects, items } = getCatalog();
  return {
    moves: gatherMoves(),
    monsters: monsters.all,
    meals: meals.all,
    ingredients: foodIngredients.all.map(({ id, foodSkill, attack }) => {
      return { id, name: items.require(id).name, foodSkill, attack };
    }),
    foodSkills: foodSkills.all,
    melodies: ofKind(melodies.all, "melody"),
    echoBubbles: ofKind(melodies.all, "echo-bubble"),
    noteSets: ofKind(melodies.all, "note-set").filter(({ usedByWeapons }) => usedByWeapons),
    extracts: ofKind(kinsects.all, "extracts"),
  };
}

function gatherMoves(): FileMove[] {
  const { attacks, ammo } = getCatalog();
  return damageMoves(attacks.all, ammo.all).map((move) => {
    const attack = attacks.require(move.id);
    return { ...move, name: attack.name, source: moveSource(attack, ammo.all) };
  });
}
