import { expect, test } from "vitest";
import { stored, storedTexts } from "@/tests/support/stored";

interface SkillFacts {
  id: string;
  maxLevel: number;
  condition: string | null;
  effects: Record<string, unknown>[];
  effectsByWeapon?: { effects: Record<string, unknown>[] }[];
  levels?: { pieces: number }[];
  weaponGroupingUncertain?: true;
}

const skills = stored<SkillFacts>("skills");
const texts = storedTexts("skills");

/** What a text must say so that a reader knows when the skill works. */
const conditionWords: Record<string, RegExp> = {
  adrenalineRushRetrigger: /while Adrenaline Rush is active/,
  aerialAttack: /aerial/,
  afterAilmentRecovery: /recover from .*ailment/,
  afterBindRecovery: /free after being bound/,
  afterChargedSlash: /charged slash of the second charge/,
  afterEating: /Eating/,
  afterElementDamage: /After you take elemental damage/,
  afterElementalHit: /After .*elemental hits/,
  afterEvade: /evade/,
  afterFaint: /faint/,
  afterGrilling: /grill/,
  afterKnockback: /after .*knocked you back/,
  afterMining: /Mining/,
  afterPerfectEvade: /after a perfect evade/,
  afterPerfectGuard: /perfect guard/,
  afterPowerClashOrOffset: /power clash or .*offset/,
  afterRisingSpiralSlash: /Rising Spiral Slash/,
  afterSharpening: /after sharpening/,
  afterSlide: /after a slide/,
  afterSneakAttack: /sneak attack/,
  afterSupportEffect: /after you support others/,
  ailmentInflicted: /while an ailment afflicts you/,
  azureBolt: /Azure Bolt/,
  bladescale: /Narrowly evade an attack/,
  bubbleblight: /bubbleblight/,
  burst: /keep hitting/,
  burstActive: /while the skill Burst is active/,
  chargedAttack: /charged attacks/,
  continuousHits: /Landing hits continuously/,
  cornpopper: /While Crackling Cornpopper is active/,
  criticalHit: /critical hit/i,
  criticalRange: /critical range/,
  drawAttack: /draw attacks/i,
  enragedMonster: /while the .*monster.* is enraged/,
  fourthShot: /fourth shot/,
  frenzy: /Frenzy/,
  frenzyCured: /once you have overcome/,
  fullHealth: /health is full/,
  fullStamina: /stamina is full/,
  hardHitzone: /hard parts/,
  latentPower: /latent power/i,
  lowHealth: /health is low/,
  lowSharpness: /sharpness is low/,
  matchingShotType: /(normal|pierce|spread) ammo/,
  nearWylkrystal: /Near a wylkrystal/,
  openingShot: /first shot after a full reload/,
  proc: /chance/,
  questTime: /as time passes in a quest/,
  recoverableHealth: /health bar is red|red part of your health bar/,
  resonance: /resonance/,
  ruinsOfWyveria: /In the Ruins of Wyveria/,
  seasonalEvent: /seasonal event/,
  specializedTool: /specialized tool/,
  targetPoisonedOrParalyzed: /poisoned or paralyzed/,
  thunderResistance: /thunder resistance/,
  untilGutsUsed: /Until these guts are used/,
  warCryGesture: /war cry gesture/,
  waterResistance: /water resistance/,
  weakSpot: /weak spot/,
  wetOrBubbleblight: /wet.*bubbleblight/,
  woundDestroyed: /destroy a wound/,
};

/** Effects that make something smaller, and the words for that. */
const smaller = /ReductionPct$|PreventPct$|DelayPct$|^sharpeningCycles$/;
const smallerWords =
  /\b(less|fewer|shorter|shortens|lessens|softens|reduces?|reduced|slowly|spend|cheaper|sooner|saves?|unlikely|loses? no|not to cost)\b/i;

/** Effects by name, and what a text that promises them must speak of. */
const effectWords: [RegExp, RegExp][] = [
  [/^attack|AttackPct$/, /attack|hits? harder|deal more damage|shell/i],
  [/^affinity/, /affinity/i],
  [/^defense/, /defense/i],
  [/^element(Pct|Max|FirstHit|CritMultiplier)?$/, /element|thunder|dragon/],
  [/^status(Pct)?$/, /build(s up|up)/i],
  [/^heal/, /heal|health/i],
  [/stamina/i, /stamina|blocking/i],
  [/^immune$/, /prevent|cannot|keeps? you from|do not take hold|does not shrink/],
  [/Resistance$/, /resistance/],
  [/^procChancePct$/, /chance/],
  [/^sharpness/, /sharpness|dull/],
  [/^guard/, /block|guard/i],
  [/Wound/i, /wound/],
  [/gather|^extraCarves/i, /gather|carve/],
];

