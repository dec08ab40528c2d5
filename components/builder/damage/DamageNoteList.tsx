import { UnstyledButton } from "@mantine/core";
import { Name } from "@/components/game/Name";
import { Fold } from "@/components/ui/Fold";
import { GuideLink } from "@/components/ui/GuideLink";
import { useScreenWidth } from "@/hooks/ui/use-screen-width";
import type { DamageNotes } from "@/lib/builder/damage/outputs";
import type { Reading } from "@/lib/builder/damage/readings";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import { doubtLabels, noteLabels, readingLabels } from "@/lib/builder/target/labels";
import classes from "./DamageBreakdown.module.css";

interface DamageNoteListProps {
  notes: DamageNotes;
  getName: GetName;
  /** Takes the other reading of a doubtful term, or the usual one. */
  onRead(reading: Reading, other: boolean): void;
}

const flags = ["elementCapReached", "secondElementNotCounted"] as const;

/** Notes on figures that are left out or disputed. Renders nothing if there is nothing to say. */
export function DamageNoteList({ notes, getName, onRead }: DamageNoteListProps) {
  const width = useScreenWidth();
  const { notCounted, doubtful, missing, readings, procsNotCounted } = notes;
  const name = (id: string) => (
    <Name entity="skills" id={id}>
      {getName("skill", id)}
    </Name>
  );
  const raised = flags.filter((flag) => notes[flag]);
  const count = [notCounted, doubtful, missing, readings, procsNotCounted, raised].flat().length;
  if (count === 0) return null;
  return (
    // On a phone they fold: the figures they are about would otherwise be a screen apart.
    <Fold
      className={`${classes.notes} py-1 px-3 rounded-md bg-card`}
      open={width !== "phone"}
      summary={
        <span>
          <h4 className="inline text-13 leading-4.5">About these numbers</h4> ({count})
        </span>
      }
    >
      <p>
        <GuideLink slug="how-damage-works" />
      </p>
      <ul className="grid gap-1 ps-4.5 list-disc">
        {notCounted.map((id) => (
          <li key={id}>{name(id)} is not counted: its effect is unknown.</li>
        ))}
        {missing.map(({ skill, requires }) => (
          <li key={`${skill}-needs`}>
            {name(skill)} has no effect without {name(requires)}.
          </li>
        ))}
        {procsNotCounted.map((id) => (
          <li key={`${id}-procs`}>
            The extra hits of {name(id)} are counted once you enter the length of the rotation.
          </li>
        ))}
        {readings.map(({ reading, other }) => (
          <li key={reading}>
            {readingLabels[reading].about}, disputed: {readingLabels[reading][other ? "other" : "usual"]}{" "}
            <UnstyledButton
              type="button"
              className="min-h-6 text-signal font-semibold text-start"
              onClick={() => onRead(reading, !other)}
            >
              Use instead: {readingLabels[reading][other ? "usual" : "other"]}
            </UnstyledButton>
          </li>
        ))}
        {doubtful.map(({ skill, doubt }) => (
          <li key={`${skill}-${doubt}`}>
            {name(skill)}: {doubtLabels[doubt]}
          </li>
        ))}
        {raised.map((flag) => (
          <li key={flag}>{noteLabels[flag]}</li>
        ))}
      </ul>
    </Fold>
  );
}
