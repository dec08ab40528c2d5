import { z } from "zod";
import settings from "@/firestore.indexes.json";

/**
 * Which indexes Firestore needs for a query, and whether `firestore.indexes.json` has them. The emulator and the store
 * in memory answer every query; the real store refuses one without an index.
 * Rules: https://firebase.google.com/docs/firestore/query-data/index-overview
 */

const orders = ["ASCENDING", "DESCENDING"] as const;
type Direction = (typeof orders)[number];
type Scope = "COLLECTION" | "COLLECTION_GROUP";
type Mode = Direction | "CONTAINS";

const indexFieldSchema = z.object({
  fieldPath: z.string(),
  order: z.enum(orders).optional(),
  arrayConfig: z.literal("CONTAINS").optional(),
});
const scopeSchema = z.enum(["COLLECTION", "COLLECTION_GROUP"]);
const settingsSchema = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), queryScope: scopeSchema, fields: z.array(indexFieldSchema) }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(indexFieldSchema.omit({ fieldPath: true }).extend({ queryScope: scopeSchema })),
    }),
  ),
});

/** What `firestore.indexes.json` declares. */
export type IndexSettings = z.infer<typeof settingsSchema>;

/** The file that is deployed with the rules. */
export function readIndexSettings(): IndexSettings {
  return settingsSchema.parse(settings);
}

const fieldSchema = z.object({ fieldPath: z.string() });
const fieldFilterSchema = z.object({ field: fieldSchema, op: z.string() });
interface CompositeFilter {
  readonly op: string;
  readonly filters: readonly Filter[];
}
interface Filter {
  readonly fieldFilter?: z.infer<typeof fieldFilterSchema> | null | undefined;
  readonly unaryFilter?: z.infer<typeof fieldFilterSchema> | null | undefined;
  readonly compositeFilter?: CompositeFilter | null | undefined;
}
const filterSchema: z.ZodType<Filter> = z.lazy(() =>
  z.object({
    fieldFilter: fieldFilterSchema.nullish(),
    unaryFilter: fieldFilterSchema.nullish(),
    compositeFilter: z.object({ op: z.string(), filters: z.array(filterSchema) }).nullish(),
  }),
);

/** A query as the SDK sends it. */
export const structuredQuerySchema = z.object({
  from: z.array(z.object({ collectionId: z.string().nullish(), allDescendants: z.boolean().nullish() })),
  where: filterSchema.nullish(),
  orderBy: z.array(z.object({ field: fieldSchema, direction: z.string() })).nullish(),
});

type StructuredQuery = z.infer<typeof structuredQuerySchema>;

interface Condition {
  readonly field: string;
  readonly op: string;
}

const equalities = new Set(["EQUAL", "IN", "IS_NULL", "IS_NAN"]);
const contains = new Set(["ARRAY_CONTAINS", "ARRAY_CONTAINS_ANY"]);

/** The conditions of each way in which a filter can hold: Firestore answers "or" as several queries. */
function listWays(filter: Filter | null | undefined): readonly (readonly Condition[])[] {
  const single = filter?.fieldFilter ?? filter?.unaryFilter;
  if (single) return [[{ field: single.field.fieldPath, op: single.op }]];
  if (!filter?.compositeFilter) return [[]];
  const { op, filters } = filter.compositeFilter;
  if (op === "OR") return filters.flatMap(listWays);
  return filters
    .map(listWays)
    .reduce((ways, more) => ways.flatMap((way) => more.map((each) => [...way, ...each])), [[]]);
}

interface Need {
  readonly collection: string;
  readonly scope: Scope;
  /** Fields of equalities and of "contains", which may stand in any order. */
  readonly fixed: ReadonlyMap<string, Mode>;
  readonly sorted: readonly { readonly field: string; readonly direction: Direction }[];
}

const documentId = "__name__";

