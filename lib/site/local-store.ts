import { readStored, watchStored, writeStored } from "./stored-text";

interface LocalStoreOptions<Value, Context extends readonly unknown[]> {
  /** Key in local storage. It belongs in `stored-data.ts`, which the privacy policy shows. */
  readonly key: string;
  /** Value where nothing is stored, and on the server. */
  readonly empty: Value;
  /** Reads the stored text, which anybody may have changed. Where it throws, the value is `empty`. */
  parse(text: string, ...context: Context): Value;
  /** @returns the text to store; `null` removes what is stored */
  format(value: Value): string | null;
}

export interface LocalStore<Value, Context extends readonly unknown[] = []> {
  readonly empty: Value;
  /** The value as it is; the same object until it changes. */
  get(...context: Context): Value;
  /**
   * Applies a change to the value as it is now, saves it, and notifies this tab; the browser notifies the others. A
   * change that returns the value it was given does nothing.
   */
  change(by: (value: Value) => Value, ...context: Context): void;
  /** Whether the last change could not be saved: it then lasts as long as the page. */
  isUnsaved(): boolean;
  /** Calls back when the value changes here or in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * A value in this browser, shared by all tabs. Where storage is full or forbidden, the value is held in memory.
 *
 *     const store = createLocalStore({
 *       key: "quarry-notes",
 *       empty: noNotes,
 *       parse: (text) => notesSchema.parse(JSON.parse(text)),
 *       format: JSON.stringify,
 *     });
 *     const notes = useLocalStore(store);
 *
 * @param options `Context` is what `parse` needs besides the text, such as a catalog that is loaded later.
 */
export function createLocalStore<Value, Context extends readonly unknown[] = []>({
  key,
  empty,
  parse,
  format,
}: LocalStoreOptions<Value, Context>): LocalStore<Value, Context> {
  const listeners = new Set<() => void>();
  /** The last text that was read and what it says: the same text gives the same object, so nothing renders twice. */
  let known: { text: string; context: Context; value: Value } | null = null;
  let unsaved: { readonly value: Value } | null = null;

  function get(...context: Context): Value {
    if (unsaved) return unsaved.value;
    const text = readStored(key);
    if (text === null) return empty;
    if (text !== known?.text || context.some((each, index) => each !== known?.context[index])) {
      known = { text, context, value: parseOr(empty, () => parse(text, ...context)) };
    }
    return known.value;
  }

  function change(by: (value: Value) => Value, ...context: Context): void {
    const before = get(...context);
    const value = by(before);
    if (value === before) return;
    const text = format(value);
    const isSaved = writeStored(key, text);
    unsaved = isSaved ? null : { value };
    if (isSaved && text !== null) known = { text, context, value };
    for (const listener of listeners) listener();
  }

  return {
    empty,
    get,
    change,
    isUnsaved: () => unsaved !== null,
    subscribe(listener) {
      listeners.add(listener);
      const stopWatching = watchStored(key, listener);
      return () => {
        listeners.delete(listener);
        stopWatching();
      };
    },
  };
}

function parseOr<Value>(otherwise: Value, parse: () => Value): Value {
  try {
    return parse();
  } catch {
    return otherwise;
  }
}
