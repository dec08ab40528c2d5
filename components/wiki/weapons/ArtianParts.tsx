import { Fragment } from "react";
import { Name } from "@/components/game/Name";
import { RecordTable } from "@/components/ui/RecordTable";
import type { Named } from "@/lib/catalog/named";
import { formatZenny } from "@/lib/text/format";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
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
        <RecordTable
          caption="Parts by weapon type"
          captionLook="note"
          keepsRows
          columns={["Type", "Parts", "Gogma upgrade"]}
          rows={recipes.map(({ type, parts: own, gogma }) => ({
            key: type,
            cells: [
              <TypeName key="type" type={type} />,
              own.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may hold a part twice and never changes order
                <Fragment key={index}>
                  {index > 0 && ", "}
                  <PartName {...part} />
                </Fragment>
              )),
              <PartName key="gogma" {...gogma} />,
            ],
          }))}
        />
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

function PartName({ id, name }: Named) {
  return (
    <Name entity="artian-parts" id={id}>
      {name}
    </Name>
  );
}
