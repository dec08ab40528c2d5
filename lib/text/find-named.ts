import { fold } from "./fold";
import { createTextTest } from "./matches-text";

/**
 * Those whose name has every word that was typed, the ones that begin with it first. Where none has them, those that
 * have them but for typos, the shortest name first. Nothing where nothing was typed.
 */
export function findNamed<Named extends { readonly name: string }>(
  typed: string,
  all: readonly Named[],
  max: number,
): readonly Named[] {
  const start = fold(typed).trim();
  if (start === "") return [];
  const test = createTextTest<Named>(typed, ({ name }) => [name]);
  const found = all.filter(test);
  const begins = ({ name }: Named) => fold(name).startsWith(start);
  const best =
    found.length > 0
      ? found.toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
      : all.filter(test.guess).toSorted((a, b) => a.name.length - b.name.length);
  return best.slice(0, max);
}
