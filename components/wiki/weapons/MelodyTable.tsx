import type { ReactNode } from "react";
import { Notes } from "@/components/game/Notes";
import type { MelodyRow } from "@/lib/wiki/weapons/horn";
import tables from "@/styles/kit.module.css";
import classes from "./MelodyTable.module.css";
import { ScrollBox } from "./ScrollBox";

interface MelodyTableProps<Row extends MelodyRow> {
  caption: string;
  melodies: readonly Row[];
  /** Name of the row. */
  first: (melody: Row) => ReactNode;
  /** A further column. */
  last?: { readonly label: string; readonly render: (melody: Row) => ReactNode };
}

/** Melodies with the notes to play, what they do and how long. */
export function MelodyTable<Row extends MelodyRow>(props: MelodyTableProps<Row>) {
  const { caption, melodies, first, last } = props;
  return (
    <ScrollBox label="Melodies">
      <table className={`${tables.table} ${classes.melodies}`}>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Melody</th>
            <th scope="col">Play</th>
            <th scope="col">Effect</th>
            <th scope="col">Duration</th>
            <th scope="col">Replayed</th>
            {last && <th scope="col">{last.label}</th>}
          </tr>
        </thead>
        <tbody>
          {melodies.map((melody) => (
            <tr key={melody.id} id={melody.id}>
              <th scope="row">{first(melody)}</th>
              <td>
                <span className={`${classes.sequences} flex flex-wrap gap-y-1.5 gap-x-3.5`}>
                  {melody.sequences.map((sequence) => (
                    <Notes key={sequence.join()} notes={sequence} label="Play" />
                  ))}
                </span>
              </td>
              <td data-label="Effect">{melody.effect}</td>
              <td data-label="Duration">{formatDuration(melody)}</td>
              <td data-label="Replayed">{formatReplay(melody)}</td>
              {last && <td data-label={last.label}>{last.render(melody)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function formatDuration({ duration, extend }: MelodyRow): string {
  if (duration) return formatDurations(duration);
  return extend ? `Adds ${formatDurations(extend)}` : "Instant";
}

/** The data does not say whether replaying extends or restarts the effect. */
function formatReplay({ repeat, repeatEffect }: MelodyRow): string {
  return [repeatEffect, repeat && formatDurations(repeat)].filter(Boolean).join(", ") || "–";
}

/**
 * "90 / 120 / 150 s": the seconds of a melody without Horn Maestro, with its first and with its second level. The unit stays
 * on the line of the last figure.
 */
function formatDurations(seconds: readonly number[]): string {
  return `${seconds.join(" / ")}\u00A0s`;
}
