import {
  type MonsterStatus,
  monsterStatuses,
  type SharpnessColor,
  sharpnessColors,
  type WeaponAilment,
} from "@/lib/catalog/codes";
import { getQuestRank } from "@/lib/catalog/get-quest-rank";
import { type ActiveSkill, listActiveSkills } from "../damage/active-skills";
import { defaultUptimes, isUptimeCondition, type UptimeCondition } from "../damage/conditions";
import { rangedWeapons } from "../damage/constants";
import type { DamageMove, DamageScenario, DamageSkill, SkillFigures } from "../damage/inputs";
import { explainMove } from "../damage/move-damage";
import { listUsableMoves } from "../damage/moves";
import { explainProcs } from "../damage/procs";
import { countSharpnessUnits, getFiguresAt, sumFigures } from "../damage/skill-figures";
import { getSkillRole } from "../damage/skill-roles";
import { createGates } from "../damage/uptime-gates";
import type { DamageData, FileMonster, FileMove } from "../data/damage-file";
import type { CombatMonster, HuntData, HuntQuest, HuntTarget, MoveEffects } from "../data/hunt-file";
import type { DerivedLoadout, DerivedWeapon } from "../loadout/derived";
import { listSteadyAilments } from "../summary/weapon-figures";
import { listBonusOptions } from "../target/bonus-options";
import { chooseRotation } from "../target/combos";
import type { DamageSetup } from "../target/damage-setup";
import { listTargets, type TargetOption } from "../target/targets";
import { toScenario } from "../target/to-scenario";
import type { HuntAssumptions } from "./assumptions";
import { stamina } from "./constants";
import type {
  BarColor,
  HuntModel,
  ModelBreak,
  ModelDamage,
  ModelHit,
  ModelHunter,
  ModelStatus,
  TimedBuff,
} from "./model";
import {
  getLoad,
  getMelodySec,
  type Load,
  listMelodyMoments,
  listSupplyMoments,
  listTrapMoments,
  type PlannedSupply,
  planSupplies,
  withSupplies,
} from "./moments";
import { getLoopPace, type LoopPace } from "./pace";
import type { HuntPlan } from "./plan";

/** A hunter of the party. */
export interface PartyHunter {
  readonly name: string;
  readonly derived: Pick<DerivedLoadout, "weapon" | "levels">;
  /** Moves, uptimes and bonuses; a combo that the weapon cannot do gives way to its usual one. */
  readonly setup: DamageSetup;
  /** Seconds of one loop as a person timed it; 0 = not said. */
  readonly loopSec: number;
  /** Stamina of one loop, as a person says; `null` = as the tables have it. */
  readonly staminaPerLoop: number | null;
  /** Rounds of one loop, as a person says; `null` = as we count them. */
  readonly roundsPerLoop: number | null;
  /** Uses of an item by bonus; as many as can be carried where nothing is said. */
  readonly uses: Readonly<Record<string, number>>;
  /**
   * Seconds between two renewals by skill or bonus. A buff that is left out has the share of the time of the setup, an
   * item is used when it ends.
   */
  readonly renewals: Readonly<Record<string, number>>;
}

/** What a hunt is made of. */
export interface HuntRequest {
  /** 1 to 4; the first one is the builder's own. */
  readonly hunters: readonly PartyHunter[];
  readonly monster: string;
  /** Part and state that are hit; `null` = the part that takes most of the first hunter's combo. */
  readonly part: string | null;
  readonly quest: string;
  /** Place of the target in the quest. */
  readonly target: number;
  /** How many of each trap the first hunter sets. */
  readonly traps: HuntPlan["traps"];
  readonly assumptions: HuntAssumptions;
}

/** Everything that a hunt is calculated with. */
export interface HuntFacts {
  readonly damage: DamageData;
  readonly hunt: HuntData;
  readonly skills: readonly DamageSkill[];
}

/** What is known of a hunter's part of the model, for a person. */
export interface HunterNotes {
  readonly pace: LoopPace;
  /** Ids of moves whose buildup, stun and wounding are not in the tables. */
  readonly unknownEffects: readonly string[];
  /** Buffs of a duration that the loadout has, with the share of the time that they work. */
  readonly buffs: readonly (Pick<TimedBuff, "skill" | "durationSec"> & { readonly uptime: number })[];
  readonly supplies: readonly PlannedSupply[];
  /** What is loaded; `null` where nothing is. */
  readonly load: Omit<Load, "getCost"> | null;
  /** Seconds from one performance of a horn's melodies to the next. */
  readonly melodySec: number | null;
  /** Stamina of one loop; `null` where it limits nothing. */
  readonly staminaPerLoop: number | null;
  /** Ids of the moves that are done. */
  readonly rotation: readonly string[];
  /** Hits of one loop. */
  readonly hits: number;
}

