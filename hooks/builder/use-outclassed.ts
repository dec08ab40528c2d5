import { useEffect, useState } from "react";
import type { Collection } from "@/lib/builder/collection/collection";
import { findOutclassed, listPlentiful } from "@/lib/builder/collection/find-outclassed";
import type { LoadoutCatalog } from "@/lib/builder/loadout/loadout-catalog";
import type { SavedTalisman } from "@/lib/builder/share/build-file";

const none: ReadonlyMap<string, SavedTalisman> = new Map();

/** Which talismans are outclassed, and by which; found once the list is shown, since thousands take a moment. */
export function useOutclassed(
  { talismans, decorations }: Pick<Collection, "talismans" | "decorations">,
  catalog: LoadoutCatalog,
): ReadonlyMap<string, SavedTalisman> {
  const [found, setFound] = useState(none);
  useEffect(() => {
    const find = () => {
      const enough = listPlentiful(catalog.decorations.values(), decorations, catalog.skills);
      setFound(findOutclassed(talismans, enough));
    };
    const timer = setTimeout(find);
    return () => clearTimeout(timer);
  }, [talismans, decorations, catalog]);
  return found;
}
