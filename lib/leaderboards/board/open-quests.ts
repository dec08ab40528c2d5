/** Quests whose boards are open from the start of a site: permanent ones that are repeated for a time. Best known first. */
const staples = [
  "hunting-exercise-tempered-arkveld",
  "hunting-exercise-tempered-gore-magala",
  "hunting-exercise-tempered-rey-dau",
  "hunting-exercise-tempered-nu-udra",
  "hunting-exercise-tempered-uth-duna",
  "hunting-exercise-tempered-rathalos",
  "hunting-exercise-tempered-mizutsune",
  "hunting-exercise-tempered-lagiacrus",
  "hunting-exercise-tempered-seregios",
  "hunting-exercise-tempered-jin-dahaad",
  "arena-chatacabra",
  "arena-rathian",
] as const;

/** The quest whose board is shown before any other one has a run. */
export const firstQuest = staples[0];

/** Quests that are open on a site without runs, the challenge of the week among them. */
export const openAtStart = 12;

/**
 * The quests whose boards are listed first: those with runs, the challenge of the week, and staples up to twelve at the
 * start of a site. Every other board opens with its first run, which can be submitted at any time.
 *
 * @param played quests with a verified run
 * @param challenge quest of this week
 */
export function listOpenQuests(played: Iterable<string>, challenge: string): ReadonlySet<string> {
  const others = staples.filter((quest) => quest !== challenge).slice(0, openAtStart - 1);
  return new Set([...played, challenge, ...others]);
}
