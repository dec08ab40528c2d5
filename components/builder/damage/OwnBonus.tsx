import { type OwnFigures, ownLimits } from "@/lib/builder/target/damage-setup";
import { ownFigureLabels } from "@/lib/builder/target/labels";
import { formatSigned } from "@/lib/text/format";
import classes from "./Bonuses.module.css";
import { FigureField } from "./FigureField";

interface OwnBonusProps {
  own: OwnFigures;
  onChange(own: OwnFigures, group: string): void;
}

const figures = ["attack", "attackPct", "affinity", "rawDamagePct"] as const;

/** Figures that a person types in, for what the lists do not have. */
export function OwnBonus({ own, onChange }: OwnBonusProps) {
  const given = figures
    .filter((figure) => own[figure] !== 0)
    .map((figure) => `${ownFigureLabels[figure]} ${formatSigned(own[figure])}`);
  return (
    <details className={`${classes.fold} border-t`}>
      <summary className="flex gap-3 items-center justify-between min-h-11 text-14 font-medium leading-4.5 list-none">
        Other bonuses
        <span>{given.length === 0 ? "none" : given.join(", ")}</span>
      </summary>
      <p className="mb-2 text-13 leading-4.5 text-dim">Added to every hit, on top of what you chose above.</p>
      <div className={`${classes.own} grid gap-2`}>
        {figures.map((figure) => (
          <FigureField
            key={figure}
            label={ownFigureLabels[figure]}
            value={own[figure]}
            min={ownLimits[figure][0]}
            max={ownLimits[figure][1]}
            onChange={(value) => onChange({ ...own, [figure]: value }, `own:${figure}`)}
          />
        ))}
      </div>
    </details>
  );
}
