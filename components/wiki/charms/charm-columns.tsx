import { createNameColumn } from "@/components/game/columns";
import { RarityGem } from "@/components/game/RarityGem";
import { SkillChips } from "@/components/game/SkillChips";
import { Zenny } from "@/components/game/Zenny";
import type { Column } from "@/components/list/DataTable";
import type { CharmSeriesRow } from "@/lib/wiki/charms/charm-types";
import { CharmTiers } from "./CharmTiers";

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