export type ModelOutcome =
  | {
      readonly ok: true;
      readonly model: HuntModel;
      readonly notes: readonly HunterNotes[];
      readonly target: TargetOption;
      readonly quest: HuntQuest;
    }
  /** A short sentence that may be shown. */
  | { readonly ok: false; readonly reason: string };

/** Buffs whose every combination the simulation plays; further ones count their share of the time. */
const maxPlayedBuffs = 2;

/** The figures of a hunt, or why there are none. */
export function buildHuntModel(request: HuntRequest, facts: HuntFacts): ModelOutcome {
  const { assumptions } = request;
  const quest = facts.hunt.quests.find(({ id }) => id === request.quest);
  const target = quest?.targets[request.target];
  const combat = facts.hunt.monsters.find(({ id }) => id === request.monster);
  const monster = facts.damage.monsters.find(({ id }) => id === request.monster);
  if (!quest || !target || !combat || !monster || target.monster !== request.monster) {
    return { ok: false, reason: "Choose a quest." };
  }
  const party = request.hunters.length;
  const health = target.health?.[party - 1];
  if (health === undefined) return { ok: false, reason: "The health of this monster is not known." };
  const melodies = listPartyMelodies(request, facts.damage);
  const hunters: BuiltHunter[] = [];
  const limitSec = quest.timeLimitMin * 60;
  let hit: TargetOption | null = null;
  for (const each of request.hunters) {
    const made = buildHunter(each, {
      request,
      facts,
      combat,
      monster,
      melodies,
      limitSec,
      part: hit?.part ?? request.part,
    });
    if (typeof made === "string") return { ok: false, reason: `${each.name}: ${made}` };
    hit ??= made.target;
    hunters.push(made);
  }
  if (!hit) return { ok: false, reason: "Choose a build." };
  const scaling = readScaling(target, combat, party);
  const rank = getQuestRank(quest.stars);
  const enrage = assumptions.enrage > 0 ? combat.enrage?.[rank] : undefined;
  return {
    ok: true,
    quest,
    target: hit,
    notes: hunters.map(({ notes }) => notes),
    model: {
      health,
      healthSpread: assumptions.healthSpreadPct / 100,
      hunters: hunters.map(({ hunter }) => hunter),
      enrage: enrage
        ? { threshold: enrage.threshold, durationSec: enrage.durationSec, factor: enrage.damageTakenMult }
        : null,
      wound: assumptions.wounds > 0 ? getWound(combat, hit.part, scaling) : null,
      part: (combat.parts.find(({ part }) => part === hit.part)?.healths ?? []).map(
        (each) => each * scaling.parts,
      ),
      breaks: listBreaks(combat, hit.part, scaling.parts),
      statuses: assumptions.statuses > 0 ? listStatuses(monster, combat, target, party, rank) : {},
      fadePerSec: assumptions.fadePerSec,
      limitSec,
      moments: [
        ...listTrapMoments(request.traps, combat.traps, assumptions),
        // The closed form looks past the time limit for where a hunt may end.
        ...hunters.flatMap(({ notes: { supplies, melodySec } }, place) => [
          ...listSupplyMoments(supplies, place, 2 * limitSec, assumptions),
          ...(melodySec === null ? [] : listMelodyMoments(melodySec, place, 2 * limitSec, assumptions)),
        ]),
      ].toSorted((a, b) => a.atSec - b.atSec),
      wake: { pauseSec: assumptions.wakeSec, factor: 1 + assumptions.wakePct / 100 },
      toppleSec: assumptions.toppleSec,
    },
  };
}

interface Scaling {
  readonly parts: number;
  readonly scratch: number;
  readonly tear: number;
  readonly wound: number;
}

/** Factors of quest, party and temper; of a tempered monster the usual ones, since which quests use others is not known. */
function readScaling(target: HuntTarget, combat: CombatMonster, party: number): Scaling {
  const variant = target.variant === "arch-tempered" ? "archTempered" : target.variant;
  const temper = combat.tempered?.find((each) => each.variant === variant && each.hard === undefined);
  const { parts = [], scratch = [], wound = [] } = target.scaling ?? {};
  return {
    parts: (parts[party - 1] ?? 1) * (temper?.partHealthMult ?? 1),
    scratch: (scratch[party - 1] ?? 1) * (temper?.scratchMult ?? 1),
    tear: (scratch[party - 1] ?? 1) * (temper?.tearMult ?? 1),
    wound: wound[party - 1] ?? 1,
  };
}

