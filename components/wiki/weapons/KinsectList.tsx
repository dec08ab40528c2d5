import { useMemo } from "react";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields } from "@/components/list/facets";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { useListState } from "@/hooks/ui/use-list-state";
import { physicalDamageLabels } from "@/lib/catalog/labels";
import { kinsectDusts } from "@/lib/catalog/weapon-codes";
import { createSortField, createTabField } from "@/lib/site/list-state";
import { capitalize } from "@/lib/text/capitalize";
import { type KinsectRow, kinsectFigures, kinsectLevels } from "@/lib/wiki/weapons/kinsects";
import { getKinsectColumns } from "./kinsect-columns";

const { text, oneOf, anyOf } = createFacets<KinsectRow>();

const facets = {
  q: text({ label: "Name", chip: "Name", texts: ({ id, name }, names) => names.list("kinsects", id, name) }),
  type: oneOf({
    label: "Damage",
    options: (["sever", "blunt"] as const).map((value) => ({ value, label: physicalDamageLabels[value] })),
    has: (row, type) => row.attackType === type,
  }),
  dust: anyOf({
    label: "Dust",
    options: kinsectDusts.map((value) => ({ value, label: capitalize(value) })),
    has: (row, dust) => row.dust === dust,
    isCounted: true,
  }),
};

const fields = {
  level: createTabField(kinsectLevels, "10"),
  ...getFacetFields(facets),
  sort: createSortField(["name", "rarity", "type", "dust", ...kinsectFigures], {
    key: "name",
    direction: "asc",
  }),
};

/** Every kinsect with its figures at the level that is chosen. */
export function KinsectList({ kinsects }: { kinsects: readonly KinsectRow[] }) {
  const list = useListState(fields);
  const { level } = list.state;
  const columns = useMemo(() => getKinsectColumns(Number(level)), [level]);
  return (
    <FacetedTable
      list={list}
      rows={kinsects}
      facets={facets}
      noun={["kinsect", "kinsects"]}
      head={<KinsectLevel level={level} onLevel={(next) => list.set({ level: next })} />}
      caption={`Kinsects at level ${level}`}
      columns={columns}
      rowId={(row) => row.id}
    />
  );
}

type Level = (typeof kinsectLevels)[number];

interface KinsectLevelProps {
  level: Level;
  onLevel: (level: Level) => void;
}

const options = kinsectLevels.map((level) => ({ value: String(level), label: level }));

/** Which level the figures are shown at: that of the glaive. */
function KinsectLevel({ level, onLevel }: KinsectLevelProps) {
  return (
    <RadioSegments
      label="Kinsect level"
      className="mb-4 max-md:mb-0"
      options={options}
      value={String(level)}
      onChange={(value) => {
        const chosen = kinsectLevels.find((each) => String(each) === value);
        if (chosen !== undefined) onLevel(chosen);
      }}
    />
  );
}
