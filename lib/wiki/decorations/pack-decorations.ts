import type { DecorationKind } from "@/lib/catalog/codes";
import type { DecorationRow } from "./decoration-types";

/** Skills that the rows of a list point at, so that each name is sent once: id, name, highest level. */
export type PackedSkill = readonly [id: string, name: string, max: number];

/** A row without the names of its keys: skills are pairs of a place in the list of skills and a level. */
type PackedDecoration = readonly [
  id: string,
  name: string,
  kind: DecorationKind,
  slot: number,
  rarity: number,
  skills: readonly (readonly [skill: number, level: number])[],
];

/** Every decoration in the shape in which it travels to the browser. */
export interface PackedDecorations {
  readonly skills: readonly PackedSkill[];
  readonly rows: readonly PackedDecoration[];
}

/** @param rows in the order of the list */
export function packDecorations(rows: readonly DecorationRow[]): PackedDecorations {
  const skills = new Map<string, PackedSkill>();
  for (const { id, name, max } of rows.flatMap((row) => row.skills)) skills.set(id, [id, name, max]);
  const sorted = [...skills.values()].sort(([, a], [, b]) => a.localeCompare(b));
  const place = new Map(sorted.map(([id], index) => [id, index]));
  return {
    skills: sorted,
    rows: rows.map(({ id, name, kind, slot, rarity, skills }) => [
      id,
      name,
      kind,
      slot,
      rarity,
      skills.map((skill) => [place.get(skill.id) ?? 0, skill.level] as const),
    ]),
  };
}

export function unpackDecorations({ skills, rows }: PackedDecorations): DecorationRow[] {
  return rows.map(([id, name, kind, slot, rarity, pairs]) => ({
    id,
    name,
    kind,
    slot,
    rarity,
    skills: pairs.flatMap(([place, level]) => {
      const skill = skills[place];
      return skill ? [{ id: skill[0], name: skill[1], max: skill[2], level }] : [];
    }),
  }));
}
