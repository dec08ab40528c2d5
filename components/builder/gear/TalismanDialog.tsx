import dynamic from "next/dynamic";
import { useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { Tabs } from "@/components/ui/Tabs";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { TalismanFiles } from "./TalismanFiles";
import { TalismanForm } from "./TalismanForm";
import { TalismanList } from "./TalismanList";

const TalismanPictures = dynamic(() =>
  import("./TalismanPictures").then((module) => module.TalismanPictures),
);

interface TalismanDialogProps {
  onClose(): void;
}

/** Appraised talismans of one's own: saved, named, equipped, carried from browser to browser. */
export function TalismanDialog({ onClose }: TalismanDialogProps) {
  const { collection, isCollectionUnsaved } = useBuilder(pick("collection", "isCollectionUnsaved"));
  const count = collection.talismans.length;
  const [tab, setTab] = useState(count > 0 ? "mine" : "new");
  return (
    <Dialog size="medium" title="Appraised talismans" onClose={onClose}>
      <div className="min-h-110 pt-1.5 px-4 pb-4">
        {isCollectionUnsaved && (
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
            { id: "pictures", label: "Screenshots" },
            { id: "files", label: "Files" },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === "mine" && <TalismanList onNew={() => setTab("new")} onClose={onClose} />}
          {tab === "new" && <TalismanForm onSaved={() => setTab("mine")} onEquipped={onClose} />}
          {tab === "pictures" && <TalismanPictures onSaved={() => setTab("mine")} />}
          {tab === "files" && <TalismanFiles />}
        </Tabs>
      </div>
    </Dialog>
  );
}
