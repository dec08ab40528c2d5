import type { AttackFlag, WeaponType } from "@/lib/catalog/codes";
import { rangedWeapons } from "./constants";

/**
 * What decides whether the figures of a skill count:
 *
 * - `always`, or `uptime` of the skill's condition;
 * - `weakSpot` and `hardHitzone`: the raw hitzone; `lowSharpness`: the color of sharpness;
 * - a flag of the move.
 */
export type SkillTrigger = "always" | "uptime" | "weakSpot" | "hardHitzone" | "lowSharpness" | AttackFlag;

/**
 * - `weaponGrouping`: which types of weapon have which figures.
 * - `figure`: the figure itself, of which there are two readings.
 * - `placement`: whether it raises base raw or the hit.
 * - `carriedLevel`: figures of a level that the facts leave empty.
 * - `weaponRestriction`: which weapons it works for.
 * - `part`: a part of what it does is left out.
 */
export type SkillDoubt =
  | "weaponGrouping"
  | "figure"
  | "placement"
  | "carriedLevel"
  | "weaponRestriction"
  | "part";

/**
 * - `counted`: its figures are terms of damage.
 * - `sharpness`: it spares sharpness, and changes no hit.
 * - `none`: it changes no hit of the hunter's weapon.
 * - `unknown`: it may change damage, by how much is not known; never counted, always reported.
 */
export type SkillRole =
  | {
      readonly kind: "counted";
      readonly when: SkillTrigger;
      /** All. */
      readonly weapons?: readonly WeaponType[];
      readonly doubt?: SkillDoubt;
    }
  | { readonly kind: "sharpness" }
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

const always = { kind: "counted", when: "always" } as const;
const uptime = { kind: "counted", when: "uptime" } as const;

const counted: Readonly<Record<string, SkillRole>> = {
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
  burst: { ...uptime, doubt: "part" },
  "buttery-leathercraft": uptime,
  "charge-master": { kind: "counted", when: "charge" },
  coalescence: uptime,
  "convert-element": uptime,
  counterstrike: uptime,
  "critical-boost": always,
  "critical-draw": uptime,
  // It works on critical hits, and is weighted with them.
  "critical-element": always,
  "critical-eye": always,
  "doshagumas-might": uptime,
  "dragon-attack": always,
  "dreamspell-prayer": uptime,
  "ebony-odogarons-power": uptime,
  "elemental-absorption": { ...uptime, doubt: "figure" },
  "fire-attack": always,
  "flamefete-prayer": uptime,
  foray: uptime,
  "fortifying-pelt": uptime,
  gogmapocalypse: uptime,
  "gore-magalas-tyranny": uptime,
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
  "normal-shots": { kind: "counted", when: "normalShot" },
  "offensive-guard": uptime,
  "omega-resonance": { ...uptime, doubt: "figure" },
  "opening-shot": { ...uptime, weapons: rangedWeapons, doubt: "weaponRestriction" },
  "peak-performance": uptime,
  "piercing-shots": { kind: "counted", when: "piercingShot" },
  "punishing-draw": uptime,
  "rapid-fire-up": always,
  "rapid-morph": { kind: "counted", when: "morph" },
  resentment: uptime,
  "self-improvement": uptime,
  "seregioss-tenacity": uptime,
  "slicked-blade": uptime,
  "soul-of-the-dark-knight": { ...uptime, doubt: "carriedLevel" },
  "special-ammo-boost": { kind: "counted", when: "specialAmmo" },
  "spread-power-shots": { kind: "counted", when: "spreadPowerShot" },
  "tetrad-shot": { ...uptime, weapons: rangedWeapons, doubt: "weaponRestriction" },
  "thunder-attack": always,
  "water-attack": always,
  "weakness-exploit": { kind: "counted", when: "weakSpot" },
  "xu-wus-vigor": uptime,
};

const sparesSharpness = ["masters-touch", "protective-polish", "razor-sharp"];

/**
 * Skills of which the facts hold no figure, in a category that may have to do with damage; and two whose extra
 * damage is not in the facts (flayer, rathaloss-flare).
 */
const unknown = [
  "bladescale-honing",
  "bladescale-loading",
  "charge-up",
  "convert-thunder-resistance",
  "convert-water-resistance",
  "crackling-cornpopper",
  "darkside",
  "flayer",
  "glorys-favor",
  "grillmaster",
  "master-of-the-fist",
  "neopteron-alert",
  "neopteron-camouflage",
  "nu-udras-mutiny",
  "power-stone",
  "rathaloss-flare",
  "rice-ball",
  "scale-layering",
  "shattering-reflection",
  "synergy",
  "whiteflame-torrent",
  "zoh-shias-pulse",
];

/** Defense, recovery, stamina, ailments, gathering, buildup, parts, bombs, pace: no hit is changed. */
const none = [
  "adaptability",
  "alluring-pelt",
  "aquatic-oilsilt-mobility",
  "arkvelds-hunger",
  "bind-resistance",
  "blast-attack",
  "blast-functionality",
  "blast-resistance",
  "bleeding-resistance",
  "blight-resistance",
  "blindsider",
  "bombardier",
  "botanist",
  "catburglar",
  "cliffhanger",
  "constitution",
  "critical-status",
  "defense-boost",
  "divine-blessing",
  "dragon-resistance",
  "earplugs",
  "entomologist",
  "evade-extender",
  "evade-window",
  "evading-reload",
  "exhaust-functionality",
  "festival-spirit",
  "fire-resistance",
  "flexible-leathercraft",
  "flinch-free",
  "focus",
  "free-meal",
  "fulgur-anjanaths-will",
  "geologist",
  "gravioss-protection",
  "guard",
  "guard-up",
  "guardian-arkvelds-vitality",
  "guardians-protection",
  "guardians-pulse",
  "horn-maestro",
  "hunger-resistance",
  "ice-resistance",
  "imparted-wisdom",
  "intimidator",
  "iron-skin",
  "item-prolonger",
  "jump-master",
  "leap-of-faith",
  "load-shells",
  "marathon-runner",
  "mizutsunes-prowess",
  "mushroomancer",
  "outdoorsman",
  "palico-rally",
  "para-functionality",
  "paralysis-attack",
  "paralysis-resistance",
  "partbreaker",
  "poison-attack",
  "poison-duration-up",
  "poison-functionality",
  "poison-resistance",
  "power-prolonger",
  "quick-sheathe",
  "recovery-speed",
  "recovery-up",
  "rey-daus-voltage",
  "scaling-prowess",
  "shock-absorber",
  "sleep-attack",
  "sleep-functionality",
  "sleep-resistance",
  "slugger",
  "speed-eating",
  "speed-sharpening",
  "stamina-surge",
  "stamina-thief",
  "stench-resistance",
  "stun-resistance",
  "survival-expert",
  "synthetic-shield",
  "thunder-resistance",
  "tool-specialist",
  "tremor-resistance",
  "uth-dunas-cover",
  "water-resistance",
  "wide-range",
  "windproof",
];

/** Every skill by id, and what it has to do with damage. */
export const skillRoles: ReadonlyMap<string, SkillRole> = new Map<string, SkillRole>([
  ...Object.entries(counted),
  ...sparesSharpness.map((id) => [id, { kind: "sharpness" }] as const),
  ...unknown.map((id) => [id, { kind: "unknown" }] as const),
  ...none.map((id) => [id, { kind: "none" }] as const),
]);

/** What a skill has to do with damage. A skill that nobody has classified is `unknown`. */
export function skillRole(id: string): SkillRole {
  return skillRoles.get(id) ?? { kind: "unknown" };
}
