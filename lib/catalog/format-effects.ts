import { capitalize } from "@/lib/text/capitalize";
import type { FlagEffect, NumberEffect, SkillCondition } from "./effect-codes";
import { type FigureForm, formatEffect } from "./format-effect";
import type { Effects } from "./schema";

/** One effect as text: `label` and `figure` together read as one phrase, "Attack" "+5". */
export interface EffectText {
  readonly token: string;
  readonly label: string;
  /** Empty where the label says it all. */
  readonly figure: string;
  /** Both, as one phrase. */
  readonly text: string;
}

type Wording = readonly [label: string, form: FigureForm];

/**
 * The words of the tokens, in the order in which a reader expects them. `{type}` represents the element or ailment of
 * the same effects, `{skill}` for the skill whose level is raised.
 */
const numberLabels: Readonly<Record<NumberEffect, Wording>> = {
  procChancePct: ["Chance", "percent"],
  attack: ["Attack", "plus"],
  attackPct: ["Attack", "plusPercent"],
  attackFirstHit: ["Attack on the first hit", "plus"],
  attackMax: ["Attack, up to", "plus"],
  attackPerOre: ["Attack per ore", "plus"],
  attackPerOreMax: ["Attack per ore, up to", "plus"],
  attackFrenzyCured: ["Attack once Frenzy is cured", "plus"],
  affinity: ["Affinity", "plusPercent"],
  affinityOnWoundExtra: ["Extra affinity on wounds", "plusPercent"],
  affinityWithResonance2: ["Affinity with Resonance II", "plusPercent"],
  affinityWet: ["Affinity while wet", "plusPercent"],
  affinityBubbleblight: ["Affinity with bubbleblight", "plusPercent"],
  critMultiplier: ["Critical hits deal", "factor"],
  elementCritMultiplier: ["Element on critical hits", "factor"],
  statusCritMultiplierMin: ["Status buildup on critical hits", "factor"],
  statusCritMultiplierMax: ["Status buildup on critical hits, up to", "factor"],
  rawDamagePct: ["Raw damage", "plusPercent"],
  specialRawMult: ["Special sharpness on raw damage", "factor"],
  specialElementMult: ["Special sharpness on element", "factor"],
  specialSharpness: ["Special sharpness", "plus"],
  specialShots: ["Special shots or coated arrows", "count"],
  specialMovePct: ["Power of Akuma actions", "plusPercent"],
  offsetPowerPct: ["Power of offset attacks", "plusPercent"],
  aerialAttackPct: ["Aerial attack damage", "plusPercent"],
  morphAttackPct: ["Morph attack damage", "plusPercent"],
  morphSpeedPct: ["Morph speed", "plusPercent"],
  shotPowerPct: ["Power of these shots", "plusPercent"],
  rapidFirePowerPct: ["Rapid fire power", "plusPercent"],
  specialAmmoPowerPct: ["Special ammo power", "plusPercent"],
  artilleryAmmoPct: ["Artillery ammo power", "plusPercent"],
  shellingAttackPct: ["Shelling attack", "plusPercent"],
  shellingElement: ["Shelling element", "plus"],
  bombDamagePct: ["Bomb damage", "plusPercent"],
  element: ["{type}", "plus"],
  elementMax: ["{type}, up to", "plus"],
  elementPct: ["{type}", "plusPercent"],
  elementPerResistance: ["{type} per point of resistance", "plus"],
  elementFirstHit: ["Element on the first hit", "plus"],
  status: ["{type} buildup", "plus"],
  statusPct: ["{type} buildup", "plusPercent"],
  partDamagePct: ["Part damage", "plusPercent"],
  woundBuildupPct: ["Wound buildup", "plusPercent"],
  mountBuildupPct: ["Mount buildup", "plusPercent"],
  mountedWoundPct: ["Wound buildup while mounted", "plusPercent"],
  stunPowerPct: ["Stun buildup", "plusPercent"],
  drawStunPct: ["Share of the stun of draw attacks", "percent"],
  exhaustPowerPct: ["Exhaust buildup", "plusPercent"],
  poisonDurationPct: ["Poison duration on monsters", "plusPercent"],
  flashEffectPct: ["Flash effect", "plusPercent"],
  attentionPct: ["Monster attention", "plusPercent"],
  noDeflectPct: ["Chance not to bounce", "percent"],
  hitzoneMin: ["Minimum hitzone", "percent"],
  hitzoneMax: ["Maximum hitzone", "percent"],
  procDamage: ["Extra hit damage", "count"],
  procMotionValue: ["Motion value of the extra hit", "count"],
  procMotionValueMax: ["Motion value of the extra hit, up to", "count"],
  buildupDamage: ["Extra damage after buildup", "count"],
  sharpness: ["Sharpness", "plus"],
  sharpnessLossPreventPct: ["Chance to save sharpness", "percent"],
  sharpeningCycles: ["Whetstone strokes", "plus"],
  chargeTimeReductionPct: ["Charge time", "minusPercent"],
  gaugeFillPct: ["Weapon gauge fill rate", "plusPercent"],
  powerDurationPct: ["Powered-up state duration", "plusPercent"],
  sheatheSpeedPct: ["Sheathe speed", "plusPercent"],
  reloadSpeedPct: ["Reload speed", "plusPercent"],
  gunlanceCapacity: ["Gunlance shells", "plus"],
  roundsPerEvade: ["Rounds loaded per evade", "count"],
  guardLevel: ["Guard strength", "plus"],
  guardStaminaReductionPct: ["Guard stamina cost", "minusPercent"],
  guardDamageReductionPct: ["Damage while guarding", "minusPercent"],
  guardDamageReductionUnblockablePct: ["Damage from unblockable attacks", "minusPercent"],
  melodyDurationIndex: ["Melodies last", "stepsLonger"],
  latentPowerDurationSec: ["Latent Power lasts longer by", "time"],
  defense: ["Defense", "plus"],
  defensePct: ["Defense", "plusPercent"],
  defenseMax: ["Defense, up to", "plus"],
  defenseWithResonance2: ["Defense with Resonance II", "plus"],
  damageReductionPct: ["Damage taken", "minusPercent"],
  elementalDamageReductionPct: ["Elemental damage taken", "minusPercent"],
  fireResistance: ["Fire resistance", "plus"],
  waterResistance: ["Water resistance", "plus"],
  thunderResistance: ["Thunder resistance", "plus"],
  iceResistance: ["Ice resistance", "plus"],
  dragonResistance: ["Dragon resistance", "plus"],
  allResistance: ["All elemental resistances", "plus"],
  sameElementResistance: ["Resistance to that element", "plus"],
  weakRoarReductionPct: ["Effect of weak roars", "minusPercent"],
  strongRoarReductionPct: ["Effect of strong roars", "minusPercent"],
  minorWindReductionPct: ["Effect of minor wind pressure", "minusPercent"],
  majorWindReductionPct: ["Effect of major wind pressure", "minusPercent"],
  dragonWindReductionPct: ["Effect of dragon wind pressure", "minusPercent"],
  veryMinorTremorReductionPct: ["Effect of very minor tremors", "minusPercent"],
  minorTremorReductionPct: ["Effect of minor tremors", "minusPercent"],
  majorTremorReductionPct: ["Effect of major tremors", "minusPercent"],
  durationReductionPct: ["Ailment duration", "minusPercent"],
  frenzyRecoveryPct: ["Recovery from Frenzy", "plusPercent"],
  rollInvulnerableFrames: ["Roll invulnerability", "frames"],
  stepInvulnerableFrames: ["Step invulnerability", "frames"],
  evadeDistancePct: ["Evade distance", "plusPercent"],
  evasionSkillLevelBonus: ["Evade Window level", "plus"],
  invulnerableSec: ["Invulnerable for", "time"],
  heal: ["Health restored", "count"],
  healMin: ["Health restored", "count"],
  healMax: ["Health restored, up to", "count"],
  healingPct: ["Healing", "plusPercent"],
  environmentHeal: ["Healing from plants and creatures", "plus"],
  recoverableHealRatePct: ["Recovery of red health", "plusPercent"],
  healIntervalSec: ["Every", "time"],
  healthCost: ["Health spent", "count"],
  healthRecoverySpeedMult: ["Natural recovery", "factor"],
  extraStamina: ["Stamina", "plus"],
  staminaRecoveryPct: ["Stamina recovery", "plusPercent"],
  staminaCostReductionPct: ["Stamina cost", "minusPercent"],
  fixedStaminaCostReductionPct: ["Stamina cost of single actions", "minusPercent"],
  continuousStaminaCostReductionPct: ["Stamina cost of continuous actions", "minusPercent"],
  climbStaminaCostReductionPct: ["Climbing stamina cost", "minusPercent"],
  staminaCapLossDelayPct: ["Delay of max stamina loss", "percent"],
  itemDurationPct: ["Item effect duration", "plusPercent"],
  sharedEffectPct: ["Effect on nearby hunters", "percent"],
  radius: ["Range, in game units", "count"],
  rechargeReductionPct: ["Specialized tool recharge time", "minusPercent"],
  carrySpeedPct: ["Speed while carrying", "plusPercent"],
  crouchSpeedPct: ["Speed while crouching", "plusPercent"],
  smallMonsterAttackReductionPct: ["Chance of being attacked by timid small monsters", "minusPercent"],
  boldMonsterAttackReductionPct: ["Chance of being attacked by bold small monsters", "minusPercent"],
  gatherKinds: ["Gathering types covered", "count"],
  gatherSpeedPct: ["Gathering speed", "plusPercent"],
  rareGatherChancePct: ["Rare gathering chance", "percent"],
  extraCarves: ["Carves", "plus"],
  extraCarveChancePct: ["Extra carve chance", "percent"],
  extraItems: ["Extra items", "plus"],
  extraItemsMax: ["Extra items, up to", "plus"],
  palicoAttackPct: ["Palico attack", "plusPercent"],
  palicoDefensePct: ["Palico defense", "plusPercent"],
  skillLevelBonus: ["{skill} level", "plus"],
  uses: ["Uses", "count"],
  healthBelowPct: ["While health is at most", "percent"],
  healthBelow: ["While health is below", "count"],
  bubbleblightSec: ["Bubbleblight duration", "time"],
  sitSec: ["After sitting for", "time"],
  maxAfterSec: ["Maximum reached after", "time"],
  intervalMinSec: ["Comes after", "time"],
  intervalMaxSec: ["Comes after, at the latest", "time"],
  durationSec: ["Lasts", "time"],
  durationWithResonance2Sec: ["Lasts with Resonance II", "time"],
  cooldownSec: ["Cooldown", "time"],
};

