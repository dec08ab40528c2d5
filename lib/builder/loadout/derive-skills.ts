import { getLevelByPieces } from "../catalog/skill-levels";
import type { DerivedBonus, DerivedSkill, DerivedSource } from "./derived";
import type { LoadoutCatalog, LoadoutSkill } from "./loadout-catalog";
import type { FilledPlace } from "./places";

/** Armor and weapon skills with what brings them, in the order of the places, each before its decorations. */
export function deriveSkills(
  places: readonly FilledPlace[],
  catalog: LoadoutCatalog,
): readonly DerivedSkill[] {
  const found = new Map<LoadoutSkill, (DerivedSource & { readonly level: number })[]>();
  for (const { skill, level, ...source } of getLevels(places, catalog)) {
    const record = catalog.skills.get(skill);
    // Talismans are entered by hand: a bonus has pieces and no levels, and half a level does nothing.
    if (!record || record.levels || !Number.isInteger(level) || level < 1) continue;
    found.set(record, [...(found.get(record) ?? []), { ...source, level }]);
  }
  return [...found].map(([{ id, kind, maxLevel }, sources]) => {
    const total = sources.reduce((sum, { level }) => sum + level, 0);
    const level = Math.min(total, maxLevel);
    return { skill: id, kind, level, maxLevel, overflow: total - level, sources };
  });
}

function getLevels(places: readonly FilledPlace[], catalog: LoadoutCatalog) {
  return places.flatMap(({ place, source, skills, decorations }) => [
    ...skills.map(({ skill, level }) => ({ ...source, skill, level })),
    ...decorations.flatMap((id) => {
      const given = (id !== null && catalog.decorations.get(id)?.skills) || [];
      return given.map(({ skill, level }) => ({
        kind: "decoration" as const,
        place,
        id: id ?? "",
        skill,
        level,
      }));
    }),
  ]);
}

/** Set bonuses and group skills, counted piece by piece: a piece counts once toward each bonus that it names. */
export function deriveBonuses(
  places: readonly FilledPlace[],
  catalog: LoadoutCatalog,
): readonly DerivedBonus[] {
  const found = new Map<LoadoutSkill, DerivedSource[]>();
  for (const { place, source, bonuses } of places) {
    for (const id of bonuses) {
      const record = catalog.skills.get(id);
      if (!record?.levels) continue;
      const piece: DerivedSource = place === "weapon" ? { ...source, kind: "roll" } : source;
      found.set(record, [...(found.get(record) ?? []), piece]);
    }
  }
  return [...found].map(([record, sources]) => getBonus(record, sources));
}

function getBonus(
  { id, kind, maxLevel, levels = [] }: LoadoutSkill,
  sources: readonly DerivedSource[],
): DerivedBonus {
  const pieces = sources.length;
  const next = levels.find((each) => each.pieces > pieces);
  return {
    skill: id,
    kind,
    pieces,
    level: getLevelByPieces(levels, pieces),
    maxLevel,
    next: next ? { level: next.level, pieces: next.pieces - pieces } : null,
    sources,
  };
}

/** Every active level by id, capped. */
export function getActiveLevels(
  skills: readonly DerivedSkill[],
  bonuses: readonly DerivedBonus[],
): Readonly<Record<string, number>> {
  const active = [...skills, ...bonuses].filter(({ level }) => level > 0);
  return Object.fromEntries(active.map(({ skill, level }) => [skill, level]));
}
