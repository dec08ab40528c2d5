import type { ReactNode } from "react";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import type { SearchNames } from "@/lib/names/search-names";
import {
  createChoiceField,
  createMultiField,
  createNumberField,
  createTextField,
  createToggleField,
  type Fields,
  type ListState,
  type StateField,
} from "@/lib/site/list-state";
import type { MatchTexts } from "@/lib/text/fold-texts";
import type { ListFilter, RowTest } from "./list-filter";

interface FacetOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: ReactNode;
}

/** The control of a facet in the rail. */
type FacetControl =
  | { readonly kind: "text"; readonly placeholder?: string }
  | {
      readonly kind: "choice";
      readonly options: readonly FacetOption<string>[];
      readonly look?: "select" | "chips";
      readonly anyLabel?: string;
    }
  | {
      readonly kind: "record";
      readonly entity: NamedEntity;
      readonly options: readonly FacetOption<string>[];
    }
  | { readonly kind: "multi"; readonly options: readonly FacetOption<string>[] }
  | {
      readonly kind: "minimum";
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly unit?: string;
    }
  | { readonly kind: "toggle" };

/** One thing that a list is narrowed by: its place in the address, its control, its chip and its test. */
export interface Facet<Row, T> {
  readonly field: StateField<T>;
  readonly control: FacetControl;
  /** Of the control. */
  readonly label: string;
  /** Of the chip. */
  readonly chip: string;
  /** The choice on the chip; empty where nothing is chosen. */
  describe(value: T): string;
  createTest(value: T, names: SearchNames): RowTest<Row>;
  /** Whether a row counts for an option, or for the facet. Without it there are no counts. */
  count?(row: Row, option: string): boolean;
  /** Leaves out options that no row has. Needs `count`. */
  readonly hidesEmpty?: boolean;
  /** Whether the control makes sense for these rows. */
  isShown?(rows: readonly Row[]): boolean;
  /** Further changes of choosing, such as the sort. */
  patch?(value: T): Readonly<Record<string, unknown>>;
}

/** By key in the address, in the order of the rail. */
// biome-ignore lint/suspicious/noExplicitAny: facets of any value; `FacetFields` gives each its own type back
export type Facets<Row> = Readonly<Record<string, Facet<Row, any>>>;

// biome-ignore lint/suspicious/noExplicitAny: of rows of any kind
type FacetFields<F extends Facets<any>> = { readonly [Key in keyof F]: F[Key]["field"] };

/** The fields of the facets of a list in the address. */
// biome-ignore lint/suspicious/noExplicitAny: of rows of any kind
export function getFacetFields<F extends Facets<any>>(facets: F): FacetFields<F> {
  const fields = Object.entries(facets).map(([key, { field }]) => [key, field]);
  // Each field is that of its key, which is what the mapped type says.
  return Object.fromEntries(fields);
}

/** The filters of a list, as chips and the empty result speak of them. */
export function getFacetFilters<Row>(
  facets: Facets<Row>,
  state: ListState<Fields>,
  names: SearchNames,
): ListFilter<Row>[] {
  return Object.entries(facets).map(([key, facet]) => ({
    key,
    label: facet.chip,
    value: facet.describe(state[key]),
    test: facet.createTest(state[key], names),
  }));
}

/** Options of some values; a value is its own label where there are no others. */
export function toOptions<V extends string>(
  values: readonly V[],
  labels?: Readonly<Record<V, string>>,
): FacetOption<V>[] {
  return values.map((value) => ({ value, label: labels ? labels[value] : value }));
}

interface FacetText<T> {
  readonly label: string;
  /** Where the chip says it otherwise. */
  readonly chip?: string;
  readonly describe?: (value: T) => string;
}

interface OptionFacet<Row> {
  /** Shows how many rows each option has. */
  readonly isCounted?: boolean;
  readonly hidesEmpty?: boolean;
  readonly isShown?: (rows: readonly Row[]) => boolean;
}

