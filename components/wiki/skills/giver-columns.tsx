import { RarityGem } from "@/components/game/RarityGem";
import type { Column } from "@/components/list/DataTable";
import type { Rank } from "@/lib/catalog/codes";

/** Columns that the tables of what gives a skill have in common. */

/** How many levels one of the row gives. */
export const levelColumn: Column<{ readonly level: number }> = {
  key: "level",
  label: "Levels",
  align: "end",
  phone: "figure",
  render: ({ level }) => `+${level}`,
  sortValue: ({ level }) => level,
};

export const rarityColumn: Column<{ readonly rarity: number }> = {
  key: "rarity",
  label: "Rarity",
  align: "end",
  phone: "figure",
  render: ({ rarity }) => <RarityGem rarity={rarity} />,
  sortValue: ({ rarity }) => rarity,
};

export const rankColumn: Column<{ readonly rank: Rank }> = {
  key: "rank",
  label: "Rank",
  phone: "hide",
  render: ({ rank }) => (rank === "high" ? "High" : "Low"),
  sortValue: ({ rank }) => rank,
};
