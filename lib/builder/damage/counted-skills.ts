import type { AttackFlag } from "@/lib/catalog/attack-codes";
import type { WeaponType } from "@/lib/catalog/codes";
import { rangedWeapons } from "./constants";

/**
 * Conditions under which the figures of a skill count:
 *
 * - `always`, or `uptime` of the skill's condition;
 * - `weakSpot` and `hardHitzone`: the raw hitzone; `lowSharpness`: the color of sharpness;
 * - a flag of the move.
 */
type SkillTrigger = "always" | "uptime" | "weakSpot" | "hardHitzone" | "lowSharpness" | AttackFlag;

/**
 * - `weaponGrouping`: which types of weapon have which figures.
 * - `figure`: the figure itself, of which there are two readings.
 * - `placement`: whether it raises base raw or the hit.
 * - `part`: a part of what it does is left out.
 */
export type SkillDoubt = "weaponGrouping" | "figure" | "placement" | "part";

/** A skill whose figures are terms of damage. */
export interface CountedSkill {
  readonly kind: "counted";
  readonly when: SkillTrigger;
  /** All. */
  readonly weapons?: readonly WeaponType[];
  readonly doubt?: SkillDoubt;
}

const always = { kind: "counted", when: "always" } as const;
const uptime = { kind: "counted", when: "uptime" } as const;

/** By id. */
export const countedSkills: Readonly<Record<string, CountedSkill>> = {
  "adrenaline-rush": uptime,
  agitator: uptime,
  airborne: { kind: "counted", when: "airborne" },
  ambush: uptime,
  antivirus: uptime,
  artillery: always,
  "attack-boost": always,
  // The facts derive it from figures that bow and bowguns alone have.
  ballistics: { ...uptime, weapons: rangedWeapons },
  "blangongas-spirit": uptime,
  "blossomdance-prayer": uptime,
  bludgeoner: { kind: "counted", when: "lowSharpness", doubt: "placement" },
  // The figures of the first hit of a burst are left out: how many hits are first ones is not known.
  // Its factors are read as those of the color of sharpness, which they take the place of.
  "bladescale-honing": { ...uptime, doubt: "figure" },
  // Its rate is read as the multiplier of the special shots.
  "bladescale-loading": { ...uptime, weapons: rangedWeapons, doubt: "placement" },
  burst: { ...uptime, doubt: "part" },
  "buttery-leathercraft": uptime,
  "charge-master": { kind: "counted", when: "charge" },
  "charge-up": { kind: "counted", when: "charge", weapons: ["hammer"], doubt: "placement" },
  coalescence: uptime,
  "convert-element": uptime,
  "convert-thunder-resistance": uptime,
  "convert-water-resistance": uptime,
  counterstrike: uptime,
  "crackling-cornpopper": uptime,
  "critical-boost": always,
  "critical-draw": uptime,
  // It works on critical hits, and is weighted with them.
  "critical-element": always,
  "critical-eye": always,
  darkside: uptime,
  "doshagumas-might": uptime,
  "dragon-attack": always,
  "dreamspell-prayer": uptime,
  "ebony-odogarons-power": uptime,
  "elemental-absorption": uptime,
  "fire-attack": always,
  "flamefete-prayer": uptime,
  foray: uptime,
  "fortifying-pelt": uptime,
  gogmapocalypse: uptime,
  "gore-magalas-tyranny": uptime,
  // Well-done meat; rare and burnt meat give less.
  grillmaster: { ...uptime, doubt: "part" },
  handicraft: always,
  heroics: uptime,
  "ice-attack": always,
  "jin-dahaads-revolt": uptime,
  "latent-power": uptime,
  "leviathans-fury": uptime,
  "lords-favor": uptime,
  "lords-fury": uptime,
  "lords-soul": uptime,
  "lumenhymn-prayer": uptime,
  "maximum-might": uptime,
  "minds-eye": { kind: "counted", when: "hardHitzone", doubt: "placement" },
  // An extra hit at intervals, which needs Resentment.
  "nu-udras-mutiny": uptime,
  "normal-shots": { kind: "counted", when: "normalShot" },
  "offensive-guard": uptime,
  "omega-resonance": { ...uptime, doubt: "figure" },
  "opening-shot": { ...uptime, weapons: rangedWeapons },
  "peak-performance": uptime,
  "piercing-shots": { kind: "counted", when: "piercingShot" },
  // Its uptime is the share of the most that ores bring.
  "power-stone": uptime,
  "punishing-draw": uptime,
  "rapid-fire-up": always,
  "rapid-morph": { kind: "counted", when: "morph" },
  resentment: uptime,
  "self-improvement": uptime,
  "seregioss-tenacity": uptime,
  "slicked-blade": uptime,
  "soul-of-the-dark-knight": uptime,
  "special-ammo-boost": { kind: "counted", when: "specialAmmo" },
  "spread-power-shots": { kind: "counted", when: "spreadPowerShot" },
  // What Resonance II adds is left out.
  synergy: { ...uptime, doubt: "part" },
  "tetrad-shot": { ...uptime, weapons: rangedWeapons },
  "thunder-attack": always,
  "water-attack": always,
  "weakness-exploit": { kind: "counted", when: "weakSpot" },
  // An extra hit by chance, of which the tables hold several figures.
  "whiteflame-torrent": { ...always, doubt: "figure" },
  "xu-wus-vigor": uptime,
};

/** How a skill counts; `null` = it does not. */
export function getCountedSkill(id: string): CountedSkill | null {
  return Object.hasOwn(countedSkills, id) ? (countedSkills[id] ?? null) : null;
}