function getWound({ wounds }: CombatMonster, part: string, scaling: Scaling): HuntModel["wound"] {
  const own = wounds.filter((each) => each.part === part);
  const [first] = own;
  if (!first) return null;
  return {
    toOpen: first.scratch * scaling.scratch + first.tear * scaling.tear,
    takes: first.wound * scaling.wound,
    limit: own.reduce((sum, { places, limit }) => sum + places * limit, 0),
  };
}

function listBreaks({ breaks }: CombatMonster, part: string, factor: number): readonly ModelBreak[] {
  return breaks
    .filter((each) => !each.conditional && (each.from ?? [each.part]).includes(part))
    .map(({ part: name, times, healths, damageType = null }) => ({
      part: name,
      damageType,
      total: Array.from({ length: times }, (_, at) => healths[Math.min(at, healths.length - 1)] ?? 0).reduce(
        (sum, each) => sum + each * factor,
        0,
      ),
    }));
}

function listStatuses(
  { statusThresholds = {}, statusProcs = {} }: FileMonster,
  { stun, exhaust, stunSec }: CombatMonster,
  { scaling }: HuntTarget,
  party: number,
  rank: "low" | "high",
): HuntModel["statuses"] {
  const thresholds = { ...statusThresholds, stun, exhaust };
  const { poison, paralysis, sleep, blast } = statusProcs;
  const nothing = { lastsSec: [], damage: 0, damagePerSec: 0, isDown: false };
  const effects: Readonly<Record<MonsterStatus, Omit<ModelStatus, "initial" | "increase" | "max">>> = {
    poison: poison
      ? { ...nothing, lastsSec: [poison.durationSec], damagePerSec: poison.damage[rank] / poison.intervalSec }
      : nothing,
    paralysis: { ...nothing, lastsSec: paralysis?.durationsSec ?? [], isDown: true },
    // The first hit wakes it, so that nobody attacks more.
    sleep: { ...nothing, lastsSec: sleep ? [0] : [] },
    blast: { ...nothing, damage: blast?.damage[rank] ?? 0 },
    stun: { ...nothing, lastsSec: stunSec, isDown: true },
    exhaust: nothing,
  };
  return Object.fromEntries(
    monsterStatuses.flatMap((status) => {
      const own = thresholds[status];
      if (!own) return [];
      const { initial = 1, increase = [] } = scaling?.status[status] ?? {};
      const growth = increase[party - 1] ?? 1;
      const scaled = {
        initial: own.initial * initial,
        increase: own.increase * growth,
        max: own.max * growth,
      };
      return [[status, { ...scaled, ...effects[status] }] as const];
    }),
  );
}

/** Keys of what horns in the party play, with the share of the time that it reaches everyone. */
function listPartyMelodies(
  { hunters, assumptions }: HuntRequest,
  data: DamageData,
): Readonly<Record<string, number>> {
  const ids = hunters.flatMap(({ derived: { weapon } }) =>
    weapon?.type === "hunting-horn" ? listOwnMelodies(weapon, data) : [],
  );
  return Object.fromEntries(ids.map((id) => [`melody:${id}`, assumptions.melodyPct]));
}

/** Ids of melodies of a horn that raise damage. */
function listOwnMelodies(weapon: DerivedWeapon, data: DamageData): readonly string[] {
  return listBonusOptions(data, weapon).flatMap(({ key }) =>
    key.startsWith("melody:") ? [key.slice("melody:".length)] : [],
  );
}

interface HunterContext {
  readonly request: HuntRequest;
  readonly facts: HuntFacts;
  readonly combat: CombatMonster;
  readonly monster: FileMonster;
  readonly melodies: Readonly<Record<string, number>>;
  readonly limitSec: number;
  readonly part: string | null;
}

type BuiltHunter = {
  readonly hunter: ModelHunter;
  readonly notes: HunterNotes;
  readonly target: TargetOption;
};

