import type { AttackFlag } from "@/lib/catalog/attack-codes";
import { type SkillKind, type WeaponElement, type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { bowguns, rangedWeapons } from "./constants";
import { getCountedSkill } from "./counted-skills";
import { getSkillRole } from "./skill-roles";

/** The weapon in hand, as far as it decides which skills do something. */
export interface WeaponInHand {
  readonly type: WeaponType;
  /** Elements and ailments that it deals by itself. */
  readonly elements: readonly WeaponElement[];
}

/** Fields of a skill for the check. */
interface FittedSkill {
  readonly id: string;
  readonly kind: SkillKind;
  readonly category: string;
  readonly effects: readonly object[];
  readonly effectsByWeapon?: readonly { readonly weapons: readonly WeaponType[] }[] | undefined;
}

/**
 * Types of weapon that have a move with a flag that a skill needs, by the flag. A test holds it against the moves.
 */
export const weaponsByFlag: Readonly<Partial<Record<AttackFlag, readonly WeaponType[]>>> = {
  airborne: [
    "great-sword",
    "long-sword",
    "sword-and-shield",
    "dual-blades",
    "hammer",
    "lance",
    "gunlance",
    "switch-axe",
    "charge-blade",
    "insect-glaive",
  ],
  charge: ["great-sword", "sword-and-shield", "hammer", "lance", "charge-blade", "insect-glaive", "bow"],
  morph: ["switch-axe", "charge-blade"],
  normalShot: rangedWeapons,
  piercingShot: rangedWeapons,
  spreadPowerShot: rangedWeapons,
};

const meleeWeapons = weaponTypes.filter((type) => !rangedWeapons.includes(type));

/** Weapons that can block. */
const guarding: readonly WeaponType[] = [
  "great-sword",
  "sword-and-shield",
  "lance",
  "gunlance",
  "charge-blade",
  "heavy-bowgun",
];

/** Weapons of skills of which the facts say it in words alone. Reviewed by hand. */
const weaponsBySkill: Readonly<Record<string, readonly WeaponType[]>> = {
  artillery: ["gunlance", "charge-blade", ...bowguns],
  "bladescale-loading": rangedWeapons,
  "blast-functionality": ["bow"],
  "charge-up": ["hammer"],
  "crackling-cornpopper": ["gunlance"],
  "evading-reload": bowguns,
  "exhaust-functionality": ["bow"],
  guard: guarding,
  "guard-up": guarding,
  "horn-maestro": ["hunting-horn"],
  "load-shells": ["gunlance", "charge-blade"],
  "offensive-guard": guarding,
  "para-functionality": ["bow"],
  "poison-functionality": ["bow"],
  "rapid-fire-up": ["light-bowgun"],
  "sleep-functionality": ["bow"],
  "special-ammo-boost": rangedWeapons,
  "speed-sharpening": meleeWeapons,
};

/** Skills that strengthen an element or ailment which the weapon must deal already. */
const elementBySkill: Readonly<Record<string, WeaponElement>> = {
  "blast-attack": "blast",
  "dragon-attack": "dragon",
  "fire-attack": "fire",
  "ice-attack": "ice",
  "paralysis-attack": "paralysis",
  "poison-attack": "poison",
  "sleep-attack": "sleep",
  "thunder-attack": "thunder",
  "water-attack": "water",
};

/** Ammo, coatings and phials bring elements and ailments that the weapon's own figures do not name. */
const otherSources: readonly WeaponType[] = [...rangedWeapons, "switch-axe"];

/** Why a skill does nothing with the weapon in hand: its type, or an element that it does not deal. */
export type SkillMisfit =
  | { readonly kind: "type"; readonly type: WeaponType }
  | { readonly kind: "element"; readonly element: WeaponElement };

/**
 * Why a skill does nothing with a weapon, from what the damage is calculated with (`countedSkills`, flags of moves,
 * figures by type of weapon) and a reviewed list for what changes no hit. Set bonuses and group skills always fit.
 *
 * @returns `null` where it does something, or where that is not known
 */
export function findSkillMisfit(skill: FittedSkill, weapon: WeaponInHand | null): SkillMisfit | null {
  if (weapon === null || skill.kind === "set-bonus" || skill.kind === "group") return null;
  const { type, elements } = weapon;
  const fitting = listFittingWeapons(skill);
  if (fitting && !fitting.includes(type)) return { kind: "type", type };
  const element = Object.hasOwn(elementBySkill, skill.id) ? elementBySkill[skill.id] : undefined;
  if (element === undefined || otherSources.includes(type) || elements.includes(element)) return null;
  return { kind: "element", element };
}

/** `null` = all. */
function listFittingWeapons({
  id,
  category,
  effects,
  effectsByWeapon,
}: FittedSkill): readonly WeaponType[] | null {
  const named = Object.hasOwn(weaponsBySkill, id) ? weaponsBySkill[id] : undefined;
  if (named) return named;
  const counted = getCountedSkill(id);
  if (counted?.weapons) return counted.weapons;
  const flagged = counted ? findWeaponsByTrigger(counted.when) : undefined;
  if (flagged) return flagged;
  if (category === "sharpness" || getSkillRole(id).kind === "sharpness") return meleeWeapons;
  if (effects.length === 0 && effectsByWeapon) return effectsByWeapon.flatMap(({ weapons }) => weapons);
  return null;
}

/** Whether a skill raises the damage of a weapon. */
function helpsDamage(skill: FittedSkill, weapon: WeaponInHand | null): boolean {
  return getCountedSkill(skill.id) !== null && findSkillMisfit(skill, weapon) === null;
}

function findWeaponsByTrigger(trigger: string): readonly WeaponType[] | undefined {
  return Object.entries(weaponsByFlag).find(([flag]) => flag === trigger)?.[1];
}

/** The equipped weapon as far as it decides which skills do something. */
export function getWeaponInHand(
  weapon: {
    readonly type: WeaponType;
    readonly element: { readonly type: WeaponElement } | null;
    readonly element2: { readonly type: WeaponElement } | null;
  } | null,
): WeaponInHand | null {
  if (weapon === null) return null;
  const elements = [weapon.element, weapon.element2].flatMap((each) => (each ? [each.type] : []));
  return { type: weapon.type, elements };
}

/** How much a skill is worth offering with a weapon: 2 = it raises damage, 1 = it does something else, −2 = nothing. */
export function rateSkill(skill: FittedSkill, weapon: WeaponInHand | null): number {
  if (findSkillMisfit(skill, weapon)) return -2;
  return helpsDamage(skill, weapon) ? 2 : 1;
}
