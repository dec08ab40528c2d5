import "@mantine/core/styles/Switch.layer.css";
import { Button, Switch } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { memo, useEffect, useState } from "react";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { dialogField } from "@/hooks/builder/use-builder-address";
import { useShortcuts } from "@/hooks/ui/use-shortcuts";
import { listOpenSlots } from "@/lib/builder/editor/place-decorations";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import { listFilledPlaces } from "@/lib/builder/loadout/places";
import { armorPieces } from "@/lib/catalog/codes";
import { keyedPlaces, placeKeys } from "../builder-keys";
import { ArmorRow } from "./ArmorRow";
import { CharmRow } from "./CharmRow";
import { LoadoutDialogs } from "./LoadoutDialogs";
import { LoadoutWeaponRow } from "./LoadoutWeaponRow";
import type { LoadoutDialog } from "./loadout-dialog";

interface LoadoutPaneProps {
  /** Keys open what fits each place. Default true. */
  hasKeys?: boolean;
}

/** Dialogs that other pages lead to, by what the address asks to open (`own-paths.ts`). */
const linkedDialogs: Readonly<Record<string, LoadoutDialog>> = {
  talismans: { kind: "talisman" },
  decorations: { kind: "owned" },
};

/** The equipped gear, place by place, and what opens to change it. */
export const LoadoutPane = memo(function LoadoutPane({ hasKeys = true }: LoadoutPaneProps) {
  const [dialog, setDialog] = useState<LoadoutDialog | null>(null);
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get(dialogField);
    setDialog(linkedDialogs[wanted ?? ""] ?? null);
  }, []);
  useShortcuts(
    Object.fromEntries(
      keyedPlaces.map((place) => [placeKeys[place], () => setDialog({ kind: "gear", place })]),
    ),
    hasKeys,
  );
  const { loadout, data: builderData, dropped } = useBuilder(pick("loadout", "data", "dropped"));
  const { act, undo } = useCommands();
  const free = listOpenSlots(loadout, builderData.catalog).length;
  // With all slots full the dialog can still take out what is in them first.
  const slots = listFilledPlaces(loadout, builderData.catalog).some(
    (place) => (place.slots ?? []).length > 0,
  );
  return (
    <div className="border rounded-md bg-card">
      <div className="border-b flex flex-wrap items-center justify-between gap-x-3 py-1 px-3">
        <h2 className="text-15 leading-9">Loadout</h2>
        <Switch
          label="Transcended armor"
          checked={loadout.transcended}
          onChange={(event) => act({ type: "set-transcended", transcended: event.target.checked })}
        />
      </div>
      <DroppedNote dropped={dropped} getName={builderData.getName} onUndo={undo} />
      <ul>
        <LoadoutWeaponRow onDialog={setDialog} />
        {armorPieces.map((place) => (
          <ArmorRow key={place} place={place} onDialog={setDialog} />
        ))}
        <CharmRow onDialog={setDialog} />
      </ul>
      <div className="border-t flex gap-2 py-2 px-3">
        <Button
          className="flex-1"
          aria-disabled={!slots}
          onClick={() => slots && setDialog({ kind: "fill" })}
        >
          {free > 0 || !slots ? "Fill free slots" : "Refill slots"}{" "}
          <span className="font-medium">{free}</span>
        </Button>
        <Button variant="subtle" color="gray" className="flex-1" onClick={() => setDialog({ kind: "owned" })}>
          Owned decorations
        </Button>
      </div>
      <LoadoutDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  );
});

interface DroppedNoteProps {
  /** Ids of decorations that lost their slot; empty = nothing to say. */
  dropped: readonly string[];
  getName: GetName;
  onUndo(): void;
}

/** Tells which decorations the last change left without a slot. The region is always there, to be heard. */
function DroppedNote({ dropped, getName, onUndo }: DroppedNoteProps) {
  const names = dropped.map((id) => getName("decoration", id));
  return (
    <div role="status" className="empty:hidden">
      {names.length > 0 && (
        <div className="py-1 pe-1 ps-3 border-b flex items-center justify-between gap-2 text-13 leading-4.5 text-warn">
          <p>
            No slot left for {names.join(", ")}: {names.length === 1 ? "it was" : "they were"} removed.
          </p>
          <Button size="xs" className="flex-none" onClick={onUndo}>
            <IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
