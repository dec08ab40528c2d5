import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { getItemRelations } from "@/lib/catalog/relations/get-item-relations.server";
import { getSkillSources } from "@/lib/catalog/relations/get-skill-sources.server";
import { listOrbsOfDecoration } from "@/lib/catalog/relations/list-orbs.server";
import type { Decoration } from "@/lib/catalog/schema";
import { toGivenSkill } from "@/lib/wiki/jewelry/to-given-skill.server";
import type { DecorationDetail, DecorationRow, OrbSource, Siblings } from "./decoration-types";
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
    orbs: listOrbs(id),
    siblings: getSiblings(decoration),
    names: getNamesByLanguage("decorations", id),
  };
}

/** Quests that are listed for each orb. */
const maxQuests = 4;

function listOrbs(id: string): OrbSource[] {
  const { items } = getCatalog();
  return listOrbsOfDecoration(id).map(({ orb, chance }) => {
    const { rewards } = getItemRelations(orb);
    // A quest may have several rows of an orb; the likeliest comes first.
    const quests = rewards.filter(
      ({ quest }, at) => rewards.findIndex((each) => each.quest === quest) === at,
    );
    return {
      id: orb,
      name: items.require(orb).name,
      chance,
      quests: quests.slice(0, maxQuests).map(({ quest, reward }) => ({
        id: quest.id,
        name: quest.name,
        stars: quest.stars,
        chance: reward.chance,
      })),
      moreQuests: Math.max(0, quests.length - maxQuests),
    };
  });
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
