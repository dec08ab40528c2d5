import { useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { Tabs } from "@/components/ui/Tabs";
import type { Builder } from "@/hooks/builder/use-builder";
import { TalismanFiles } from "./TalismanFiles";
import { TalismanForm } from "./TalismanForm";
import { TalismanList } from "./TalismanList";

interface TalismanDialogProps {
  builder: Builder;
  onClose(): void;
}

/** Appraised talismans of one's own: saved, named, equipped, carried from browser to browser. */
export function TalismanDialog({ builder, onClose }: TalismanDialogProps) {
  const { collection, unsaved } = builder.own;
  const count = collection.talismans.length;
  const [tab, setTab] = useState(count > 0 ? "mine" : "new");
  return (
    <Dialog size="medium" title="Appraised talismans" onClose={onClose}>
      <div className="min-h-110 pt-1.5 px-4 pb-4">
        {unsaved && (
          <p className="border border-warn my-2 mx-0 py-2 px-3 rounded-md text-14 leading-5" role="status">
            Storage is full or blocked in this browser: your talismans are lost when you close the page.
            Export them to keep them.
          </p>
        )}
        <Tabs
          label="Talismans"
          tabs={[
            { id: "mine", label: "Mine", count },
            { id: "new", label: "New" },
            { id: "files", label: "Files" },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === "mine" && <TalismanList builder={builder} onNew={() => setTab("new")} onClose={onClose} />}
          {tab === "new" && (
            <TalismanForm builder={builder} onSaved={() => setTab("mine")} onEquipped={onClose} />
          )}
          {tab === "files" && <TalismanFiles builder={builder} />}
        </Tabs>
      </div>
    </Dialog>
  );
}
