import { createNameColumn } from "@/components/game/columns";
import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { Name } from "@/components/game/Name";
import type { Column } from "@/components/list/table-column";
import { toSlug } from "@/lib/catalog/to-slug";
import { formatNumber } from "@/lib/text/format";
import { damageLabels, rawTypes } from "@/lib/wiki/monsters/damage-types";
import type { MonsterRow } from "@/lib/wiki/monsters/monster-list";
import { formatSpecies } from "@/lib/wiki/monsters/species";
import { BestPartCell } from "./BestPartCell";
import { ElementAdviceList } from "./ElementAdviceList";

const shared: readonly Column<MonsterRow>[] = [
  {
    ...createNameColumn("monsters", "Monster"),
    icon: ({ id, size }) => size === "large" && <Emblem name={getMonsterEmblem(id)} size={32} />,
  },
  {
    key: "element",
    label: "Weak to",
    phone: "main",
    render: ({ elements }) => <ElementAdviceList elements={elements} />,
    sortValue: ({ elements }) => elements[0]?.[1] ?? null,
  },
  ...rawTypes.map(
    (type, index): Column<MonsterRow> => ({
      key: type,
      label: damageLabels[type].label,
      phone: "figure",
      render: ({ best }) => (best[index] ? <BestPartCell cell={best[index]} /> : null),
      sortValue: ({ best }) => best[index]?.[0] ?? null,
    }),
  ),
];

const species: Column<MonsterRow> = {
  key: "species",
  label: "Species",
  phone: "hide",
  render: (row) => (
    <span className="xl:whitespace-nowrap">
      <Name entity="species" id={toSlug(row.species)}>
        {formatSpecies(row.species)}
      </Name>
    </span>
  ),
  sortValue: (row) => row.species,
};

const ailments: Column<MonsterRow> = {
  key: "ailments",
  label: "Inflicts",
  phone: "hide",
  render: (row) => (
    <span className="min-w-42.5 print:min-w-0 print:max-w-37.5 inline-block text-14 text-dim">
      {row.ailments.length === 0 && "None"}
      {row.ailments.map((ailment, index) => (
        <span key={ailment}>
          {index > 0 && ", "}
          <Name entity="ailments" id={toSlug(ailment)}>
            {ailment}
          </Name>
        </span>
      ))}
    </span>
  ),
};

const health: Column<MonsterRow> = {
  key: "health",
  label: "Base health",
  align: "end",
  phone: "hide",
  render: (row) => formatNumber(row.health),
  sortValue: (row) => row.health,
};

/** Columns of the list; ailments of small monsters are not in the data. */
export const monsterColumns: Readonly<Record<MonsterRow["size"], readonly Column<MonsterRow>[]>> = {
  large: [...shared, ailments, species, health],
  small: [...shared, species, health],
};
