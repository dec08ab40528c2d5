import type { HuntEvent } from "./model";

/** The hunter whose build is in the builder. */
export const ownName = "You";

/** A time as boards write it, without hundredths: `4'37`. Seconds. */
export function formatHuntTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}'${String(whole % 60).padStart(2, "0")}`;
}

/** Names of hunters, parts and so on. */
export interface HuntNames {
  readonly hunters: readonly string[];
  /** English name of a part by id. */
  readonly getPart: (id: string) => string;
  /** English name of an item by id, or of a trap. */
  readonly getItem: (id: string) => string;
}

/** Words for an event of a hunt. */
export function formatHuntEvent(
  { kind, hunter, left, what = "" }: HuntEvent,
  { hunters, getPart, getItem }: HuntNames,
): string {
  const who = hunters.length > 1 && hunter !== undefined ? `${hunters[hunter] ?? ""}: ` : "";
  switch (kind) {
    case "sharpen":
      return `${who}Sharpen`;
    case "color":
      return `${who}Sharpness falls to ${what}`;
    case "enrage":
      return "Enraged";
    case "calm":
      return "Calm again";
    case "wound":
      return "A wound opens";
    case "woundDestroyed":
      return "The wound is destroyed";
    case "part":
      return "The part gives way";
    case "break":
      return `${getPart(what)} breaks`;
    case "status":
      return statusProcs[what] ?? what;
    case "tired":
      return `${who}Stamina is used up`;
    case "item":
      return `${who}${getItem(what)} again`;
    case "gone":
      return `${who}No ${getItem(what)} left`;
    case "melody":
      return `${who}Melodies again`;
    case "trap":
      return `Held by a ${getItem(what).toLowerCase()}`;
    case "wake":
      return "Woken by the strongest hit";
    case "end":
      return left > 0 ? "Time is up" : "Slain";
  }
}

const statusProcs: Readonly<Record<string, string>> = {
  poison: "Poisoned",
  paralysis: "Paralyzed",
  sleep: "Asleep",
  blast: "Blast",
  stun: "Stunned",
  exhaust: "Exhausted",
  mount: "Mounted",
};
