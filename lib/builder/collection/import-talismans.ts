import { formatProblem, type GetName } from "../loadout/format-problem";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { findTalismanProblems } from "../loadout/talisman";
import type { SavedTalisman } from "../share/build-file";
import { formatFileProblem, importTalismans } from "../share/import-file";

/** Maximum number of talismans whose problems are listed. */
const maxReported = 8;

type TalismanImport =
  | { readonly ok: true; readonly talismans: readonly SavedTalisman[] }
  /** Sentences that say why nothing was taken. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * The talismans of a file: all of them, or none with the reasons. Loads zod, so load it when a file is chosen.
 *
 * @param text of a file that was chosen; anything at all
 */
export function readTalismanFile(text: string, catalog: LoadoutCatalog, getName: GetName): TalismanImport {
  const file = importTalismans(text);
  if (!file.ok) return { ok: false, problems: file.problems.map(formatFileProblem) };
  const problems = file.content.flatMap((talisman, at) => {
    const [first] = findTalismanProblems(talisman, catalog);
    const called = talisman.name || `Talisman ${at + 1}`;
    return first ? [`${called}: ${formatProblem(first, getName)}`] : [];
  });
  if (problems.length === 0) return { ok: true, talismans: file.content };
  const more = problems.length - maxReported;
  return {
    ok: false,
    problems: [...problems.slice(0, maxReported), ...(more > 0 ? [`And ${more} more.`] : [])],
  };
}
