import { getCatalog } from "@/lib/catalog/catalog.server";
import { namesOf } from "@/lib/catalog/names.server";
import { skillSources } from "@/lib/catalog/relations/skill-sources.server";
import type { Decoration } from "@/lib/catalog/schema";
import { givenSkill } from "@/lib/wiki/jewelry/given-skill.server";
import { decorationRow } from "./list-decorations.server";
import type { DecorationDetail, DecorationRow, Siblings } from "./types";

/** Everything that the page of a decoration shows. */
export function getDecoration(id: string): DecorationDetail {
  const decoration = getCatalog().decorations.require(id);
  const { name, kind, slot, rarity, skills } = decoration;
  return {
    id,
    name,
    kind,
    slot,
    rarity,
    skills: skills.map(givenSkill),
    siblings: siblingsOf(decoration),
    names: namesOf("decorations", id),
  };
}

function siblingsOf({ id, skills }: Decoration): Siblings[] {
  return skills
    .map(({ skill }) => ({
      skill: { id: skill, name: getCatalog().skills.require(skill).name },
      decorations: skillSources(skill)
        .decorations.map(({ source }) => decorationRow(source))
        .filter((other) => other.id !== id)
        .sort(
          (a, b) => levelOf(b, skill) - levelOf(a, skill) || a.slot - b.slot || a.name.localeCompare(b.name),
        ),
    }))
    .filter(({ decorations }) => decorations.length > 0);
}

function levelOf({ skills }: DecorationRow, id: string): number {
  return skills.find((skill) => skill.id === id)?.level ?? 0;
}
