import { elements } from "@/lib/catalog/codes";
import { formatCount, formatNumber } from "@/lib/text/format";
import type { FrontierReport } from "../search/frontier";
import type { FrontierGoalKind } from "../search/frontier-figure";
import type { PostedDamage, PostedGoal } from "../worker/protocol";
import { formatObjective } from "./format-question";
import { formatEffort, formatFigure } from "./format-search-report";
import type { SearchObjective } from "./search-criteria";

/** A goal as a list offers it: an objective of a search, or `skill:<id>`. */
export type GoalKey = SearchObjective | `skill:${string}`;

const plainKeys: readonly SearchObjective[] = [
  "damage",
  "defense",
  ...elements.map((element) => `resistance-${element}` as const),
  "slots",
];

/** The goals to choose from: figures first, then skills. */
export function listGoalKeys(skills: readonly string[]): readonly GoalKey[] {
  return [...plainKeys, ...skills.map((id): GoalKey => `skill:${id}`)];
}

/** A key as a `<select>` gives it. */
export function readGoalKey(value: string): GoalKey | null {
  const plain = plainKeys.find((key) => key === value);
  if (plain) return plain;
  return value.startsWith("skill:") ? `skill:${value.slice(6)}` : null;
}

/** Goal of the search for a key. */
export function toGoalKind(key: GoalKey): FrontierGoalKind {
  if (isSkillKey(key)) return { kind: "skill", skill: key.slice(6) };
  const element = elements.find((each) => key === `resistance-${each}`);
  if (element) return { kind: "resistance", element };
  return { kind: key === "slots" || key === "damage" ? key : "defense" };
}

/** A goal as it is posted; `null` where it needs damage that is not there. */
export function toPostedGoal(key: GoalKey, damage: PostedDamage | null): PostedGoal | null {
  const goal = toGoalKind(key);
  switch (goal.kind) {
    case "damage":
      return damage;
    case "slots":
    case "defense":
      return { kind: goal.kind };
    case "resistance":
      return { kind: "resistance", element: goal.element };
    case "skill":
      return { kind: "skill", skill: goal.skill };
  }
}

/** Why two goals cannot be weighed against each other; `null` = they can. */
export function findGoalProblem(first: GoalKey, second: GoalKey): string | null {
  if (first === second) return "Choose two different goals.";
  const pair = [first, second];
  if (pair.includes("damage") && pair.includes("slots")) {
    return "Highest damage fills every slot, so it cannot be weighed against free slots.";
  }
  return null;
}

/** `Damage to target`, `Agitator`. */
export function formatGoal(key: GoalKey, getSkillName: (id: string) => string): string {
  return isSkillKey(key) ? getSkillName(key.slice(6)) : formatObjective(key);
}

/** `512.3`, `Lv 3`, `3-2-1`. */
export function formatGoalFigure(figure: number, key: GoalKey): string {
  if (isSkillKey(key)) return `Lv ${figure}`;
  if (key === "slots") return formatFigure(figure, "slots").replace("free slots ", "");
  return formatNumber(figure, key === "damage" ? 1 : 0);
}

function isSkillKey(key: GoalKey): key is `skill:${string}` {
  return key.startsWith("skill:");
}

/**
 * How far a frontier is, as text.
 *
 * @param report `null` while it is searched for
 */
export function formatFrontierProof(
  report: Pick<FrontierReport, "status" | "nodes" | "ms"> | null,
  points: number,
): { readonly title: string; readonly more: string } {
  const count = formatCount(points, "point", "points");
  if (!report) return { title: "Searching.", more: points > 0 ? `${count} proven so far.` : "" };
  const effort = `${formatEffort(report)}.`;
  switch (report.status) {
    case "optimal":
      return points === 1
        ? { title: "1 point, proven.", more: `No set beats it in either goal. ${effort}` }
        : { title: `${count}, all proven.`, more: `No set beats any of them in both goals. ${effort}` };
    case "infeasible":
      return { title: "No set exists.", more: `No set meets the skills and options above. ${effort}` };
    case "bounded":
    case "cancelled":
      return {
        title: points > 0 ? `Stopped after ${count}, each proven.` : "Stopped before the first point.",
        more: `There may be more. ${effort}`,
      };
  }
}
