import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import type { ItemWay } from "@/lib/drops/item-ways";
import { formatWayTerms, getSourceLabel } from "@/lib/drops/source-labels";

/** Where a source other than a monster is, what it takes and gives. */
export function SourceTerms({ way }: { way: ItemWay }) {
  const { place, locale, rich, uncertain, takes = [] } = way;
  const terms = formatWayTerms(way);
  return (
    <ul className="flex flex-wrap gap-x-3 tabular-nums">
      {place && <li className="text-dim">{getSourceLabel(way)}</li>}
      {locale && (
        <li>
          <Name entity="locales" id={locale.id}>
            {locale.name}
          </Name>
        </li>
      )}
      {rich && <li>rich find</li>}
      {uncertain && <li>not always there</li>}
      {takes.length > 0 && (
        <li>
          for{" "}
          {takes.map(({ id, name, qty }, index) => (
            <span key={id}>
              {index > 0 && " + "}
              {qty}&nbsp;× <EntityLink entity="items" id={id} name={name} />
            </span>
          ))}
        </li>
      )}
      {terms && <li>{terms}</li>}
    </ul>
  );
}
