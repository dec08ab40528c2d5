import { Fragment } from "react";
import { Name } from "@/components/game/Name";
import { RecordTable } from "@/components/ui/RecordTable";
import type { ArtianCategory } from "@/lib/catalog/weapon-codes";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import { ScrollBox } from "./ScrollBox";
import { TypeName } from "./TypeName";

const categories: Readonly<Record<ArtianCategory, string>> = {
  attack: "attack",
  affinity: "affinity",
  element: "element",
  "sharpness-ammo": "sharpness or ammo",
};

/** Bonuses of reinforcing: odds, and figures per type. */
export function ArtianBonuses({ bonuses, gainColumns, gains, caps }: ArtianPageProps) {
  return (
    <>
      <p className="max-w-text mb-3 text-dim">
        A weapon is reinforced five times and gains one of these each time. How sharpness is split across
        colors is unknown.
      </p>
      <ScrollBox label="Reinforcement bonuses">
        <RecordTable
          caption="Bonus per reinforcement, and the max per weapon"
          captionLook="note"
          keepsRows
          columns={["Reinforcement", "Artian", "Gogma Artian"]}
          rows={bonuses.map(({ id, name, isRare, artian, gogma, maxArtian, maxGogma }) => ({
            key: id,
            cells: [
              <Fragment key="name">
                <Name entity="artian-bonuses" id={id}>
                  {name}
                </Name>
                {isRare && <span className="text-dim"> rare</span>}
              </Fragment>,
              artian ? `${artian}, up to ${maxArtian}` : "–",
              gogma ? `${gogma}, up to ${maxGogma}` : "–",
            ],
          }))}
        />
      </ScrollBox>
      <p className="max-w-text mt-3 not-last:mb-5">
        Max per category, all grades combined:{" "}
        {caps.map(({ category, max }) => `${categories[category]} ${max}`).join(", ")}. The game data does not
        say whether this applies to Artian weapons, Gogma Artian weapons or both, so a row above may show
        more.
      </p>
      <ArtianGains gainColumns={gainColumns} gains={gains} />
    </>
  );
}

/** Reinforcements that give each type another figure. */
function ArtianGains({ gainColumns, gains }: Pick<ArtianPageProps, "gainColumns" | "gains">) {
  return (
    <ScrollBox label="Bonuses by weapon type">
      <RecordTable
        caption="Bonuses by weapon type"
        captionLook="note"
        keepsRows
        columns={[
          "Type",
          ...gainColumns.map(({ id, name }) => ({
            key: id,
            label: (
              <Name entity="artian-bonuses" id={id}>
                {name}
              </Name>
            ),
          })),
        ]}
        rows={gains.map(({ type, gains: own }) => ({
          key: type,
          cells: [<TypeName key="type" type={type} />, ...gainColumns.map((_, index) => own[index] || "–")],
        }))}
      />
    </ScrollBox>
  );
}
