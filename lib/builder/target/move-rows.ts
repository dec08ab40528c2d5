import { groupBy } from "@/lib/catalog/group-by";
import type { FileMove } from "../data/damage-file";
import { maxCount, maxMoves, type SetupMove } from "./damage-setup";

/** A move as players know it: one record of the facts, or all hits of one that has several. */
export interface MoveRow {
  /** Ids of its records. */
  readonly key: string;
  /** English. */
  readonly name: string;
  readonly hits: readonly MoveRowHit[];
}

interface MoveRowHit {
  readonly move: FileMove;
  /** How often the record counts in one move: `Descending Slash 3-5` three times. */
  readonly times: number;
}

/** A row of a rotation. */
export interface RotationRow {
  readonly row: MoveRow;
  /** How often the whole move is done, 1 and up. */
  readonly count: number;
}

/**
 * Moves with the hits of one move in a row of their own, by the number that ends their names. A variant of some hits,
 * such as `True Charged Slash Lv3 2 (Power)`, is a move of its own, with the other hits of the plain one. Rows are in
 * the order of their first hit.
 *
 * @param moves of one weapon type, those that the weapon can do
 */
export function listMoveRows(moves: readonly FileMove[]): readonly MoveRow[] {
  const groups = listGroups(moves);
  const grouped = new Set(groups.flatMap(({ hits }) => hits.map(({ move }) => move.id)));
  const singles = moves.filter(({ id }) => !grouped.has(id)).map(toSingleRow);
  const places = new Map(moves.map(({ id }, place) => [id, place]));
  // A variant shares its first hit with the plain move: the last hit tells the two apart.
  const place = ({ hits }: MoveRow, at: number) => places.get(hits.at(at)?.move.id ?? "") ?? 0;
  return [...groups, ...singles].toSorted((a, b) => place(a, 0) - place(b, 0) || place(a, -1) - place(b, -1));
}

/** One record as a row. */
export function toSingleRow(move: FileMove): MoveRow {
  return { key: move.id, name: move.name, hits: [{ move, times: 1 }] };
}

/**
 * A rotation as rows: whole moves as often as all their hits are there, and what is left as single hits.
 *
 * @param rows as `listMoveRows` gives them; steps whose move is in none are left out
 */
export function listRotationRows(
  rotation: readonly SetupMove[],
  rows: readonly MoveRow[],
): readonly RotationRow[] {
  const left = new Map(rotation.map(({ move, count }) => [move, count]));
  const found: RotationRow[] = [];
  const wholes = rows.filter(({ hits }) => hits.length > 1);
  for (const row of wholes.toSorted((a, b) => b.hits.length - a.hits.length)) {
    const count = Math.min(
      ...row.hits.map(({ move, times }) => Math.floor((left.get(move.id) ?? 0) / times)),
    );
    if (count === 0) continue;
    found.push({ row, count });
    for (const { move, times } of row.hits) left.set(move.id, (left.get(move.id) ?? 0) - count * times);
  }
  const moves = new Map(rows.flatMap(({ hits }) => hits.map(({ move }) => [move.id, move] as const)));
  for (const [id, count] of left) {
    const move = moves.get(id);
    if (move && count > 0) found.push({ row: toSingleRow(move), count });
  }
  const places = new Map(rotation.map(({ move }, place) => [move, place]));
  const place = ({ row }: RotationRow) =>
    Math.max(...row.hits.map(({ move }) => places.get(move.id) ?? maxMoves));
  return found.toSorted((a, b) => place(a) - place(b));
}

/**
 * The moves of a rotation in words, as players know them: "Strong Charged Slash Lv3, 2× Tackle".
 *
 * @param moves of all weapons; a step that is none of them is left out
 */
