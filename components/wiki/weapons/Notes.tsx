import type { HornNote } from "@/lib/catalog/codes";
import classes from "./Notes.module.css";

interface NotesProps {
  notes: readonly HornNote[];
  /** Read out before the colors. Default "Notes". */
  label?: string;
}

/** Notes of a horn or of a melody in their order: each color with its letter. */
export function Notes({ notes, label = "Notes" }: NotesProps) {
  return (
    <span role="img" aria-label={`${label}: ${notes.join(", ")}`} className={classes.notes}>
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a melody repeats notes and never changes order
        <span key={index} className={classes.note} data-note={note} title={note}>
          {note.charAt(0).toUpperCase()}
        </span>
      ))}
    </span>
  );
}
