import type { DamageModel, JointFigure } from "./channels";

/**
 * For each skill, whether the score can never fall when its level rises. The score is a sum of figures that are
 * 0 or more, and grows with each of them, rounded or not; so it cannot fall where no table of the skill does, and
 * nothing that waits for the skill takes away. `false` may be said of a skill whose falling figure is outweighed
 * by another.
 */
export function listMonotoneSkills(model: DamageModel): boolean[] {
  const { skills, channels, terms, procs } = model;
  const monotone = skills.map(() => true);
  const rule = (skill: number, table: readonly number[]) => {
    if (skill >= 0 && !isRising(table)) monotone[skill] = false;
  };
  for (const { kind, entries } of channels) {
    const neutral = kind === "product" ? 1 : 0;
    for (const { skill, table, needs } of entries) {
      rule(skill, table);
      rule(needs, [neutral, Math.min(...table)]);
    }
  }
  for (const { skill, table } of procs) rule(skill, table);
  for (const { critical, sharpness } of terms) {
    rule(critical.skill, critical.table);
    for (const row of listRows(sharpness)) rule(sharpness.columnSkill, row);
    for (const column of listColumns(sharpness)) rule(sharpness.rowSkill, column);
  }
  return monotone;
}

function isRising(table: readonly number[]): boolean {
  return table.every((value, level) => level === 0 || value >= (table[level - 1] ?? value));
}

function listRows({ table, columns }: JointFigure): number[][] {
  const rows = table.length / columns;
  return Array.from({ length: rows }, (_, row) => table.slice(row * columns, (row + 1) * columns));
}

function listColumns({ table, columns }: JointFigure): number[][] {
  return Array.from({ length: columns }, (_, column) =>
    table.filter((_, index) => index % columns === column),
  );
}
