import type { Rank } from "@/lib/catalog/codes";
import type { SearchNames } from "@/lib/names/search-names";
import type { ArmorListData, ArmorRowBase } from "./armor-rows";
import type { Rarity } from "./get-armor-fields";

/** What the lists of armor can be narrowed by; each list adds its own. */
export interface ArmorChoice {
  readonly q: string;
  readonly rank: Rank | "";
  readonly rarity: readonly Rarity[];
  readonly skill: string;
  readonly bonus: string;
}

interface ArmorFilter<Row> {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly test: ((row: Row) => boolean) & { readonly guess?: (row: Row) => boolean };
}

/** The filters that sets and pieces share, as the list kit takes them. */
export function getArmorFilters<Row extends ArmorRowBase>(
  { skills, bonuses }: ArmorListData<Row>,
  { q, rank, rarity, skill, bonus }: ArmorChoice,
  names: SearchNames,
  entity: "armor" | "armor-sets",
): ArmorFilter<Row>[] {
  const skillAt = skills.findIndex(({ id }) => id === skill);
  const bonusAt = bonuses.findIndex(({ id }) => id === bonus);
  return [
    {
      key: "q",
      label: "Name",
      value: q.trim(),
      test: names.createTest(q, (row) => ({
        names: names.list(entity, row.id, row.name),
        mentions: [...row.skills.map(([at]) => skills[at]), ...row.bonuses.map((at) => bonuses[at])].flatMap(
          (each) => (each ? names.listSkill(each.id, each.name) : []),
        ),
      })),
    },
    {
      key: "rank",
      label: "Rank",
      value: rank && (rank === "low" ? "Low" : "High"),
      test: (row) => row.rank === rank,
    },
    {
      key: "rarity",
      label: "Rarity",
      value: rarity.join(" or "),
      test: (row) => rarity.some((each) => Number(each) === row.rarity),
    },
    {
      key: "skill",
      label: "Skill",
      value: skills[skillAt]?.name ?? "",
      test: (row) => row.skills.some(([at]) => at === skillAt),
    },
    {
      key: "bonus",
      label: "Bonus",
      value: bonuses[bonusAt]?.name ?? "",
      test: (row) => row.bonuses.includes(bonusAt),
    },
  ];
}
