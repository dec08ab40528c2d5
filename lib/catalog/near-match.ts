/** How alike two ids must at least be, 0 to 1. */
const leastLikeness = 0.35;

/**
 * Ids that resemble one that does not exist, the most alike first: for "did you mean" on pages and in replies.
 * Judged by the pairs of neighboring letters that both have (Dice's coefficient), so that a wrong, missing or
 * swapped letter, and words in another order, still find their way.
 *
 * @param wanted may be anything that stands in an address
 */
export function nearIds(wanted: string, ids: Iterable<string>, limit = 3): readonly string[] {
  const pairs = pairsOf(wanted.toLowerCase().slice(0, 80));
  const likely: { readonly id: string; readonly likeness: number }[] = [];
  for (const id of ids) {
    const likeness = likenessOf(pairs, pairsOf(id));
    if (likeness >= leastLikeness) likely.push({ id, likeness });
  }
  likely.sort((left, right) => right.likeness - left.likeness || (left.id < right.id ? -1 : 1));
  return likely.slice(0, limit).map(({ id }) => id);
}

function pairsOf(text: string): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>();
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    // The spaces make the first and the last letter of a word count as pairs too.
    const padded = ` ${word} `;
    for (let index = 0; word && index < padded.length - 1; index += 1) {
      const pair = padded.slice(index, index + 2);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  return pairs;
}

function likenessOf(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number {
  let common = 0;
  let total = 0;
  for (const [pair, count] of left) {
    common += Math.min(count, right.get(pair) ?? 0);
    total += count;
  }
  for (const count of right.values()) total += count;
  return total === 0 ? 0 : (2 * common) / total;
}
