import { toSlug } from "@/lib/catalog/to-slug";
import { ImportError, type RowPlace } from "./import-error";

/**
 * Ids by what the tables call a record. A record that had an id keeps it, whatever its name is now: addresses, saved
 * builds and share codes hold ids.
 */
export class Ids {
  private readonly byKind = new Map<string, Map<string, string>>();

  /** @param previous kind, key in the tables, id of what was imported before */
  constructor(private readonly previous: ReadonlyMap<string, ReadonlyMap<string, string>>) {}

  /**
   * Gives a record its id: the one it had, otherwise the slug of its English name.
   *
   * @param kind a file of the catalog, or another set of ids
   * @param key what the tables call the record, unique within the kind
   * @param prefix begins a new id, with a hyphen, where ids of the kind begin with something
   * @throws ImportError where the key was seen before or a new id is taken already
   */
  assign(kind: string, key: string, name: string, place: RowPlace, prefix?: string): string {
    const known = this.getKind(kind);
    if (known.has(key)) throw new ImportError(place, null, `${kind}: ${key} stands in two rows.`);
    const before = this.previous.get(kind);
    const id = before?.get(key) ?? (prefix ? `${prefix}-${toSlug(name)}` : toSlug(name));
    const owner = findKey(known, id) ?? (before?.has(key) ? undefined : findKey(before, id));
    if (id === "") throw new ImportError(place, null, `${kind}: "${name}" makes no id.`);
    if (owner !== undefined) {
      throw new ImportError(place, null, `${kind}: the id ${id} of "${name}" is that of ${owner} already.`);
    }
    known.set(key, id);
    return id;
  }

  /** Whether a record with the key was imported before. */
  isKnown(kind: string, key: string): boolean {
    return this.previous.get(kind)?.has(key) ?? false;
  }

  /** @throws ImportError where nothing has the key */
  get(kind: string, key: string | number, place: RowPlace, field: string): string {
    const id = this.find(kind, key);
    if (id === undefined) throw new ImportError(place, field, `${kind}: nothing has the key ${key}.`);
    return id;
  }

  /** The id of a key, or `undefined`. */
  find(kind: string, key: string | number): string | undefined {
    return this.byKind.get(kind)?.get(String(key));
  }

  /** Key and id of everything of a kind, in the order in which ids were assigned. */
  list(kind: string): (readonly [key: string, id: string])[] {
    return [...(this.byKind.get(kind) ?? [])];
  }

  private getKind(kind: string): Map<string, string> {
    const known = this.byKind.get(kind) ?? new Map<string, string>();
    this.byKind.set(kind, known);
    return known;
  }
}

function findKey(ids: ReadonlyMap<string, string> | undefined, id: string): string | undefined {
  for (const [key, known] of ids ?? []) if (known === id) return key;
  return undefined;
}
