import { useState } from "react";
import type { StepDamage } from "@/lib/builder/damage/outputs";
import type { FileMove } from "@/lib/builder/data/damage-file";
import { damageText } from "./damage-text";
import { Explain, type NameTerm } from "./Explain";
import { moveName } from "./move-words";
import classes from "./Numbers.module.css";

interface StepNumbersProps {
  step: StepDamage;
  moves: readonly FileMove[];
  nameTerm: NameTerm;
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
    <details className={classes.step} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{moveName(moves, perHit.move)}</span>
        <b>{damageText(total.value)}</b>
      </summary>
      {open && (
        <div className={classes.list}>
          <Explain label="Attack" explained={perHit.attack} nameTerm={nameTerm} />
          {hasElement && <Explain label="Element" explained={perHit.element} nameTerm={nameTerm} />}
          <Explain label="Affinity" explained={perHit.affinity} unit="%" nameTerm={nameTerm} />
          <Explain
            label={weakened ? "Weakened hit multiplier" : "Critical hit multiplier"}
            explained={perHit.rawCritical}
            nameTerm={nameTerm}
          />
          <Explain label="Raw, non-critical" explained={perHit.raw.hit} nameTerm={nameTerm} />
          <Explain
            label={weakened ? "Raw, weakened" : "Raw, critical"}
            explained={perHit.raw.critical}
            nameTerm={nameTerm}
          />
          {hasElement && (
            <>
              <Explain label="Element, non-critical" explained={perHit.elemental.hit} nameTerm={nameTerm} />
              <Explain
                label="Critical element multiplier"
                explained={perHit.elementCritical}
                nameTerm={nameTerm}
              />
              <Explain label="Element, critical" explained={perHit.elemental.critical} nameTerm={nameTerm} />
            </>
          )}
          <Explain label="Total, non-critical" explained={perHit.total.hit} nameTerm={nameTerm} />
          <Explain
            label={weakened ? "Total, weakened" : "Total, critical"}
            explained={perHit.total.critical}
            nameTerm={nameTerm}
          />
          <Explain label="Average per hit" explained={perHit.total.average} nameTerm={nameTerm} />
          <Explain label="All hits" explained={total} nameTerm={nameTerm} />
        </div>
      )}
    </details>
  );
}
