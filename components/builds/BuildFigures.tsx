import { ElementValue } from "@/components/game/ElementValue";
import type { BuildSummary } from "@/lib/builds/schema";
import { formatNumber, formatSigned } from "@/lib/text/format";
import classes from "./BuildFigures.module.css";

/** Attack, affinity, elements and defense of a build, in a line. */
export function BuildFigures({ summary }: { summary: BuildSummary }) {
  const { attack, affinity, elements, defense } = summary;
  return (
    <dl className={`${classes.figures} flex flex-wrap gap-y-1 gap-x-4.5`}>
      <div>
        <dt>Attack</dt>
        <dd>{formatNumber(attack)}</dd>
      </div>
      <div>
        <dt>Affinity</dt>
        <dd>{affinity === 0 ? "0%" : formatSigned(affinity, "%")}</dd>
      </div>
      {elements.map(({ type, value }) => (
        <div key={type}>
          <dt>Element</dt>
          <dd>
            <ElementValue type={type} value={value} size={16} />
          </dd>
        </div>
      ))}
      <div>
        <dt>Defense</dt>
        <dd>{formatNumber(defense)}</dd>
      </div>
    </dl>
  );
}
