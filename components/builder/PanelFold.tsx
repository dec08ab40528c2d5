import { type ReactNode, useState } from "react";
import { Fold } from "@/components/ui/Fold";

interface PanelFoldProps {
  id?: string;
  title: string;
  /** What the panel answers, on the same line. */
  hint: string;
  /** The panel, a component of `next/dynamic`: its code loads when the fold is opened. */
  renderPanel(): ReactNode;
}

/** The line that opens a panel which few need. */
export function PanelFold({ id, title, hint, renderPanel }: PanelFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <Fold
      id={id}
      look="box"
      open={open}
      onOpen={setOpen}
      summary={
        <span className="min-w-0 flex flex-wrap gap-x-2">
          <span className="text-15">{title}</span> <span className="font-normal text-dim">{hint}</span>
        </span>
      }
    >
      {open && renderPanel()}
    </Fold>
  );
}

/** In place of its content while that loads. */
export function LoadingPanel() {
  return <p className="p-3 text-14 text-dim">Loading.</p>;
}
