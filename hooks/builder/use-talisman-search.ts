import { useDeferredValue, useState } from "react";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { SavedTalisman } from "@/lib/builder/share/build-file";

/** A shorter list is read faster than it is searched. */
const minSearched = 8;

/**
 * The text field of a list of own talismans: they are found by their own name, their kind, their skills and what those
 * do, the best matches first, and those that match alike in the order of the list.
 *
 * @param getName English
 * @param count of all talismans: a short list has no field, but as long as something is typed it stays
 */
export function useTalismanSearch(getName: GetName, count: number) {
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed);
  const names = useSearchNames(query);
  const find = <Row>(rows: readonly Row[], toTalisman: (row: Row) => SavedTalisman): readonly Row[] => {
    if (query.trim() === "") return rows;
    const byTalisman = new Map(rows.map((row) => [toTalisman(row), row]));
    const found = names.findMatches(query, [...byTalisman.keys()], ({ name, talisman, skills }) => ({
      names: [name],
      // A skill with its level is one text: `burst 1` puts those that have Burst 1 before those with a 1 elsewhere.
      aliases: skills.flatMap(({ skill, level }) =>
        names.listSkill(skill, getName("skill", skill)).map((called) => `${called} ${level}`),
      ),
      mentions: [
        ...names.list("talismans", talisman, getName("talisman", talisman)),
        ...skills.flatMap(({ skill }) => names.listWords(skill)),
      ],
    }));
    return found.flatMap((talisman) => byTalisman.get(talisman) ?? []);
  };
  const field = {
    label: "Find a talisman",
    placeholder: "Name or skill",
    value: typed,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setTyped(currentTarget.value),
    onClear: () => setTyped(""),
  };
  return { field, find, isOffered: count >= minSearched || typed !== "" };
}
