/**
 * State of a list in the address: filters, sort and tab. Pure. Junk in the address never
 * throws: what a field cannot read is its default, keys that no field knows are dropped.
 */

export type Direction = "asc" | "desc";

export interface Sort<Key extends string = string> {
  readonly key: Key;
  readonly direction: Direction;
}

/** One value of the state and how it is written in the address. */
export interface StateField<T> {
  readonly kind: "text" | "choice" | "multi" | "number" | "toggle" | "sort" | "tab";
  readonly initial: T;
  /** The value of a text from the address; `initial` for what makes no sense. */
  read(text: string): T;
  /** The text for the address; empty for the default. */
  write(value: T): string;
  /** Where the address says nothing, the list begins with the weapon type that the visitor plays. */
  readonly followsWeapon?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: fields of any value; `ListState` gives each its own type back
export type Fields = Readonly<Record<string, StateField<any>>>;

export type ListState<F extends Fields> = {
  readonly [Key in keyof F]: F[Key] extends StateField<infer Value> ? Value : never;
};

/** Longest query that is read from an address. */
const maxTextLength = 80;

/** Separates values of one key; it needs no escaping, and ids do not hold it. */
const separator = ".";

/** A text that a person types. Longer than 80 characters it is cut. */
export function createTextField(): StateField<string> {
  const cut = (text: string) => [...text].slice(0, maxTextLength).join("");
  return { kind: "text", initial: "", read: cut, write: cut };
}

/** One of some values, or none (`""`). */
export function createChoiceField<const T extends string>(options: readonly T[]): StateField<T | ""> {
  return {
    kind: "choice",
    initial: "",
    read: (text) => options.find((option) => option === text) ?? "",
    write: (value) => value,
  };
}

/** Any of some values, in the order in which they are declared. */
export function createMultiField<const T extends string>(options: readonly T[]): StateField<readonly T[]> {
  const known = (values: readonly string[]) => options.filter((option) => values.includes(option));
  return {
    kind: "multi",
    initial: [],
    read: (text) => known(text.split(separator)),
    write: (values) => known(values).join(separator),
  };
}

/** A number within bounds, both allowed, or none (`null`). Integers unless `step` is set. */
export function createNumberField({
  min,
  max,
  step = 1,
}: {
  min: number;
  max: number;
  step?: number;
}): StateField<number | null> {
  const fits = (value: number) =>
    value >= min && value <= max && (!Number.isInteger(step) || Number.isInteger(value));
  return {
    kind: "number",
    initial: null,
    read: (text) => (/^-?\d{1,9}(\.\d{1,6})?$/.test(text) && fits(Number(text)) ? Number(text) : null),
    write: (value) => (value === null ? "" : String(value)),
  };
}

/** On or off; off at first. */
export function createToggleField(): StateField<boolean> {
  return {
    kind: "toggle",
    initial: false,
    read: (text) => text === "1",
    write: (value) => (value ? "1" : ""),
  };
}

/** One of some tabs; the first one, or `initial`, when the address names none. */
export function createTabField<const T extends string>(
  options: readonly [T, ...T[]],
  initial: T = options[0],
): StateField<T> {
  return {
    kind: "tab",
    initial,
    read: (text) => options.find((option) => option === text) ?? initial,
    write: (value) => (value === initial ? "" : value),
  };
}

/** Column and direction of a sorted table. */
export function createSortField<const Key extends string>(
  keys: readonly Key[],
  initial: Sort<NoInfer<Key>>,
): StateField<Sort<Key>> {
  return {
    kind: "sort",
    initial,
    read: (text) => {
      const [name, direction, ...more] = text.split(separator);
      const key = keys.find((each) => each === name);
      if (!key || more.length > 0 || (direction !== "asc" && direction !== "desc")) return initial;
      return { key, direction };
    },
    write: ({ key, direction }) =>
      key === initial.key && direction === initial.direction ? "" : `${key}${separator}${direction}`,
  };
}

/** A field of weapon types that begins with the one that the visitor plays. */
export function followWeapon<T>(field: StateField<T>): StateField<T> {
  return { ...field, followsWeapon: true };
}

/** The field that begins with the visitor's weapon, with its key; `null` where a list has none. */
export function findWeaponField(fields: Fields): readonly [key: string, field: StateField<unknown>] | null {
  return Object.entries(fields).find(([, { followsWeapon }]) => followsWeapon) ?? null;
}

/** The state with nothing chosen: what the static page shows. */
export function getInitialState<F extends Fields>(fields: F): ListState<F> {
  return createState(fields, (field) => field.initial);
}

/** The state with every filter dropped; sort and tab stay. */
export function clearState<F extends Fields>(fields: F, state: ListState<F>): ListState<F> {
  return createState(fields, (field, key) =>
    field.kind === "sort" || field.kind === "tab" ? state[key] : field.initial,
  );
}

/** In place of a weapon type in an address that says nothing else: of all, whatever the visitor plays. */
const anyWeapon = "any";

/**
 * Reads the state from an address.
 *
 * @param search query with or without `?`; the first value of a repeated key counts
 * @param weapon type that the visitor plays: a list that follows it begins with it, unless the address says anything
 *   about the list
 */
export function parseState<F extends Fields>(
  fields: F,
  search: string,
  weapon: string | null = null,
): ListState<F> {
  const query = new URLSearchParams(search);
  const mine = weapon === null ? null : findWeaponField(fields);
  if (mine && weapon !== null && !Object.keys(fields).some((key) => query.has(key)))
    query.set(mine[0], weapon);
  return createState(fields, (field, key) => {
    const text = query.get(key);
    return text === null ? field.initial : field.read(text);
  });
}

/** Site-wide keys that lists do not change. */
const foreignKeys = ["lang"];

/**
 * Writes the state for an address: defaults left out, keys in the order of their declaration.
 *
 * @param search the query so far, from which the site's own keys are kept
 * @param weapon type that the visitor plays, with which the list would begin if the address said nothing
 * @returns query without `?`; empty for the initial state
 */
export function serializeState<F extends Fields>(
  fields: F,
  state: ListState<F>,
  search = "",
  weapon: string | null = null,
): string {
  const query = new URLSearchParams();
  for (const [key, field] of Object.entries(fields)) {
    const text = field.write(state[key]);
    if (text) query.set(key, text);
  }
  const mine = weapon === null ? null : findWeaponField(fields);
  if (mine && query.size === 0) query.set(mine[0], anyWeapon);
  const before = new URLSearchParams(search);
  for (const key of foreignKeys) {
    const text = before.get(key);
    if (text !== null && !(key in fields)) query.set(key, text);
  }
  return query.toString();
}

function createState<F extends Fields>(
  fields: F,
  valueFor: (field: StateField<unknown>, key: string) => unknown,
): ListState<F> {
  const entries = Object.entries(fields).map(([key, field]) => [key, valueFor(field, key)]);
  // Each value comes from the field of its key, which is what the mapped type says.
  return Object.fromEntries(entries);
}
