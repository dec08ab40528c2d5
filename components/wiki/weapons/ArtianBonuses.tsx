import { Name } from "@/components/game/Name";
import type { ArtianCategory } from "@/lib/catalog/codes";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import tables from "@/styles/kit.module.css";
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
        <table className={tables.table}>
          <caption>Bonus per reinforcement, and the max per weapon</caption>
          <thead>
            <tr>
              <th scope="col">Reinforcement</th>
              <th scope="col">Artian</th>
              <th scope="col">Gogma Artian</th>
            </tr>
          </thead>
          <tbody>
            {bonuses.map(({ id, name, isRare, artian, gogma, maxArtian, maxGogma }) => (
              <tr key={id}>
                <th scope="row">
                  <Name entity="artian-bonuses" id={id}>
                    {name}
                  </Name>
                  {isRare && <span className="text-dim"> rare</span>}
                </th>
                <td>{artian ? `${artian}, up to ${maxArtian}` : "–"}</td>
                <td>{gogma ? `${gogma}, up to ${maxGogma}` : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
