import type { SkillLevel, TalismanRules, TalismanSlot } from "../catalog/catalog";

export interface LegalTalisman {
  readonly talisman: string;
  readonly skills: readonly SkillLevel[];
  readonly slots: readonly TalismanSlot[];
}

/**
 * The legal talismans that may serve a query best, one example for each way they can differ in the skills named.
 *
 * There are some two million talismans; but a place of a pattern either holds an entry of a target, of
 * which a group has few, or any other one. That other one is only filled in, with a skill that is not yet on
 * the talisman: two picks of the same skill are taken as not legal. Patterns with the same skill groups differ
 * in their slots alone, and slots that others cover are left out.
 *
 * @param targets skill ids
 */
export function* listLegalTalismans(
  rules: TalismanRules,
  targets: ReadonlySet<string>,
): Generator<LegalTalisman, void> {
  const groups = new Map(
    rules.skillGroups.map(({ group, entries }) => [
      group,
      {
        targets: entries.filter(({ skill }) => targets.has(skill)),
        others: entries.filter(({ skill }) => !targets.has(skill)),
      },
    ]),
  );
  const seen = new Set<string>();
  for (const { groups: ids, bodies } of groupPatterns(rules)) {
    const places = ids.flatMap((group) => groups.get(group) ?? []);
    const others = places.map((place) => place.others);
    for (const picks of listPicks(places.map((place) => place.targets))) {
      const skills = fillIn(picks, others);
      if (!skills) continue;
      for (const { talisman, slots } of bodies) {
        const key = `${formatPicks(picks)}|${slots.map(({ kind, slot }) => kind + slot)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        yield { talisman, skills, slots };
      }
    }
  }
}

interface Body {
  readonly talisman: string;
  readonly slots: readonly TalismanSlot[];
}

/** The skill groups of the patterns, and which talismans and slots come with them. */
function groupPatterns(rules: TalismanRules) {
  const slotGroups = new Map(rules.slotGroups.map(({ group, slots }) => [group, slots]));
  const bySkills = new Map<string, { groups: readonly number[]; bodies: Body[] }>();
  for (const { id, patterns } of rules.talismans) {
    for (const pattern of patterns) {
      const groups = pattern.slice(0, 3).toSorted((a, b) => a - b);
      const body = { talisman: id, slots: slotGroups.get(pattern[3] ?? 0) ?? [] };
      const known = bySkills.get(groups.join());
      if (!known) bySkills.set(groups.join(), { groups, bodies: [body] });
      else if (!known.bodies.some(({ slots }) => covers(slots, body.slots))) {
        known.bodies = [...known.bodies.filter(({ slots }) => !covers(body.slots, slots)), body];
      }
    }
  }
  return bySkills.values();
}

/** Whether slots take whatever others take. */
function covers(slots: readonly TalismanSlot[], others: readonly TalismanSlot[]): boolean {
  return others.every(({ kind, slot }) => {
    const atLeast = (list: readonly TalismanSlot[]) =>
      list.filter((each) => each.kind === kind && each.slot >= slot).length;
    return atLeast(slots) >= atLeast(others);
  });
}

type Pick = SkillLevel | null;

/** Each place with a target or open (`null`), no skill twice. */
function* listPicks(
  places: readonly (readonly SkillLevel[])[],
  at = 0,
  taken: readonly Pick[] = [],
): Generator<Pick[]> {
  const place = places[at];
  if (!place) {
    yield [...taken];
    return;
  }
  yield* listPicks(places, at + 1, [...taken, null]);
  for (const entry of place) {
    if (taken.some((other) => other?.skill === entry.skill)) continue;
    yield* listPicks(places, at + 1, [...taken, entry]);
  }
}

function formatPicks(picks: readonly Pick[]): string {
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
