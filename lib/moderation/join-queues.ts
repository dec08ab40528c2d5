/** A page of one of the lists that the queue joins. */
export interface QueuePart<Row> {
  /** In order of their ranks. */
  readonly rows: readonly Row[];
  /** The cursor that this page began after; `null` for the first. */
  readonly after: string | null;
  /** Whether there is more behind it. */
  readonly hasMore: boolean;
  /** Smaller is looked at first. */
  getRank(row: Row): number;
  /** The cursor by which the list goes on after a row. */
  toCursor(row: Row): string;
}

/** Where both lists go on; `null` at the end. A list that has nothing more goes on with `end`. */
type JoinedCursor = readonly [string, string];

/**
 * One page of two lists in the order of their ranks. A row that the page has no room for is read again for the next
 * one, so a page costs at most a page of either list.
 *
 * @param size rows of the joined page
 */
export function joinQueues<A, B>(
  a: QueuePart<A>,
  b: QueuePart<B>,
  size: number,
): { rows: (A | B)[]; next: JoinedCursor | null } {
  const rows: (A | B)[] = [];
  let [inA, inB] = [0, 0];
  while (rows.length < size) {
    const [ofA, ofB] = [a.rows[inA], b.rows[inB]];
    // What lies behind a page that was used up may come before what the other list still has.
    if ((ofA === undefined && a.hasMore) || (ofB === undefined && b.hasMore)) break;
    if (ofA !== undefined && (ofB === undefined || a.getRank(ofA) <= b.getRank(ofB))) {
      rows.push(ofA);
      inA += 1;
    } else if (ofB !== undefined) {
      rows.push(ofB);
      inB += 1;
    } else break;
  }
  const next = [getNext(a, inA), getNext(b, inB)] as const;
  return { rows, next: next[0] === "end" && next[1] === "end" ? null : next };
}

function getNext<Row>(part: QueuePart<Row>, used: number): string {
  if (used === part.rows.length && !part.hasMore) return "end";
  const last = used > 0 ? part.rows[used - 1] : undefined;
  return last === undefined ? (part.after ?? "") : part.toCursor(last);
}
