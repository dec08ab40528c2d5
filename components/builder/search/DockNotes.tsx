import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { EquippedResult } from "@/hooks/builder/use-equip-found";
import { comparedSets } from "@/lib/builder/criteria/get-compared-lines";
import type { LoadoutRefusal } from "@/lib/builder/editor/change-loadout";
import { useShowPane } from "../show-pane";
import classes from "./DockNotes.module.css";

export interface DockNotesProps {
  equipped: EquippedResult | null;
  /** Sets that are ticked to be compared. */
  ticked: number;
  onCompare(): void;
  onUntick(): void;
  stale: boolean;
  blocked: boolean;
  onSearch(): void;
  onUndo(): void;
  onClose(): void;
}

/** How long the note that a set is equipped stays, in ms. The page's header undoes it later, too. */
const noteTime = 10_000;

/** Notes on the last action and on the quality of the results. */
export function DockNotes(props: DockNotesProps) {
  const { equipped, ticked, onCompare, onUntick, stale, blocked, onSearch, onUndo, onClose } = props;
  return (
    <>
      {equipped && <EquippedNote equipped={equipped} onUndo={onUndo} onClose={onClose} />}
      {ticked > 0 && (
        <div
          className={`${classes.bar} shadow-float min-h-12 flex items-center gap-2 border border-strong rounded-md bg-raised text-14 leading-4.5`}
        >
          <span className="flex-1">
            {ticked < comparedSets.min ? "Select one more set to compare." : `${ticked} sets selected.`}
          </span>
          {ticked >= comparedSets.min && <Button onClick={onCompare}>Compare {ticked}</Button>}
          <ActionIcon size={36} aria-label="Clear selection" onClick={onUntick}>
            <IconX size={16} stroke={2} aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
      {stale && (
        <div
          className={`${classes.bar} shadow-float min-h-12 flex items-center gap-2 border border-strong rounded-md bg-raised text-14 leading-4.5`}
          data-tone="warn"
        >
          <span className="flex-1">Results are out of date.</span>
          <Button disabled={blocked} onClick={onSearch}>
            Search again
          </Button>
        </div>
      )}
    </>
  );
}

/** Goes by itself, so that it covers no results, but never from under a pointer or the focus. */
function EquippedNote(props: Pick<DockNotesProps, "onUndo" | "onClose"> & { equipped: EquippedResult }) {
  const { equipped, onUndo, onClose } = props;
  const show = useShowPane();
  const { refusal } = equipped;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (equipped.refusal) return;
    const look = () => {
      const isHeld = box.current?.matches(":hover") || box.current?.contains(document.activeElement);
      if (isHeld) timer = setTimeout(look, noteTime);
      else onClose();
    };
    let timer = setTimeout(look, noteTime);
    return () => clearTimeout(timer);
  }, [equipped, onClose]);
  return (
    <div
      ref={box}
      className={`${classes.bar} shadow-float min-h-12 flex items-center gap-2 border border-strong rounded-md bg-raised text-14 leading-4.5`}
      data-tone={refusal ? "bad" : "good"}
    >
      <span className="flex-1">{refusal ? formatRefusal(refusal) : "Set equipped."}</span>
      {!refusal && (
        <>
          <Button onClick={onUndo}>Undo</Button>
          <Button className="md:hidden" onClick={() => show("loadout")}>
            View
          </Button>
        </>
      )}
      <ActionIcon size={36} aria-label="Close this note" onClick={onClose}>
        <IconX size={16} stroke={2} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

function formatRefusal(refusal: LoadoutRefusal): string {
  if (refusal.code === "no-slots-left") {
    return "Your weapon has no free slots for this set's decorations. Search again.";
  }
  return "This set cannot be equipped. Search again.";
}
