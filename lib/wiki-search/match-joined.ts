import { countTypos, lettersOf, tooFar, typosAllowed } from "@/lib/text/typo";
import type { Lexicon } from "./lexicon";
import { cost } from "./match-words";
import { scoreOfWhole } from "./score";

/** Shorter than this, too many names begin alike. */
const shortest = 4;
const shortestGuess = 5;

/**
 * Names that begin as what was typed when neither has spaces: `uthduna`, `xuwu`. With guesses also names that
 * only resemble it, from a first letter that is right: `zoshia` for Zoh Shia, `rathlos helm` for Rathalos Helm.
 */
export function matchJoined(
  typed: string,
  { joined, joinedLetters }: Lexicon,
  ranks: Uint8Array,
  guessing: boolean,
  visit: (document: number, score: number) => void,
): void {
  if (typed.length < shortest) return;
  const most = guessing && typed.length >= shortestGuess ? Math.max(2, typosAllowed(typed.length)) : 0;
  const own = lettersOf(typed);
  for (let document = 0; document < joined.length; document += 1) {
    const name = joined[document];
    if (!name) continue;
    const rank = ranks[document] ?? 15;
    if (name.startsWith(typed)) visit(document, scoreOfWhole(0, rank));
    else if (most > 0 && name[0] === typed[0] && !tooFar(own, joinedLetters[document] ?? 0, most)) {
      const { whole, beginning } = countTypos(typed, name, most);
      const slips = Math.min(whole, beginning + 0.5);
      // One more than a typo in a single word, whose prefix matches better.
      if (slips <= most + 0.5) visit(document, scoreOfWhole(cost.typo * slips + 1, rank));
    }
  }
}
