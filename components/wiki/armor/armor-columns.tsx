import { createRarityColumn } from "@/components/game/columns";
import { Name } from "@/components/game/Name";
import { SkillChips } from "@/components/game/SkillChips";
import type { Column } from "@/components/list/table-column";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { getLevelColumns } from "@/components/wiki/kit/level-column";
import { elementLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import { type ArmorListData, type ArmorRowBase, resistanceOrder } from "@/lib/wiki/armor/armor-rows";
import classes from "./ArmorList.module.css";

/** Columns that sets and pieces share: defense, rank and rarity, the five resistances. */
export function getStatColumns<Row extends ArmorRowBase>(): {
  readonly defense: Column<Row>;
  readonly basics: readonly Column<Row>[];
  readonly resistances: readonly Column<Row>[];
} {
  return {
    defense: {
      key: "defense",
      label: "Max defense",
      short: "Defense",
      align: "end",
      phone: "figure",
      render: ({ defense }) => formatNumber(defense),
      sortValue: ({ defense }) => defense,
    },
    basics: [
      {
        key: "rank",
        label: "Rank",
        phone: "figure",
        render: ({ rank }) => (rank === "low" ? "Low" : "High"),
        sortValue: ({ rank }) => (rank === "low" ? 0 : 1),
      },
      createRarityColumn("figure"),
    ],
    resistances: resistanceOrder.map((element, index) => ({
      key: element,
      label: `${elementLabels[element]} resistance`,
      short: elementLabels[element],
      align: "end",
      phone: "hide",
      render: ({ resistances }: Row) => <SignedFigure value={resistances[index] ?? 0} />,
      sortValue: ({ resistances }: Row) => resistances[index] ?? 0,
    })),
  };
}

/** Skills as chips, and under them the bonuses that the row counts for. */
export function getSkillColumn<Row extends ArmorRowBase>(data: ArmorListData<Row>): Column<Row> {
  return {
    key: "skills",
    label: "Skills and bonuses",
    phone: "main",
    render: ({ skills, bonuses }) => (
      <span className={`${classes.gives} flex flex-wrap items-baseline gap-y-1 gap-x-2.5`}>
        {skills.length > 0 && (
          <SkillChips
            skills={skills.flatMap(([at, level]) => {
              const skill = data.skills[at];
              return skill ? [{ ...skill, level }] : [];
            })}
          />
        )}
        {bonuses.length > 0 && (
          <span className="inline-flex flex-wrap gap-y-0.5 gap-x-2.5">
            {bonuses.map((at) => {
              const bonus = data.bonuses[at];
              return (
                bonus && (
                  <span key={bonus.id} className={`${classes.bonus} text-13 text-dim`}>
                    <Name entity="skills" id={bonus.id}>
                      {bonus.name}
                    </Name>
                  </span>
                )
              );
            })}
          </span>
        )}
      </span>
    ),
  };
}

/** The level of the skill that a list is filtered by. */
export function getArmorLevelColumns<Row extends ArmorRowBase>(
  { skills }: ArmorListData<Row>,
  skill: string,
): readonly Column<Row>[] {
  const at = skills.findIndex(({ id }) => id === skill);
  return getLevelColumns(skills[at], (row) => row.skills.find(([place]) => place === at)?.[1] ?? null);
}
