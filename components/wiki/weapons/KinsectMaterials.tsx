import { MaterialList } from "@/components/game/MaterialList";
import { Name } from "@/components/game/Name";
import { Zenny } from "@/components/game/Zenny";
import { Section } from "@/components/ui/Section";
import type { KinsectRow } from "@/lib/wiki/weapons/kinsects";
import tables from "@/styles/kit.module.css";
import { ScrollBox } from "./ScrollBox";

/** Materials of each kinsect. */
export function KinsectMaterials({ kinsects }: { kinsects: readonly KinsectRow[] }) {
  return (
    <Section id="materials" title="Materials">
      <ScrollBox label="Kinsect materials">
        <table className={tables.table}>
          <caption className="visually-hidden">Kinsect materials</caption>
          <thead>
            <tr>
              <th scope="col">Kinsect</th>
              <th scope="col">Upgraded from</th>
              <th scope="col" className={tables.end}>
                Cost
              </th>
              <th scope="col">Materials</th>
            </tr>
          </thead>
          <tbody>
            {kinsects.map(({ id, name, from, zenny, materials }) => (
              <tr key={id}>
                <th scope="row">
                  <Name entity="kinsects" id={id}>
                    {name}
                  </Name>
                </th>
                <td>
                  {from ? (
                    <Name entity="kinsects" id={from.id}>
                      {from.name}
                    </Name>
                  ) : (
                    "–"
                  )}
                </td>
                <td className={tables.end}>
                  <Zenny amount={zenny} />
                </td>
                <td>{materials.length > 0 ? <MaterialList materials={materials} inline /> : "None"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Section>
  );
}
