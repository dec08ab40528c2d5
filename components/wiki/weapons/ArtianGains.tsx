import { Name } from "@/components/game/Name";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import tables from "@/styles/kit.module.css";
import { ScrollBox } from "./ScrollBox";
import { TypeName } from "./TypeName";

/** Reinforcements that give each type another figure. */
export function ArtianGains({ gainColumns, gains }: Pick<ArtianPageProps, "gainColumns" | "gains">) {
  return (
    <ScrollBox label="Bonuses by weapon type">
      <table className={tables.table}>
        <caption>Bonuses by weapon type</caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            {gainColumns.map(({ id, name }) => (
              <th key={id} scope="col">
                <Name entity="artian-bonuses" id={id}>
                  {name}
                </Name>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gains.map(({ type, gains: own }) => (
            <tr key={type}>
              <th scope="row">
                <TypeName type={type} />
              </th>
              {gainColumns.map(({ id }, index) => (
                <td key={id}>{own[index] || "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
