import { ElementValue } from "@/components/wiki/kit/ElementValue";
import type { WeaponType } from "@/lib/catalog/codes";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import { Notes } from "./Notes";
import { ScrollBox } from "./ScrollBox";
import { TypeName } from "./TypeName";
import tables from "./tables.module.css";

const types: readonly WeaponType[] = ["hunting-horn", "gunlance", "switch-axe", "charge-blade", "bow"];

/** What the element of matching parts decides besides the element. */
export function ArtianTraitTable({ traits }: Pick<ArtianPageProps, "traits">) {
  return (
    <>
      <p className={`${tables.lead} ${tables.sentence}`}>
        On five types the element of the matching parts also sets the notes, the shelling, the phial or the
        coatings. Bowguns get ammo from it; their pages list it. A <a href="#focus">Gogma focus</a> comes
        before it. Notes by their letters: P purple, B blue, A aqua, Y yellow, O orange.
      </p>
      <ScrollBox label="What the element decides">
        <table className={tables.table}>
          <caption className="visually-hidden">What the element decides for Artian weapons</caption>
          <thead>
            <tr>
              <th scope="col">Element</th>
              {types.map((type) => (
                <th key={type} scope="col">
                  <TypeName type={type} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {traits.map(({ element, byType }) => (
              <tr key={element ?? "none"}>
                <th scope="row">{element ? <ElementValue type={element} word /> : "No two alike"}</th>
                {types.map((type) => (
                  <td key={type}>
                    {byType[type]?.notes && <Notes notes={byType[type].notes} />} {byType[type]?.text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
