import {
  elements,
  type SharpnessColor,
  type WeaponAilment,
  type WeaponElement,
  weaponAilments,
} from "@/lib/catalog/codes";
import { type ActiveSkill, listActiveSkills } from "../damage/active-skills";
import { capElement } from "../damage/constants";
import type { DamageSkill, SkillLevels } from "../damage/inputs";
import type { MoveDamage, RotationDamage } from "../damage/outputs";
import { explainRotation } from "../damage/rotation-damage";
import { getWeaponKeenestColor } from "../damage/sharpness";
import type { DerivedWeapon, ElementFigure } from "../loadout/derived";
import { createSteadyScenario, isConditional } from "./steady-scenario";

/** An element or ailment, with the most that it can become. */
interface SummaryElement {
  readonly type: WeaponElement;
  /** Displayed units. */
  readonly value: number;
  /** Displayed units; `null` where no cap is known, as for ailments. */
  readonly cap: number | null;
}

/** Figures of a weapon in one column. */
export interface WeaponFigures {
  /** True raw, to a tenth. */
  readonly attack: number;
  /** Percentage points; with skills, between −100 and 100. */
  readonly affinity: number;
  readonly elements: readonly SummaryElement[];
  /** `null` for ranged weapons. */
  readonly color: SharpnessColor | null;
}

/** The figures of the weapon itself, Artian parts and reinforcements included. */
export function getBaseFigures(weapon: DerivedWeapon): WeaponFigures {
  return {
    attack: weapon.attack,
    affinity: weapon.affinity,
    elements: listElements(weapon).map((each) => ({ ...each, cap: getCap(weapon, each) })),
    color: getWeaponKeenestColor(weapon, 0),
  };
}

/**
 * The figures with every effect that has no condition, of the same calculation as damage: one plain hit, of which
 * attack, affinity and element are read. Damage knows no rule for a second element and none for ailments: the
 * former is raised like the first, the latter are base × (1 + percentages) + flat bonuses, as elements are.
 *
 * @param skills the records of all skills
 */
export function getSteadyFigures(
  weapon: DerivedWeapon,
  skills: readonly DamageSkill[],
  levels: SkillLevels,
): WeaponFigures {
  const explain = (element: ElementFigure | null) =>
    explainRotation(createSteadyScenario({ ...weapon, element, element2: null }, skills), skills, levels);
  const plain = explain(weapon.element);
  const [hit] = plain.steps;
  if (hit === undefined) return getBaseFigures(weapon);
  const active = listActiveSkills(skills, levels).filter(({ skill }) => !isConditional(skill.id));
  const raise = (figure: ElementFigure): SummaryElement => {
    const cap = getCap(weapon, figure);
    if (cap === null) return { ...figure, value: raiseAilment(figure, active), cap };
    const found = figure === weapon.element ? plain : explain(figure);
    // A dragon phial leaves the weapon's own element to no move that is known.
    return { ...figure, value: found.steps[0]?.perHit.element.value || figure.value, cap };
  };
  return {
    attack: hit.perHit.attack.value,
    affinity: hit.perHit.affinity.value,
    elements: listElements(weapon).map(raise),
    color: plain.sharpness.color,
  };
}

/** The lowest or the highest figures of all moves of a rotation, those that are never critical aside. */
export function getRotationFigures(
  weapon: DerivedWeapon,
  { steps, sharpness }: RotationDamage,
  steady: WeaponFigures,
  pick: (...figures: readonly number[]) => number,
): WeaponFigures {
  const hits = steps.map(({ perHit }) => perHit);
  const critical = hits.filter(
    ({ affinity }) => !affinity.terms.some(({ label }) => label === "notCritical"),
  );
  const read = (list: readonly MoveDamage[], figure: "attack" | "affinity", none: number) =>
    list.length === 0 ? none : pick(...list.map((hit) => hit[figure].value));
  const raised = hits.filter(({ element }) => element.terms.some(({ label }) => label === "baseElement"));
  return {
    attack: read(hits, "attack", steady.attack),
    affinity: read(critical, "affinity", 0),
    elements: steady.elements.map((each) =>
      each.type === weapon.element?.type && each.cap !== null && raised.length > 0
        ? { ...each, value: pick(...raised.map(({ element }) => element.value)) }
        : each,
    ),
    color: sharpness.color,
  };
}

/**
 * The statuses that a weapon inflicts, with every effect that has no condition. Displayed units.
 *
 * @param skills the records of all skills
 */
export function listSteadyAilments(
  weapon: DerivedWeapon,
  skills: readonly DamageSkill[],
  levels: SkillLevels,
): readonly { readonly type: WeaponAilment; readonly value: number }[] {
  const active = listActiveSkills(skills, levels).filter(({ skill }) => !isConditional(skill.id));
  return listElements(weapon).flatMap((figure) => {
    const type = weaponAilments.find((each) => each === figure.type);
    return type === undefined ? [] : [{ type, value: raiseAilment(figure, active) }];
  });
}

function listElements({ element, element2 }: DerivedWeapon): readonly ElementFigure[] {
  return [element, element2].filter((each) => each !== null);
}

function getCap({ type }: DerivedWeapon, { type: element, value }: ElementFigure): number | null {
  return elements.some((each) => each === element) ? capElement(value, type) : null;
}

function raiseAilment({ type, value }: ElementFigure, active: readonly ActiveSkill[]): number {
  const figures = active.flatMap(({ skill, level }) => {
    const each = skill.effects[level - 1];
    return each?.statusType === type ? [each] : [];
  });
  const product = figures.reduce((sum, { statusPct = 0 }) => (sum * (100 + statusPct)) / 100, value);
  return figures.reduce((sum, { status = 0 }) => sum + status, product);
}
