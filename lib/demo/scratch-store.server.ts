import { type DocumentReference, FieldValue, type Firestore, Timestamp } from "@/lib/firebase/admin.server";

type Fields = Record<string, unknown>;
type Filter = (fields: Fields) => boolean;
type Compare = (a: Fields, b: Fields) => number;

/** A document of the scratch store. */
export interface ScratchDocument {
  readonly path: string;
  readonly fields: Fields;
}

/**
 * A store of plain objects that use cases can run on, with what the use cases of leaderboards call and nothing more.
 * Half a year of runs takes thousands of transactions: here they take a second, on the emulator minutes.
 */
export interface ScratchStore {
  readonly db: Firestore;
  /** Puts a document there, past all use cases. */
  put(path: string, fields: Fields): void;
  /** Everything there is, by path. */
  list(): ScratchDocument[];
}

/** An empty one. One transaction runs at a time, so none is ever repeated. */
export function createScratchStore(): ScratchStore {
  const documents = new Map<string, Fields>();
  let turn: Promise<unknown> = Promise.resolve();
  let created = 0;

  const read = (ref: ScratchRef) => createSnapshot(ref, documents.get(ref.path));
  const readAll = (query: ScratchQuery) => {
    const docs = select(documents, query).map(([path, fields]) => createSnapshot(toRef(path), fields));
    return { docs, size: docs.length };
  };

  const toRef = (path: string): ScratchRef => ({
    path,
    id: path.slice(path.lastIndexOf("/") + 1),
    collection: (name) => toCollection(`${path}/${name}`),
    get: async () => read(toRef(path)),
  });
  const toQuery = (query: ScratchQuery): ScratchQuery & Queried => ({
    ...query,
    where: (field, operator, value) =>
      toQuery({ ...query, filters: [...query.filters, createFilter(field, operator, normalize(value))] }),
    orderBy: (field) =>
      toQuery({
        ...query,
        filters: [...query.filters, (fields) => fields[field] !== undefined],
        orders: [...query.orders, (a, b) => compare(a[field], b[field])],
      }),
    limit: (most) => toQuery({ ...query, most }),
    count: () => ({ counted: query }),
    get: async () => readAll(query),
  });
  const toCollection = (folder: string) => ({
    ...toQuery({ folder, filters: [], orders: [], most: Number.POSITIVE_INFINITY }),
    doc: (id: string = createId(created++)) => toRef(`${folder}/${id}`),
  });

  const runTransaction = async <T>(body: (transaction: unknown) => Promise<T>): Promise<T> => {
    const { transaction, apply } = createTransaction(documents, (target) => {
      if ("counted" in target) return { data: () => ({ count: readAll(target.counted).size }) };
      return "path" in target ? read(target) : readAll(target);
    });
    const result = await body(transaction);
    apply();
    return result;
  };

  const db = {
    collection: toCollection,
    doc: toRef,
    getAll: async (...refs: (ScratchRef | { fieldMask: unknown })[]) =>
      refs.flatMap((ref) => ("path" in ref ? [read(ref)] : [])),
    runTransaction: <T>(body: (transaction: unknown) => Promise<T>) => {
      const result = turn.then(() => runTransaction(body));
      turn = result.catch(() => undefined);
      return result;
    },
  };
  return {
    // It has a part of the SDK's methods: whatever a use case calls beyond that fails at once, in the demo's own test.
    db: db as unknown as Firestore,
    put: (path, fields) => void documents.set(path, merge({}, fields)),
    list: () => [...documents].map(([path, fields]) => ({ path, fields })),
  };
}

interface ScratchRef extends Pick<DocumentReference, "path" | "id"> {
  collection(name: string): unknown;
  get(): Promise<unknown>;
}

interface ScratchQuery {
  readonly folder: string;
  readonly filters: readonly Filter[];
  readonly orders: readonly Compare[];
  readonly most: number;
}

/** A query of which only the number of documents matters. */
interface Counted {
  readonly counted: ScratchQuery;
}

type Target = ScratchRef | ScratchQuery | Counted;

interface Queried {
  where(field: string, operator: string, value: unknown): unknown;
  orderBy(field: string): unknown;
  limit(most: number): unknown;
  count(): Counted;
  get(): Promise<unknown>;
}

