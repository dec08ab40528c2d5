import { countTypos, getMaxTypos } from "@/lib/text/count-typos";
import { fold, getStem, isUnspaced, splitWords } from "@/lib/text/fold";
import { getTypedWords } from "./read-query";

/** A part of a name; `hit` if it matches the query. */
interface NamePart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Splits a name into matching and other parts. Joined, the parts are the name. */
export function highlight(name: string, query: string): NamePart[] {
  const typed = getTypedWords(query);
  const parts: NamePart[] = [];
  let done = 0;
  const add = (end: number, hit: boolean) => {
    if (end > done) parts.push({ text: name.slice(done, end), isHit: hit });
    done = Math.max(done, end);
  };
  for (const { word, start, end } of splitWords(name)) {
    const [from, to] = findLongestHit(word, name.slice(start, end), typed);
    if (to === 0) continue;
    add(start + from, false);
    add(start + to, true);
  }
  add(name.length, false);
  return parts;
}

/** First and last character of what is hit of a word, `[0, 0]` for nothing. */
function findLongestHit(word: string, written: string, typed: readonly string[]): readonly [number, number] {
  let longest: readonly [number, number] = [0, 0];
  for (const each of typed) {
    const hit = findHit(each, word, written);
    if (hit[1] - hit[0] > longest[1] - longest[0]) longest = hit;
  }
  return longest;
}

function findHit(typed: string, word: string, written: string): readonly [number, number] {
  const whole = [0, written.length] as const;
  // If folding changed the length, positions in the word do not match positions in the text.
  const sameLength = fold(written).length === written.length;
  if (word === typed || getStem(word) === getStem(typed)) return whole;
  if (word.startsWith(typed)) return sameLength ? [0, typed.length] : whole;
  const inside = isUnspaced(word) || typed.length >= 4 ? word.indexOf(typed) : -1;
  if (inside >= 0) return sameLength ? [inside, inside + typed.length] : whole;
  // `rathalosplate` holds both words of the name.
  if (word.length >= 3 && typed.includes(word)) return whole;
  const maxTypos = getMaxTypos(typed.length);
  if (maxTypos === 0) return [0, 0];
  const { whole: typos, beginning } = countTypos(typed, word, maxTypos);
  return typos <= maxTypos || (typed.length >= 5 && beginning <= maxTypos) ? whole : [0, 0];
}
