import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { readBuildCode } from "@/lib/builder/share/read-shared-code.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { shownSkills } from "./rules";
import type { BuildDocument, BuildSummary } from "./schema";

/** What a list adds to a stored build. */
export function getRowFields({ code, monster }: Pick<BuildDocument, "code" | "monster">) {
  return {
    summary: summarizeBuild(code),
    monsterName: monster === null ? null : (getCatalog().monsters.get(monster)?.name ?? null),
  };
}

/**
 * What a row of a list shows of a loadout; `null` for a code that holds none with a weapon. A fraction of a
 * millisecond a build, once the catalog is read.
 */
export function summarizeBuild(code: string): BuildSummary | null {
  const { loadout } = readBuildCode(code);
  const catalog = getLoadoutCatalog();
  const { weapon, skills, bonuses, defense } = deriveLoadout(loadout, catalog);
  if (!weapon) return null;
  const active = [...skills, ...bonuses.filter(({ level }) => level > 0)];
  const ordered = active.toSorted((a, b) => b.level - a.level);
  return {
    weapon: { id: weapon.id, name: getCatalog().weapons.get(weapon.id)?.name ?? weapon.id },
    attack: weapon.attack,
    affinity: weapon.affinity,
    elements: [weapon.element, weapon.element2].filter((each) => each !== null),
    defense: defense.withSkills,
    skills: ordered.slice(0, shownSkills).map(({ skill, level, kind }) => ({
      id: skill,
      name: getCatalog().skills.get(skill)?.name ?? skill,
      level,
      kind,
    })),
    moreSkills: Math.max(0, ordered.length - shownSkills),
  };
}
