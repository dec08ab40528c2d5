import { type Query, type QueryDocumentSnapshot, Timestamp } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { type CursorField, type CursorTime, type CursorValue, decodeCursor, encodeCursor } from "./cursor";
import { pageSize } from "./page-size";

interface PagedQuery<Row> {
  /** Ordered by `fields`. */
  readonly query: Query;
  /** Short name of the list and its order; part of the cursor. */
  readonly list: string;
  readonly fields: readonly CursorField[];
  /** `nextCursor` of the page before; absent for the first. */
  readonly cursor: string | undefined;
  /** Default 25. */
  readonly size?: number;
  readonly parse: (document: QueryDocumentSnapshot) => Row;
  /** The values of `fields` of a row. */
  readonly toPosition: (row: Row) => readonly CursorValue[];
}

/**
 * One page of a list. Reads one document more than it gives, which shows whether there is another page.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function readPage<Row>({
  query,
  list,
  fields,
  cursor,
  size = pageSize,
  parse,
  toPosition,
}: PagedQuery<Row>): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const started = cursor === undefined ? query : query.startAfter(...getStart(list, fields, cursor));
  const { docs } = await started.limit(size + 1).get();
  const rows = docs.slice(0, size).map(parse);
  const last = rows.at(-1);
  const hasMore = docs.length > size && last !== undefined;
  return { rows, nextCursor: hasMore ? encodeCursor(list, toPosition(last)) : null };
}

function getStart(list: string, fields: readonly CursorField[], cursor: string): unknown[] {
  const position = decodeCursor(list, fields, cursor);
  if (!position) {
    throw new ApiError(400, "The cursor does not belong to this list.", {
      code: "bad-request",
      details: { issues: [{ path: "cursor", message: "must be the nextCursor of an earlier page" }] },
    });
  }
  return position.map((value) => (isTime(value) ? new Timestamp(value.seconds, value.nanoseconds) : value));
}

function isTime(value: CursorValue): value is CursorTime {
  return typeof value === "object";
}