/** @returns why there is none, for a person */
function buildHunter(party: PartyHunter, context: HunterContext): BuiltHunter | string {
  const { request, facts, combat, monster, melodies, part } = context;
  const { assumptions } = request;
  const { weapon, levels } = party.derived;
  if (!weapon) return "no weapon is equipped.";
  const rotation = chooseRotation(party.setup.rotation, weapon, facts.damage);
  const outcome = toScenario(
    {
      ...party.setup,
      monster: monster.id,
      part,
      // A wound opens in the course of the hunt.
      state: party.setup.state === "wound" ? "normal" : party.setup.state,
      rotation,
      bonuses: { ...melodies, ...party.setup.bonuses },
      sharpness: null,
    },
    weapon,
    facts.damage,
  );
  if (!outcome.ok) return outcome.reason;
  const { scenario: plain, target } = outcome;
  const moves = listUsableMoves(weapon, facts.damage.moves) as FileMove[];
  const active = listActiveSkills(facts.skills, levels);
  const chargeCut = sumFigures(active, plain, "chargeTimeReductionPct");
  const pace = getLoopPace(plain.rotation, moves, party.loopSec, chargeCut);
  const supplies = planSupplies(plain, active, facts.hunt, party, context.limitSec);
  const base: DamageScenario = { ...withSupplies(plain, supplies, 0), seconds: pace.seconds };
  const buffs = listTimedBuffs(base, active, party);
  const scenario = withSkills(base, Object.fromEntries(buffs.map(({ skill, uptime }) => [skill, uptime])));
  const played = buffs.filter(({ uptime }) => uptime > 0 && uptime < 100).slice(0, maxPlayedBuffs);
  const load = getLoad(weapon, scenario, party.roundsPerLoop);
  const bar = load ? [{ color: null, units: load.units }] : getBar(scenario, active);
  const colors = bar.length > 0 ? bar.map(({ color }) => color) : [null];
  const wounded = listTargets(monster).find((each) => each.part === target.part && each.state === "wound");
  const states = [target, target.state === "normal" && wounded ? wounded : target];
  const enrage = assumptions.enrage > 0 ? combat.enrage?.[getQuestRank(getStars(request, facts))] : undefined;
  const moods = enrage ? [0, 100] : [null];
  const factors = [1, enrage?.damageTakenMult ?? 1];
  const tabulate = (of: DamageScenario, move: DamageMove): ModelHit["damage"] =>
    states.map(({ hitzone, state }) =>
      [0, 1].map((mood) => {
        const set = withMood(
          { ...of, target: { hitzone, state } },
          moods[Math.min(mood, moods.length - 1)] ?? null,
        );
        const gates = createGates(set, facts.skills);
        return colors.map((color) =>
          readDamage(explainMove(set, active, move, color, gates), factors[mood] ?? 1),
        );
      }),
    );
  const withTables = (of: DamageScenario, move: DamageMove) => {
    const damage = tabulate(of, move);
    const byBuffs = Array.from({ length: 2 ** played.length }, (_, bits) =>
      played.length === 0
        ? damage
        : tabulate(
            withSkills(
              of,
              Object.fromEntries(played.map(({ skill }, at) => [skill, bits & (1 << at) ? 100 : 0])),
            ),
            move,
          ),
    );
    return { damage, byBuffs };
  };
  const everyBit = supplies.reduce((bits, { bit }) => bits | bit, 0);
  const lackings = Array.from({ length: everyBit }, (_, at) => withSupplies(scenario, supplies, at + 1));
  const effects = new Map(facts.hunt.effects.map((each) => [each.move, each]));
  const read = createEffectReader(weapon, levels, { active, scenario, facts, combat, target, assumptions });
  const hits = scenario.rotation.flatMap(({ move, count }) => {
    const { damage, byBuffs } = withTables(scenario, move);
    const { chance = 0, critical = 0, plain: weak = 0 } = damage[0]?.[0]?.[0] ?? {};
    const hit: ModelHit = {
      damageType: move.damageType,
      damage,
      byBuffs,
      ...(lackings.length > 0 && { lacking: lackings.map((of) => withTables(of, move)) }),
      // Hits that negative affinity weakens are not critical.
      ...read(move, effects.get(move.id), critical > weak ? chance : 0),
      ...(load && { cost: load.getCost(move), sparedChance: 0 }),
    };
    return Array.from({ length: Math.round(count * move.hits) }, () => hit);
  });
  const own = getStamina(weapon, active, scenario, pace, party.staminaPerLoop);
  const polish = active.filter(({ skill }) => skill.id === "protective-polish");
  return {
    target,
    hunter: {
      name: party.name,
      hits,
      extraPerLoop: explainProcs(scenario, active, createGates(scenario, facts.skills)).value,
      loopSec: pace.seconds,
      attackShare: assumptions.attackPct / 100,
      downShare: Math.max(assumptions.downPct, assumptions.attackPct) / 100,
      bar,
      usedColors: load ? 0 : Math.min(assumptions.duller + 1, bar.length),
      sharpenSec: load
        ? assumptions[load.kind === "rounds" ? "reloadSec" : "coatSec"]
        : assumptions.sharpenSec,
      polishSec: sumFigures(polish, scenario, "durationSec"),
      buffs: played.map(({ skill, durationSec, uptime }) => ({
        skill,
        durationSec,
        everySec: (durationSec * 100) / uptime,
      })),
      stamina: own && { ...own, max: assumptions.maxStamina },
    },
    notes: {
      pace,
      buffs: buffs.map(({ skill, durationSec, uptime }) => ({ skill, durationSec, uptime })),
      unknownEffects: scenario.rotation.map(({ move }) => move.id).filter((id) => !effects.has(id)),
      supplies,
      load: load && { kind: load.kind, perLoop: load.perLoop, units: load.units, byAmmo: load.byAmmo },
      melodySec:
        weapon.type === "hunting-horn"
          ? getMelodySec(listOwnMelodies(weapon, facts.damage), facts.hunt, levels)
          : null,
      staminaPerLoop: own?.perLoop ?? null,
      rotation: scenario.rotation.map(({ move }) => move.id),
      hits: hits.length,
    },
  };
}

