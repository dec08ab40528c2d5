import type {
  DamageBonus,
  DamageMove,
  DamageScenario,
  DamageWeapon,
  SkillLevels,
  Uptimes,
} from "@/lib/builder/damage/inputs";
import type { Reading } from "@/lib/builder/damage/readings";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import type { HitzoneState, SharpnessColor } from "@/lib/catalog/codes";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

/** Round figures, so that cases can be worked by hand: 200 raw, no affinity, no element, white at its keenest. */
export const plainWeapon: DamageWeapon = {
  type: "great-sword",
  attack: 200,
  affinity: 0,
  element: null,
  sharpness: { base: [50, 50, 50, 50, 50, 50, 0], handicraft: [50] },
  traits: {},
};

/** 50 % of attack, one hit. */
export const plainMove: DamageMove = {
  id: "plain",
  weapon: "great-sword",
  damageType: "sever",
  motionValue: 50,
  hits: 1,
  elementModifier: 1,
};

/** 60 to raw, 20 to every element. */
export const plainHitzone = {
  sever: 60,
  blunt: 60,
  ammo: 60,
  fire: 20,
  water: 20,
  thunder: 20,
  ice: 20,
  dragon: 20,
};

export interface Case {
  readonly weapon?: Partial<DamageWeapon>;
  readonly move?: Partial<DamageMove>;
  readonly hitzone?: Partial<typeof plainHitzone>;
  readonly state?: HitzoneState;
  readonly skills?: SkillLevels;
  readonly uptimes?: Uptimes;
  readonly bonuses?: readonly DamageBonus[];
  readonly sharpness?: SharpnessColor;
  readonly axePowerUptime?: number;
  readonly seconds?: number;
  readonly readings?: readonly Reading[];
}

/** The scenario of a case, frozen: nothing that is computed may change what it was given. */
export function makeScenario({ weapon, move, hitzone, state, skills: _, ...rest }: Case): DamageScenario {
  return deepFreeze({
    weapon: { ...plainWeapon, ...weapon },
    rotation: [{ move: { ...plainMove, ...move }, count: 1 }],
    target: { hitzone: { ...plainHitzone, ...hitzone }, state: state ?? "normal" },
    ...rest,
  }) as DamageScenario;
}

export function explainCase(given: Case) {
  return explainRotation(makeScenario(given), getCatalog().skills.all, deepFreeze({ ...given.skills }));
}

/** One hit of the case's move. */
export function computeHit(given: Case) {
  const step = explainCase(given).steps[0];
  if (step === undefined) throw new Error("A case has one step.");
  const { attack, element, affinity, rawCritical, elementCritical, raw, elemental, total } = step.perHit;
  return {
    attack: attack.value,
    element: element.value,
    affinity: affinity.value,
    rawCritical: rawCritical.value,
    elementCritical: elementCritical.value,
    raw: raw.hit.value,
    rawCriticalHit: raw.critical.value,
    elemental: elemental.hit.value,
    elementalCriticalHit: elemental.critical.value,
    hit: total.hit.value,
    criticalHit: total.critical.value,
    average: total.average.value,
  };
}

/** A move of the catalog. */
export function findMove(id: string): DamageMove {
  return getCatalog().attacks.require(id);
}

/** A bonus that a person put in. */
export function makeBonus(figures: Partial<DamageBonus>): DamageBonus {
  return { kind: "own", id: "own", ...figures };
}