const flagLabels: Readonly<Record<FlagEffect, string>> = {
  immune: "Fully prevented",
  enabled: "In effect, without a figure",
  alternating: "Alternating",
};

/** When a skill works, as a phrase that follows "Works": `after a perfect evade`. */
export const conditionPhrases: Readonly<Record<SkillCondition, string>> = {
  adrenalineRushRetrigger: "when Adrenaline Rush triggers again while active",
  aerialAttack: "on aerial attacks",
  afterAilmentRecovery: "after recovering from a blight or ailment",
  afterBindRecovery: "after breaking free from a bind",
  afterChargedSlash: "after a charged slash of level 2 or higher",
  afterEating: "after eating",
  afterElementDamage: "after taking elemental damage",
  afterElementalHit: "after taking elemental hits",
  afterEvade: "after an evade",
  afterFaint: "after fainting",
  afterGrilling: "after grilling meat",
  afterKnockback: "after being knocked back",
  afterMining: "after mining ore",
  afterPerfectEvade: "after a perfect evade",
  afterPerfectGuard: "after a perfect guard",
  afterPowerClashOrOffset: "after winning a power clash or landing an offset attack",
  afterRisingSpiralSlash: "after a Rising Spiral Slash",
  afterSharpening: "after sharpening",
  afterSlide: "after a slide",
  afterSneakAttack: "after a sneak attack",
  afterSupportEffect: "after supporting others",
  ailmentInflicted: "while afflicted with an ailment",
  azureBolt: "while Azure Bolt is active",
  bladescale: "after narrowly evading an attack with your weapon drawn",
  bubbleblight: "with bubbleblight",
  burst: "while landing hits continuously",
  burstActive: "while Burst is active",
  chargedAttack: "on charged attacks",
  continuousHits: "when landing hits continuously",
  cornpopper: "while Crackling Cornpopper is active",
  criticalHit: "on critical hits",
  criticalRange: "within critical range",
  drawAttack: "on draw attacks",
  enragedMonster: "while the large monster is enraged",
  fourthShot: "from the fourth shot after reloading; attack and element only on the fourth and sixth",
  frenzy: "while infected with Frenzy",
  frenzyCured: "once Frenzy is overcome",
  fullHealth: "while health is full",
  fullStamina: "after stamina has been full for a while",
  hardHitzone: "on hard parts",
  latentPower: "while latent power is active",
  lowHealth: "while health is low",
  lowSharpness: "while sharpness is low",
  matchingShotType: "with ammo or arrows of its kind",
  nearWylkrystal: "near a wylkrystal",
  openingShot: "on the first shot after a full reload",
  proc: "by chance",
  questTime: "increases with quest time",
  recoverableHealth: "while you have recoverable (red) health",
  resonance: "while in resonance",
  ruinsOfWyveria: "in the Ruins of Wyveria",
  seasonalEvent: "during its seasonal event",
  specializedTool: "while a specialized tool is active",
  targetPoisonedOrParalyzed: "against a poisoned or paralyzed monster",
  thunderResistance: "with thunder resistance above zero",
  untilGutsUsed: "before Guts triggers",
  warCryGesture: "after the war cry gesture",
  waterResistance: "with water resistance above zero",
  weakSpot: "on weak spots",
  wetOrBubbleblight: "while wet or with bubbleblight",
  woundDestroyed: "when you destroy a wound",
};

