import { ElementValue } from "@/components/game/ElementValue";
import { Notes } from "@/components/game/Notes";
import type { WeaponType } from "@/lib/catalog/codes";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import tables from "@/styles/kit.module.css";
import { ScrollBox } from "./ScrollBox";
import { TypeName } from "./TypeName";

const types: readonly WeaponType[] = ["hunting-horn", "gunlance", "switch-axe", "charge-blade", "bow"];

/** Further traits by the element of matching parts. */
export function ArtianTraitTable({ traits }: Pick<ArtianPageProps, "traits">) {
  return (
    <>
      <p className="max-w-text mb-3 text-dim linked">
        For five weapon types, the element of the matching parts also sets the notes, shelling, phial or
        coatings. Bowguns get ammo, listed on their pages. A <a href="#focus">Gogma focus</a> takes priority.
        Notes: P purple, B blue, A aqua, Y yellow, O orange.
      </p>
      <ScrollBox label="Element effects">
        <table className={tables.table}>
          <caption className="visually-hidden">Element effects for Artian weapons</caption>
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
                <th scope="row">{element ? <ElementValue type={element} word /> : "No match"}</th>
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