function getStars({ quest }: HuntRequest, { hunt }: HuntFacts): number {
  return hunt.quests.find(({ id }) => id === quest)?.stars ?? 1;
}

/** Enraged all the time, or never; `null` = as the hunter says. */
function withMood(scenario: DamageScenario, enragedMonster: number | null): DamageScenario {
  if (enragedMonster === null) return scenario;
  const { conditions, skills } = scenario.uptimes ?? {};
  return { ...scenario, uptimes: { conditions: { ...conditions, enragedMonster }, skills } };
}

function withSkills(scenario: DamageScenario, uptimes: Readonly<Record<string, number>>): DamageScenario {
  const { conditions, skills } = scenario.uptimes ?? {};
  return { ...scenario, uptimes: { conditions, skills: { ...skills, ...uptimes } } };
}

/** The two ends of a hit so that their mean is the mean of all its states. */
function readDamage({ affinity, total }: ReturnType<typeof explainMove>, factor: number): ModelDamage {
  const chance = Math.abs(affinity.value) / 100;
  const expected = (1 - chance) * total.hit.value + chance * total.critical.value;
  const scale = expected > 0 ? (factor * total.average.value) / expected : 0;
  return {
    mean: factor * total.average.value,
    chance,
    critical: scale * total.critical.value,
    plain: scale * total.hit.value,
  };
}

/** Buffs of a duration, each with the share of the time that it works, in percent. */
function listTimedBuffs(scenario: DamageScenario, active: readonly ActiveSkill[], { renewals }: PartyHunter) {
  return active.flatMap(({ skill, level }) => {
    const durationSec = getFiguresAt(skill, level, scenario)?.durationSec;
    const role = getSkillRole(skill.id);
    const waits = role.kind === "counted" && role.when === "uptime" && isUptimeCondition(skill.condition);
    if (durationSec === undefined || !waits) return [];
    const everySec = renewals[skill.id] ?? 0;
    const condition = skill.condition as UptimeCondition;
    const said = scenario.uptimes?.skills?.[skill.id] ?? scenario.uptimes?.conditions?.[condition];
    const uptime =
      everySec > 0 ? Math.min(1, durationSec / everySec) * 100 : (said ?? defaultUptimes[condition]);
    return [{ skill: skill.id, durationSec, uptime }];
  });
}

/** The bar with Handicraft, keenest color first; what Handicraft adds begins at the last color. */
function getBar(scenario: DamageScenario, active: readonly ActiveSkill[]): readonly BarColor[] {
  const { sharpness } = scenario.weapon;
  if (!sharpness) return [];
  const lengths = sharpnessColors.map((_, at) => sharpness.base[at] ?? 0);
  const last = Math.max(
    sharpness.base.findLastIndex((length) => length > 0),
    0,
  );
  let left = active.reduce((sum, { skill, level }) => sum + countSharpnessUnits(skill, level, scenario), 0);
  for (const [step, length] of sharpness.handicraft.entries()) {
    const added = Math.min(left, length);
    left -= added;
    const at = Math.min(last + step, sharpnessColors.length - 1);
    lengths[at] = (lengths[at] ?? 0) + added;
  }
  return lengths
    .map((units, at): BarColor => ({ units, color: sharpnessColors[at] as SharpnessColor }))
    .filter(({ units }) => units > 0)
    .toReversed();
}

