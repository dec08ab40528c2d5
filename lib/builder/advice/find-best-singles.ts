/** Gain of a group of candidates, and whether it is proved. */
interface GroupGain {
  readonly gain: number;
  readonly isProven: boolean;
}

/** One candidate that helps by itself. */
interface SingleGain<Candidate> extends GroupGain {
  readonly candidate: Candidate;
}

interface Group<Candidate> extends GroupGain {
  readonly members: readonly Candidate[];
}

/**
 * The candidates that help most, each by itself, the best first. Allowing several at once is never worse than allowing one
 * of them: so a group that does not help has no member that does, and the best group is split first. Exact, and most
 * candidates are never asked for.
 *
 * @param getGain of allowing all members of a group; `null` = it was stopped
 * @param count most candidates that are found
 */
export async function* findBestSingles<Candidate>(
  candidates: readonly Candidate[],
  getGain: (members: readonly Candidate[]) => Promise<GroupGain | null>,
  count: number,
): AsyncGenerator<SingleGain<Candidate> | null, void, void> {
  let open: Group<Candidate>[] = [];
  const look = async (members: readonly Candidate[]) => {
    if (members.length === 0) return true;
    const known = await getGain(members);
    if (known && known.gain > 0) open = [...open, { members, ...known }].toSorted((a, b) => b.gain - a.gain);
    return known !== null;
  };
  if (!(await look(candidates))) return;
  for (let found = 0; found < count; ) {
    const best = open.shift();
    if (!best) return;
    const [candidate, ...others] = best.members;
    if (candidate !== undefined && others.length === 0) {
      found++;
      yield { candidate, gain: best.gain, isProven: best.isProven };
      continue;
    }
    const middle = best.members.length >> 1;
    for (const half of [best.members.slice(0, middle), best.members.slice(middle)]) {
      if (!(await look(half))) return;
      yield null;
    }
  }
}
