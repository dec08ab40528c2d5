import { Button } from "@mantine/core";
import { useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import {
  isEquipped,
  withoutTalisman,
  withRestoredTalisman,
  withTalismanName,
} from "@/lib/builder/collection/own-talismans";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { TalismanRow } from "./TalismanRow";

interface TalismanListProps {
  onNew(): void;
  onClose(): void;
}

/** The talismans that are saved. A deleted one can be brought back as long as the list is open. */
export function TalismanList({ onNew, onClose }: TalismanListProps) {
  const { collection, loadout, data: builderData } = useBuilder(pick("collection", "loadout", "data"));
  const { act, changeCollection } = useCommands();
  const { talismans } = collection;
  const [deleted, setDeleted] = useState<{ talisman: SavedTalisman; at: number } | null>(null);
  const equip = ({ talisman, skills, slots }: SavedTalisman) => {
    if (act({ type: "equip-talisman", talisman: { talisman, skills, slots } }) === null) onClose();
  };
  return (
    <>
      <div role="status">
        {deleted && (
          <p className="py-1.5 pe-1.5 ps-3 flex items-center justify-between gap-3 mb-2 border border-strong rounded-md text-14">
            <span>
              Deleted {deleted.talisman.name || builderData.getName("talisman", deleted.talisman.talisman)}.
            </span>
            <Button
              key={deleted.talisman.id}
              autoFocus
              onClick={() => {
                changeCollection((collection) =>
                  withRestoredTalisman(collection, deleted.talisman, deleted.at),
                );
                setDeleted(null);
              }}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
      {talismans.length === 0 ? (
        <EmptyState
          title="No talismans yet"
          action={
            <Button variant="filled" onClick={onNew}>
              Add a talisman
            </Button>
          }
        >
          Add your appraised talismans so the search can use them.
        </EmptyState>
      ) : (
        <ul>
          {talismans.map((talisman, at) => (
            <TalismanRow
              key={talisman.id}
              talisman={talisman}
              isEquipped={isEquipped(loadout.charm, talisman)}
              getName={builderData.getName}
              onEquip={() => equip(talisman)}
              onRename={(name) =>
                changeCollection((collection) => withTalismanName(collection, talisman.id, name))
              }
              onDelete={() => {
                changeCollection((collection) => withoutTalisman(collection, talisman.id));
                setDeleted({ talisman, at });
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
