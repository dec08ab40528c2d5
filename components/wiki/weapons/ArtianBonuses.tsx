import { Name } from "@/components/wiki/kit/Name";
import type { ArtianCategory } from "@/lib/catalog/codes";
import type { ArtianPageProps } from "@/lib/wiki/weapons/artian-page";
import { ArtianGains } from "./ArtianGains";
import { ScrollBox } from "./ScrollBox";
import tables from "./tables.module.css";

const categories: Readonly<Record<ArtianCategory, string>> = {
  attack: "attack",
  affinity: "affinity",
  element: "element",
  "sharpness-ammo": "sharpness or ammo",
};

/** What reinforcing can give, how often, and how much per type. */
export function ArtianBonuses({ bonuses, gainColumns, gains, caps }: ArtianPageProps) {
  return (
    <>
      <p className={tables.lead}>
        A weapon is reinforced five times; each time gives one of these. How sharpness spreads over the colors
        is not known.
      </p>
      <ScrollBox label="What reinforcements add">
        <table className={tables.table}>
          <caption>What one reinforcement adds, and how many of it a weapon can hold</caption>
          <thead>
            <tr>
              <th scope="col">Reinforcement</th>
              <th scope="col">Artian</th>
              <th scope="col">Gogma Artian</th>
            </tr>
          </thead>
          <tbody>
            {bonuses.map(({ id, name, rare, artian, gogma, maxArtian, maxGogma }) => (
              <tr key={id}>
                <th scope="row">
                  <Name entity="artian-bonuses" id={id}>
                    {name}
                  </Name>
                  {rare && <span className={tables.dim}> rare</span>}
                </th>
                <td>{artian ? `${artian}, up to ${maxArtian}` : "–"}</td>
                <td>{gogma ? `${gogma}, up to ${maxGogma}` : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className={tables.foot}>
        All grades of a kind together: at most{" "}
        {caps.map(({ category, max }) => `${max} of ${categories[category]}`).join(", ")}. The game's tables
        do not say whether this holds for Artian weapons, Gogma Artian weapons or both, so a row above may
        promise more.
      </p>
      <ArtianGains gainColumns={gainColumns} gains={gains} />
    </>
  );
}
