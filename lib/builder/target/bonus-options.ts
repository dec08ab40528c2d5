import type { DamageData, FileMeal, FileMelody, FileModifier } from "@/lib/builder/data/damage-file";
import type { ModifierCondition, ModifierScope } from "@/lib/catalog/attack-codes";
import { coatings } from "@/lib/catalog/weapon-codes";
import { mealVillages, villageMealIds } from "@/lib/catalog/world-codes";
import {
  createEchoBubbleBonus,
  createFoodSkillBonus,
  createMealBonus,
  createMelodyBonus,
  createModifierBonus,
} from "../damage/bonuses";
import type { DamageBonus, SkillFigures } from "../damage/inputs";
import type { DerivedWeapon } from "../loadout/derived";

export type BonusOrigin = "meal" | "food" | "melody" | "echo-bubble" | "state" | "item";

/** Something besides skills that raises damage, and that a hunter may say is there. */
export interface BonusOption {
  /** As it is saved in a damage setup. */
  readonly key: string;
  readonly group: BonusOrigin;
  /** English. */
  readonly name: string;
  /** Of options with the same mark only one can be there at a time. */
  readonly either: string;
  /** Which hits it is for, and when it holds; empty = all, always. */
  readonly note: string;
  /** Holds all the time or not at all. */
  readonly lasting: boolean;
  readonly bonusAt: (uptime: number) => DamageBonus;
}

/** Bonuses that can raise the damage of a weapon; those without a figure of damage are left out. */
export function listBonusOptions(data: DamageData, weapon: DerivedWeapon): readonly BonusOption[] {
  return [
    ...listMealOptions(data),
    ...listFoodOptions(data),
    ...listMelodyOptions(data, weapon),
    ...listBubbleOptions(data),
    ...listModifierOptions(data, weapon),
  ];
}

/** The bonuses that a damage setup names, for the equipped weapon. */
export function listChosenBonuses(
  options: readonly BonusOption[],
  chosen: Readonly<Record<string, number>>,
): DamageBonus[] {
  const taken = new Set<string>();
  return options.flatMap(({ key, either, bonusAt }) => {
    const uptime = Object.hasOwn(chosen, key) ? (chosen[key] ?? 0) : 0;
    if (uptime <= 0 || taken.has(either)) return [];
    taken.add(either);
    return [bonusAt(uptime)];
  });
}

function listMealOptions({ meals }: DamageData): BonusOption[] {
  return meals
    .filter(({ attack }) => attack > 0)
    .map((meal) => ({
      key: `meal:${meal.id}`,
      group: "meal",
      name: formatMeal(meal),
      either: "meal",
      note: "",
      lasting: true,
      bonusAt: () => createMealBonus(meal),
    }));
}

function formatMeal({ id, kind, name }: FileMeal): string {
  if (name !== undefined) return name;
  const village = mealVillages.find((each) => villageMealIds[each] === id);
  const word = (village ?? id.slice(id.indexOf("-") + 1)).replaceAll("-", " ");
  const proper = word.replace(/(^| )./g, (first) => first.toUpperCase());
  return kind === "village" ? `Village meal, ${proper}` : `Ration with ${word}`;
}

function listFoodOptions({ foodSkills }: DamageData): BonusOption[] {
  return foodSkills
    .filter(({ effects }) => raisesDamage(effects))
    .map((skill) => ({
      key: `food:${skill.id}`,
      group: "food",
      name: skill.name,
      // A skill of food comes weak or strong, never both.
      either: `food:${skill.id.replace(/-(hi|lo)$/, "")}`,
      note: "",
      lasting: false,
      bonusAt: (uptime) => createFoodSkillBonus(skill, uptime),
    }));
}

/** Those of the equipped horn; with another weapon, those that reach the party. */
function listMelodyOptions(
  { melodies, noteSets }: DamageData,
  { type, traits }: DerivedWeapon,
): BonusOption[] {
  const notes = [...(traits.notes ?? [])].sort().join();
  const own = noteSets.find((set) => [...set.notes].sort().join() === notes)?.melodies ?? [];
  const heard = (id: string) => (type === "hunting-horn" ? own.includes(id) : id !== selfImprovement);
  return melodies.filter(({ id }) => heard(id)).flatMap(getMelodyTimes);
}

/** It strengthens the player of the horn alone. */
const selfImprovement = "self-improvement";

