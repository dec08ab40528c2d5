import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import { Fold } from "@/components/ui/Fold";
import { rankLabels } from "@/lib/catalog/labels";
import { formatStrength } from "@/lib/drops/labels";
import { formatMeanPieces, formatUses, getSourcePath, sourceKindLabels } from "@/lib/drops/source-labels";
import type { RankedSourceRow } from "@/lib/drops/to-ranked-row";
import { getDropFinderPath } from "@/lib/site/wiki-paths";
import { formatCount } from "@/lib/text/format";
import type { MaterialNeed } from "@/lib/wishlist/get-wishlist-totals";

interface MaterialSourcesProps {
  /** Quickest first. */
  sources: readonly RankedSourceRow[];
  item: Pick<MaterialNeed, "item" | "name" | "missing">;
}

/** Sources beyond the best that are listed here; the drop finder has all. */
const maxOthers = 5;

/** Where a material comes from: the quickest source at once, the others on demand. */
export function MaterialSources({ sources, item }: MaterialSourcesProps) {
  const [best, ...others] = sources.filter(({ standing }) => standing !== "uncounted");
  if (!best) {
    return (
      <p className="flex flex-wrap items-baseline gap-x-3.5 text-dim">
        {sources.length > 0 ? "No source of this rank can be counted." : "No source of this rank is known."}
      </p>
    );
  }
  return (
    <div className="min-w-0">
      <Source source={best} item={item.item} />
      {others.length > 0 && (
        <Fold
          summary={
            <>
              {formatCount(others.length, "more source", "more sources")}
              <span className="visually-hidden"> for {item.name}</span>
            </>
          }
        >
          {others.slice(0, maxOthers).map((source) => (
            <Source key={source.key} source={source} item={item.item} />
          ))}
          <p className="flex flex-wrap items-baseline gap-x-3.5 text-dim">
            <a
              className="inline-block py-1 pointer-coarse:py-3"
              href={`${getDropFinderPath(item.item)}${item.missing > 1 ? `&n=${Math.min(99, item.missing)}` : ""}`}
            >
              All sources of {item.name}
            </a>
          </p>
        </Fold>
      )}
    </div>
  );
}

function Source({ source: { origin, mean, uses }, item }: { source: RankedSourceRow; item: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3.5 text-dim">
      <SourceLink origin={origin} item={item} />
      {origin.kind !== "hunt" && origin.locale && (
        <span>
          <Name entity="locales" id={origin.locale.id}>
            {origin.locale.name}
          </Name>
        </span>
      )}
      {origin.rank && <span>{rankLabels[origin.rank]}</span>}
      <span>{formatMeanPieces(origin.kind, mean)}</span>
      <strong className="text-default font-semibold">{formatUses(origin.kind, uses)}</strong>
    </p>
  );
}

const linkClass = "inline-block py-1 pointer-coarse:py-3";

function SourceLink({ origin, item }: { origin: RankedSourceRow["origin"]; item: string }) {
  if (origin.kind === "hunt") {
    const { monster, ways } = origin;
    return (
      <span>
        {formatStrength(ways)}
        <EntityLink
          className={linkClass}
          entity="monsters"
          id={monster.id}
          name={monster.name}
          href={getSourcePath(origin, item)}
        />
      </span>
    );
  }
  const { kind, place, takes = [] } = origin;
  const entity = kind === "quest" ? "quests" : "gathering-places";
  const href = getSourcePath(origin, item);
  return (
    <span>
      {place ? (
        <EntityLink className={linkClass} entity={entity} id={place.id} name={place.name} href={href} />
      ) : (
        <a className={linkClass} href={href}>
          {sourceKindLabels[kind]}
        </a>
      )}
      {takes.length > 0 && (
        <>
          {" for "}
          {takes.map(({ id, name, qty }, index) => (
            <span key={id}>
              {index > 0 && " + "}
              {qty}&nbsp;×{" "}
              <Name entity="items" id={id}>
                {name}
              </Name>
            </span>
          ))}
        </>
      )}
    </span>
  );
}
