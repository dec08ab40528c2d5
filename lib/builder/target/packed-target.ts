import { defaultUptimes, type UptimeCondition } from "../damage/conditions";
import { hashId } from "../share/id-numbers";
import { type DamageSetup, maxCount, maxMoves, type SetupMove } from "./damage-setup";

/*
 * Moves and uptimes of a link in few characters: an id as the letters of its hash, so that a link with the longest combo
 * is short enough to post. Widths and seeds are part of the format and never change. Uptimes are read back at once;
 * moves need the list of all moves, which is loaded later, and are references until then.
 */

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * How many letters an id becomes, and what is hashed with it. Letters alone, so that a count or a percentage behind them
 * needs no width of its own. With these seeds no two moves and no two conditions have the same letters.
 */
const codings = { move: { width: 3, seed: "m15" }, condition: { width: 2, seed: "c0" } } as const;
type Kind = keyof typeof codings;

/** Each value of a link begins with it: some letters and digits would be read as something else. */
const lead = "x";
/** Most letters of one value of a link. */
const chunk = 76;
const referencePrefix = "ref-";

/** The packed fields of a target; each is left out where there is nothing to tell. */
interface PackedTarget {
  /** Moves, each followed by how often it is done unless once. */
  readonly n?: string | readonly string[];
  /** Conditions, each followed by its percent of the time. */
  readonly v?: string | readonly string[];
}

/** A percentage: tens as one digit, all others as two or three. */
function toDigits(percent: number): string {
  return percent % 10 === 0 && percent < 100 ? String(percent / 10) : String(percent).padStart(2, "0");
}

function readDigits(digits: string): number {
  return Number(digits) * (digits.length === 1 ? 10 : 1);
}

function toLetters(kind: Kind, id: string): string {
  const { width, seed } = codings[kind];
  let rest = hashId(`${seed}/${id}`);
  let found = "";
  for (let at = 0; at < width; at++) {
    found += letters[rest % letters.length] ?? "";
    rest = Math.floor(rest / letters.length);
  }
  return found;
}

/** Moves and uptimes of a damage setup as fields of a link. */
export function packTarget({
  rotation,
  conditions,
}: Pick<DamageSetup, "rotation" | "conditions">): PackedTarget {
  const moves = rotation
    .map(({ move, count }) => `${readReference(move) ?? toLetters("move", move)}${count === 1 ? "" : count}`)
    .join("");
  const uptimes = Object.entries(conditions)
    .map(([id, percent]) => `${toLetters("condition", id)}${toDigits(Math.round(percent))}`)
    .join("");
  return { ...(moves !== "" && { n: split(moves) }), ...(uptimes !== "" && { v: split(uptimes) }) };
}

function split(text: string): string | readonly string[] {
  if (text.length <= chunk) return `${lead}${text}`;
  return Array.from(
    { length: Math.ceil(text.length / chunk) },
    (_, at) => `${lead}${text.slice(at * chunk, (at + 1) * chunk)}`,
  );
}

/**
 * Reverse of packing, moves as references; what is damaged is left out. Never throws.
 *
 * @param fields as they came out of a link
 */
export function unpackTarget(
  fields: Readonly<Record<string, unknown>>,
): Pick<DamageSetup, "rotation" | "conditions"> {
  const rotation = listEntries("move", fields.n)
    .slice(0, maxMoves)
    .map(
      ([name, digits]): SetupMove => ({
        move: `${referencePrefix}${name}`,
        count: Number(digits) >= 1 && Number(digits) <= maxCount ? Number(digits) : 1,
      }),
    );
  const known = new Map(
    (Object.keys(defaultUptimes) as UptimeCondition[]).map((id) => [toLetters("condition", id), id]),
  );
  const conditions = listEntries("condition", fields.v).flatMap(([name, digits]) => {
    const id = known.get(name);
    const percent = readDigits(digits);
    return id && digits !== "" && percent <= 100 ? [[id, percent] as const] : [];
  });
  return { rotation, conditions: Object.fromEntries(conditions) };
}

/** Letters with the digits behind them; what was cut off is left out. */
function listEntries(kind: Kind, field: unknown): readonly (readonly [name: string, digits: string])[] {
  const form = new RegExp(`([A-Za-z]{${codings[kind].width}})(\\d{0,3})`, "g");
  return [...join(field).matchAll(form)].map(([, name = "", digits = ""]) => [name, digits]);
}

function join(field: unknown): string {
  const values: readonly unknown[] = Array.isArray(field) ? field : [field];
  return values.map((value) => (typeof value === "string" ? value.slice(lead.length) : "")).join("");
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
export function findLetterClashes(kind: Kind, ids: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return ids.filter((id) => known.size === known.add(toLetters(kind, id)).size);
}
