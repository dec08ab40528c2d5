import { EntityLink } from "@/components/game/EntityLink";
import { Fold } from "@/components/ui/Fold";
import { formatCount } from "@/lib/text/format";

interface HornLinksProps {
  ids: readonly string[];
  /** Names by id. */
  horns: Readonly<Record<string, string>>;
  /** Artian horns, too, with the right parts. */
  isByParts: boolean;
}

/** Horns, folded up where there are many. */
export function HornLinks({ ids, horns, isByParts }: HornLinksProps) {
  if (ids.length === 0) {
    return (
      <span className="text-dim">{isByParts ? "Artian horns, by element" : "No horn has these notes"}</span>
    );
  }
  return (
    <Fold summary={formatCount(ids.length, "horn", "horns")}>
      <ul className="mt-1">
        {ids.map((id) => (
          <li className="py-0.5" key={id}>
            <EntityLink entity="weapons" id={id} name={horns[id] ?? id} />
          </li>
        ))}
        {isByParts && <li className="py-0.5">Artian horns, by element</li>}
      </ul>
    </Fold>
  );
}
