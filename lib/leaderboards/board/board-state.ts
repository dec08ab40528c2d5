import { compareRows, type Ranked } from "./placing";

/*
 * A board in its chunks. The first is in `boards/{id}`, the next ones in `boards/{id}/parts/{n}`. A row takes up to
 * about 2 KB (four hunters with the longest ids and names, a build's code), so 400 rows stay below 0.8 of the 1 MiB
 * that Firestore allows a document. A board is one document up to 400 runners, and begins its first part before it
 * would outgrow that; a board of 5,000 runners has 15 or so.
 */

/** Most rows of a chunk. One more, and the chunks from there on are cut anew. */
export const maxChunkRows = 400;
/** Rows of a chunk that was cut anew: with room for more before the next cut. */
export const cutChunkRows = 300;

interface BoardRow extends Ranked {
  /** Whose row it is. */
  readonly entrant: string;
}

/** Rows in order over all chunks. No chunk is empty, but for the only one of an empty board. */
export type Chunks<Row> = readonly (readonly Row[])[];

/**
 * A board with a row put in its place, instead of the entrant's row so far where there is one. Chunks that do not
 * change are the same objects as before.
 */
export function putRow<Row extends BoardRow>(chunks: Chunks<Row>, row: Row): Chunks<Row> {
  const without = dropEntrant(chunks, row.entrant);
  const after = without.findIndex(([first]) => first !== undefined && compareRows(first, row) > 0);
  const index = Math.max(0, (after === -1 ? without.length : after) - 1);
  const rows = [...(without[index] ?? []), row].toSorted(compareRows);
  if (rows.length <= maxChunkRows) return replaceChunk(without, index, rows);
  return [...without.slice(0, index), ...cutRows([...rows, ...without.slice(index + 1).flat()])];
}

/** A board without an entrant's row. */
export function dropEntrant<Row extends BoardRow>(chunks: Chunks<Row>, entrant: string): Chunks<Row> {
  const index = chunks.findIndex((rows) => rows.some((row) => row.entrant === entrant));
  const rows = chunks[index];
  return rows
    ? replaceChunk(
        chunks,
        index,
        rows.filter((row) => row.entrant !== entrant),
      )
    : chunks;
}

/** The row of an entrant. */
export function findRow<Row extends BoardRow>(chunks: Chunks<Row>, entrant: string): Row | undefined {
  for (const rows of chunks) {
    const found = rows.find((row) => row.entrant === entrant);
    if (found) return found;
  }
  return undefined;
}

/** How many rows lie before a chunk, and how many of them are faster than its first row. */
export function countBefore(chunks: Chunks<Ranked>, index: number): { before: number; faster: number } {
  const earlier = chunks.slice(0, index).flat();
  const first = chunks[index]?.[0];
  const faster = first ? earlier.filter(({ timeCs }) => timeCs < first.timeCs).length : earlier.length;
  return { before: earlier.length, faster };
}

function replaceChunk<Row>(chunks: Chunks<Row>, index: number, rows: readonly Row[]): Chunks<Row> {
  const replaced = chunks.length === 0 ? [rows] : chunks.map((chunk, at) => (at === index ? rows : chunk));
  const filled = replaced.filter((chunk) => chunk.length > 0);
  return filled.length > 0 ? filled : [[]];
}

function cutRows<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / cutChunkRows);
  return Array.from({ length: count }, (_, at) => rows.slice(at * cutChunkRows, (at + 1) * cutChunkRows));
}
