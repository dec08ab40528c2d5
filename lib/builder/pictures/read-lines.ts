import { countTypos } from "@/lib/text/count-typos";
import { normalizeName } from "../collection/name-index";
import { cutGrayImage, findThreshold, type GrayImage, type PixelBox } from "./gray-image";
import { findPictureName, hasTwin, type PictureName } from "./read-words";

/*
 * Reads the single lines of a talisman again, cut out of the picture: a whole screen mixes letters with frames and icons, and
 * a line by itself is read better. Each reading is a vote for one of the names that there are.
 */

/** Content of a line. */
type LineKind = "name" | "level";

/** Recognizes one line of text. `isKnown`: only with letters that such a line can have. */
export type RecognizeLine = (image: GrayImage, kind: LineKind, isKnown: boolean) => Promise<string>;

/**
 * Heights that a line is read in, in pixels, with which letters, and whether noise is taken out before: readings that differ
 * err differently.
 */
export const lineLooks = [
  { height: 72, isKnown: false, isClear: false },
  { height: 52, isKnown: true, isClear: true },
  { height: 40, isKnown: false, isClear: false },
  { height: 60, isKnown: true, isClear: false },
  { height: 52, isKnown: false, isClear: true },
  { height: 88, isKnown: true, isClear: false },
  { height: 72, isKnown: false, isClear: true },
  { height: 46, isKnown: true, isClear: true },
] as const;

/** Votes for what is written in a place: 1 for each reading that says it, less where it only comes near. */
export type Votes = Map<string, number>;

/** Votes of a reading that differs from every name and is near to one. */
export const nearVote = 0.5;

export function addVote(votes: Votes, said: string | null, weight = 1): void {
  if (said !== null) votes.set(said, (votes.get(said) ?? 0) + weight);
}

/** The entry with two votes, and more than one more than any other; `null` where there is none. */
export function findElected(votes: Votes): string | null {
  const [best, next] = [...votes].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= 2 && best[1] - (next?.[1] ?? 0) > 1 ? best[0] : null;
}

