import { type EffectText, listEffects } from "@/lib/catalog/format-effects";
import { groupBy } from "@/lib/catalog/group-by";
import type { Effects, Skill } from "@/lib/catalog/schema";
import type { SkillFigureGroup, SkillLevelStep } from "./skill-types";

/** Effects without a value: this text is shown in the cell. */
const flagCells: Readonly<Record<string, string>> = { immune: "prevented", alternating: "in turn" };

/** Maximum number of effects in the short description. */
const maxTopEffects = 3;

/** The levels of a skill as tables: one, or one per group of weapon types that share their figures. */
export function getSkillFigures(skill: Skill): SkillFigureGroup[] {
  const groups = skill.effectsByWeapon ?? [{ weapons: [], effects: skill.effects }];
  return groups.map(({ weapons, effects }) => ({ weapons, ...getLevelTable(skill, effects) }));
}

/**
 * Effects of the highest level, a phrase per effect and three at most; empty where no figure is known. Where weapons
 * differ, each effect is given from its lowest to its highest figure.
 */
export function getTopEffects({ effects, effectsByWeapon }: Skill): string[] {
  const tops = effectsByWeapon ? effectsByWeapon.map((group) => group.effects.at(-1)) : [effects.at(-1)];
  const known = tops.filter((top): top is Effects => top !== undefined);
  const lines = known.map((top) => listEffects(top));
  const byLabel = groupBy(lines[0] ?? [], ({ label }) => label);
  return [...byLabel].slice(0, maxTopEffects).map(([label, sameName]) => {
    const figures = sameName.map(({ token }) => formatSpan(token, known, lines)).filter(Boolean);
    return `${label} ${figures.join(" and ")}`.trim();
  });
}

/** The figure of an effect, from the weapons where it is lowest to those where it is highest. */
function formatSpan(
  token: string,
  tops: readonly Effects[],
  lines: readonly (readonly EffectText[])[],
): string {
  const figures = tops
    .map((top, index) => ({
      value: Number(Object.entries(top).find(([key]) => key === token)?.[1]),
      figure: lines[index]?.find((line) => line.token === token)?.figure ?? "",
    }))
    .filter(({ figure }) => figure)
    .sort((a, b) => a.value - b.value)
    .map(({ figure }) => figure);
  // A figure may be a range of its own: "+50 to +70".
  const low = figures[0]?.split(" to ")[0] ?? "";
  const high = figures.at(-1)?.split(" to ").at(-1) ?? "";
  return low === high ? low : `${low} to ${high}`;
}

/** Effects that are the same at every level are listed once, the others become columns, one per name. */
function getLevelTable(skill: Skill, effects: readonly Effects[]): Omit<SkillFigureGroup, "weapons"> {
  const levels = Array.from({ length: skill.maxLevel }, (_, index) => listEffects(effects[index] ?? {}));
  const labels = getLabels(levels);
  const cells = new Map(labels.map((label) => [label, levels.map((lines) => formatCell(lines, label))]));
  const fixed = labels.filter((label) => levels.length > 1 && new Set(cells.get(label)).size === 1);
  const columns = labels.filter((label) => !fixed.includes(label));
  const first = levels[0] ?? [];
  return {
    columns,
    always: first.filter((line) => fixed.includes(getLabel(line))).map(({ text }) => text),
    steps: levels.map((lines, index) => toSkillStep(skill, index + 1, lines, columns)),
  };
}

function toSkillStep(
  skill: Skill,
  level: number,
  lines: readonly EffectText[],
  columns: readonly string[],
): SkillLevelStep {
  const named = skill.levels?.find((each) => each.level === level);
  return {
    level,
    ...(named && { name: named.name, pieces: named.pieces }),
    hasFigures: lines.length > 0,
    cells: columns.map((label) => formatCell(lines, label)),
  };
}

/** "Prevented" goes in the column that lower levels reduce, or in its own column if there is none. */
function getLabels(levels: readonly (readonly EffectText[])[]): string[] {
  // The level with the most effects first: its lines have the order for all of them.
  const lines = [...levels].sort((a, b) => b.length - a.length).flat();
  const figures = lines.filter(({ token }) => !flagCells[token]);
  return [...new Set((figures.length > 0 ? figures : lines).map(getLabel))];
}

function getLabel({ token, label }: EffectText): string {
  return flagCells[token] ? "Effect" : label.replace(/:$/, "");
}

/** All figures of one label at one level: "+8 and +2%"; empty where the level has none. */
function formatCell(lines: readonly EffectText[], label: string): string {
  const flags = lines.flatMap(({ token }) => flagCells[token] ?? []);
  const figures = lines.filter((line) => getLabel(line) === label && line.figure).map(({ figure }) => figure);
  return [figures.join(" and "), ...flags].filter(Boolean).join(", ");
}
