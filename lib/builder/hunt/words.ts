import type { SharpnessColor } from "@/lib/catalog/codes";
import type { UptimeCondition } from "../damage/conditions";
import type { SkillDoubt } from "../damage/counted-skills";
import type { TermLabel } from "../damage/explained";
import type { DamageNotes } from "../damage/outputs";
import type { BonusGroup } from "./bonus-options";
import type { OwnFigures } from "./hunt";

/** What has to be so, as the label of a slider that says for how much of the time it is. */
export const conditionTitles: Readonly<Record<UptimeCondition, string>> = {
  adrenalineRushRetrigger: "Adrenaline Rush again while it is active",
  afterAilmentRecovery: "Recovered from a blight or ailment",
  afterBindRecovery: "Broken free from a bind",
  afterEating: "After eating",
  afterElementDamage: "Elemental damage taken",
  afterElementalHit: "Elemental hits taken",
  afterFaint: "After a faint",
  afterKnockback: "After a knockback",
  afterPerfectEvade: "After a perfect evade",
  afterPerfectGuard: "After a perfect guard",
  afterPowerClashOrOffset: "After a power clash or an offset attack",
  afterSharpening: "After sharpening",
  afterSlide: "After a slide",
  afterSneakAttack: "After a sneak attack",
  afterSupportEffect: "After supporting others",
  ailmentInflicted: "You have an ailment",
  azureBolt: "Azure Bolt active",
  bubbleblight: "You have bubbleblight",
  burst: "Hits keep landing",
  burstActive: "Burst active",
  criticalRange: "Within critical range",
  drawAttack: "Draw attacks",
  enragedMonster: "Monster enraged",
  fourthShot: "Fourth and sixth shots",
  frenzy: "Infected with Frenzy",
  frenzyCured: "Frenzy overcome",
  fullHealth: "Health full",
  fullStamina: "Stamina full",
  latentPower: "Latent power active",
  lowHealth: "Health low",
  openingShot: "First shot after a full reload",
  questTime: "Quest time passed, of half an hour",
  recoverableHealth: "Part of the health bar red",
  resonance: "In resonance",
  seasonalEvent: "Its season is on",
  targetPoisonedOrParalyzed: "Monster poisoned or paralyzed",
  untilGutsUsed: "Guts not used yet",
  warCryGesture: "After the war cry",
  wet: "You are wet",
};

/** What a term of a figure is. Where a skill, a move or a bonus is its source, that name comes in its place. */
export const termWords: Readonly<Record<TermLabel, string>> = {
  affinity: "Critical hits by affinity",
  affinityWeight: "Share without a critical",
  artillery: "Artillery",
  attack: "Attack",
  average: "One hit",
  baseAffinity: "Weapon’s affinity",
  baseAttack: "Weapon’s attack",
  baseElement: "Weapon’s element",
  bonus: "Bonus",
  capped: "Limit of affinity",
  count: "Times done",
  critical: "Critical multiplier",
  criticalShare: "Share of criticals",
  damageUnits: "Displayed element to damage",
  element: "Element",
  elementCap: "Cap of element",
  elementHitzone: "Element hitzone",
  elementModifier: "Move’s element modifier",
  elementOfAttack: "Element from attack",
  elementalHit: "Element",
  fixedElement: "Fixed element of the move",
  hits: "Hits of the move",
  hitzone: "Hitzone",
  motionValue: "Motion value",
  none: "None",
  notCritical: "Never critical",
  phial: "Phial",
  powerState: "Powered axe",
  rawHit: "Raw",
  rawModifier: "Move’s raw modifier",
  rounded: "Rounded as the game does",
  sharpness: "Sharpness",
  sharpnessSpared: "Spared",
  skill: "Skill",
  step: "Move",
};

/** Why a skill's figures are in doubt. */
export const doubtWords: Readonly<Record<SkillDoubt, string>> = {
  weaponGrouping: "Which weapons have which figure is disputed.",
  figure: "There are two readings of its figure; the lower or the mean of them is used.",
  placement: "Whether it raises base attack or the hit is disputed; here it raises the hit.",
  carriedLevel: "The game’s tables leave this level empty; the figure of the level before is used.",
  weaponRestriction: "Which weapons it works for is disputed.",
  part: "Its extra on the first hit is left out.",
};

/** What in the numbers is disputed or left out, besides skills and bonuses. */
export const noteWords: Readonly<
  Record<"elementCapReached" | "secondElementNotCounted" | "sharpnessOfSeries", string>
> = {
  elementCapReached:
    "Element was cut at its cap: base + 350 or × 1.9, whichever is more. One calculator has + 400 or × 2.3.",
  secondElementNotCounted: "The weapon’s second element is not counted: no rule for two is known.",
  sharpnessOfSeries:
    "The multipliers of this color are those of earlier games; nobody has seen them in the tables of this one.",
} satisfies Partial<Record<keyof DamageNotes, string>>;

export const bonusGroupWords: Readonly<Record<BonusGroup, string>> = {
  meal: "Meal",
  food: "Food skills",
  melody: "Melodies",
  "echo-bubble": "Echo bubbles",
  extract: "Kinsect extracts",
};

export const ownWords: Readonly<Record<keyof OwnFigures, string>> = {
  attack: "Attack +",
  attackPct: "Attack %",
  affinity: "Affinity %",
  rawDamagePct: "Raw of hits %",
};

export const sharpnessWords: Readonly<Record<SharpnessColor, string>> = {
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  blue: "Blue",
  white: "White",
  purple: "Purple",
};
