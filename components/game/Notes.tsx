import type { HornNote } from "@/lib/catalog/weapon-codes";
import classes from "./Notes.module.css";

interface NotesProps {
  notes: readonly HornNote[];
  /** Read out before the colors. Default "Notes". */
  label?: string;
}

/** Notes of a horn or of a melody in their order: each color with its letter. */
export function Notes({ notes, label = "Notes" }: NotesProps) {
  return (
    <span
      role="img"
      aria-label={`${label}: ${notes.join(", ")}`}
      className="align-middle inline-flex flex-none gap-0.75"
    >
      {notes.map((note, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a melody repeats notes and never changes order
          key={index}
          className={`${classes.note} font-[700] leading-none rounded-full inline-grid w-5 h-5 place-items-center border border-control text-12`}
          data-note={note}
          title={note}
        >
          {note.charAt(0).toUpperCase()}
        </span>
      ))}
    </span>
  );
}
