import { Name } from "@/components/game/Name";
import type { DamageNotes } from "@/lib/builder/damage/outputs";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import { doubtLabels, noteLabels } from "@/lib/builder/target/labels";
import classes from "./DamageBreakdown.module.css";

interface DamageNoteListProps {
  notes: DamageNotes;
  getName: GetName;
}

const flags = ["elementCapReached", "secondElementNotCounted", "sharpnessOfSeries"] as const;

/** What the numbers leave out, and what in them is disputed. Renders nothing if there is nothing to say. */
export function DamageNoteList({ notes, getName }: DamageNoteListProps) {
  const { notCounted, doubtful } = notes;
  const raised = flags.filter((flag) => notes[flag]);
  if (notCounted.length + doubtful.length + raised.length === 0) return null;
  return (
    <div className={`${classes.notes} py-2.5 px-3 rounded-md bg-card text-13 leading-4.5`}>
      <h4>About these numbers</h4>
      <ul>
        {notCounted.map((id) => (
          <li key={id}>
            <Name entity="skills" id={id}>
              {getName("skill", id)}
            </Name>{" "}
            is not counted: its effect is unknown.
          </li>
        ))}
        {doubtful.map(({ skill, doubt }) => (
          <li key={`${skill}-${doubt}`}>
            <Name entity="skills" id={skill}>
              {getName("skill", skill)}
            </Name>
            : {doubtLabels[doubt]}
          </li>
        ))}
        {raised.map((flag) => (
          <li key={flag}>{noteLabels[flag]}</li>
        ))}
      </ul>
    </div>
  );
}
