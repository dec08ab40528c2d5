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

/** Heights that a line is read in, in pixels, and with which letters: readings that differ err differently. */
export const lineLooks = [
  { height: 72, isKnown: false },
  { height: 52, isKnown: true },
  { height: 40, isKnown: false },
  { height: 60, isKnown: true },
  { height: 52, isKnown: false },
  { height: 88, isKnown: true },
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

/** Counts a reading of a line for the name that it means, if it is near to one. */
export function voteForName(votes: Votes, read: string, names: readonly PictureName[]): void {
  const found = findPictureName(read, names);
  if (found) {
    addVote(votes, found.id, found.typos > 0 && hasTwin(found, names) ? nearVote : 1);
    return;
  }
  const text = normalizeName(read);
  // One letter is half of a Japanese name, and nothing in Latin letters.
  if (/^[a-z0-9]?$/u.test(text)) return;
  const max = Math.ceil(text.length / 2);
  const near = names
    .map(({ id, name }) => ({ id, name, typos: countTypos(text, name, max).whole }))
    .filter(({ name, typos }) => typos <= Math.min(max, name.length / 2));
  const least = Math.min(...near.map(({ typos }) => typos));
  const nearest = new Set(near.filter(({ typos }) => typos === least).map(({ id }) => id));
  // Of two that are as near, other readings tell which it is.
  if (nearest.size <= 2) for (const id of nearest) addVote(votes, id, nearVote / nearest.size);
}

/**
 * Cuts a line out: from where it is known to be to where its letters end, without what is next to it.
 *
 * @param known a part of the line
 * @param letters height of its letters, in pixels
 * @param limits where something else begins, to its left and right
 * @param height of the cut line
 */
export function cutLine(
  image: GrayImage,
  known: PixelBox,
  letters: number,
  limits: { readonly from: number; readonly to: number },
  height: number,
): GrayImage {
  const middle = Math.round((known.y0 + known.y1) / 2);
  const band = {
    x0: Math.max(0, Math.floor(limits.from), Math.floor(known.x0 - 12 * letters)),
    y0: Math.max(0, Math.round(middle - 0.75 * letters)),
    x1: Math.min(image.width, Math.ceil(limits.to), Math.ceil(known.x1 + 16 * letters)),
    y1: Math.min(image.height, Math.round(middle + 0.75 * letters)),
  };
  const threshold = findThreshold(image, band);
  const isInk = (x: number, y: number) => (image.data[y * image.width + x] ?? 255) < threshold;
  // Boxes of words are higher than their letters, so that what is above and below would be in the line.
  const seen = { x0: Math.max(band.x0, Math.round(known.x0)), x1: Math.min(band.x1, Math.round(known.x1)) };
  const hasRow = (y: number) => {
    let ink = 0;
    for (let x = seen.x0; x < seen.x1; x++) if (isInk(x, y)) ink++;
    return ink > 0;
  };
  const gap = 0.1 * letters;
  const y0 = findEnd(middle, band.y0, gap, hasRow);
  const y1 = findEnd(middle, band.y1 - 1, gap, hasRow) + 1;
  const size = Math.max(1, y1 - y0);
  const hasColumn = (x: number) => {
    for (let y = y0; y < y1; y++) if (isInk(x, y)) return true;
    return false;
  };
  const x0 = findEnd(seen.x0, band.x0, 0.6 * size, hasColumn);
  const x1 = findEnd(seen.x1, band.x1 - 1, size, hasColumn) + 1;
  const margin = Math.round(0.25 * size);
  const cut = {
    x0: x0 - margin,
    y0: y0 - margin,
    x1: x1 + margin,
    y1: y1 + margin,
  };
  return cutGrayImage(image, cut, height / (size + 2 * margin));
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
