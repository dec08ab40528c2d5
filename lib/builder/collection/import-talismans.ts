import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { type NameOf, problemInWords } from "../loadout/problem-words";
import { talismanProblems } from "../loadout/talisman";
import type { KeptTalisman } from "../share/build-file";
import { fileProblemInWords, importTalismans } from "../share/import-file";

/** Maximum number of talismans whose problems are told. */
const maxTold = 8;

export type ReadTalismans =
  | { readonly ok: true; readonly talismans: readonly KeptTalisman[] }
  /** Sentences that say why nothing was taken. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * The talismans of a file: all of them, or none with the reasons. Loads zod, so load it when a file is chosen.
 *
 * @param text of a file that was chosen; anything at all
 */
export function readTalismanFile(text: string, catalog: LoadoutCatalog, nameOf: NameOf): ReadTalismans {
  const file = importTalismans(text);
  if (!file.ok) return { ok: false, problems: file.problems.map(fileProblemInWords) };
  const problems = file.content.flatMap((talisman, at) => {
    const [first] = talismanProblems(talisman, catalog);
    const called = talisman.name || `Talisman ${at + 1}`;
    return first ? [`${called}: ${problemInWords(first, nameOf)}`] : [];
  });
  if (problems.length === 0) return { ok: true, talismans: file.content };
  const more = problems.length - maxTold;
  return { ok: false, problems: [...problems.slice(0, maxTold), ...(more > 0 ? [`And ${more} more.`] : [])] };
}
