import { type CountedSkill, countedSkills } from "./counted-skills";

/**
 * - `counted`: its figures are terms of damage.
 * - `sharpness`: it spares sharpness, and changes no hit.
 * - `none`: it changes no hit of the hunter's weapon.
 * - `unknown`: it may change damage, by how much is not known; never counted, always reported.
 */
type SkillRole =
  | CountedSkill
  | { readonly kind: "sharpness" }
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

const sparesSharpness = ["masters-touch", "protective-polish", "razor-sharp"];

/**
 * Skills of which the facts hold no figure, in a category that may have to do with damage; two whose extra
 * damage is not in the facts (flayer, rathaloss-flare); and one whose hit is, but not when it comes
 * (shattering-reflection).
 */
const unknown = ["flayer", "glorys-favor", "rathaloss-flare", "shattering-reflection"];

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
  "master-of-the-fist",
  "mizutsunes-prowess",
  "mushroomancer",
  "neopteron-alert",
  "neopteron-camouflage",
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
  "rice-ball",
  "scale-layering",
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
  "zoh-shias-pulse",
];

/** Every skill by id, and what it has to do with damage. */
export const skillRoles: ReadonlyMap<string, SkillRole> = new Map<string, SkillRole>([
  ...Object.entries(countedSkills),
  ...sparesSharpness.map((id) => [id, { kind: "sharpness" }] as const),
  ...unknown.map((id) => [id, { kind: "unknown" }] as const),
  ...none.map((id) => [id, { kind: "none" }] as const),
]);

/** Role of a skill in damage. A skill that nobody has classified is `unknown`. */
export function getSkillRole(id: string): SkillRole {
  return skillRoles.get(id) ?? { kind: "unknown" };
}