export function formatRotation(rotation: readonly SetupMove[], moves: readonly FileMove[]): string {
  const ids = new Set(rotation.map(({ move }) => move));
  const weapons = new Set(moves.filter(({ id }) => ids.has(id)).map(({ weapon }) => weapon));
  const rows = listMoveRows(moves.filter(({ weapon }) => weapons.has(weapon)));
  return listRotationRows(rotation, rows)
    .map(({ row, count }) => (count > 1 ? `${count}× ${row.name}` : row.name))
    .join(", ");
}

/**
 * A rotation with a move done more or less often.
 *
 * @param by times to add, below 0 to take away
 * @returns `null` where that is more moves or times than a rotation holds
 */
export function changeRotation(
  rotation: readonly SetupMove[],
  { hits }: MoveRow,
  by: number,
): readonly SetupMove[] | null {
  const counts = new Map(rotation.map(({ move, count }) => [move, count]));
  for (const { move, times } of hits) {
    const count = (counts.get(move.id) ?? 0) + by * times;
    if (count > maxCount) return null;
    if (count > 0) counts.set(move.id, count);
    else counts.delete(move.id);
  }
  return counts.size > maxMoves ? null : [...counts].map(([move, count]) => ({ move, count }));
}

/** A record as a hit of a move. */
interface NamedHit {
  readonly move: FileMove;
  readonly base: string;
  /** `(Power)`, or nothing. */
  readonly variant: string;
  /** Numbers of hits, 1 and up. */
  readonly numbers: readonly number[];
}

function listGroups(moves: readonly FileMove[]): readonly MoveRow[] {
  const byBase = groupBy(moves.flatMap(listNamedHits), ({ base }) => base);
  const names = new Set(moves.map(({ name }) => name));
  return [...byBase].flatMap(([base, hits]) =>
    // The speeds of a special ammo are numbered too.
    names.has(`${base} Max`) ? [] : listVariants(base, hits),
  );
}

/** `Triple Slash 2 (Power)`; one that may not be in the game at all has a question mark. */
const hitForm = /^(.+?) (\d+)(?:-(\d+))?((?: \([^()?]+\))*)$/;

/** A record is a hit of two moves where its name says so: `Sword: Double Slash 1 / Triple Slash 2`. */
function listNamedHits(move: FileMove): readonly NamedHit[] {
  const prefix = /^[^:/]+: /.exec(move.name)?.[0] ?? "";
  const parts = move.name.slice(prefix.length).split(" / ");
  let former = "";
  return parts.flatMap((part) => {
    const text = prefix + (/^\d+$/.test(part) ? `${former} ${part}` : part);
    // The source misspells one of them.
    const [, base, first, last, variant = ""] = hitForm.exec(text.replace("(Sucess)", "(Success)")) ?? [];
    if (base === undefined || /\bLv$/.test(base)) return [];
    former = base.slice(prefix.length);
    const from = Number(first);
    const numbers = Array.from({ length: Number(last ?? first) - from + 1 }, (_, at) => from + at);
    return [{ move, base, variant, numbers }];
  });
}

/** The plain move and its variants, those whose hits are numbered from 1 without a gap. */
function listVariants(base: string, hits: readonly NamedHit[]): readonly MoveRow[] {
  const variants = [...new Set(hits.map(({ variant }) => variant))];
  return variants.flatMap((variant) => {
    const own = new Map<number, FileMove>();
    // What a variant does not say is as in the one that it is a variant of: `(Red) (Success)`, `(Red)`, plain.
    for (const hit of hits.toSorted((a, b) => a.variant.length - b.variant.length)) {
      if (variant.startsWith(hit.variant)) for (const number of hit.numbers) own.set(number, hit.move);
    }
    const numbered = [...own].toSorted(([a], [b]) => a - b);
    const isWhole = numbered.every(([number], at) => number === at + 1);
    const times = groupBy(numbered, ([, move]) => move);
    if (!isWhole || times.size < 2) return [];
    const parts = [...times].map(([move, list]) => ({ move, times: list.length }));
    return [{ key: parts.map(({ move }) => move.id).join(" "), name: base + variant, hits: parts }];
  });
}
