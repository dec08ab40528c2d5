import { Fragment } from "react";
import { ElementValue } from "@/components/game/ElementValue";
import { Notes } from "@/components/game/Notes";
import { RecordTable } from "@/components/ui/RecordTable";
import type { WeaponType } from "@/lib/catalog/codes";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
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
        <RecordTable
          caption="Element effects for Artian weapons"
          captionLook="hidden"
          keepsRows
          columns={["Element", ...types.map((type) => ({ key: type, label: <TypeName type={type} /> }))]}
          rows={traits.map(({ element, byType }) => ({
            key: element ?? "none",
            cells: [
              element ? <ElementValue key="element" type={element} word /> : "No match",
              ...types.map((type) => (
                <Fragment key={type}>
                  {byType[type]?.notes && <Notes notes={byType[type].notes} />} {byType[type]?.text}
                </Fragment>
              )),
            ],
          }))}
        />
      </ScrollBox>
    </>
  );
}
