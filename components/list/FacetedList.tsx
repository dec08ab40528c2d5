import { Chip } from "@mantine/core";
import { type ComponentProps, useMemo } from "react";
import { CheckboxGroup, Label } from "@/components/ui/RadioGroup";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import type { Fields } from "@/lib/site/list-state";
import { ChoiceFilter } from "./ChoiceFilter";
import { FilteredList } from "./FilteredList";
import { type Facet, type Facets, getFacetFilters } from "./facets";
import { MinimumFilter } from "./MinimumFilter";
import { RecordFilter } from "./RecordFilter";
import { TextFilter } from "./TextFilter";

interface FacetedListProps<Row, F extends Fields>
  extends Pick<ComponentProps<typeof FilteredList<Row, F>>, "list" | "rows" | "noun" | "head" | "children"> {
  facets: Facets<Row>;
}

/** A list that is narrowed by facets: text field, rail, chips and counts follow from them. At most one is a text. */
export function FacetedList<Row, F extends Fields>({ facets, ...props }: FacetedListProps<Row, F>) {
  const { list, rows } = props;
  const state: Readonly<Record<string, unknown>> = list.state;
  const entries = Object.entries(facets);
  const text = entries.find(([, { control }]) => control.kind === "text");
  const others = entries.filter((entry) => entry !== text);
  const names = useSearchNames(text ? String(state[text[0]]) : "");
  const rail = { rows, state, set: (patch: object) => list.set(patch as Parameters<typeof list.set>[0]) };
  return (
    <FilteredList
      {...props}
      filters={getFacetFilters(facets, list.state, names)}
      field={text && <FacetRail {...rail} entries={[text]} />}
      rail={others.length > 0 && <FacetRail {...rail} entries={others} />}
    />
  );
}

interface FacetRailProps<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: facets of any value
  entries: readonly (readonly [key: string, facet: Facet<Row, any>])[];
  rows: readonly Row[];
  state: Readonly<Record<string, unknown>>;
  set(patch: object): void;
}

function FacetRail<Row>({ entries, rows, state, set }: FacetRailProps<Row>) {
  return entries.map(([key, facet]) => (
    <FacetFilter
      key={key}
      facet={facet}
      rows={rows}
      value={state[key]}
      onChange={(value) => set(facet.patch?.(value) ?? { [key]: value })}
    />
  ));
}

interface FacetFilterProps<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: a facet of any value
  facet: Facet<Row, any>;
  rows: readonly Row[];
  // biome-ignore lint/suspicious/noExplicitAny: the value of the facet
  value: any;
  onChange(value: unknown): void;
}

/** The control of a facet. */
function FacetFilter<Row>({ facet, rows, value, onChange }: FacetFilterProps<Row>) {
  const { control, label } = facet;
  const options = useMemo(() => countOptions(facet, rows), [facet, rows]);
  if (facet.isShown?.(rows) === false) return null;
  const shared = { label, value, onChange };
  switch (control.kind) {
    case "text":
      return <TextFilter {...shared} {...control} />;
    case "choice":
      return <ChoiceFilter {...shared} {...control} options={options} />;
    case "record":
      return <RecordFilter {...shared} entity={control.entity} options={options} />;
    case "multi":
      return <CheckboxGroup {...shared} options={options} />;
    case "minimum":
      return <MinimumFilter {...shared} {...control} />;
    case "toggle": {
      const count = facet.count && rows.filter((row) => facet.count?.(row, "")).length;
      return (
        // As those of a choice of several next to it. A checkbox would be 2 kB of script more in each list.
        <Chip checked={value} onChange={onChange}>
          <Label option={{ value: "", label, count }} />
        </Chip>
      );
    }
  }
}

/** The options of a facet with how many rows have each. */
// biome-ignore lint/suspicious/noExplicitAny: a facet of any value
function countOptions<Row>({ control, count, hidesEmpty }: Facet<Row, any>, rows: readonly Row[]) {
  const options = "options" in control ? control.options : [];
  if (!count) return options;
  const counted = options.map((option) => ({
    ...option,
    count: rows.filter((row) => count(row, option.value)).length,
  }));
  return hidesEmpty ? counted.filter((option) => option.count > 0) : counted;
}