/** Two tokens that are the ends of one range. */
const ranges: readonly (readonly [low: NumberEffect, high: NumberEffect])[] = [
  ["healMin", "healMax"],
  ["statusCritMultiplierMin", "statusCritMultiplierMax"],
  ["element", "elementMax"],
  ["procMotionValue", "procMotionValueMax"],
  ["attackPerOre", "attackPerOreMax"],
  ["extraItems", "extraItemsMax"],
  ["intervalMinSec", "intervalMaxSec"],
];

const order = Object.keys(numberLabels) as readonly NumberEffect[];

/**
 * Effects of one level, food skill or melody as text. Empty for a level without figures.
 *
 * @param skillName English name of a skill by id, for effects that raise a skill's level
 */
export function listEffects(effects: Effects, skillName?: (id: string) => string): readonly EffectText[] {
  const lines: EffectText[] = [];
  for (const token of order) {
    const value = effects[token];
    if (value === undefined || isUpperEnd(token, effects)) continue;
    const [label, form] = numberLabels[token];
    const high = getUpperEnd(token, effects);
    lines.push(createLine(token, fillLabel(label, effects, skillName), formatEffect(form, value, high)));
  }
  if (effects.coating) lines.push(createLine("coating", "Adds the coating", capitalize(effects.coating)));
  if (effects.sharpnessAtMost) {
    lines.push(
      createLine("sharpnessAtMost", "At this sharpness or below:", capitalize(effects.sharpnessAtMost)),
    );
  }
  if (effects.enabled) lines.push(createLine("enabled", flagLabels.enabled, ""));
  if (effects.immune) lines.push(createLine("immune", flagLabels.immune, ""));
  if (effects.alternating) lines.push(createLine("alternating", flagLabels.alternating, ""));
  return lines;
}

/** Effects as phrases: `["Attack +30", "Lasts 30 s"]`. Empty for a level without figures. */
export function formatEffects(effects: Effects, skillName?: (id: string) => string): readonly string[] {
  return listEffects(effects, skillName).map(({ text }) => text);
}

function createLine(token: string, label: string, figure: string): EffectText {
  return Object.freeze({ token, label, figure, text: figure ? `${label} ${figure}` : label });
}

function getUpperEnd(token: NumberEffect, effects: Effects): number | undefined {
  const range = ranges.find(([low]) => low === token);
  return range && effects[range[1]];
}

function isUpperEnd(token: NumberEffect, effects: Effects): boolean {
  const range = ranges.find(([, high]) => high === token);
  return range !== undefined && effects[range[0]] !== undefined;
}

function fillLabel(label: string, effects: Effects, skillName?: (id: string) => string): string {
  const type = effects.elementType
    ? `${capitalize(effects.elementType)} element`
    : effects.statusType
      ? capitalize(effects.statusType)
      : label.includes("buildup")
        ? "Status"
        : "Element";
  const skill = effects.skill && skillName ? skillName(effects.skill) : "Skill";
  return label.replace("{type}", type).replace("{skill}", skill);
}
