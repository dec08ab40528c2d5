import { Name } from "@/components/wiki/kit/Name";
import { formatZenny } from "@/lib/wiki/format";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import { ScrollBox } from "./ScrollBox";
import { TypeName } from "./TypeName";
import tables from "./tables.module.css";

/** What the parts are, and which of them a type is assembled from. */
export function ArtianParts({
  parts,
  recipes,
  infusions,
}: Pick<ArtianPageProps, "parts" | "recipes" | "infusions">) {
  return (
    <>
      <p className={tables.lead}>
        Three parts make a weapon. Each adds {infusions}, and carries an element: two parts of one element
        give the weapon that element, a third adds an Element Infusion to it, and without two alike there is
        no element.
      </p>
      <ScrollBox label="Parts by type">
        <table className={tables.table}>
          <caption>Which parts a type takes</caption>
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Parts</th>
              <th scope="col">Gogma upgrade</th>
            </tr>
          </thead>
          <tbody>
            {recipes.map(({ type, parts: own, gogma }) => (
              <tr key={type}>
                <th scope="row">
                  <TypeName type={type} />
                </th>
                <td>
                  {own.map(({ id, name }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may hold a part twice and never changes order
                    <span key={index}>
                      {index > 0 && ", "}
                      <Name entity="artian-parts" id={id}>
                        {name}
                      </Name>
                    </span>
                  ))}
                </td>
                <td>
                  <Name entity="artian-parts" id={gogma.id}>
                    {gogma.name}
                  </Name>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className={tables.foot}>
        Parts sell for: {parts.map(({ name, sellPrice }) => `${name} ${formatZenny(sellPrice)}`).join(", ")}.
      </p>
    </>
  );
}
