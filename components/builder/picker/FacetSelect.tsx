import { useState } from "react";
import { Chip } from "@/components/ui/Chip";
import { Combobox } from "@/components/ui/Combobox";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { findMatches } from "@/lib/text/match-texts";

/** A skill that can be filtered by. */
interface PickerFacet {
  readonly id: string;
  readonly label: string;
  /** Rows that have it. */
  readonly count: number;
}

interface FacetSelectProps {
  label: string;
  facets: readonly PickerFacet[];
  /** Ids of what is chosen. */
  value: readonly string[];
  onChange(value: readonly string[]): void;
}

/** Most that are offered at once. */
const maxOffered = 40;

/** Some of many skills, found by typing. What is chosen is below as chips that take it away. */
export function FacetSelect({ label, facets, value, onChange }: FacetSelectProps) {
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const open = facets.filter((facet) => !value.includes(facet.id));
  return (
    <div>
      <Combobox
        label={label}
        listLabel={label}
        size="sm"
        placeholder="Type to find"
        opensEmpty
        emptyText="Nothing found."
        find={(text) =>
          findMatches(
            text,
            open,
            (facet) => ({
              names: [...names.list("skills", facet.id, facet.label)],
              aliases: names.listAliases(facet.id),
              mentions: names.listWords(facet.id),
            }),
            maxOffered,
          ).map((facet) => ({ id: facet.id, label: facet.label, hint: facet.count }))
        }
        onType={setTyped}
        onChoose={(id) => onChange([...value, id])}
        onBack={() => onChange(value.slice(0, -1))}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1 mt-1.5" aria-label={`${label}: chosen`}>
          {value.map((chosen) => {
            const name = facets.find((facet) => facet.id === chosen)?.label ?? chosen;
            return (
              <li key={chosen}>
                <Chip
                  isRemovable
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(value.filter((each) => each !== chosen))}
                >
                  {name}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
