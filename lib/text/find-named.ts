import { fold } from "./fold";

/** Those whose name has every word that was typed, the ones that begin with it first. */
export function findNamed<Named extends { readonly name: string }>(
  typed: string,
  all: readonly Named[],
  max: number,
): readonly Named[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const fits = all.filter(({ name }) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  });
  const begins = ({ name }: Named) => fold(name).startsWith(words.join(" "));
  return fits.toSorted((a, b) => Number(begins(b)) - Number(begins(a))).slice(0, max);
}
