import { getQuestRank } from "@/lib/catalog/get-quest-rank";
import { type ActiveSkill, listActiveSkills } from "../damage/active-skills";
import { defaultUptimes, isUptimeCondition, type UptimeCondition } from "../damage/conditions";
import type { DamageMove, DamageScenario } from "../damage/inputs";
import { explainMove } from "../damage/move-damage";
import { listUsableMoves } from "../damage/moves";
import { explainProcs } from "../damage/procs";
import { getFiguresAt, sumFigures } from "../damage/skill-figures";
import { getSkillRole } from "../damage/skill-roles";
import { createGates } from "../damage/uptime-gates";
import type { DamageData, FileMonster, FileMove } from "../data/damage-file";
import type { CombatMonster } from "../data/hunt-file";
import type { DerivedWeapon } from "../loadout/derived";
import { listBonusOptions } from "../target/bonus-options";
import { chooseRotation } from "../target/combos";
import { listTargets, type TargetOption } from "../target/targets";
import { toScenario } from "../target/to-scenario";
import { createEffectReader } from "./hit-effects";
import type { ModelDamage, ModelHit, ModelHunter } from "./model";
import { getLoad, getMelodySec, planSupplies, withSupplies } from "./moments";
import { getLoopPace } from "./pace";
import type { HunterNotes, HuntFacts, HuntRequest, PartyHunter } from "./request";
import { getBar, getSharpenSec, getStamina } from "./used-up";

/** Buffs whose every combination the simulation plays; further ones count their share of the time. */
const maxPlayedBuffs = 2;

/** Keys of what horns in the party play, with the share of the time that it reaches everyone. */
export function listPartyMelodies(
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

/** A hunter of the model, with what a person is told of it. */
export type BuiltHunter = {
  readonly hunter: ModelHunter;
  readonly notes: HunterNotes;
  readonly target: TargetOption;
};

/**
 * A hunter's hits with their damage in every state of the hunt, and what they use up.
 *
 * @returns why there is none, for a person
 */
export function buildHunter(party: PartyHunter, context: HunterContext): BuiltHunter | string {
  const { request, facts, combat, monster, melodies, part } = context;
  const { assumptions } = request;
  const { weapon, levels } = party.derived;
  if (!weapon) return "no weapon is equipped.";
  const { rotation, bonuses } = chooseRotation(party.setup, weapon, facts.damage);
  const outcome = toScenario(
    {
      ...party.setup,
      monster: monster.id,
      part,
      // A wound opens in the course of the hunt.
      state: party.setup.state === "wound" ? "normal" : party.setup.state,
      rotation,
      bonuses: { ...melodies, ...bonuses },
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
        : getSharpenSec(active, scenario, assumptions.sharpenSec),
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
      rotation: scenario.rotation.map(({ move, count }) => ({ move: move.id, count })),
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
