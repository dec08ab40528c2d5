import type { SharpnessColor } from "@/lib/catalog/codes";
import type { UptimeCondition } from "../damage/conditions";
import type { SkillDoubt } from "../damage/counted-skills";
import type { TermLabel } from "../damage/explained";
import type { DamageNotes } from "../damage/outputs";
import type { Reading } from "../damage/readings";
import type { BonusOrigin } from "./bonus-options";
import type { OwnFigures } from "./damage-setup";

/** Labels of conditions, for the slider of their uptime. */
export const conditionLabels: Readonly<Record<UptimeCondition, string>> = {
  adrenalineRushRetrigger: "Adrenaline Rush retriggered",
  afterAilmentRecovery: "After recovering from a blight or ailment",
  afterBindRecovery: "After breaking free from a bind",
  afterChargedSlash: "After a charged slash of level 2 or higher",
  afterEating: "After eating",
  afterElementDamage: "After taking elemental damage",
  afterElementalHit: "After taking elemental hits",
  afterFaint: "After fainting",
  afterGrilling: "After grilling meat",
  afterKnockback: "After being knocked back",
  afterMining: "After mining ore",
  afterPerfectEvade: "After a perfect evade",
  afterPerfectGuard: "After a perfect guard",
  afterPowerClashOrOffset: "After a power clash or an offset attack",
  afterRisingSpiralSlash: "After a Rising Spiral Slash",
  afterSharpening: "After sharpening",
  afterSlide: "After a slide",
  afterSneakAttack: "After a sneak attack",
  afterSupportEffect: "After supporting others",
  ailmentInflicted: "Afflicted with an ailment",
  azureBolt: "Azure Bolt active",
  bladescale: "After a narrow evade (bladescale)",
  bubbleblight: "Afflicted with bubbleblight",
  burst: "Landing hits continuously",
  burstActive: "Burst active",
  cornpopper: "Crackling Cornpopper active",
  criticalRange: "Within critical range",
  drawAttack: "Draw attacks",
  enragedMonster: "Monster enraged",
  fourthShot: "Fourth and sixth shot",
  frenzy: "Infected with Frenzy",
  frenzyCured: "Frenzy overcome",
  fullHealth: "Full health",
  fullStamina: "Full stamina",
  latentPower: "Latent power active",
  lowHealth: "Low health",
  openingShot: "First shot after a full reload",
  questTime: "Quest time elapsed (of 30 min)",
  recoverableHealth: "Recoverable (red) health",
  resonance: "In resonance",
  seasonalEvent: "Seasonal event active",
  targetPoisonedOrParalyzed: "Monster poisoned or paralyzed",
  thunderResistance: "Thunder resistance (points)",
  untilGutsUsed: "Before Guts triggers",
  warCryGesture: "After the war cry gesture",
  waterResistance: "Water resistance (points)",
  wet: "Wet",
};

/** Labels of terms. Where a skill, a move or a bonus is its source, that name comes in its place. */
export const termLabels: Readonly<Record<TermLabel, string>> = {
  affinity: "Critical hits from affinity",
  affinityWeight: "Non-critical share",
  artillery: "Artillery",
  attack: "Attack",
  average: "One hit",
  baseAffinity: "Weapon’s affinity",
  baseAttack: "Weapon’s attack",
  baseElement: "Weapon’s element",
  bonus: "Bonus",
  capped: "Affinity cap",
  count: "Repetitions",
  critical: "Critical multiplier",
  criticalShare: "Critical share",
  damageUnits: "Displayed element ÷ 10",
  element: "Element",
  elementAttackFactor: "Move’s share of element",
  elementCap: "Element cap",
  elementHitzone: "Element hitzone",
  elementModifier: "Move’s element modifier",
  elementOfAttack: "Element from attack",
  elementalHit: "Element",
  fixedElement: "Move’s fixed element",
  frenzyOvercome: "Frenzy overcome",
  hits: "Hits of the move",
  hitzone: "Hitzone",
  motionValue: "Motion value",
  none: "None",
  notCritical: "Never critical",
  phial: "Phial",
  powerState: "Powered axe",
  proc: "Extra hits",
  procs: "Extra hits of skills",
  rawHit: "Raw",
  rawModifier: "Move’s raw modifier",
  rounded: "Rounded as in the game",
  sharpness: "Sharpness",
  sharpnessSpared: "Sharpness saved",
  skill: "Skill",
  step: "Move",
  uptimeMix: "Mixing of uptimes",
};

/** Why a skill's figures are in doubt. */
export const doubtLabels: Readonly<Record<SkillDoubt, string>> = {
  weaponGrouping: "Sources disagree on the value for each weapon.",
  figure: "Sources give two values; the lower or the average is used.",
  placement: "Sources disagree whether it raises base attack or the hit; here it raises the hit.",
  part: "Its bonus on the first hit is not included.",
};

/** Labels of disputed or omitted figures, besides skills and bonuses. */
export const noteLabels: Readonly<Record<"elementCapReached" | "secondElementNotCounted", string>> = {
  elementCapReached: "Element is capped at base + 400 or × 2.3, whichever is higher; for bowguns at × 2.3.",
  secondElementNotCounted: "The weapon’s second element is not counted: how two elements work is unknown.",
} satisfies Partial<Record<keyof DamageNotes, string>>;

/** A doubtful term: what it is about, the reading that is usually taken, and the other one. */
export const readingLabels: Readonly<
  Record<Reading, { readonly about: string; readonly usual: string; readonly other: string }>
> = {
  elementPhialCap: {
    about: "Element Phial",
    usual: "It does not raise the element cap.",
    other: "It raises the element cap as well.",
  },
  demonBoostElement: {
    about: "Demon Boost Mode",
    usual: "Its element bonus multiplies the hit, after the cap.",
    other: "Its element bonus multiplies the element, before the cap.",
  },
  woundBelowWeakSpot: {
    about: "Weakness Exploit",
    usual: "It gives nothing on wounds with a hitzone below 45.",
    other: "It gives its extra affinity on every wound.",
  },
  darkArtsLower: {
    about: "Dark Arts",
    usual: "This weapon type gains 20%.",
    other: "This weapon type gains 14%.",
  },
  blackestNight: {
    about: "The Blackest Night",
    usual: "Four pieces keep the element bonus of Dark Arts.",
    other: "Four pieces give no element bonus.",
  },
  ballisticsAmmo: {
    about: "Ballistics",
    usual: "Its attack raises the element of elemental ammo.",
    other: "Its attack does not raise the element of elemental ammo.",
  },
  absorptionUpper: {
    about: "Elemental Absorption",
    usual: "The lower end of its range is used.",
    other: "The upper end of its range is used.",
  },
  hammerElement: {
    about: "Hammer element",
    usual: "Element modifiers are those of the game’s tables.",
    other: "Element modifiers are multiplied by 1.5.",
  },
};

export const bonusGroupLabels: Readonly<Record<BonusOrigin, string>> = {
  meal: "Meal",
  food: "Food skills",
  melody: "Melodies",
  "echo-bubble": "Echo bubbles",
  state: "Weapon states",
  item: "Items",
};

export const ownFigureLabels: Readonly<Record<keyof OwnFigures, string>> = {
  attack: "Attack +",
  attackPct: "Attack %",
  affinity: "Affinity %",
  rawDamagePct: "Raw damage %",
};

export const sharpnessLabels: Readonly<Record<SharpnessColor, string>> = {
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  blue: "Blue",
  white: "White",
  purple: "Purple",
};
