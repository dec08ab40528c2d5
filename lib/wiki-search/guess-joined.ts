import type { Lexicon } from "./lexicon";
import { cost } from "./match-words";
import { scoreOfGuess } from "./score";
import { countTypos, typosAllowed } from "./typo";

/** Shorter than this, too many names begin alike. */
const shortest = 5;

/**
 * Names that resemble what was typed when neither has spaces: `zoshia` for Zoh Shia, `rathlos helm` for
 * Rathalos Helm. Only beginnings of names are tried.
 */
export function guessJoined(
  typed: readonly string[],
  lexicon: Lexicon,
  ranks: Uint8Array,
  visit: (document: number, score: number) => void,
): void {
  const together = typed.join("");
  if (together.length < shortest) return;
  const most = Math.max(2, typosAllowed(together.length));
  for (let document = 0; document < lexicon.joined.length; document += 1) {
    const name = lexicon.joined[document];
    if (!name) continue;
    const { whole, beginning } = countTypos(together, name, most);
    const slips = Math.min(whole, beginning + 0.5);
    if (slips > most + 0.5) continue;
    // One more than a slip in a single word: there the beginning of the word agrees better.
    visit(document, scoreOfGuess(cost.typo * slips + 1, ranks[document] ?? 15));
  }
}
