import { type Column, DataTable } from "@/components/wiki/kit/DataTable";
import { Name } from "@/components/wiki/kit/Name";
import type { CampRow } from "@/lib/wiki/locales/locale-types";
import { RiskBadge } from "./RiskBadge";

const columns: readonly Column<CampRow>[] = [
  {
    key: "name",
    label: "Camp",
    phone: "title",
    render: ({ id, name }) => (
      <Name entity="camps" id={id}>
        {name}
      </Name>
    ),
  },
  { key: "area", label: "Area", align: "end", phone: "figure", render: ({ area }) => area },
  { key: "risk", label: "Risk", phone: "figure", render: ({ risk }) => <RiskBadge risk={risk} /> },
];

/** Camp sites by area. Two sites of an area may share a name, so the area belongs to the key. */
export function CampTable({ camps }: { camps: readonly CampRow[] }) {
  return <DataTable caption="Camp sites" columns={columns} rows={camps} rowKey={(camp) => camp.id} />;
}
