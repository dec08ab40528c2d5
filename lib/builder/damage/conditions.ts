/**
 * Conditions that are a switch with an uptime, each with its default in percent of the time. There is no default
 * between 0 and 100, because the facts hold no uptimes: 100 is what a hunter has from the start and keeps by
 * playing well, or what every hunt brings; 0 is what has to happen first.
 */
export const defaultUptimes = {
  adrenalineRushRetrigger: 0,
  afterAilmentRecovery: 0,
  afterBindRecovery: 0,
  afterChargedSlash: 0,
  afterEating: 0,
  afterElementDamage: 0,
  afterElementalHit: 0,
  afterFaint: 0,
  afterGrilling: 0,
  afterKnockback: 0,
  /** Share of the most that mining brings. */
  afterMining: 0,
  afterPerfectEvade: 0,
  afterPerfectGuard: 0,
  afterPowerClashOrOffset: 0,
  afterRisingSpiralSlash: 0,
  afterSharpening: 0,
  afterSlide: 0,
  afterSneakAttack: 0,
  afterSupportEffect: 0,
  ailmentInflicted: 0,
  azureBolt: 0,
  /** Special sharpness, shots or coatings at hand. */
  bladescale: 0,
  bubbleblight: 0,
  /** Hits in quick succession, which a rotation is. */
  burst: 100,
  burstActive: 100,
  /** A state of the gunlance that has to be brought about. */
  cornpopper: 0,
  /** Shots are calculated at their best distance. */
  criticalRange: 100,
  drawAttack: 0,
  /** A monster is enraged for part of every hunt; the part is not in the facts. */
  enragedMonster: 100,
  fourthShot: 0,
  frenzy: 0,
  frenzyCured: 0,
  fullHealth: 100,
  fullStamina: 100,
  latentPower: 0,
  lowHealth: 0,
  openingShot: 0,
  /** Share of what half an hour of questing would bring. */
  questTime: 0,
  recoverableHealth: 0,
  resonance: 0,
  seasonalEvent: 0,
  targetPoisonedOrParalyzed: 0,
  /** Points of resistance, which are put in: those of the armor are not looked up. */
  thunderResistance: 0,
  untilGutsUsed: 100,
  warCryGesture: 0,
  waterResistance: 0,
  wet: 0,
} as const;

/** Conditions whose percentage scales the figure, and is no share of the time. */
export const scaledConditions: readonly UptimeCondition[] = [
  "afterMining",
  "questTime",
  "thunderResistance",
  "waterResistance",
];

/** A condition that is a switch. What a move, a hitzone or sharpness decides is none of them. */
export type UptimeCondition = keyof typeof defaultUptimes;

export function isUptimeCondition(condition: string | null): condition is UptimeCondition {
  return condition !== null && Object.hasOwn(defaultUptimes, condition);
}