function effectsOf(skill: SkillFacts): Record<string, unknown>[] {
  return [...skill.effects, ...(skill.effectsByWeapon ?? []).flatMap((group) => group.effects)];
}

function namesOfEffects(skill: SkillFacts): string[] {
  return [...new Set(effectsOf(skill).flatMap((level) => Object.keys(level)))];
}

const textOf = (skill: SkillFacts) => texts[skill.id] ?? "";

test("has a text for every skill and no other", () => {
  expect(Object.keys(texts)).toEqual(skills.map((skill) => skill.id));
  expect(skills).toHaveLength(179);
});

test("says something different of each skill", () => {
  // The list shows the first sentence alone.
  const opening = (text: string) => text.split(". ", 1)[0];
  expect(new Set(Object.values(texts)).size).toBe(179);
  expect(new Set(Object.values(texts).map(opening)).size).toBe(179);
});

test.each(skills)("$id: one to four plain sentences", (skill) => {
  const text = textOf(skill);
  expect(text.length).toBeGreaterThanOrEqual(40);
  expect(text.length).toBeLessThanOrEqual(400);
  expect(text).toMatch(/^[A-Z].*\.$/);
  expect(text).not.toMatch(/[!–—]|\s\s/);
  expect(text.split(/\. /).length).toBeLessThanOrEqual(4);
});

test.each(skills)("$id: names no number that the record does not hold", (skill) => {
  const held: string[] = JSON.stringify({ ...skill, id: "", gameId: "" }).match(/\d+(\.\d+)?/g) ?? [];
  for (const number of textOf(skill).match(/\d+(\.\d+)?/g) ?? []) expect(held).toContain(number);
});

test.each(skills)("$id: speaks of levels and pieces that exist", (skill) => {
  const text = textOf(skill);
  const pieces = (skill.levels ?? []).map((level) => level.pieces);
  const words = ["one", "two", "three", "four", "five"];
  for (const [, word = ""] of text.matchAll(/\b(one|two|three|four|five) pieces/gi)) {
    expect(pieces).toContain(words.indexOf(word.toLowerCase()) + 1);
  }
  if (/\b(max|second|upper|each|every) level|levels below/.test(text)) {
    if (!/\bone level only/.test(text)) expect(skill.maxLevel).toBeGreaterThan(1);
  }
  if (/one level only/.test(text)) expect(skill.maxLevel).toBe(1);
});

test.each(skills.filter((skill) => skill.condition))("$id: says when it works ($condition)", (skill) => {
  const words = conditionWords[skill.condition ?? ""];
  expect(words, `no words for ${skill.condition}`).toBeDefined();
  expect(textOf(skill)).toMatch(words ?? /$^/);
});

test.each(skills.filter((skill) => effectsOf(skill).length === 0))(
  "$id: admits that no figure is known",
  (skill) => {
    expect(textOf(skill)).toMatch(/unknown|uncertain/);
  },
);

test.each(skills.filter((skill) => skill.weaponGroupingUncertain))(
  "$id: admits that the weapons of each row are disputed",
  (skill) => {
    expect(textOf(skill)).toMatch(/uncertain|disputed/);
  },
);

test.each(skills.filter((skill) => namesOfEffects(skill).some((name) => smaller.test(name))))(
  "$id: speaks of less where the effect is less",
  (skill) => {
    expect(textOf(skill)).toMatch(smallerWords);
  },
);

test.each(effectWords)("texts of skills with %s speak of it", (effect, words) => {
  const concerned = skills.filter((skill) => namesOfEffects(skill).some((name) => effect.test(name)));
  expect(concerned.length).toBeGreaterThan(0);
  const silent = concerned.filter((skill) => !words.test(textOf(skill))).map((skill) => skill.id);
  expect(silent).toEqual([]);
});

test("names the element or the ailment that a skill is about", () => {
  for (const skill of skills) {
    for (const level of skill.effects) {
      for (const key of ["elementType", "statusType", "coating"]) {
        if (typeof level[key] === "string") expect(textOf(skill)).toContain(level[key]);
      }
    }
  }
});
