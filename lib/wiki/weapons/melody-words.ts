import { capitalized } from "@/lib/catalog/capitalized";
import type { Effects } from "@/lib/catalog/schema";
import { formatNumber, formatPercent, formatSigned } from "@/lib/wiki/format";

/** What melodies and bubbles do whose effect is no figure, or one that the tables do not state for certain. */
const plainWords: Readonly<Record<string, string>> = {
  "all-ailments-negated": "Keeps every ailment off",
  "all-wind-pressure-negated": "Even strong wind does not stop you",
  "aquatic-oilsilt-mobility": "Water and oilsilt do not slow you down",
  "attack-defense-up-s": "Raises attack and defense a little; by how much is not known",
  "blight-negated": "Keeps elemental blights off",
  "earplugs-l": "Blocks strong roars",
  "earplugs-s": "Blocks weak roars",
  "envir-damage-negated": "Heat, cold and other ground effects do no damage",
  "extend-all-melodies": "Lengthens the melodies that work already",
  "health-rec-m-antidote": "Heals a fair amount and cures poison; by how much is not known",
  "health-rec-s-antidote": "Heals a little and cures poison; by how much is not known",
  "health-recovery-l": "Heals a large amount; by how much is not known",
  "health-recovery-m": "Heals a fair amount; by how much is not known",
  "health-recovery-s": "Heals a little; by how much is not known",
  "knockback-negated": "Hits do not throw you off balance",
  "melody-of-life": "A performance that heals; by how much is not known",
  "offset-melody": "A performance that can beat back an attack",
  "paralysis-negated": "Keeps paralysis off",
  "resounding-melody": "A performance whose sound goes through the monster",
  "restore-sharpness": "Restores sharpness; by how much is not known",
  "self-improvement": "Strengthens the player of the horn; what the first play adds is not known",
  "sonic-barrier": "A barrier that takes damage for you; how much is not known",
  "sonic-waves": "A burst of sound that monsters with keen ears dislike",
  "stamina-use-reduced-l": "Actions cost much less stamina; by how much is not known",
  "stamina-use-reduced-s": "Actions cost less stamina; by how much is not known",
  "stun-negated": "Keeps stun off",
  "tremors-negated": "Tremors do not stop you",
  "wind-pressure-negated": "Weak wind does not stop you",
  "ailments-blights-negated": "Keeps ailments and blights off",
  "evasion-movement-speed-up": "Longer safety in a dodge and faster steps; by how much is not known",
  "health-regeneration": "Gives back health over time; how fast is not known",
  "stamina-regeneration": "Gives back stamina faster; by how much is not known",
};

const resistances = ["fire", "water", "thunder", "ice", "dragon"] as const;

/** The figures of a melody or bubble in words, such as "Attack +5%". Empty where the record has none. */
export function figuresInWords(effects: Effects): string {
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
    add(`${element}Resistance`, (value) => `${capitalized(element)} resistance ${formatSigned(value)}`);
  }
  add("healthRecoverySpeedMult", (value) => `Natural recovery ×${formatNumber(value)}`);
  add("procChancePct", (value) => `Chance of ${formatPercent(value)}`);
  add("damageReductionPct", (value) => `Damage taken ${formatSigned(-value, "%")}`);
  return parts.join(", ");
}

/** What a melody or bubble does: its figures, or our words where there are none. */
export function effectInWords(id: string, effects: Effects): string {
  return figuresInWords(effects) || (plainWords[id] ?? "");
}
