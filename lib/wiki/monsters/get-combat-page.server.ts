import type { AttackGuard, AttackReaction, MonsterAilment } from "@/lib/catalog/attack-codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { elementLabels, rankLabels } from "@/lib/catalog/labels";
import { formatCrownTarget } from "@/lib/catalog/relations/crown-odds";
import { getPartName } from "@/lib/catalog/relations/get-part-name.server";
import type { MonsterAttacks, MonsterCombat } from "@/lib/catalog/schema";
import { variantLabels } from "@/lib/catalog/world-labels";
import { formatNumber, formatPercent, formatSeconds } from "@/lib/text/format";
import type { CombatPageProps, CombatTable } from "./combat-page";

/** Monsters whose combat figures the tables have. */
export function listCombatIds(): readonly string[] {
  return getCatalog().monsterCombat.all.map(({ id }) => id);
}

/**
 * Data of the page of combat figures of a monster: tables in their order, those without rows left out.
 *
 * @throws where the monster has no such figures
 */
export function getCombatPage(id: string): CombatPageProps {
  const { monsters, monsterCombat, monsterAttacks } = getCatalog();
  const combat = monsterCombat.require(id);
  const sections = [
    { id: "parts", title: "Parts", tables: [toParts(combat), toBreaks(combat), toWounds(combat)] },
    { id: "moods", title: "Rage and fatigue", tables: [toEnrage(combat), toFatigue(combat)] },
    { id: "thresholds", title: "Thresholds", tables: [toThresholds(combat), toWeakening(combat)] },
    { id: "tempered", title: "Tempered", tables: [toTempered(combat)] },
    { id: "crown-chances", title: "Crown chances", tables: [toCrowns(combat)] },
    { id: "attacks", title: "Attacks", tables: [toAttacks(monsterAttacks.get(id)?.attacks ?? [])] },
  ];
  return {
    id,
    name: monsters.require(id).name,
    sections: sections
      .map((section) => ({ ...section, tables: section.tables.filter(({ rows }) => rows.length > 0) }))
      .filter(({ tables }) => tables.length > 0),
  };
}

function toParts({ parts }: MonsterCombat): CombatTable {
  const changes = parts.some(({ healths }) => healths.length > 1);
  return {
    caption: "Health of parts",
    hasFigures: true,
    columns: changes ? ["Part", "First time", "Later"] : ["Part", "Health"],
    rows: parts.map(({ part, healths: [first = 0, ...later] }) => [
      getPartName(part),
      formatNumber(first),
      ...(changes ? [later.map((health) => formatNumber(health)).join(", ") || formatNumber(first)] : []),
    ]),
  };
}

const damageTypeLabels = { sever: "Sever", blunt: "Blunt", ammo: "Ammo" };

function toBreaks({ breaks }: MonsterCombat): CombatTable {
  return {
    caption: "Part breaks",
    columns: ["Part", "Damage to break", "Counts"],
    rows: breaks.map(({ part, times, healths, from, damageType, conditional }) => [
      getPartName(part),
      `${times > 1 ? `${times} × ` : ""}${healths.map((health) => formatNumber(health)).join(", ")}`,
      [
        damageType ? `${damageTypeLabels[damageType]} damage` : "All damage",
        ...(from ? [`to ${from.map(getPartName).join(", ")}`] : []),
        ...(conditional ? ["later in the hunt"] : []),
      ].join(" "),
    ]),
  };
}

function toWounds({ wounds }: MonsterCombat): CombatTable {
  return {
    caption: "Wounds",
    hasFigures: true,
    columns: ["Part", "To scratch", "To open", "Wound health", "Wounds"],
    rows: wounds.map(({ part, places, limit, scratch, tear, wound }) => [
      getPartName(part),
      formatNumber(scratch),
      formatNumber(tear),
      formatNumber(wound),
      formatNumber(places * limit),
    ]),
  };
}

const times = (factor: number) => `× ${formatNumber(factor)}`;

function toEnrage({ enrage }: MonsterCombat): CombatTable {
  return {
    caption: "Enraged",
    hasFigures: true,
    columns: ["Rank", "Damage until", "Lasts", "Speed", "Attack", "Damage taken"],
    rows: listRanks(enrage).map(([rank, each]) => [
      rank,
      formatNumber(each.threshold),
      formatSeconds(each.durationSec),
      times(each.speedMult),
      times(each.attackMult),
      times(each.damageTakenMult),
    ]),
  };
}

function toFatigue({ fatigue }: MonsterCombat): CombatTable {
  return {
    caption: "Exhausted",
    hasFigures: true,
    columns: ["Rank", "Stamina", "Lasts", "Speed"],
    rows: listRanks(fatigue).map(([rank, each]) => [
      rank,
      formatNumber(each.stamina),
      formatSeconds(each.durationSec),
      times(each.speedMult),
    ]),
  };
}

function listRanks<Figures>(
  figures: { readonly low: Figures; readonly high: Figures } | undefined,
): [string, Figures][] {
  if (!figures) return [];
  return (["low", "high"] as const).map((rank) => [rankLabels[rank], figures[rank]]);
}

