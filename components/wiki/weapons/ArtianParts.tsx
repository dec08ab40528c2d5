import { Name } from "@/components/game/Name";
import { formatZenny } from "@/lib/text/format";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import tables from "@/styles/kit.module.css";
import { ScrollBox } from "./ScrollBox";
import { TypeName } from "./TypeName";

/** Artian parts, and those of each type. */
export function ArtianParts({
  parts,
  recipes,
  infusions,
}: Pick<ArtianPageProps, "parts" | "recipes" | "infusions">) {
  return (
    <>
      <ScrollBox label="Parts by type">
        <table className={tables.table}>
          <caption>Parts by weapon type</caption>
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
      <p className="max-w-text mt-3 text-dim">
        A weapon is made from three parts. Each adds {infusions} and has an element: two matching parts give
        the weapon that element, a third adds an Element Infusion, and no match means no element.
      </p>
      <p className="max-w-text mt-3 not-last:mb-5">
        Parts sell for: {parts.map(({ name, sellPrice }) => `${name} ${formatZenny(sellPrice)}`).join(", ")}.
      </p>
    </>
  );
}
