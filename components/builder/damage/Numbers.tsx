import { memo, useMemo } from "react";
import type { DamageResult } from "@/hooks/builder/use-damage";
import type { BuilderBook } from "@/lib/builder/data/book";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { Explain } from "./Explain";
import { HitTable } from "./HitTable";
import { NotCounted } from "./NotCounted";
import classes from "./Numbers.module.css";
import { StepNumbers } from "./StepNumbers";
import { termNamer } from "./term-names";

interface NumbersProps {
  result: DamageResult;
  data: DamageData;
  book: BuilderBook;
}

/** Each figure of the answer, opening into what made it. */
export const Numbers = memo(function Numbers({ result, data, book }: NumbersProps) {
  const { rotation } = result;
  const { steps, effective, sharpness, notes } = rotation;
  const nameTerm = useMemo(() => termNamer(notes, data, book.nameOf), [notes, data, book]);
  return (
    <div className={classes.numbers}>
      <HitTable rotation={rotation} moves={data.moves} />
      {steps.map((step) => (
        <StepNumbers
          key={step.perHit.move}
          step={step}
          moves={data.moves}
          nameTerm={nameTerm}
          only={steps.length === 1}
        />
      ))}
      <div className={classes.box}>
        {steps.length > 1 && (
          <>
            {rotation.elemental.value > 0 && (
              <>
                <Explain label="Raw, all moves" explained={rotation.raw} nameTerm={nameTerm} />
                <Explain label="Element, all moves" explained={rotation.elemental} nameTerm={nameTerm} />
              </>
            )}
            <Explain label="Total, all moves" explained={rotation.total} nameTerm={nameTerm} />
          </>
        )}
        <Explain label="Effective raw" explained={effective.raw} nameTerm={nameTerm} />
        {effective.element.value > 0 && (
          <Explain label="Effective element" explained={effective.element} nameTerm={nameTerm} />
        )}
        {sharpness.used.value > 0 && (
          <Explain
            label="Sharpness used"
            explained={sharpness.used}
            unit={sharpness.used.value === 1 ? " unit" : " units"}
            nameTerm={nameTerm}
          />
        )}
      </div>
      <NotCounted notes={notes} nameOf={book.nameOf} />
    </div>
  );
});
