import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { Builder } from "@/hooks/builder/use-builder";
import type { TickedRow } from "@/lib/builder/criteria/get-compared-lines";
import type { FoundSet } from "@/lib/builder/search/query";
import classes from "./CompareDialog.module.css";
import { CompareTable } from "./CompareTable";

interface CompareDialogProps {
  ticked: readonly TickedRow[];
  builder: Builder;
  onEquip(set: FoundSet): void;
  onClose(): void;
}

/** Two to four found sets next to each other, over the page. */
export function CompareDialog({ ticked, builder, onEquip, onClose }: CompareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-label="Compare sets" onClose={onClose}>
      <div className={classes.head}>
        <h2 className={classes.title}>Compare sets</h2>
        <button
          type="button"
          className={classes.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keys */}
      <section className={classes.scroll} tabIndex={0} aria-label="Stats of the selected sets">
        <CompareTable
          ticked={ticked}
          skills={builder.data.armor.skills}
          getName={builder.data.getName}
          onEquip={(set) => {
            onEquip(set);
            dialog.current?.close();
          }}
        />
      </section>
    </dialog>
  );
}
