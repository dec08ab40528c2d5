/** Elements and statuses that weapons deal and monsters bear. */
export type DamageElement =
  | "fire"
  | "water"
  | "thunder"
  | "ice"
  | "dragon"
  | "poison"
  | "paralysis"
  | "sleep"
  | "blast"
  | "stun";

/** Their English names. */
export const elementWords: Readonly<Record<DamageElement, string>> = {
  fire: "Fire",
  water: "Water",
  thunder: "Thunder",
  ice: "Ice",
  dragon: "Dragon",
  poison: "Poison",
  paralysis: "Paralysis",
  sleep: "Sleep",
  blast: "Blast",
  stun: "Stun",
};
