import { useCallback, useState } from "react";
import { applyFound, type LeftDecorations } from "@/lib/builder/criteria/apply-found";
import type { SearchRequest } from "@/lib/builder/criteria/search-state";
import type { LoadoutRefusal } from "@/lib/builder/editor/change-loadout";
import type { FoundSet } from "@/lib/builder/search/query";
import { useCommands } from "./use-builder";

export interface EquippedResult {
  readonly set: FoundSet;
  /** Why it could not be equipped; `null` = it is. */
  readonly refusal: LoadoutRefusal | null;
}

export interface EquipFoundState {
  /** Result of the last equipping, until that is undone or dismissed. */
  readonly equipped: EquippedResult | null;
  /** Weapon and charm as they were left then, see `getRequestLoadout`. */
  readonly leftDecorations: LeftDecorations | null;
  equip(set: FoundSet): void;
  undo(): void;
  close(): void;
}

/** Equips sets that a search found, each as one step of undo. */
export function useEquipFound(request: Omit<SearchRequest, "title"> | null): EquipFoundState {
  const { act, undo, latest } = useCommands();
  const [equipped, setEquipped] = useState<EquippedResult | null>(null);
  const [left, setLeft] = useState<LeftDecorations | null>(null);
  // A hundred rows hold `equip`: it stays the same while loadouts come and go.
  const equip = useCallback(
    (set: FoundSet) => {
      if (!request) return;
      const { loadout, data } = latest();
      const applied = applyFound(set, request.equipped, loadout, data.catalog);
      setEquipped({ set, refusal: act(applied.action) });
      setLeft(applied.left);
    },
    [request, act, latest],
  );
  const close = useCallback(() => setEquipped(null), []);
  const takeBack = useCallback(() => {
    undo();
    setEquipped(null);
  }, [undo]);
  return { equipped, leftDecorations: left, equip, undo: takeBack, close };
}