function getMelodyTimes(melody: FileMelody): BonusOption[] {
  const option = (again: boolean): BonusOption => ({
    key: `${again ? "melody-again" : "melody"}:${melody.id}`,
    group: "melody",
    name: again ? `${melody.name}, played again` : melody.name,
    either: `melody:${melody.id}`,
    note: "",
    lasting: false,
    bonusAt: (uptime) => createMelodyBonus(melody, again, uptime),
  });
  const differs = damageTokens.some((token) => melody.effects[token] !== melody.repeatEffects[token]);
  return [
    ...(raisesDamage(melody.effects) ? [option(false)] : []),
    ...(differs && raisesDamage(melody.repeatEffects) ? [option(true)] : []),
  ];
}

function listBubbleOptions({ echoBubbles }: DamageData): BonusOption[] {
  return echoBubbles
    .filter(({ effects }) => raisesDamage(effects))
    .map((bubble) => ({
      key: `echo-bubble:${bubble.id}`,
      group: "echo-bubble",
      name: bubble.name,
      either: `echo-bubble:${bubble.id}`,
      note: "",
      lasting: false,
      bonusAt: (uptime) => createEchoBubbleBonus(bubble, uptime),
    }));
}

/**
 * Items, coatings, stances, gauges and boosts of the weapon. Meals and their skills, melodies, the phials of
 * switch axes and what conditions say are chosen elsewhere, with the same figures.
 */
function listModifierOptions({ modifiers }: DamageData, weapon: DerivedWeapon): BonusOption[] {
  return modifiers
    .filter((modifier) => isOffered(modifier) && isUsable(modifier, weapon))
    .map((modifier) => ({
      key: toModifierKey(modifier),
      group: modifier.weapon === null ? "item" : "state",
      name: formatModifier(modifier),
      note: formatScope(modifier),
      either: `modifier:${modifier.group ?? modifier.id}`,
      lasting: modifier.group === "charm",
      bonusAt: (uptime) => createModifierBonus(modifier, uptime),
    }));
}

/** The key of a modifier in a damage setup. */
export function toModifierKey({ id }: Pick<FileModifier, "id">): string {
  return `modifier:${id}`;
}

/** Modifiers that have their own control: the horn's is a melody, the axe's a share of the time. */
const chosenElsewhere: readonly string[] = ["hunting-horn-self-improvement", "switch-axe-power-axe"];

function isOffered({ id, kind, weapon }: FileModifier): boolean {
  if (kind === "meal" || kind === "frenzy" || chosenElsewhere.includes(id)) return false;
  return !(kind === "phial" && weapon === "switch-axe");
}

/** Whether a weapon of this type can have it: its coatings, the boost of its own phial. */
export function isUsable({ id, kind, weapon, elementMul }: FileModifier, equipped: DerivedWeapon): boolean {
  if (weapon !== null && weapon !== equipped.type) return false;
  const { coatings: held, phial } = equipped.traits;
  if (kind === "coating")
    return coatings.some((each) => id === `bow-${each}-coating` && held?.includes(each));
  return kind !== "phial" || phial === (elementMul === undefined ? "impact" : "element");
}

/** The name of a modifier. Two records of one mantle are told apart by when they hold. */
export function formatModifier({ name, condition }: Pick<FileModifier, "name" | "condition">): string {
  return condition === "mantleFrenzyOvercome" ? `${name}, Frenzy overcome` : name;
}

function formatScope({ appliesTo = [], notAppliesTo = [], condition }: FileModifier): string {
  const parts = [
    ...appliesTo.map((scope) => scopeLabels[scope]?.[0]),
    ...notAppliesTo.map((scope) => scopeLabels[scope]?.[1]),
    condition === undefined ? undefined : conditionNotes[condition],
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

/** Moves that a modifier is for, and moves that it is not for. */
const scopeLabels: Readonly<Partial<Record<ModifierScope, readonly [only: string, except: string]>>> = {
  "flag:chargeBladeAxe": ["axe moves only", "not axe moves"],
  "flag:chargeBladePhial": ["phial explosions only", "not phial explosions"],
  "flag:ignoreCoating": ["moves without coating only", "not moves that ignore coatings"],
  "flag:noExtract": ["moves that spend extracts only", "not moves that spend extracts"],
};

const conditionNotes: Readonly<Partial<Record<ModifierCondition, string>>> = {
  afterPerfectEvade: "after a perfect evade",
  afterPerfectEvadeInDemonMode: "after a perfect evade in Demon Mode",
  mantleFrenzyOvercome: "while the mantle is equipped",
  mantleWorn: "while the mantle is equipped",
};

const damageTokens = ["attackPct", "attack", "affinity", "elementPct", "element"] as const;

function raisesDamage(effects: SkillFigures): boolean {
  return damageTokens.some((token) => (effects[token] ?? 0) !== 0);
}