/** The entry with most votes. */
export function findLeading(votes: Votes): string | null {
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/**
 * Counts a reading of a line for the name that it means, if it is near to one.
 *
 * @param fits whether a name is as long as what is written there
 */
export function voteForName(
  votes: Votes,
  read: string,
  names: readonly PictureName[],
  fits: (name: string) => boolean = () => true,
): void {
  const found = findPictureName(read, names);
  if (found) {
    addVote(votes, found.id, found.typos > 0 && hasTwin(found, names) ? nearVote : 1);
    return;
  }
  const text = normalizeName(read);
  // One letter is half of a Japanese name, and nothing in Latin letters.
  if (/^[a-z0-9]?$/u.test(text)) return;
  const long = names.filter(({ name }) => fits(name));
  // The only name of that length: 匠.
  if (new Set(long.map(({ id }) => id)).size === 1 && long[0]) {
    addVote(votes, long[0].id, nearVote);
    return;
  }
  const max = Math.ceil(text.length / 2);
  const near = long
    .map(({ id, name }) => ({ id, name, typos: countTypos(text, name, max).whole }))
    .filter(({ name, typos }) => typos <= Math.min(max, name.length / 2));
  const least = Math.min(...near.map(({ typos }) => typos));
  const nearest = new Set(near.filter(({ typos }) => typos === least).map(({ id }) => id));
  // Of two that are as near, other readings tell which it is.
  if (nearest.size <= 2) for (const id of nearest) addVote(votes, id, nearVote / nearest.size);
}

/** Like `voteForName`, of a line that may go on behind the name: with its rarity, or the next column. */
export function voteForKind(votes: Votes, read: string, kinds: readonly PictureName[]): void {
  const text = normalizeName(read);
  const begins = new Set(kinds.filter(({ name }) => text.startsWith(name)).map(({ id }) => id));
  const [kind] = begins;
  if (kind !== undefined && begins.size === 1) addVote(votes, kind);
  else voteForName(votes, read, kinds);
}

/** A line that was cut out of a picture. */
interface LineCut {
  readonly image: GrayImage;
  /** Of its letters, in pixels of the picture. */
  readonly width: number;
}

/**
 * Cuts a line out: from where it is known to be to where its letters end, without what is next to it.
 *
 * @param known a part of the line
 * @param letters height of its letters, in pixels
 * @param limits where something else begins, to its left and right
 * @param look height of the cut line, and whether noise is taken out
 */
export function cutLine(
  image: GrayImage,
  known: PixelBox,
  letters: number,
  limits: { readonly from: number; readonly to: number },
  { height, isClear = false }: { readonly height: number; readonly isClear?: boolean },
): LineCut {
  const from = Math.max(0, Math.floor(limits.from), Math.floor(known.x0 - 12 * letters));
  const to = Math.min(image.width, Math.ceil(limits.to), Math.ceil(known.x1 + 16 * letters));
  const seen = { x0: Math.max(from, Math.round(known.x0)), x1: Math.min(to, Math.round(known.x1)) };
  // What is further away, such as the landscape behind the menu, would shift the threshold.
  const near = {
    x0: Math.max(from, Math.round(seen.x0 - letters)),
    y0: Math.max(0, Math.round(Math.min(known.y0, getMiddle(known) - 0.75 * letters))),
    x1: Math.min(to, Math.round(seen.x1 + letters)),
    y1: Math.min(image.height, Math.round(Math.max(known.y1, getMiddle(known) + 0.75 * letters))),
  };
  const threshold = findThreshold(image, near);
  const isInk = (x: number, y: number) => (image.data[y * image.width + x] ?? 255) < threshold;
  const countInk = (y: number) => {
    let ink = 0;
    for (let x = seen.x0; x < seen.x1; x++) if (isInk(x, y)) ink++;
    return ink;
  };
  // Boxes of words are up to half higher than their letters: these are where most ink is.
  const middle = findMiddle(near.y0, near.y1, letters, countInk);
  const top = Math.max(0, Math.round(middle - 0.75 * letters));
  const bottom = Math.min(image.height, Math.round(middle + 0.75 * letters));
  const gap = 0.1 * letters;
  const y0 = findEnd(middle, top, gap, (y) => countInk(y) > 0);
  const y1 = findEnd(middle, bottom - 1, gap, (y) => countInk(y) > 0) + 1;
  const size = Math.max(1, y1 - y0);
  const hasColumn = (x: number) => {
    for (let y = y0; y < y1; y++) if (isInk(x, y)) return true;
    return false;
  };
  const x0 = findEnd(seen.x0, from, 0.6 * size, hasColumn);
  const x1 = findEnd(seen.x1, to - 1, size, hasColumn) + 1;
  const margin = Math.round(0.25 * size);
  const cut = { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin };
  const scaled = cutGrayImage(image, cut, height / (size + 2 * margin));
  return { image: isClear ? clearGround(scaled) : scaled, width: x1 - x0 };
}

export const getMiddle = ({ y0, y1 }: PixelBox) => (y0 + y1) / 2;

/** The middle of the rows of that height that hold most ink. */
function findMiddle(from: number, to: number, height: number, countInk: (y: number) => number): number {
  const sums = [0];
  for (let y = from; y < to; y++) sums.push((sums.at(-1) ?? 0) + countInk(y));
  const rows = Math.min(to - from, Math.max(1, Math.round(height)));
  let best = { ink: -1, first: 0, last: 0 };
  for (let at = 0; at + rows < sums.length; at++) {
    const ink = (sums[at + rows] ?? 0) - (sums[at] ?? 0);
    if (ink > best.ink) best = { ink, first: at, last: at };
    else if (ink === best.ink) best.last = at;
  }
  return Math.round(from + (best.first + best.last + rows) / 2);
}

/** The picture with letters in black on white: noise of the ground and of letters is gone, edges stay gray. */
function clearGround(image: GrayImage): GrayImage {
  const { width, height } = image;
  const data = smooth(image);
  const threshold = findThreshold({ width, height, data }, { x0: 0, y0: 0, x1: width, y1: height });
  const getMean = (values: Uint8ClampedArray) =>
    values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  const black = getMean(data.filter((value) => value < threshold));
  const gap = getMean(data.filter((value) => value >= threshold)) - black;
  return { width, height, data: data.map((value) => (255 * (value - black - 0.1 * gap)) / (0.7 * gap || 1)) };
}

/** Each pixel with its neighbors, weighted 1, 2, 1 both ways. */
function smooth({ width, data }: GrayImage): Uint8ClampedArray {
  const blend = (values: ArrayLike<number>, step: number, at: number) => {
    const own = values[at] ?? 0;
    return ((values[at - step] ?? own) + 2 * own + (values[at + step] ?? own)) / 4;
  };
  const across = Float32Array.from(data, (_, at) => blend(data, 1, at));
  return Uint8ClampedArray.from(across, (_, at) => blend(across, width, at));
}

/** The last place with ink on the way from one place to another, before a gap of such a length. */
function findEnd(from: number, to: number, gap: number, hasInk: (at: number) => boolean): number {
  const step = Math.sign(to - from);
  let end = from;
  for (let at = from; step !== 0 && at !== to + step; at += step) {
    if (hasInk(at)) end = at;
    else if (Math.abs(at - end) > gap) break;
  }
  return end;
}
