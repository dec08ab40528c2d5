import { ElementValue } from "@/components/game/ElementValue";
import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/list/DataTable";
import { toSlug } from "@/lib/catalog/to-slug";
import { getMonsterPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { ResidentRow } from "@/lib/wiki/locales/locale-types";

const columns: readonly Column<ResidentRow>[] = [
  {
    key: "name",
    label: "Monster",
    phone: "title",
    icon: ({ id }) => <Emblem name={getMonsterEmblem(id)} />,
    render: ({ id, name }) => (
      <Name entity="monsters" id={id}>
        {name}
      </Name>
    ),
  },
  {
    key: "species",
    label: "Species",
    phone: "main",
    render: ({ species }) => (
      <Name entity="species" id={toSlug(species)}>
        {species}
      </Name>
    ),
  },
  {
    key: "elements",
    label: "Weak to",
    phone: "figure",
    render: ({ elements }) => (
      <span className="inline-flex flex-wrap gap-y-0.5 gap-x-3.5">
        {elements.map((element) => (
          <ElementValue key={element} type={element} word />
        ))}
      </span>
    ),
  },
  {
    key: "quests",
    label: "Quests here",
    align: "end",
    phone: "figure",
    render: ({ quests }) => formatNumber(quests, 0),
  },
];

interface ResidentTableProps {
  caption: string;
  residents: readonly ResidentRow[];
}

/** Large monsters that live in a locale or are fought in it. */
export function ResidentTable({ caption, residents }: ResidentTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={residents}
      rowKey={({ id }) => id}
      rowHref={({ id }) => getMonsterPath(id)}
    />
  );
}