function toThresholds({ mount, offset, clash, capture }: MonsterCombat): CombatTable {
  const grown = (label: string, each: MonsterCombat["mount"]) =>
    each
      ? [[label, formatNumber(each.initial), `+${formatNumber(each.increase)}`, formatNumber(each.max)]]
      : [];
  return {
    caption: "Buildup until it happens",
    columns: ["What", "First time", "Each time after", "At most"],
    rows: [
      ...grown("Mount", mount),
      ...grown("Topple by offset attacks", offset),
      ...(clash
        ? [
            [
              "Power clash",
              formatNumber(clash.initial),
              clash.increases.map((increase) => `+${formatNumber(increase)}`).join(", "),
              `again after ${formatSeconds(clash.cooldownSec)}`,
            ],
          ]
        : []),
      ...(capture
        ? [
            [
              "Capture by tranquilizers",
              formatNumber(capture.threshold),
              `fades by ${formatNumber(capture.decay)} each ${formatSeconds(capture.decaySec)}`,
              `sleeps for ${formatSeconds(capture.sleepSec)}`,
            ],
          ]
        : []),
    ],
  };
}

function toWeakening({ weakening = [] }: MonsterCombat): CombatTable {
  const { quests } = getCatalog();
  return {
    caption: "Limping",
    columns: ["Health left", "Quests"],
    rows: weakening.map(({ limpPct, quests: ids }) => [
      `${formatNumber(limpPct)}%`,
      ids.map((id) => quests.require(id).name).join(", "),
    ]),
  };
}

function toTempered({ tempered = [] }: MonsterCombat): CombatTable {
  return {
    caption: "What it multiplies",
    hasFigures: true,
    columns: [
      "Version",
      "Health",
      "Part health",
      "Attack",
      "Enraged attack",
      "Speed",
      "Stamina loss",
      "Scratch",
      "Open",
    ],
    rows: tempered.map((each) => [
      `${variantLabels[each.variant]}${each.hard ? " (hard)" : ""}`,
      times(each.healthMult),
      times(each.partHealthMult),
      times(each.attackMult),
      times(each.enragedAttackMult),
      each.speedMult === undefined ? "–" : times(each.speedMult),
      times(each.staminaLossMult),
      times(each.scratchMult),
      times(each.tearMult),
    ]),
  };
}

function toCrowns({ crowns = [] }: MonsterCombat): CombatTable {
  return {
    caption: "Crowns by quest",
    hasFigures: true,
    columns: ["Target", "Small gold", "Large silver", "Large gold"],
    rows: crowns.map(({ smallGold, largeSilver, largeGold, ...target }) => [
      formatCrownTarget(target),
      ...[smallGold, largeSilver, largeGold].map((percent) => formatPercent(percent)),
    ]),
  };
}

const reactionLabels: Readonly<Record<AttackReaction, string>> = {
  none: "None",
  flinch: "Flinch",
  knockbackSmall: "Small knockback",
  knockbackMedium: "Medium knockback",
  knockback: "Knockback",
  launch: "Launch",
  knockbackHuge: "Huge knockback",
  slip: "Slip",
  roar: "Roar",
  tremor: "Tremor",
  wind: "Wind pressure",
  flash: "Flash",
  gesture: "Gesture",
  grab: "Grab",
  other: "Other",
};

const guardLabels: Readonly<Record<AttackGuard, string>> = {
  front: "Front",
  all: "All sides",
  unblockable: "No",
  skill: "With Guard Up",
  skillAll: "With Guard Up, all sides",
};

const ailmentLabels: Readonly<Record<MonsterAilment, string>> = {
  fireblight: "Fireblight",
  waterblight: "Waterblight",
  thunderblight: "Thunderblight",
  iceblight: "Iceblight",
  dragonblight: "Dragonblight",
  frostblight: "Frostblight",
  blastblight: "Blastblight",
  poison: "Poison",
  paralysis: "Paralysis",
  sleep: "Sleep",
  bleeding: "Bleeding",
  bubbleblight: "Bubbleblight",
  frenzy: "Frenzy",
  stench: "Stench",
  webbed: "Webbed",
  defenseDown: "Defense down",
};

/** The strongest first: the tables have no names of moves. */
function toAttacks(attacks: MonsterAttacks["attacks"]): CombatTable {
  return {
    caption: "What hits hunters",
    columns: ["Effect", "Damage", "Element", "Ailment", "Stun", "Guard", "Guard power"],
    rows: attacks
      .toSorted((a, b) => b.damage - a.damage)
      .map((each) => [
        `${reactionLabels[each.reaction]}${each.level ? `, level ${each.level}` : ""}${each.origin === "projectile" ? " (projectile)" : ""}`,
        formatNumber(each.damage),
        each.element ? `${elementLabels[each.element]} ${formatNumber(each.elementDamage ?? 0)}` : "–",
        each.status ? `${ailmentLabels[each.status]} ${formatNumber(each.buildup ?? 0)}` : "–",
        formatNumber(each.stun),
        guardLabels[each.guard],
        formatNumber(each.guardPower),
      ]),
  };
}
