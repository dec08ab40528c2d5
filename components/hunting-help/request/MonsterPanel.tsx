import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Card } from "@/components/ui/Card";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import type { MonsterFacts } from "@/lib/hunting-help/page-data";
import { getMonsterPath } from "@/lib/site/wiki-paths";

/** Weak points and drops of the monster that a request is about. */
export function MonsterPanel({ monster }: { monster: MonsterFacts }) {
  const { id, name, weaknesses, bestParts, drops } = monster;
  return (
    <Card
      title={
        <PageLink href={getMonsterPath(id)}>
          <Name entity="monsters" id={id}>
            {name}
          </Name>
        </PageLink>
      }
      icon={<GameIcon name="monster" size={22} />}
    >
      <h3 className="mt-3 text-14 leading-5 font-semibold">Weaknesses</h3>
      {weaknesses.length > 0 ? (
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-14 leading-5">
          {weaknesses.map(([element, best]) => (
            <li key={element} className="inline-flex items-center gap-1" data-element={element}>
              <GameIcon name={element} size={16} />
              <Name entity="elements" id={element}>
                {`${element.slice(0, 1).toUpperCase()}${element.slice(1)}`}
              </Name>{" "}
              <span className="text-dim tabular-nums">({best})</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-14 text-dim">No clear weakness</p>
      )}
      <h3 className="mt-3 text-14 leading-5 font-semibold">Weak points</h3>
      <dl className="grid gap-1 text-14 leading-5">
        {bestParts.map(({ type, parts, value }) => (
          <div key={type} className="flex justify-between gap-3">
            <dt className="text-dim">{type}</dt>
            <dd className="text-end wrap-anywhere">
              {parts} <span className="tabular-nums font-semibold">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
      {drops.map(({ source, rows }) => (
        <div key={source}>
          <h3 className="mt-3 text-14 leading-5 font-semibold">{source}</h3>
          <ul className="grid gap-1 text-14 leading-5">
            {rows.map(([item, itemName, qty, chance]) => (
              <li key={`${item}/${qty}/${chance}`} className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  <EntityLink entity="items" id={item} name={itemName} />
                  {qty > 1 && ` ×${qty}`}
                </span>
                <span className="text-dim tabular-nums">{chance}%</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
