import type { Effects } from "@/lib/catalog/schema";
import { capitalize } from "@/lib/text/capitalize";
import { formatNumber, formatPercent, formatSigned } from "@/lib/text/format";

/** Descriptions of melodies and bubbles whose effect is no figure, or one that the tables do not state for certain. */
const plainDescriptions: Readonly<Record<string, string>> = {
  "all-ailments-negated": "Prevents all ailments",
  "all-wind-pressure-negated": "Prevents strong wind pressure",
  "aquatic-oilsilt-mobility": "Prevents slowdown in water and oilsilt",
  "attack-defense-up-s": "Slightly raises attack and defense (amount unknown)",
  "blight-negated": "Prevents elemental blights",
  "earplugs-l": "Blocks strong roars",
  "earplugs-s": "Blocks weak roars",
  "envir-damage-negated": "Prevents damage from heat, cold and terrain",
  "extend-all-melodies": "Extends all active melodies",
  "health-rec-m-antidote": "Heals a moderate amount and cures poison (amount unknown)",
  "health-rec-s-antidote": "Heals a little and cures poison (amount unknown)",
  "health-recovery-l": "Heals a large amount (amount unknown)",
  "health-recovery-m": "Heals a moderate amount (amount unknown)",
  "health-recovery-s": "Heals a little (amount unknown)",
  "knockback-negated": "Prevents knockback",
  "melody-of-life": "A performance that heals (amount unknown)",
  "offset-melody": "A performance that can offset an attack",
  "paralysis-negated": "Prevents paralysis",
  "resounding-melody": "A performance whose sound pierces the monster",
  "restore-sharpness": "Restores sharpness (amount unknown)",
  "self-improvement": "Strengthens the horn player (first play: amount unknown)",
  "sonic-barrier": "A barrier that absorbs damage (amount unknown)",
  "sonic-waves": "A burst of sound that affects monsters with keen hearing",
  "stamina-use-reduced-l": "Greatly reduces stamina use (amount unknown)",
  "stamina-use-reduced-s": "Reduces stamina use (amount unknown)",
  "stun-negated": "Prevents stun",
  "tremors-negated": "Prevents tremors",
  "wind-pressure-negated": "Prevents weak wind pressure",
  "ailments-blights-negated": "Prevents ailments and blights",
  "evasion-movement-speed-up": "Longer dodge invulnerability and faster movement (amount unknown)",
  "health-regeneration": "Restores health over time (rate unknown)",
  "stamina-regeneration": "Faster stamina recovery (amount unknown)",
};

const resistances = ["fire", "water", "thunder", "ice", "dragon"] as const;

/** The effects of a melody or bubble as text, such as "Attack +5%". Empty without values. */
export function formatFigures(effects: Effects): string {
  const figure = (token: string) => {
    const value: unknown = Reflect.get(effects, token);
    return typeof value === "number" ? value : undefined;
  };
  const parts: string[] = [];
  const add = (token: string, words: (value: number) => string) => {
    const value = figure(token);
    if (value !== undefined) parts.push(words(value));
  };
  add("attackPct", (value) => `Attack ${formatSigned(value, "%")}`);
  add("affinity", (value) => `Affinity ${formatSigned(value, "%")}`);
  add("defensePct", (value) => `Defense ${formatSigned(value, "%")}`);
  add("elementPct", (value) => `Element ${formatSigned(value, "%")}`);
  add("statusPct", (value) => `Status buildup ${formatSigned(value, "%")}`);
  add("allResistance", (value) => `All elemental resistances ${formatSigned(value)}`);
  for (const element of resistances) {
    add(`${element}Resistance`, (value) => `${capitalize(element)} resistance ${formatSigned(value)}`);
  }
  add("healthRecoverySpeedMult", (value) => `Natural recovery ×${formatNumber(value)}`);
  add("procChancePct", (value) => `${formatPercent(value)} chance`);
  add("damageReductionPct", (value) => `Damage taken ${formatSigned(-value, "%")}`);
  return parts.join(", ");
}

/** Effect of a melody or bubble: its figures, or our words where there are none. */
export function formatMelodyEffect(id: string, effects: Effects): string {
  return formatFigures(effects) || (plainDescriptions[id] ?? "");
}
