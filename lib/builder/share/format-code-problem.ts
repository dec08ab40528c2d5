import { formatNumber } from "@/lib/text/format";
import type { LoadoutPlace } from "../loadout/model";
import { maxBuildCodeLength } from "./build-code-layout";

/** Reason why a code did not bring back the whole loadout. */
export type BuildCodeProblem =
  /** Nothing in it can be read as a loadout. */
  | { readonly code: "unreadable" }
  /** Longer than any code, and not looked at. */
  | { readonly code: "too-long"; readonly length: number }
  /** Of a version of the format that is not known here. */
  | { readonly code: "unknown-version"; readonly version: string }
  /** Changed or cut short on its way. What could be read was loaded, and may not be what was shared. */
  | { readonly code: "damaged" }
  | { readonly code: "unknown-gear"; readonly place: LoadoutPlace }
  /** `slot` is the index of the slot, from 0. It is left empty. */
  | { readonly code: "unknown-decoration"; readonly place: LoadoutPlace; readonly slot: number }
  | { readonly code: "unknown-talisman-skill" }
  | { readonly code: "unknown-reinforcement" }
  | { readonly code: "unknown-roll"; readonly roll: "setBonus" | "groupSkill" };

/** A problem as one or two short English sentences. */
export function formatCodeProblem(problem: BuildCodeProblem): string {
  switch (problem.code) {
    case "unreadable":
      return "The link does not contain a valid build.";
    case "too-long":
      return `The link is too long: ${formatNumber(problem.length)} characters, the maximum is ${maxBuildCodeLength}.`;
    case "unknown-version":
      return "The link was made with a different version of this site and cannot be opened.";
    case "damaged":
      return "The link is damaged or incomplete. Everything readable was loaded, but it may differ from the shared build.";
    case "unknown-gear":
      return `The link has ${formatGear(problem.place)} unknown to this version. The rest was loaded.`;
    case "unknown-decoration":
      return `The link has an unknown decoration in slot ${problem.slot + 1} of ${formatPlace(problem.place)}. The slot was left empty.`;
    case "unknown-talisman-skill":
      return "The link has a talisman with an unknown skill. The rest was loaded.";
    case "unknown-reinforcement":
      return "The link has a weapon with an unknown reinforcement. The rest was loaded.";
    case "unknown-roll":
      return `The link has a weapon with an unknown ${rollLabels[problem.roll]}. The rest was loaded.`;
  }
}

const rollLabels = { setBonus: "set bonus", groupSkill: "group skill" };

function formatGear(place: LoadoutPlace): string {
  return place === "weapon" || place === "charm" ? `a ${place}` : `${pieceLabels[place]} piece`;
}

const pieceLabels = { head: "a head", chest: "a chest", arms: "an arm", waist: "a waist", legs: "a leg" };

function formatPlace(place: LoadoutPlace): string {
  return place === "weapon" || place === "charm" ? `the ${place}` : `the ${place} armor`;
}
