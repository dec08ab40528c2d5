import { useMemo } from "react";
import type { NamedThing, NameOf } from "@/lib/builder/loadout/problem-words";
import { type NameEntity, nameIn } from "@/lib/names/names-store";
import { useNames } from "./use-names";

const entities: Readonly<Record<NamedThing, NameEntity>> = {
  weapon: "weapons",
  armor: "armor",
  charm: "charms",
  decoration: "decorations",
  skill: "skills",
  talisman: "talismans",
  "artian-bonus": "artian-bonuses",
  "weapon-type": "weapon-types",
};

/** Names in the visitor's language, for where a `Name` cannot stand: options, searches, sort keys. */
export function useShownNames(english: NameOf): NameOf {
  const names = useNames();
  return useMemo(
    () => (thing, id) => nameIn(names, entities[thing], id, english(thing, id)).text,
    [names, english],
  );
}
