import { effortRules } from "@/lib/drops/effort";

/** Items of a list: how sources of different kinds are compared. */
export function EffortRules() {
  return effortRules.map((rule) => <li key={rule}>{rule}</li>);
}
