import { useState } from "react";
import { ActionButton } from "@/components/ui/Action";
import { EmptyState } from "@/components/ui/EmptyState";
import type { Builder } from "@/hooks/builder/use-builder";
import {
  isWorn,
  withoutTalisman,
  withTalismanBack,
  withTalismanName,
} from "@/lib/builder/collection/own-talismans";
import type { KeptTalisman } from "@/lib/builder/share/build-file";
import classes from "./TalismanDialog.module.css";
import { TalismanRow } from "./TalismanRow";

interface TalismanShelfProps {
  builder: Builder;
  onNew(): void;
  onClose(): void;
}

/** The talismans that are saved. A deleted one can be brought back as long as the list is open. */
export function TalismanShelf({ builder, onNew, onClose }: TalismanShelfProps) {
  const { own, loadout, book, act } = builder;
  const { talismans } = own.collection;
  const [deleted, setDeleted] = useState<{ talisman: KeptTalisman; at: number } | null>(null);
  const wear = ({ talisman, skills, slots }: KeptTalisman) => {
    if (act({ type: "wear-talisman", talisman: { talisman, skills, slots } }) === null) onClose();
  };
  return (
    <>
      <div role="status">
        {deleted && (
          <p className={classes.deleted}>
            <span>
              Deleted {deleted.talisman.name || book.nameOf("talisman", deleted.talisman.talisman)}.
            </span>
            <ActionButton
              key={deleted.talisman.id}
              autoFocus
              onClick={() => {
                own.change((collection) => withTalismanBack(collection, deleted.talisman, deleted.at));
                setDeleted(null);
              }}
            >
              Undo
            </ActionButton>
          </p>
        )}
      </div>
      {talismans.length === 0 ? (
        <EmptyState
          title="No talismans yet"
          action={
            <ActionButton weight="filled" onClick={onNew}>
              Add a talisman
            </ActionButton>
          }
        >
          Add your appraised talismans so the search can use them.
        </EmptyState>
      ) : (
        <ul className={classes.shelf}>
          {talismans.map((talisman, at) => (
            <TalismanRow
              key={talisman.id}
              talisman={talisman}
              isWorn={isWorn(loadout.charm, talisman)}
              nameOf={book.nameOf}
              onWear={() => wear(talisman)}
              onRename={(name) => own.change((collection) => withTalismanName(collection, talisman.id, name))}
              onDelete={() => {
                own.change((collection) => withoutTalisman(collection, talisman.id));
                setDeleted({ talisman, at });
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
