import { useCallback, useEffect, useRef, useState } from "react";
import { applyFound, type LeftByFound } from "@/lib/builder/criteria/apply-found";
import type { Asked } from "@/lib/builder/criteria/search-state";
import type { Refusal } from "@/lib/builder/editor/change-loadout";
import type { FoundSet } from "@/lib/builder/search/query";
import type { Builder } from "./use-builder";

export interface WornFound {
  readonly set: FoundSet;
  /** Why it could not be put on; `null` = it is equipped. */
  readonly refusal: Refusal | null;
}

export interface WearFound {
  /** What was put on last, until it is taken back or said no more. */
  readonly worn: WornFound | null;
  /** Weapon and charm as they were left then, see `loadoutOfQuestion`. */
  readonly left: LeftByFound | null;
  wear(set: FoundSet): void;
  undo(): void;
  close(): void;
}

/** Puts on what a search found, one step of undo each. */
export function useWearFound({ loadout, book, act, undo }: Builder, asked: Asked | null): WearFound {
  const { catalog } = book;
  const [worn, setWorn] = useState<WornFound | null>(null);
  const [left, setLeft] = useState<LeftByFound | null>(null);
  // A hundred rows hold `wear`: it stays the same while loadouts come and go.
  const current = useRef(loadout);
  useEffect(() => {
    current.current = loadout;
  });
  const wear = useCallback(
    (set: FoundSet) => {
      if (!asked) return;
      const applied = applyFound(set, asked.worn, current.current, catalog);
      setWorn({ set, refusal: act(applied.action) });
      setLeft(applied.left);
    },
    [asked, catalog, act],
  );
  const close = useCallback(() => setWorn(null), []);
  const takeBack = useCallback(() => {
    undo();
    setWorn(null);
  }, [undo]);
  return { worn, left, wear, undo: takeBack, close };
}
