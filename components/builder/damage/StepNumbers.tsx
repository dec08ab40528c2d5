import { useState } from "react";
import { Fold } from "@/components/ui/Fold";
import type { StepDamage } from "@/lib/builder/damage/outputs";
import type { FileMove } from "@/lib/builder/data/damage-file";
import { FigureBreakdown, type FormatTerm } from "./FigureBreakdown";
import { formatDamage } from "./format-damage";
import { getMoveName } from "./format-move-figures";

interface StepNumbersProps {
  step: StepDamage;
  moves: readonly FileMove[];
  nameTerm: FormatTerm;
  /** The only move: it is open from the start. */
  only: boolean;
}

/** Every figure of one move, from attack to the average of all its hits. */
export function StepNumbers({ step, moves, nameTerm, only }: StepNumbersProps) {
  const [open, setOpen] = useState(only);
  const { perHit, total } = step;
  const hasElement = perHit.element.value > 0;
  const weakened = perHit.affinity.value < 0;
  return (
    <Fold
      look="box"
      open={open}
      onOpen={setOpen}
      summary={
        <>
          {getMoveName(moves, perHit.move)}
          <b className="ms-auto">{formatDamage(total.value)}</b>
        </>
      }
    >
      {open && (
        <div className="border-t divide-y">
          <FigureBreakdown label="Attack" explained={perHit.attack} nameTerm={nameTerm} />
          {hasElement && <FigureBreakdown label="Element" explained={perHit.element} nameTerm={nameTerm} />}
          <FigureBreakdown label="Affinity" explained={perHit.affinity} unit="%" nameTerm={nameTerm} />
          <FigureBreakdown
            label={weakened ? "Weakened hit multiplier" : "Critical hit multiplier"}
            explained={perHit.rawCritical}
            nameTerm={nameTerm}
          />
          <FigureBreakdown label="Raw, non-critical" explained={perHit.raw.hit} nameTerm={nameTerm} />
          <FigureBreakdown
            label={weakened ? "Raw, weakened" : "Raw, critical"}
            explained={perHit.raw.critical}
            nameTerm={nameTerm}
          />
          {hasElement && (
            <>
              <FigureBreakdown
                label="Element, non-critical"
                explained={perHit.elemental.hit}
                nameTerm={nameTerm}
              />
              <FigureBreakdown
                label="Critical element multiplier"
                explained={perHit.elementCritical}
                nameTerm={nameTerm}
              />
              <FigureBreakdown
                label="Element, critical"
                explained={perHit.elemental.critical}
                nameTerm={nameTerm}
              />
            </>
          )}
          <FigureBreakdown label="Total, non-critical" explained={perHit.total.hit} nameTerm={nameTerm} />
          <FigureBreakdown
            label={weakened ? "Total, weakened" : "Total, critical"}
            explained={perHit.total.critical}
            nameTerm={nameTerm}
          />
          <FigureBreakdown label="Average per hit" explained={perHit.total.average} nameTerm={nameTerm} />
          <FigureBreakdown label="All hits" explained={total} nameTerm={nameTerm} />
        </div>
      )}
    </Fold>
  );
}
