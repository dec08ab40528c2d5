import { countTypos, getLetterMask, getMaxTypos, isTooFar } from "@/lib/text/count-typos";
import type { Lexicon } from "./build-lexicon";
import { cost } from "./match-words";
import { scoreWholeName } from "./score-documents";

/** Shorter than this, too many names begin alike. */
const minLength = 4;
const minGuessLength = 5;

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
  if (typed.length < minLength) return;
  const maxTypos = guessing && typed.length >= minGuessLength ? Math.max(2, getMaxTypos(typed.length)) : 0;
  const own = getLetterMask(typed);
  for (let document = 0; document < joined.length; document += 1) {
    const name = joined[document];
    if (!name) continue;
    const rank = ranks[document] ?? 15;
    if (name.startsWith(typed)) visit(document, scoreWholeName(0, rank));
    else if (maxTypos > 0 && name[0] === typed[0] && !isTooFar(own, joinedLetters[document] ?? 0, maxTypos)) {
      const { whole, beginning } = countTypos(typed, name, maxTypos);
      const slips = Math.min(whole, beginning + 0.5);
      // One more than a typo in a single word, whose prefix matches better.
      if (slips <= maxTypos + 0.5) visit(document, scoreWholeName(cost.typo * slips + 1, rank));
    }
  }
}