/** Documents of a query, in its order. */
function select(documents: ReadonlyMap<string, Fields>, query: ScratchQuery): [string, Fields][] {
  const { folder, filters, orders, most } = query;
  const found = [...documents].filter(
    ([path, fields]) =>
      path.startsWith(`${folder}/`) &&
      !path.slice(folder.length + 1).includes("/") &&
      filters.every((filter) => filter(fields)),
  );
  const sorted = found.toSorted(([, a], [, b]) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return sorted.slice(0, most);
}

/** Collects writes, which `apply` carries out together. */
function createTransaction(
  documents: Map<string, Fields>,
  read: (target: Target) => unknown,
): { transaction: unknown; apply: () => void } {
  const writes: (() => void)[] = [];
  const write = (ref: ScratchRef, change: (held: Fields | undefined) => Fields | null) =>
    void writes.push(() => {
      const next = change(documents.get(ref.path));
      if (next) documents.set(ref.path, next);
      else documents.delete(ref.path);
    });
  const transaction = {
    get: async (target: Target) => read(target),
    getAll: async (...refs: ScratchRef[]) => refs.map(read),
    create: (ref: ScratchRef, fields: Fields) => write(ref, () => merge({}, fields)),
    set: (ref: ScratchRef, fields: Fields, options?: { merge?: boolean }) =>
      write(ref, (held = {}) => merge(options?.merge ? held : {}, fields)),
    update: (ref: ScratchRef, fields: Fields) => write(ref, (held = {}) => merge(held, unfold(fields))),
    delete: (ref: ScratchRef) => write(ref, () => null),
  };
  const apply = () => {
    for (const each of writes) each();
  };
  return { transaction, apply };
}

function createSnapshot(ref: ScratchRef, fields: Fields | undefined) {
  return {
    ref,
    id: ref.id,
    exists: fields !== undefined,
    // This store is part of the process, and has its clock.
    readTime: Timestamp.now(),
    data: () => fields,
    get: (field: string) => fields?.[field],
  };
}

function createFilter(field: string, operator: string, value: unknown): Filter {
  switch (operator) {
    case "==":
      return (fields) => compare(fields[field], value) === 0;
    case ">=":
      return (fields) => fields[field] != null && compare(fields[field], value) >= 0;
    case "array-contains":
      return (fields) => Array.isArray(fields[field]) && fields[field].includes(value);
    default:
      throw new Error(`The scratch store has no ${operator}.`);
  }
}

function compare(a: unknown, b: unknown): number {
  const [x, y] = [toComparable(a), toComparable(b)];
  return x === y ? 0 : x < y ? -1 : 1;
}

function toComparable(value: unknown): number | string {
  if (value instanceof Timestamp) return value.toMillis();
  return typeof value === "number" ? value : String(value);
}

/** Fields over others: maps are joined, a deletion removes, a number to add is added. */
function merge(held: Fields, changes: Fields): Fields {
  const next = { ...held };
  for (const [name, value] of Object.entries(changes)) {
    const old = next[name];
    if (value instanceof FieldValue) {
      if (value.isEqual(FieldValue.delete())) delete next[name];
      else
        next[name] = (typeof old === "number" ? old : 0) + (value.isEqual(FieldValue.increment(1)) ? 1 : -1);
    } else if (isMap(value)) next[name] = merge(isMap(old) ? old : {}, value);
    else next[name] = normalize(value);
  }
  return next;
}

function normalize(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(normalize);
  return isMap(value) ? merge({}, value) : value;
}

function isMap(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** `stats.runs` as a map in a map. */
function unfold(fields: Fields): Fields {
  const unfolded: Fields = {};
  for (const [path, value] of Object.entries(fields)) {
    const [name = "", ...rest] = path.split(".");
    const inner = rest.reduceRight<unknown>((below, key) => ({ [key]: below }), value);
    const held = unfolded[name];
    unfolded[name] = isMap(held) && isMap(inner) ? { ...held, ...inner } : inner;
  }
  return unfolded;
}

function createId(seed: number): string {
  return `demo${String(seed).padStart(16, "0")}`;
}
