import { defaultUptimes, type UptimeCondition } from "../damage/conditions";
import { hashId } from "../share/id-numbers";
import { type DamageSetup, maxCount, maxMoves, type SetupMove } from "./damage-setup";

/*
 * Moves and uptimes of a link in few characters: an id as the letters of its hash, so that a link with the longest combo
 * is short enough to post. Widths and seeds are part of the format and never change. Uptimes are read back at once;
 * moves need the list of all moves, which is loaded later, and are references until then.
 */

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Letters of a move, and of a condition. */
const widths = { move: 4, condition: 3 } as const;
/** Each value of a link begins with a letter: digits alone would be read as a number. */
const lead = "x";
/** Most letters of one value of a link. */
const chunk = 76;
const referencePrefix = "ref-";

/** The packed fields of a target; each is left out where there is nothing to tell. */
interface PackedTarget {
  /** Moves. */
  readonly m?: string | readonly string[];
  /** How often each move is done, a letter or two each; left out where each is done once. */
  readonly c?: string | readonly string[];
  /** Percent of the time by condition. */
  readonly u?: string | readonly string[];
}

function toLetters(kind: keyof typeof widths, id: string): string {
  let rest = hashId(`${kind}/${id}`);
  let letters = "";
  for (let at = 0; at < widths[kind]; at++) {
    letters += digits[rest % digits.length] ?? "";
    rest = Math.floor(rest / digits.length);
  }
  return letters;
}

/** A count as one letter, from 61 on as the last letter and another one. */
function toCountLetters(count: number): string {
  const last = digits.length - 1;
  return count < last ? (digits[count] ?? "") : `${digits[last]}${digits[count - last]}`;
}

function readCounts(letters: string): readonly number[] {
  const last = digits.length - 1;
  const counts: number[] = [];
  let base = 0;
  for (const letter of letters) {
    const value = digits.indexOf(letter);
    if (base === 0 && value === last) {
      base = last;
      continue;
    }
    counts.push(base + value);
    base = 0;
  }
  return counts;
}

function toNumber(value: number): string {
  return String(Math.round(value)).padStart(3, "0");
}

/** Moves and uptimes of a damage setup as fields of a link. */
export function packTarget({
  rotation,
  conditions,
}: Pick<DamageSetup, "rotation" | "conditions">): PackedTarget {
  const moves = rotation.map(({ move }) => readReference(move) ?? toLetters("move", move)).join("");
  const counts = rotation.map(({ count }) => toCountLetters(count)).join("");
  const uptimes = Object.entries(conditions)
    .map(([id, percent]) => `${toLetters("condition", id)}${toNumber(percent)}`)
    .join("");
  return {
    ...(moves !== "" && { m: split(moves) }),
    ...(rotation.some(({ count }) => count !== 1) && { c: split(counts) }),
    ...(uptimes !== "" && { u: split(uptimes) }),
  };
}

function split(text: string): string | readonly string[] {
  if (text.length <= chunk) return `${lead}${text}`;
  return Array.from(
    { length: Math.ceil(text.length / chunk) },
    (_, at) => `${lead}${text.slice(at * chunk, (at + 1) * chunk)}`,
  );
}

/**
 * What packed fields say, moves as references; what is damaged is left out. Never throws.
 *
 * @param fields as they came out of a link
 */
export function unpackTarget(
  fields: Readonly<Record<string, unknown>>,
): Pick<DamageSetup, "rotation" | "conditions"> {
  const counts = readCounts(join(fields.c));
  const rotation = list(join(fields.m), widths.move)
    .slice(0, maxMoves)
    .map((letters, at): SetupMove => {
      const count = counts[at] ?? 1;
      return {
        move: `${referencePrefix}${letters}`,
        count: count >= 1 && count <= maxCount ? count : 1,
      };
    });
  const known = new Map(
    (Object.keys(defaultUptimes) as UptimeCondition[]).map((id) => [toLetters("condition", id), id]),
  );
  const conditions = list(join(fields.u), widths.condition + 3).flatMap((entry) => {
    const id = known.get(entry.slice(0, widths.condition));
    const percent = Number(entry.slice(widths.condition));
    return id && percent >= 0 && percent <= 100 ? [[id, percent] as const] : [];
  });
  return { rotation, conditions: Object.fromEntries(conditions) };
}

function join(field: unknown): string {
  const values: readonly unknown[] = Array.isArray(field) ? field : [field];
  return values.map((value) => (typeof value === "string" ? value.slice(lead.length) : "")).join("");
}

/** Whole pieces of a text; one that was cut off is left out. */
function list(text: string, width: number): readonly string[] {
  return Array.from({ length: Math.floor(text.length / width) }, (_, at) =>
    text.slice(at * width, (at + 1) * width),
  );
}

/** The letters of a reference; `null` for the id of a move. */
function readReference(move: string): string | null {
  return move.startsWith(referencePrefix) ? move.slice(referencePrefix.length) : null;
}

/** Whether moves of a link are still references. */
export function hasReferences(rotation: readonly SetupMove[]): boolean {
  return rotation.some(({ move }) => move.startsWith(referencePrefix));
}

/**
 * The moves that references stand for; those of no move stay, and are shown as unknown.
 *
 * @param moves all that there are
 */
export function resolveMoves(
  rotation: readonly SetupMove[],
  moves: readonly { readonly id: string }[],
): readonly SetupMove[] {
  const known = new Map(moves.map(({ id }) => [toLetters("move", id), id]));
  return rotation.map(({ move, count }) => ({ move: known.get(readReference(move) ?? "") ?? move, count }));
}

/** Ids that would have the letters of another one, which must never be; for a test. */
export function findLetterClashes(kind: keyof typeof widths, ids: readonly string[]): readonly string[] {
  const known = new Map<string, string>();
  return ids.filter((id) => {
    const letters = toLetters(kind, id);
    const isTaken = known.has(letters);
    known.set(letters, id);
    return isTaken;
  });
}
