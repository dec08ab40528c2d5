import dynamic from "next/dynamic";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import classes from "./Dock.module.css";
import type { DockNotesProps } from "./DockNotes";

/** Comes with the first input: there is nothing to say before a search. */
const loadNotes = () => import("./DockNotes").then((module) => module.DockNotes);
const DockNotes = dynamic(loadNotes, { ssr: false });

/** Notes in sight at the foot of the screen. A live region, which has to be there before it has something to say. */
export function Dock(props: DockNotesProps) {
  useFirstInput(() => void loadNotes().catch(() => {}));
  const hasNotes = props.equipped !== null || props.ticked > 0 || props.stale;
  return (
    <div className={`${classes.dock} empty:hidden sticky grid-cols-1 grid gap-1.5`} role="status">
      {hasNotes && <DockNotes {...props} />}
    </div>
  );
}
