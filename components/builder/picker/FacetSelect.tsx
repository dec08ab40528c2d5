import { Input } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useState } from "react";
import { Field } from "@/components/ui/Field";
import { fold } from "@/lib/text/fold";
import { filterByText } from "@/lib/text/matches-text";
import classes from "./FacetSelect.module.css";

export interface Facet {
  readonly id: string;
  readonly label: string;
  /** Rows that have it. */
  readonly count: number;
}

interface FacetSelectProps {
  label: string;
  facets: readonly Facet[];
  /** Ids of what is chosen. */
  value: readonly string[];
  onChange(value: readonly string[]): void;
}

/** Most that are offered at once. */
const maxOffered = 40;

/** What fits the query and is not chosen yet; names that begin with it first. */
function listOffered(facets: readonly Facet[], value: readonly string[], query: string): readonly Facet[] {
  const begins = fold(query.trim());
  const fitting = filterByText(
    facets.filter((facet) => !value.includes(facet.id)),
    query,
    ({ label }) => [label],
  );
  const [first, rest] = [true, false].map((atStart) =>
    fitting.filter(({ label }) => fold(label).startsWith(begins) === atStart),
  );
  return [...(first ?? []), ...(rest ?? [])].slice(0, maxOffered);
}

/** Some of many values, found by typing. What is chosen is below as chips that take it away. */
export function FacetSelect({ label, facets, value, onChange }: FacetSelectProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const offered = listOffered(facets, value, query);
  const marked = Math.min(at, offered.length - 1);
  const shown = open && offered.length > 0;

  const add = (facet: Facet | undefined) => {
    if (!facet) return;
    onChange([...value, facet.id]);
    setQuery("");
    setAt(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the field are its own: the list behind it does not move, and Escape closes only the choice.
    if (event.key !== "Escape" || shown) event.stopPropagation();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (shown) setAt(Math.max(0, Math.min(offered.length - 1, marked + step)));
    } else if (event.key === "Enter" && shown) {
      event.preventDefault();
      add(offered[marked]);
    } else if (event.key === "Backspace" && query === "") onChange(value.slice(0, -1));
    else if (event.key === "Escape" && shown) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <div>
      <Field label={label}>
        <div className="relative">
          <Input
            size="sm"
            role="combobox"
            aria-expanded={shown}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={shown ? `${id}-${marked}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            placeholder="Type to find"
            value={query}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setQuery(event.target.value);
              setOpen(true);
              setAt(0);
            }}
          />
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            className={`${classes.list} absolute overflow-y-auto overscroll-contain border border-strong rounded-md bg-raised`}
            hidden={!shown}
          >
            {shown &&
              offered.map((facet, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field above
                <div
                  key={facet.id}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === marked}
                  className={`${classes.option} cursor-pointer min-h-8.5 hover:bg-hover pointer-coarse:min-h-11 flex items-center justify-between gap-2 py-1 px-3 text-14 leading-4.5`}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => add(facet)}
                >
                  <span>{facet.label}</span> <span className="text-12 text-dim">{facet.count}</span>
                </div>
              ))}
          </div>
        </div>
      </Field>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1 mt-1.5" aria-label={`${label}: chosen`}>
          {value.map((chosen) => {
            const name = facets.find((facet) => facet.id === chosen)?.label ?? chosen;
            return (
              <li key={chosen}>
                <button
                  type="button"
                  className={classes.chip}
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(value.filter((each) => each !== chosen))}
                >
                  {name}
                  <IconX size={14} stroke={2} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
