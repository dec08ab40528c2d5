import { compileDamage } from "@/lib/builder/damage/compile-damage";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import type { Uptimes } from "@/lib/builder/damage/inputs";
import type { SearchQuery } from "@/lib/builder/search/query";
import type { HitzoneState } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { allMoves, allSkills, toDamageWeapon } from "./damage-moves";

/** A weapon of the game, what is done with it, and what to. */
export interface TestSetup {
  readonly weapon: string;
  /** Ids of moves without the weapon's name, and how often each is done. */
  readonly rotation: Readonly<Record<string, number>>;
  readonly monster: string;
  readonly part: string;
  readonly state: HitzoneState;
  readonly uptimes?: Uptimes;
}

export const damageSetups = {
  greatSword: {
    weapon: "great-sword-varianza",
    rotation: {
      "strong-charged-slash-lv3": 1,
      "tackle-lv3": 1,
      "true-charged-slash-lv3-1": 2,
      "true-charged-slash-lv3-2": 2,
    },
    monster: "rey-dau",
    part: "head",
    state: "normal",
  },
  longSword: {
    weapon: "long-sword-wyvern-blade-maple",
    rotation: {
      "spirit-blade-i": 1,
      "spirit-blade-ii": 1,
      "spirit-blade-iii-1": 1,
      "spirit-blade-iii-2": 1,
      "spirit-blade-iii-3": 1,
      "spirit-roundslash-red": 1,
    },
    monster: "jin-dahaad",
    part: "head",
    state: "wound",
  },
  dualBlades: {
    weapon: "dual-blades-wyvern-sentinels",
    rotation: { "blade-dance-i-1": 1, "blade-dance-i-3": 1, "blade-dance-i-5": 1, "demon-flurry-i": 2 },
    monster: "gore-magala",
    part: "antennae",
    state: "normal",
  },
  hammer: {
    weapon: "hammer-zaccios-execution",
    rotation: { "mighty-charge-slam-1": 1, "mighty-charge-slam-2": 1, "mighty-charge-slam-3": 1, upswing: 2 },
    monster: "nu-udra",
    part: "head",
    state: "normal",
  },
  switchAxe: {
    weapon: "switch-axe-windsunder-sakibami",
    rotation: {
      "sword-heavenward-flurry-1": 3,
      "sword-heavenward-flurry-2": 3,
      "axe-wild-slash-left": 4,
      "axe-wild-slash-right": 4,
      "full-release-slash-1": 1,
      "full-release-slash-2": 1,
    },
    monster: "rey-dau",
    part: "left-wing",
    state: "wound",
  },
  bow: {
    weapon: "bow-windbrace-ibami",
    rotation: { "quick-shot": 1, "power-shot-lv3": 2, "power-volley-lv3": 1, "dragon-piercer": 1 },
    monster: "rey-dau",
    part: "head",
    state: "normal",
  },
  heavyBowgun: {
    weapon: "heavy-bowgun-wild-stinger",
    rotation: { "normal-lv2": 6, "pierce-lv2": 3 },
    monster: "uth-duna",
    part: "right-front-leg",
    state: "normal",
  },
  chargeBlade: {
    weapon: "charge-blade-windthrash-tamebami",
    rotation: {
      "savage-axe-slash": 4,
      "axe-super-amped-elemental-discharge-2": 1,
      "axe-super-amped-elemental-discharge-3": 1,
      "element-phial-saed": 5,
      "impact-phial-saed": 5,
    },
    monster: "ajarakan",
    part: "head",
    state: "normal",
  },
  insectGlaive: {
    weapon: "insect-glaive-toucan-pike",
    rotation: { "strong-double-slash-1": 1, "strong-double-slash-3": 1, "tornado-slash-2": 2 },
    monster: "arkveld",
    part: "torso",
    state: "normal",
  },
  /** Few skills can change it: nearly all sets are equal. */
  gunlance: {
    weapon: "gunlance-shining-rook",
    rotation: { "rising-slash": 1 },
    monster: "gravios",
    part: "left-leg",
    state: "normal",
    uptimes: {
      conditions: { enragedMonster: 0, fullStamina: 0, burst: 0, burstActive: 0, fullHealth: 0 },
    },
  },
} satisfies Record<string, TestSetup>;

/** The weapon as a query takes it, and the damage of the rotation. */
export function prepareSetup(setup: TestSetup): {
  readonly weapon: NonNullable<SearchQuery["weapon"]>;
  readonly damage: CompiledDamage;
} {
  const { weapons, monsters } = getCatalog();
  const record = weapons.all.find(({ id }) => id === setup.weapon);
  const zones = monsters.all.find(({ id }) => id === setup.monster)?.hitzones;
  const hitzone = zones
    ?.find(({ part }) => part === setup.part)
    ?.states.find(({ state }) => state === setup.state);
  if (!record || !hitzone) throw new Error(`There is no ${setup.weapon}, or no such part`);
  const rotation = Object.entries(setup.rotation).map(([name, count]) => {
    const move = allMoves.find(({ id }) => id === `${record.type}-${name}`);
    if (!move) throw new Error(`There is no move ${name}`);
    return { move, count };
  });
  return {
    weapon: {
      slots: record.slots,
      skills: Object.fromEntries(record.skills.map(({ skill, level }) => [skill, level])),
    },
    damage: compileDamage(
      {
        weapon: toDamageWeapon(record),
        rotation,
        target: { hitzone, state: setup.state },
        uptimes: setup.uptimes,
      },
      allSkills,
    ),
  };
}
