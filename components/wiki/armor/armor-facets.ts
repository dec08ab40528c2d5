import { createFacets, toOptions } from "@/components/list/facets";
import { chooseSkill } from "@/components/wiki/kit/level-column";
import { elements } from "@/lib/catalog/codes";
import type { Sort } from "@/lib/site/list-state";
import type { ArmorListData, ArmorRowBase, SkillRef } from "@/lib/wiki/armor/armor-rows";

/** Figures that both lists can be sorted by. */
export const figureSortKeys = ["rank", "rarity", "defense", "level", ...elements] as const;

/** How both lists are sorted at first. */
export const initialArmorSort = { key: "rarity", direction: "desc" } as const satisfies Sort;

/** The facets of sets and pieces; each list adds its own. */
export function createArmorFacets<Row extends ArmorRowBase>(
  { skills, bonuses }: Pick<ArmorListData<Row>, "skills" | "bonuses">,
  entity: "armor" | "armor-sets",
) {
  const { text, oneOf, anyOf } = createFacets<Row>();
  const skillPlaces = getPlaces(skills);
  const bonusPlaces = getPlaces(bonuses);
  return {
    q: text({
      label: "Name or skill",
      chip: "Name",
      texts: (row, names) => ({
        names: names.list(entity, row.id, row.name),
        mentions: [...row.skills.map(([at]) => skills[at]), ...row.bonuses.map((at) => bonuses[at])].flatMap(
          (each) => (each ? names.listSkill(each.id, each.name) : []),
        ),
      }),
    }),
    rank: oneOf({
      label: "Rank",
      look: "chips",
      options: toOptions(["low", "high"], { low: "Low", high: "High" }),
      has: (row, rank) => row.rank === rank,
    }),
    skill: oneOf({
      label: "Skill",
      entity: "skills",
      options: listSkillOptions(skills),
      has: (row, skill) => row.skills.some(([at]) => at === skillPlaces.get(skill)),
      patch: (skill) => chooseSkill<string, string>(skill, initialArmorSort),
    }),
    bonus: oneOf({
      label: "Set bonus or group skill",
      chip: "Bonus",
      entity: "skills",
      options: listSkillOptions(bonuses),
      has: (row, bonus) => row.bonuses.some((at) => at === bonusPlaces.get(bonus)),
    }),
    rarity: anyOf({
      label: "Rarity",
      options: toOptions(["1", "2", "3", "4", "5", "6", "7", "8"]),
      has: (row, rarity) => row.rarity === Number(rarity),
    }),
  };
}

function getPlaces(skills: readonly SkillRef[]): ReadonlyMap<string, number> {
  return new Map(skills.map(({ id }, at) => [id, at]));
}

/** Options of a choice among skills, by name. */
function listSkillOptions(skills: readonly SkillRef[]): { value: string; label: string }[] {
  return skills
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}
