import { memo, useMemo } from "react";
import type { DamageResult } from "@/hooks/builder/use-damage";
import type { Reading } from "@/lib/builder/damage/readings";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { createTermFormatter } from "./create-term-formatter";
import { DamageNoteList } from "./DamageNoteList";
import { FigureBreakdown } from "./FigureBreakdown";
import { HitTable } from "./HitTable";
import { StepNumbers } from "./StepNumbers";

interface DamageBreakdownProps {
  result: DamageResult;
  data: DamageData;
  builderData: BuilderData;
  /** Takes the other reading of a doubtful term, or the usual one. */
  onRead(reading: Reading, other: boolean): void;
}

/** Each figure of the answer, opening into what made it. */
export const DamageBreakdown = memo(function DamageBreakdown({
  result,
  data,
  builderData,
  onRead,
}: DamageBreakdownProps) {
  const { rotation } = result;
  const { steps, effective, sharpness, notes } = rotation;
  const nameTerm = useMemo(
    () => createTermFormatter(notes, data, builderData.getName),
    [notes, data, builderData],
  );
  return (
    <div className="grid-cols-1 grid gap-2.5">
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
      <div className="divide-y overflow-clip border rounded-md bg-card">
        {rotation.procs.value > 0 && (
          <FigureBreakdown label="Extra hits of skills" explained={rotation.procs} nameTerm={nameTerm} />
        )}
        {steps.length > 1 && (
          <>
            {rotation.elemental.value > 0 && (
              <>
                <FigureBreakdown label="Raw, all moves" explained={rotation.raw} nameTerm={nameTerm} />
                <FigureBreakdown
                  label="Element, all moves"
                  explained={rotation.elemental}
                  nameTerm={nameTerm}
                />
              </>
            )}
            <FigureBreakdown label="Total, all moves" explained={rotation.total} nameTerm={nameTerm} />
          </>
        )}
        <FigureBreakdown label="Effective raw" explained={effective.raw} nameTerm={nameTerm} />
        {effective.element.value > 0 && (
          <FigureBreakdown label="Effective element" explained={effective.element} nameTerm={nameTerm} />
        )}
        {sharpness.used.value > 0 && (
          <FigureBreakdown
            label="Sharpness used"
            explained={sharpness.used}
            unit={sharpness.used.value === 1 ? " unit" : " units"}
            nameTerm={nameTerm}
          />
        )}
      </div>
      <DamageNoteList notes={notes} getName={builderData.getName} onRead={onRead} />
    </div>
  );
});
