import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { getSkillSources } from "@/lib/catalog/relations/get-skill-sources.server";
import type { Decoration } from "@/lib/catalog/schema";
import { toGivenSkill } from "@/lib/wiki/jewelry/to-given-skill.server";
import type { DecorationDetail, DecorationRow, Siblings } from "./decoration-types";
import { toDecorationRow } from "./list-decorations.server";

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
    skills: skills.map(toGivenSkill),
    siblings: getSiblings(decoration),
    names: getNamesByLanguage("decorations", id),
  };
}

function getSiblings({ id, skills }: Decoration): Siblings[] {
  return skills
    .map(({ skill }) => ({
      skill: { id: skill, name: getCatalog().skills.require(skill).name },
      decorations: getSkillSources(skill)
        .decorations.map(({ source }) => toDecorationRow(source))
        .filter((other) => other.id !== id)
        .sort(
          (a, b) =>
            getLevel(b, skill) - getLevel(a, skill) || a.slot - b.slot || a.name.localeCompare(b.name),
        ),
    }))
    .filter(({ decorations }) => decorations.length > 0);
}

function getLevel({ skills }: DecorationRow, id: string): number {
  return skills.find((skill) => skill.id === id)?.level ?? 0;
}
