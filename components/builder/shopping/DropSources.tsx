import { EntityLink } from "@/components/game/EntityLink";
import { Fold } from "@/components/ui/Fold";
import { rankLabels } from "@/lib/catalog/labels";
import { formatChance, formatHunts } from "@/lib/drops/labels";
import type { SourceRow } from "@/lib/drops/to-source-row";
import { getDropFinderPath, getMonsterPath } from "@/lib/site/wiki-paths";
import { formatCount } from "@/lib/text/format";
import type { MaterialNeed } from "@/lib/wishlist/get-wishlist-totals";

interface DropSourcesProps {
  /** Fewest expected hunts first. */
  sources: readonly SourceRow[];
  /** No monster drops it. */
  nowhere: boolean;
  item: Pick<MaterialNeed, "item" | "name" | "missing">;
}

/** Sources beyond the best that are listed here; the drop finder has all. */
const maxOthers = 5;

/** Where a material drops: the best monster at once, the others on demand. */
export function DropSources({ sources, nowhere, item }: DropSourcesProps) {
  const [best, ...others] = sources.filter(({ expected }) => expected !== null);
  if (!best) {
    return (
      <p className="flex flex-wrap items-baseline gap-x-3.5 text-dim">
        {nowhere
          ? "Not dropped by monsters: gathered, bought or a reward."
          : "No hunt of this rank drops it."}
      </p>
    );
  }
  return (
    <div className="min-w-0">
      <Source source={best} />
      {others.length > 0 && (
        <Fold
          summary={
            <>
              {formatCount(others.length, "more monster", "more monsters")}
              <span className="visually-hidden"> for {item.name}</span>
            </>
          }
        >
          {others.slice(0, maxOthers).map((source) => (
            <Source key={`${source.monster.id}/${source.rank}`} source={source} />
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

function Source({ source: { monster, rank, chance, expected } }: { source: SourceRow }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3.5 text-dim">
      <EntityLink
        className="inline-block py-1 pointer-coarse:py-3"
        entity="monsters"
        id={monster.id}
        name={monster.name}
        href={`${getMonsterPath(monster.id)}#rewards`}
      />
      <span>{rankLabels[rank]}</span>
      <span>{formatChance(chance)} per hunt</span>
      <strong className="text-default font-semibold">{formatHuntCount(expected)}</strong>
    </p>
  );
}

function formatHuntCount(expected: number | null): string {
  return `${formatHunts(expected)} ${formatHunts(expected) === "1" ? "hunt" : "hunts"}`;
}
