/** Figures that a skill, a bonus or a state of the hunter adds to the hits of a move. */
export interface FigureEffect {
  /** Percent that multiplies base raw. */
  readonly attackPct: number;
  /** True raw, after percentages. */
  readonly attack: number;
  /** Percent that multiplies the raw damage of a hit. */
  readonly rawDamagePct: number;
  /** Percentage points. */
  readonly affinity: number;
  /** Percent that multiplies base element. */
  readonly elementPct: number;
  /** Displayed units, after percentages; of a fixed element too. */
  readonly element: number;
  /** Percent that multiplies the element damage of a hit. */
  readonly elementDamagePct: number;
  /** Multiplier of critical hits on raw damage; 0 = left as it is. */
  readonly rawCritical: number;
  /** Multiplier of critical hits on element damage; 0 = left as it is. */
  readonly elementCritical: number;
}

export const noFigures: FigureEffect = {
  attackPct: 0,
  attack: 0,
  rawDamagePct: 0,
  affinity: 0,
  elementPct: 0,
  element: 0,
  elementDamagePct: 0,
  rawCritical: 0,
  elementCritical: 0,
};

/** Figures that hold for a share of the time, 0 to 1, without multipliers of critical hits. */
export function scaleFigures(effect: FigureEffect, share: number): FigureEffect {
  return {
    ...noFigures,
    attackPct: share * effect.attackPct,
    attack: share * effect.attack,
    rawDamagePct: share * effect.rawDamagePct,
    affinity: share * effect.affinity,
    elementPct: share * effect.elementPct,
    element: share * effect.element,
    elementDamagePct: share * effect.elementDamagePct,
  };
}

/** The sum of two effects; of multipliers of critical hits, the higher. */
export function addFigures(a: FigureEffect, b: FigureEffect): FigureEffect {
  return {
    attackPct: a.attackPct + b.attackPct,
    attack: a.attack + b.attack,
    rawDamagePct: a.rawDamagePct + b.rawDamagePct,
    affinity: a.affinity + b.affinity,
    elementPct: a.elementPct + b.elementPct,
    element: a.element + b.element,
    elementDamagePct: a.elementDamagePct + b.elementDamagePct,
    rawCritical: Math.max(a.rawCritical, b.rawCritical),
    elementCritical: Math.max(a.elementCritical, b.elementCritical),
  };
}
