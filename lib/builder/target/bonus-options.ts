import type { DamageData, FileMeal, FileMelody } from "@/lib/builder/data/damage-file";
import {
  createEchoBubbleBonus,
  createExtractBonus,
  createFoodSkillBonus,
  createMealBonus,
  createMelodyBonus,
} from "../damage/bonuses";
import type { DamageBonus, SkillFigures } from "../damage/inputs";
import type { DerivedWeapon } from "../loadout/derived";

export type BonusGroup = "meal" | "food" | "melody" | "echo-bubble" | "extract";

/** Something besides skills that raises damage, and that a hunter may say is there. */
export interface BonusOption {
  /** As it is saved in a damage setup. */
  readonly key: string;
  readonly group: BonusGroup;
  /** English. */
  readonly name: string;
  /** Of options with the same mark only one can be there at a time. */
  readonly either: string;
  /** Holds all the time or not at all. */
  readonly lasting: boolean;
  readonly bonusAt: (uptime: number) => DamageBonus;
}

/** What can raise the damage of a weapon; what has no figure of damage is left out. */
export function listBonusOptions(data: DamageData, weapon: DerivedWeapon): readonly BonusOption[] {
  return [
    ...listMealOptions(data),
    ...listFoodOptions(data),
    ...listMelodyOptions(data, weapon),
    ...listBubbleOptions(data),
    ...listExtractOptions(data, weapon),
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
      lasting: true,
      bonusAt: () => createMealBonus(meal),
    }));
}

function formatMeal({ id, kind, name }: FileMeal): string {
  if (name !== undefined) return name;
  const word = id.slice(id.indexOf("-") + 1).replaceAll("-", " ");
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
      lasting: false,
      bonusAt: (uptime) => createEchoBubbleBonus(bubble, uptime),
    }));
}

function listExtractOptions({ extracts }: DamageData, { type }: DerivedWeapon): BonusOption[] {
  const [figures] = extracts;
  if (type !== "insect-glaive" || !figures) return [];
  const option = (held: "redWhite" | "triple", name: string): BonusOption => ({
    key: `extract:${held}`,
    group: "extract",
    name,
    either: "extract",
    lasting: false,
    bonusAt: (uptime) => createExtractBonus(figures, held, uptime),
  });
  return [option("triple", "All three extracts"), option("redWhite", "Red and white extract")];
}

const damageTokens = ["attackPct", "attack", "affinity", "elementPct", "element"] as const;

function raisesDamage(effects: SkillFigures): boolean {
  return damageTokens.some((token) => (effects[token] ?? 0) !== 0);
}