interface EffectContext {
  readonly active: readonly ActiveSkill[];
  readonly scenario: DamageScenario;
  readonly facts: HuntFacts;
  readonly combat: CombatMonster;
  readonly target: TargetOption;
  readonly assumptions: HuntAssumptions;
}

type HitEffects = Omit<ModelHit, "damage" | "byBuffs" | "damageType">;

/** Of what a plain hit uses, on the scale of the tables; it is one unit of the bar. */
const plainHitCost = 10;

/** What hits do besides damage, with skills. */
function createEffectReader(
  weapon: DerivedWeapon,
  levels: DerivedLoadout["levels"],
  { active, scenario, facts, combat, target, assumptions }: EffectContext,
) {
  const getSum = (key: keyof SkillFigures) => sumFigures(active, scenario, key);
  const getLoss = (id: string) =>
    sumFigures(
      active.filter(({ skill }) => skill.id === id),
      scenario,
      "sharpnessLossPreventPct",
    ) / 100;
  const ailments = listSteadyAilments(weapon, facts.skills, levels);
  const stunHitzone =
    combat.stunHitzones
      .find(({ part }) => part === target.part)
      ?.states.find(({ state }) => state === target.state)?.stun ?? 0;
  const isRanged = rangedWeapons.includes(weapon.type);
  const factor = (key: keyof SkillFigures) => 1 + getSum(key) / 100;
  const [stunFactor, exhaustFactor, partFactor, woundFactor] = [
    factor("stunPowerPct"),
    factor("exhaustPowerPct"),
    factor("partDamagePct"),
    factor("woundBuildupPct"),
  ];
  return (move: DamageMove, effects: MoveEffects | undefined, criticalChance: number): HitEffects => {
    const spares = 1 - (1 - getLoss("razor-sharp")) * (1 - getLoss("masters-touch") * criticalChance);
    const cost = move.sharpnessCost ?? (move.usesSharpness === false ? 0 : plainHitCost);
    const buildup = ailments.map(({ type, value }): readonly [WeaponAilment, number] => [
      type,
      (value / 10) * (effects?.status ?? 0),
    ]);
    return {
      cost: isRanged ? 0 : cost / plainHitCost,
      sparedChance: spares,
      buildup: Object.fromEntries(buildup),
      buildupChance: isRanged ? 1 : assumptions.statusPct / 100,
      stun: ((effects?.stun ?? 0) * stunFactor * stunHitzone) / 100,
      exhaust: (effects?.exhaust ?? 0) * exhaustFactor,
      partFactor: (effects?.partBreak ?? 1) * partFactor,
      woundFactor: (effects?.wound ?? 1) * woundFactor,
    };
  };
}

/** Stamina that one loop uses, of weapons whose attacks use it. */
function getStamina(
  { type }: DerivedWeapon,
  active: readonly ActiveSkill[],
  scenario: DamageScenario,
  pace: LoopPace,
  saidPerLoop: number | null,
): { readonly perLoop: number; readonly recoverPerSec: number } | null {
  const perSec = stamina.perSec[type];
  if (perSec === undefined && !saidPerLoop) return null;
  const getSum = (
    key: "continuousStaminaCostReductionPct" | "fixedStaminaCostReductionPct" | "staminaRecoveryPct",
  ) => sumFigures(active, scenario, key) / 100;
  const held = (perSec ?? 0) * pace.seconds * (1 - getSum("continuousStaminaCostReductionPct"));
  const shots =
    type === "bow" ? scenario.rotation.reduce((sum, { move }) => sum + getShotCost(move.id), 0) : 0;
  const perLoop = saidPerLoop ?? held + shots * (1 - getSum("fixedStaminaCostReductionPct"));
  return perLoop > 0
    ? {
        perLoop: Math.round(perLoop * 10) / 10,
        recoverPerSec: stamina.recoverPerSec * (1 + getSum("staminaRecoveryPct")),
      }
    : null;
}

/** Of a bow's move; one that hits several times is one shot. */
function getShotCost(move: string): number {
  const { quick, power, arc, dragonPiercer } = stamina.perShot;
  if (/dragon-piercer|thousand-dragons/.test(move)) return dragonPiercer;
  if (/power-(shot|volley)/.test(move)) return power;
  return move.includes("arc-shot") ? arc : quick;
}
