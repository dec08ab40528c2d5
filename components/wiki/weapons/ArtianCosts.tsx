import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { EntityLink } from "@/components/game/EntityLink";
import { Zenny } from "@/components/game/Zenny";
import { formatNumber } from "@/lib/text/format";
import type { ArtianPageProps, PointItem } from "@/lib/wiki/weapons/artian-page";
import tables from "@/styles/kit.module.css";

const rerollNames: Readonly<Record<string, string>> = {
  "gogma-reinforcement-cost": "Gogma Artian weapon, reinforcement reroll",
  "gogma-skill-cost": "Gogma Artian weapon, skill reroll",
};

/** Costs of reinforcing and rerolling, and items that give points. */
export function ArtianCosts({
  steps,
  rerolls,
  pointItems,
}: Pick<ArtianPageProps, "steps" | "rerolls" | "pointItems">) {
  return (
    <>
      <table className={tables.table}>
        <caption>Reinforcement costs</caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col" className={tables.end}>
              Steps
            </th>
            <th scope="col" className={tables.end}>
              Points
            </th>
            <th scope="col" className={tables.end}>
              Zenny
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ rarity, steps: count, points, zenny }) => (
            <tr key={rarity}>
              <th scope="row">Rarity {rarity} Artian weapon, per step</th>
              <td className={tables.end}>{count}</td>
              <td className={tables.end}>{formatNumber(points)}</td>
              <td className={tables.end}>
                <Zenny amount={zenny} />
              </td>
            </tr>
          ))}
          {rerolls.map(({ id, points, zenny }) => (
            <tr key={id}>
              <th scope="row">
                <DoubtfulFigure why="Assumed to be the cost of one reroll; unnamed in the game data.">
                  {rerollNames[id] ?? id}
                </DoubtfulFigure>
              </th>
              <td className={tables.end}>–</td>
              <td className={tables.end}>{formatNumber(points)}</td>
              <td className={tables.end}>
                <Zenny amount={zenny} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="mt-3 mb-1.5 text-15">Points for Artian weapons</h3>
      <Points items={pointItems.artian} />
      <h3 className="mt-3 mb-1.5 text-15">Points for Gogma Artian weapons</h3>
      <Points items={pointItems.gogma} />
    </>
  );
}

function Points({ items }: { items: readonly PointItem[] }) {
  return (
    <ul className="columns-[210px] gap-x-6">
      {items.map(({ id, name, points }) => (
        <li className="py-0.75 break-inside-avoid" key={id}>
          <EntityLink entity="items" id={id} name={name} /> {formatNumber(points)}
        </li>
      ))}
    </ul>
  );
}
