import { useEffect, useMemo, useState } from "react";
import type { Collection } from "@/lib/builder/collection/collection";
import { findOutclassed, listPlentiful } from "@/lib/builder/collection/find-outclassed";
import type { OutclassedIds, OutclassedTask } from "@/lib/builder/collection/outclassed-worker";
import type { LoadoutCatalog } from "@/lib/builder/loadout/loadout-catalog";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { openFactsWorker } from "@/lib/http/facts-worker";

const none: ReadonlyMap<string, SavedTalisman> = new Map();

/** More talismans than this are compared in a worker: 2,000 keep a page busy for a fifth of a second. */
const maxHere = 200;

/** Which talismans are outclassed, and by which; found once the list is shown, since thousands take a moment. */
export function useOutclassed(
  { talismans, decorations }: Pick<Collection, "talismans" | "decorations">,
  catalog: LoadoutCatalog,
): ReadonlyMap<string, SavedTalisman> {
  const [answer, setAnswer] = useState({ decorations, found: none });
  useEffect(() => {
    const setFound = (found: typeof none) => setAnswer({ decorations, found });
    const find = () => setFound(findOutclassed(talismans, listEnough()));
    const listEnough = () => listPlentiful(catalog.decorations.values(), decorations, catalog.skills);
    if (talismans.length <= maxHere || typeof Worker === "undefined") {
      const timer = setTimeout(find);
      return () => clearTimeout(timer);
    }
    const worker = openFactsWorker<OutclassedTask, OutclassedIds, null>(
      new Worker(new URL("../../lib/builder/collection/outclassed-worker.ts", import.meta.url), {
        type: "module",
      }),
      null,
      "Talismans could not be compared.",
    );
    const show = (ids: OutclassedIds) => {
      const byId = new Map(talismans.map((each) => [each.id, each]));
      setFound(
        new Map(
          ids.flatMap(([id, better]) => {
            const talisman = byId.get(better);
            return talisman ? [[id, talisman] as const] : [];
          }),
        ),
      );
    };
    worker.ask({ talismans, decorations: listEnough() }).then(show, find).finally(worker.close);
    return worker.close;
  }, [talismans, decorations, catalog]);
  // Until the next answer: one that outclassed others may have been deleted, or decorations that made up for a skill.
  return useMemo(() => {
    if (answer.decorations !== decorations) return none;
    const here = new Set(talismans);
    return new Map([...answer.found].filter(([, better]) => here.has(better)));
  }, [answer, talismans, decorations]);
}
