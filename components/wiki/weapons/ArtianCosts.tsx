import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import { EntityLink } from "@/components/game/EntityLink";
import { Zenny } from "@/components/game/Zenny";
import { RecordTable } from "@/components/ui/RecordTable";
import { formatNumber } from "@/lib/text/format";
import type { ArtianPageProps, PointItem } from "@/lib/wiki/weapons/artian-page";

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
      <RecordTable
        caption="Reinforcement costs"
        captionLook="note"
        keepsRows
        hasFigures
        columns={["Type", "Steps", "Points", "Zenny"]}
        rows={[
          ...steps.map(({ rarity, steps: count, points, zenny }) => ({
            key: `rarity ${rarity}`,
            cells: [
              `Rarity ${rarity} Artian weapon, per step`,
              count,
              formatNumber(points),
              <Zenny key="zenny" amount={zenny} />,
            ],
          })),
          ...rerolls.map(({ id, points, zenny }) => ({
            key: id,
            cells: [
              <DoubtfulFigure
                key="type"
                why="Assumed to be the cost of one reroll; unnamed in the game data."
              >
                {rerollNames[id] ?? id}
              </DoubtfulFigure>,
              "–",
              formatNumber(points),
              <Zenny key="zenny" amount={zenny} />,
            ],
          })),
        ]}
      />
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
