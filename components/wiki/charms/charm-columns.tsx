import { createNameColumn } from "@/components/game/columns";
import { RarityGem } from "@/components/game/RarityGem";
import { SkillChips } from "@/components/game/SkillChips";
import { Zenny } from "@/components/game/Zenny";
import type { Column } from "@/components/list/DataTable";
import { getCharmPath } from "@/lib/site/wiki-paths";
import type { CharmSeriesRow, CharmTier } from "@/lib/wiki/charms/charm-types";
import classes from "./CharmTiers.module.css";

const numerals = ["I", "II", "III", "IV", "V"];

/** Columns of the list of charms: a row for each family, named after its last charm. */
export const charmColumns: readonly Column<CharmSeriesRow>[] = [
  createNameColumn("charms", "Final tier"),
  {
    key: "skills",
    label: "Skills",
    phone: "main",
    render: ({ skills }) => <SkillChips skills={skills} />,
  },
  {
    key: "rarity",
    label: "Rarity",
    phone: "figure",
    render: ({ rarity }) => <RarityGem rarity={rarity} />,
    sortValue: ({ rarity }) => rarity,
  },
  {
    key: "zenny",
    label: "Total cost",
    align: "end",
    phone: "figure",
    render: ({ zenny }) => <Zenny amount={zenny} />,
    sortValue: ({ zenny }) => zenny,
  },
  {
    key: "steps",
    label: "Tiers",
    phone: "figure",
    render: ({ tiers }) => <CharmTiers steps={tiers} />,
    sortValue: ({ tiers }) => tiers.length,
  },
];

/** The charms of a family as links, each with its rarity. */
function CharmTiers({ steps }: { steps: readonly CharmTier[] }) {
  return (
    <ul className={`${classes.steps} inline-flex gap-1`}>
      {steps.map(({ id, name, level, rarity }) => (
        <li key={id}>
          <a href={getCharmPath(id)} title={`${name}, rarity ${rarity}`}>
            <span aria-hidden="true">{numerals[level - 1] ?? level}</span>
            <span className="visually-hidden">
              {name}, rarity {rarity}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