/** Makes the facets of a list of rows. */
export function createFacets<Row>() {
  return {
    /** Words that a row is found by. */
    text({
      label,
      chip = "Search",
      placeholder,
      texts,
    }: FacetText<string> & {
      readonly placeholder?: string;
      readonly texts: (row: Row, names: SearchNames) => MatchTexts;
    }): Facet<Row, string> {
      return {
        field: createTextField(),
        control: { kind: "text", ...(placeholder !== undefined && { placeholder }) },
        label,
        chip,
        describe: (value) => value.trim(),
        createTest: (value, names) => names.createTest(value, (row: Row) => texts(row, names)),
      };
    },

    /** One of some options. */
    oneOf<V extends string>({
      label,
      chip = label,
      options,
      has,
      describe,
      patch,
      isShown,
      isCounted,
      hidesEmpty = false,
      entity,
      ...look
    }: FacetText<V> &
      OptionFacet<Row> & {
        readonly options: readonly FacetOption<V>[];
        readonly has: (row: Row, option: NoInfer<V>) => boolean;
        readonly look?: "select" | "chips";
        readonly anyLabel?: string;
        /** Entity of the options, where they are many: the field finds them as one types. */
        readonly entity?: NamedEntity;
        readonly patch?: (value: V | "") => Readonly<Record<string, unknown>>;
      }): Facet<Row, V | ""> {
      return {
        field: createChoiceField(options.map(({ value }) => value)),
        control: entity ? { kind: "record", entity, options } : { kind: "choice", options, ...look },
        label,
        chip,
        hidesEmpty,
        describe: (value) => (value === "" ? "" : (describe?.(value) ?? getLabel(options, value))),
        createTest: (value) => (row) => value === "" || has(row, value),
        ...((isCounted || hidesEmpty) && { count: (row, option) => has(row, option as V) }),
        ...(patch && { patch }),
        ...(isShown && { isShown }),
      };
    },

    /** Any of some options. */
    anyOf<V extends string>({
      label,
      chip = label,
      options,
      has,
      passes = (row, values) => values.some((value) => has(row, value)),
      describe = (values) => values.map((value) => getLabel(options, value)).join(" or "),
      isShown,
      isCounted,
      hidesEmpty = false,
    }: FacetText<readonly V[]> &
      OptionFacet<Row> & {
        readonly options: readonly FacetOption<V>[];
        readonly has: (row: Row, option: NoInfer<V>) => boolean;
        /** Where a row needs more than one of the options. */
        readonly passes?: (row: Row, options: readonly NoInfer<V>[]) => boolean;
      }): Facet<Row, readonly V[]> {
      return {
        field: createMultiField(options.map(({ value }) => value)),
        control: { kind: "multi", options },
        label,
        chip,
        hidesEmpty,
        describe,
        createTest: (values) => (row) => passes(row, values),
        ...((isCounted || hidesEmpty) && { count: (row, option) => has(row, option as V) }),
        ...(isShown && { isShown }),
      };
    },

    /** A number that a figure is held against. */
    number({
      label,
      chip = label,
      passes,
      describe = String,
      ...bounds
    }: FacetText<number> & {
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly unit?: string;
      readonly passes: (row: Row, value: number) => boolean;
    }): Facet<Row, number | null> {
      return {
        field: createNumberField({ min: bounds.min, max: bounds.max }),
        control: { kind: "minimum", ...bounds },
        label,
        chip,
        describe: (value) => (value === null ? "" : describe(value)),
        createTest: (value) => (row) => value === null || passes(row, value),
      };
    },

    /** On or off. @param on what the chip says */
    toggle({
      label,
      chip,
      on,
      has,
      isCounted = false,
    }: {
      readonly label: string;
      readonly chip: string;
      readonly on: string;
      readonly has: (row: Row) => boolean;
      readonly isCounted?: boolean;
    }): Facet<Row, boolean> {
      return {
        field: createToggleField(),
        control: { kind: "toggle" },
        label,
        chip,
        describe: (value) => (value ? on : ""),
        createTest: () => has,
        ...(isCounted && { count: has }),
      };
    },
  };
}

function getLabel<V extends string>(options: readonly FacetOption<V>[], value: V): string {
  return options.find((option) => option.value === value)?.label ?? "";
}