function toNeed(query: StructuredQuery, conditions: readonly Condition[]): Need {
  const [from] = query.from;
  const fixed = new Map<string, Mode>();
  for (const { field, op } of conditions) {
    if (equalities.has(op) && field !== documentId) fixed.set(field, "ASCENDING");
    if (contains.has(op)) fixed.set(field, "CONTAINS");
  }
  const isEqual = (field: string) => fixed.has(field) && fixed.get(field) !== "CONTAINS";
  const sorted = (query.orderBy ?? [])
    .map(({ field, direction }) => ({
      field: field.fieldPath,
      direction: direction === "DESCENDING" ? ("DESCENDING" as const) : ("ASCENDING" as const),
    }))
    .filter(({ field }) => !isEqual(field));
  const ranges = conditions.filter(({ op }) => !equalities.has(op) && !contains.has(op));
  for (const { field } of ranges) {
    if (isEqual(field) || sorted.some((each) => each.field === field)) continue;
    sorted.push({ field, direction: sorted.at(-1)?.direction ?? "ASCENDING" });
  }
  // Every index ends in the document id, in the direction of what stands before it.
  const last = sorted.at(-1);
  if (last?.field === documentId && last.direction === (sorted.at(-2)?.direction ?? "ASCENDING"))
    sorted.pop();
  return {
    collection: from?.collectionId ?? "",
    scope: from?.allDescendants ? "COLLECTION_GROUP" : "COLLECTION",
    fixed,
    sorted,
  };
}

const other = (mode: Mode): Mode => {
  if (mode === "CONTAINS") return mode;
  return mode === "ASCENDING" ? "DESCENDING" : "ASCENDING";
};

/** Whether one field is indexed by itself: in collections all are, unless the settings say otherwise. */
function isIndexed(settings: IndexSettings, { collection, scope }: Need, field: string, mode: Mode): boolean {
  if (field === documentId) return mode === "ASCENDING";
  const override = settings.fieldOverrides.find(
    (each) => each.collectionGroup === collection && each.fieldPath === field,
  );
  if (!override) return scope === "COLLECTION";
  return override.indexes.some(
    (index) => index.queryScope === scope && (index.order ?? index.arrayConfig) === mode,
  );
}

/** The fixed fields of each declared index that yields the order of the query, read forward or backward. */
function listPrefixes(settings: IndexSettings, { collection, scope, fixed, sorted }: Need): string[][] {
  return settings.indexes
    .filter((index) => index.collectionGroup === collection && index.queryScope === scope)
    .flatMap(({ fields }) => {
      const end = fields.slice(fields.length - sorted.length);
      const start = fields.slice(0, fields.length - sorted.length);
      const reads = (turn: (mode: Mode) => Mode) =>
        sorted.every(({ field, direction }, place) => {
          const found = end[place];
          return found?.fieldPath === field && found.order === turn(direction);
        });
      const fits = start.every(({ fieldPath, arrayConfig }) => {
        const mode = fixed.get(fieldPath);
        return mode !== undefined && (mode === "CONTAINS") === (arrayConfig === "CONTAINS");
      });
      return fits && (reads((mode) => mode) || reads(other)) ? [start.map(({ fieldPath }) => fieldPath)] : [];
    });
}

/** Whether the store can answer: by one index, by several that end in the same order, or by those of single fields. */
function isServed(settings: IndexSettings, need: Need): boolean {
  const { fixed, sorted } = need;
  const covered = new Set(listPrefixes(settings, need).flat());
  if (sorted.length === 0) {
    return [...fixed].every(([field, mode]) => covered.has(field) || isIndexed(settings, need, field, mode));
  }
  if (fixed.size > 0) return [...fixed.keys()].every((field) => covered.has(field));
  const [first, ...more] = sorted;
  if (first && more.length === 0) return isIndexed(settings, need, first.field, first.direction);
  return listPrefixes(settings, need).length > 0;
}

/**
 * The indexes that a query needs and the settings lack, as the fields of one that would serve it; empty where Firestore
 * can answer.
 */
export function listMissingIndexes(query: StructuredQuery, settings: IndexSettings): string[] {
  return listWays(query.where)
    .map((conditions) => toNeed(query, conditions))
    .filter((need) => !isServed(settings, need))
    .map(({ collection, scope, fixed, sorted }) => {
      const fields = [
        ...[...fixed].map(([field, mode]) => `${field} ${mode}`),
        ...sorted.map(({ field, direction }) => `${field} ${direction}`),
      ];
      return `${collection} (${scope}): ${fields.join(", ")}`;
    });
}
