import { MaterialList } from "@/components/game/MaterialList";
import { Name } from "@/components/game/Name";
import { Zenny } from "@/components/game/Zenny";
import { RecordTable, toFigureColumn } from "@/components/ui/RecordTable";
import { Section } from "@/components/ui/Section";
import type { KinsectRow } from "@/lib/wiki/weapons/kinsects";
import { ScrollBox } from "./ScrollBox";

/** Materials of each kinsect. */
export function KinsectMaterials({ kinsects }: { kinsects: readonly KinsectRow[] }) {
  return (
    <Section id="materials" title="Materials">
      <ScrollBox label="Kinsect materials">
        <RecordTable
          caption="Kinsect materials"
          captionLook="hidden"
          keepsRows
          columns={["Kinsect", "Upgraded from", toFigureColumn("Cost"), "Materials"]}
          rows={kinsects.map(({ id, name, from, zenny, materials }) => ({
            key: id,
            cells: [
              <KinsectName key="kinsect" id={id} name={name} />,
              from ? <KinsectName key="from" {...from} /> : "–",
              <Zenny key="cost" amount={zenny} />,
              materials.length > 0 ? <MaterialList key="materials" materials={materials} inline /> : "None",
            ],
          }))}
        />
      </ScrollBox>
    </Section>
  );
}

function KinsectName({ id, name }: Pick<KinsectRow, "id" | "name">) {
  return (
    <Name entity="kinsects" id={id}>
      {name}
    </Name>
  );
}
