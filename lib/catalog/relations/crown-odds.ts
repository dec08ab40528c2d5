import { rankLabels } from "../labels";
import type { MonsterCombat } from "../schema";
import { variantLabels } from "../world-labels";

type CrownChances = NonNullable<MonsterCombat["crowns"]>[number];
type CrownTarget = Pick<CrownChances, "variant" | "rank" | "grades">;

const allGrades = 5;

/** `High rank, strength 2 to 4`: which targets have the same chances. */
export function formatCrownTarget({ variant, rank, grades }: CrownTarget): string {
  const kind = variant ? variantLabels[variant] : rank ? rankLabels[rank] : "Any";
  if (grades.length === allGrades) return kind;
  const [first = 0] = grades;
  const last = grades.at(-1) ?? first;
  const isRow = last - first === grades.length - 1 && grades.length > 1;
  return `${kind}, strength ${isRow ? `${first} to ${last}` : grades.join(" or ")}`;
}

/** The best chance of a crown in one hunt, in percent, and the targets that have it; `null` where none has one. */
export function findBestCrownOdds(
  chances: readonly CrownChances[],
  crown: "smallGold" | "largeGold",
): { readonly percent: number; readonly target: string } | null {
  const percent = Math.max(0, ...chances.map((each) => each[crown]));
  if (percent === 0) return null;
  const targets = new Map<string, CrownTarget>();
  for (const each of chances.filter((other) => other[crown] === percent)) {
    const key = `${each.variant} ${each.rank}`;
    const before = targets.get(key)?.grades ?? [];
    targets.set(key, { ...each, grades: [...before, ...each.grades].toSorted((a, b) => a - b) });
  }
  const [first = "", ...others] = [...targets.values()].map(formatCrownTarget);
  return { percent, target: [first, ...others.map((each) => each.toLowerCase())].join("; ") };
}
