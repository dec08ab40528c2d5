import type { SkillLevel, TalismanRules, TalismanSlot } from "../catalog";

export interface LegalTalisman {
  readonly talisman: string;
  readonly skills: readonly SkillLevel[];
  readonly slots: readonly TalismanSlot[];
}

/**
 * Every kind of legal talisman that differs in the skills named, one example each.
 *
 * There are some two million talismans; but a place of a pattern either holds an entry that is wanted, of
 * which a group has few, or any other one. That other one is only filled in, with a skill that is not yet on
 * the talisman: two picks of the same skill are taken as not legal.
 *
 * @param wanted skill ids
 */
export function* legalTalismans(
  rules: TalismanRules,
  wanted: ReadonlySet<string>,
): Generator<LegalTalisman, void> {
  const groups = new Map(
    rules.skillGroups.map(({ group, entries }) => [
      group,
      {
        wanted: entries.filter(({ skill }) => wanted.has(skill)),
        others: entries.filter(({ skill }) => !wanted.has(skill)),
      },
    ]),
  );
  const slotGroups = new Map(rules.slotGroups.map(({ group, slots }) => [group, slots]));
  const seen = new Set<string>();

  for (const { id, patterns } of rules.talismans) {
    for (const pattern of patterns) {
      const slots = slotGroups.get(pattern[3] ?? 0) ?? [];
      const places = pattern.slice(0, 3).flatMap((group) => groups.get(group) ?? []);
      for (const picks of picksOf(places.map((place) => place.wanted))) {
        const key = `${describe(picks)}|${slots.map(({ kind, slot }) => kind + slot)}`;
        if (seen.has(key)) continue;
        const skills = fillIn(
          picks,
          places.map((place) => place.others),
        );
        if (!skills) continue;
        seen.add(key);
        yield { talisman: id, skills, slots };
      }
    }
  }
}

type Pick = SkillLevel | null;

/** Each place wanted or open (`null`), no skill twice. */
function* picksOf(
  places: readonly (readonly SkillLevel[])[],
  at = 0,
  taken: readonly Pick[] = [],
): Generator<Pick[]> {
  const place = places[at];
  if (!place) {
    yield [...taken];
    return;
  }
  yield* picksOf(places, at + 1, [...taken, null]);
  for (const entry of place) {
    if (taken.some((other) => other?.skill === entry.skill)) continue;
    yield* picksOf(places, at + 1, [...taken, entry]);
  }
}

function describe(picks: readonly Pick[]): string {
  return picks
    .flatMap((pick) => (pick ? `${pick.skill} ${pick.level}` : []))
    .toSorted()
    .join();
}

/** Open places get the first entry whose skill is not there yet; `null` where the entries do not suffice. */
function fillIn(
  picks: readonly Pick[],
  others: readonly (readonly SkillLevel[])[],
  at = 0,
  taken: ReadonlySet<string> = new Set(picks.flatMap((pick) => pick?.skill ?? [])),
): SkillLevel[] | null {
  const pick = picks[at];
  if (pick === undefined) return [];
  if (pick) {
    const rest = fillIn(picks, others, at + 1, taken);
    return rest && [pick, ...rest];
  }
  for (const entry of others[at] ?? []) {
    if (taken.has(entry.skill)) continue;
    const rest = fillIn(picks, others, at + 1, new Set([...taken, entry.skill]));
    if (rest) return [entry, ...rest];
  }
  return null;
}
