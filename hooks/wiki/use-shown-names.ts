import { useMemo } from "react";
import type { GetName, ProblemSubject } from "@/lib/builder/loadout/format-problem";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import { getNameIn } from "@/lib/names/names-store";
import { useNames } from "./use-names";

const entities: Readonly<Record<ProblemSubject, NamedEntity>> = {
  weapon: "weapons",
  armor: "armor",
  charm: "charms",
  decoration: "decorations",
  skill: "skills",
  talisman: "talismans",
  "artian-bonus": "artian-bonuses",
  "weapon-type": "weapon-types",
};

/** Names in the visitor's language, for where a `Name` cannot be used: options, searches, sort keys. */
export function useShownNames(english: GetName): GetName {
  const names = useNames();
  return useMemo(
    () => (item, id) => getNameIn(names, entities[item], id, english(item, id)).text,
    [names, english],
  );
}
