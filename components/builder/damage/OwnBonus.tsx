import { Fold } from "@/components/ui/Fold";
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
    <Fold
      look="row"
      className="border-t"
      summary={
        <>
          Other bonuses
          <span className="ms-auto min-w-0 font-normal text-13 text-dim text-end">
            {given.length === 0 ? "none" : given.join(", ")}
          </span>
        </>
      }
    >
      <p className="mb-2 text-13 leading-4.5 text-dim">Added to every hit, on top of what you chose above.</p>
      <div className={`${classes.own} grid gap-2 pb-3`}>
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
    </Fold>
  );
}
