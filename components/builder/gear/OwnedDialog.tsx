import { useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { Tabs } from "@/components/ui/Tabs";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { type DecorationCounts, withDecorations, withUsed } from "@/lib/builder/collection/own-decorations";
import { countUsedDecorations } from "@/lib/builder/editor/place-decorations";
import { OwnedCounts } from "./OwnedCounts";
import { OwnedFiles } from "./OwnedFiles";

interface OwnedDialogProps {
  onClose(): void;
}

/** Which decorations the player has: all of them, or so many of each. */
export function OwnedDialog({ onClose }: OwnedDialogProps) {
  const { collection, isCollectionUnsaved, loadout } = useBuilder(
    pick("collection", "isCollectionUnsaved", "loadout"),
  );
  const { changeCollection } = useCommands();
  const { decorations } = collection;
  const [tab, setTab] = useState("counts");
  // Counts outlive a change of mind, as long as the dialog is open.
  const [before, setBefore] = useState<DecorationCounts | null>(null);
  const count = () =>
    changeCollection((collection) =>
      withDecorations(collection, before ?? withUsed({}, countUsedDecorations(loadout))),
    );
  const takeAll = () => {
    if (decorations !== "unlimited") setBefore(decorations);
    changeCollection((collection) => withDecorations(collection, "unlimited"));
  };
  return (
    <Dialog
      size="medium"
      title="My decorations"
      onClose={onClose}
      head={
        <RadioGroup
          label="Decorations you own"
          isLabelHidden
          options={[
            { value: "all", label: "I own all" },
            { value: "counts", label: "Enter my counts" },
          ]}
          value={decorations === "unlimited" ? "all" : "counts"}
          onChange={(value) => (value === "all" ? takeAll() : count())}
        />
      }
    >
      <div className="min-h-110 pt-1.5 px-4 pb-4">
        {isCollectionUnsaved && (
          <p className="border border-warn my-2 mx-0 py-2 px-3 rounded-md text-14 leading-5" role="status">
            Storage is full or blocked in this browser: counts are lost when you close the page. Export them
            to keep them.
          </p>
        )}
        <Tabs
          label="Decorations"
          tabs={[
            { id: "counts", label: "Counts" },
            { id: "files", label: "Files" },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === "files" ? (
            <OwnedFiles />
          ) : decorations === "unlimited" ? (
            <p className="py-6 text-dim">
              Search and “Fill slots” can use any number of each decoration. Enter your counts to see only
              sets you can build now.
            </p>
          ) : (
            <OwnedCounts counts={decorations} />
          )}
        </Tabs>
      </div>
    </Dialog>
  );
}
