import type { AppraisedTalisman, BuilderDecoration, TalismanSlot } from "../catalog/catalog";
import type { OwnedDecorations } from "../editor/fill-slots";

/*
 * Which talismans can be given up: whatever decorations go into one, another one can give at least the same skills. That
 * is so where the other one's skills and decorations make up for what the first one has by itself, and the slots that are
 * left take everything that the first one's slots can take. There are three slots at most, so all ways are tried.
 */

/** Skills and slots of a talisman. */
type Figures = Pick<AppraisedTalisman, "skills" | "slots">;
/** Levels of skills that are still missing. */
type Missing = ReadonlyMap<string, number>;

/** Finds decorations of a kind of slot by what they give. */
interface DecorationIndex {
  /** Decorations that give a level of the skill, for a slot of this kind and level. */
  list(skill: string, slot: TalismanSlot): readonly BuilderDecoration[];
}

export function createDecorationIndex(decorations: Iterable<BuilderDecoration>): DecorationIndex {
  const bySkill = new Map<string, BuilderDecoration[]>();
  for (const decoration of decorations) {
    for (const { skill } of decoration.skills) {
      const known = bySkill.get(skill);
      if (known) known.push(decoration);
      else bySkill.set(skill, [decoration]);
    }
  }
  return {
    list: (skill, { kind, slot }) =>
      (bySkill.get(skill) ?? []).filter((each) => each.kind === kind && each.slot <= slot),
  };
}

/**
 * Decorations of which a hunter has so many that a set never runs out of them: as many as bring each of their skills to its
 * maximum. Only these make up for a skill of a talisman, since the others may be needed elsewhere.
 */
export function listPlentiful(
  decorations: Iterable<BuilderDecoration>,
  owned: OwnedDecorations,
  skills: ReadonlyMap<string, { readonly maxLevel: number }>,
): readonly BuilderDecoration[] {
  if (owned === "unlimited") return [...decorations];
  const getEnough = (decoration: BuilderDecoration) =>
    Math.max(
      ...decoration.skills.map(({ skill, level }) => Math.ceil((skills.get(skill)?.maxLevel ?? 0) / level)),
    );
  return [...decorations].filter((each) => (owned[each.id] ?? 0) >= getEnough(each));
}

/** Whether a talisman gives at least what another one gives, whatever decorations are in that one. */
export function outclasses(better: Figures, worse: Figures, decorations: DecorationIndex): boolean {
  const levels = new Map(better.skills.map(({ skill, level }) => [skill, level]));
  const missing = new Map<string, number>();
  let count = 0;
  for (const { skill, level } of worse.skills) {
    const lack = level - (levels.get(skill) ?? 0);
    if (lack <= 0) continue;
    missing.set(skill, lack);
    count++;
  }
  // Each skill that is missing takes a slot of its own, but for decorations with two skills.
  if (count > 2 * (better.slots.length - worse.slots.length)) return false;
  return canCover(better.slots, worse.slots, missing, decorations);
}

/** Whether free slots can take the decorations for what is missing, and what the taken slots took. */
function canCover(
  free: readonly TalismanSlot[],
  taken: readonly TalismanSlot[],
  missing: Missing,
  decorations: DecorationIndex,
): boolean {
  if (taken.length > free.length) return false;
  const [first] = missing;
  if (!first) return holds(free, taken);
  const [skill] = first;
  return free.some((slot, at) => {
    const rest = free.toSpliced(at, 1);
    return decorations
      .list(skill, slot)
      .some((decoration) => canCover(rest, taken, without(missing, decoration), decorations));
  });
}

function without(missing: Missing, { skills }: BuilderDecoration): Missing {
  const left = new Map(missing);
  for (const { skill, level } of skills) {
    const lack = (left.get(skill) ?? 0) - level;
    if (lack > 0) left.set(skill, lack);
    else left.delete(skill);
  }
  return left;
}

/** Whether each taken slot has one of its own that is of its kind and as large: the largest first, so none is wasted. */
function holds(free: readonly TalismanSlot[], taken: readonly TalismanSlot[]): boolean {
  return (["armor", "weapon"] as const).every((kind) => {
    const list = (slots: readonly TalismanSlot[]) =>
      slots
        .filter((each) => each.kind === kind)
        .map(({ slot }) => slot)
        .toSorted((a, b) => b - a);
    const own = list(free);
    return list(taken).every((slot, at) => (own[at] ?? 0) >= slot);
  });
}

/** Level of a slot, by its kind. */
type SlotLevels = Readonly<Record<TalismanSlot["kind"], number>>;

/** A talisman in numbers: a full box is millions of pairs, and nearly all of them are ruled out by these. */
interface Profile {
  readonly slots: number;
  /** The largest ones. */
  readonly largest: SlotLevels;
  /** `takes`: the smallest slot that takes a decoration with the skill. */
  readonly skills: readonly { readonly skill: number; readonly level: number; readonly takes: SlotLevels }[];
  /** By skill. */
  readonly levels: Uint8Array;
}

const noDecoration: SlotLevels = { armor: Number.POSITIVE_INFINITY, weapon: Number.POSITIVE_INFINITY };

function createProfiler(decorations: Iterable<BuilderDecoration>): (figures: Figures) => Profile {
  const numbers = new Map<string, number>();
  const takes = new Map<string, SlotLevels>();
  for (const { kind, slot, skills } of decorations) {
    for (const { skill } of skills) {
      const before = takes.get(skill) ?? noDecoration;
      takes.set(skill, { ...before, [kind]: Math.min(before[kind], slot) });
    }
  }
  return ({ skills, slots }) => {
    const own = skills.map(({ skill, level }) => {
      const number = numbers.get(skill) ?? numbers.size;
      numbers.set(skill, number);
      return { skill: number, level, takes: takes.get(skill) ?? noDecoration };
    });
    const levels = new Uint8Array(numbers.size);
    for (const { skill, level } of own) levels[skill] = level;
    const getLargest = (kind: TalismanSlot["kind"]) =>
      Math.max(0, ...slots.filter((each) => each.kind === kind).map(({ slot }) => slot));
    const largest = { armor: getLargest("armor"), weapon: getLargest("weapon") };
    return { slots: slots.length, largest, skills: own, levels };
  };
}

/** False only for pairs of which `outclasses` says so as well. */
function mayOutclass({ slots, largest, levels }: Profile, worse: Profile): boolean {
  let room = 2 * (slots - worse.slots);
  for (const { skill, level, takes } of worse.skills) {
    if ((levels[skill] ?? 0) >= level) continue;
    if (--room < 0 || (takes.armor > largest.armor && takes.weapon > largest.weapon)) return false;
  }
  return room >= 0;
}

/**
 * For each talisman that another one outclasses, that one. Of talismans that give the same the first one stays, and none
 * is outclassed by one that is outclassed itself, so giving all of them up loses nothing.
 */
export function findOutclassed<Talisman extends AppraisedTalisman>(
  talismans: readonly Talisman[],
  decorations: Iterable<BuilderDecoration>,
): ReadonlyMap<string, Talisman> {
  const index = createDecorationIndex(decorations);
  const toProfile = createProfiler(decorations);
  const kept: (readonly [Talisman, Profile])[] = [];
  const found = new Map<string, Talisman>();
  for (const talisman of talismans) {
    const profile = toProfile(talisman);
    const better = kept.find(([each, own]) => mayOutclass(own, profile) && outclasses(each, talisman, index));
    if (better) {
      found.set(talisman.id, better[0]);
      continue;
    }
    for (let at = kept.length - 1; at >= 0; at--) {
      const [each, own] = kept[at] as (typeof kept)[number];
      if (!mayOutclass(profile, own) || !outclasses(talisman, each, index)) continue;
      found.set(each.id, talisman);
      kept.splice(at, 1);
    }
    kept.push([talisman, profile]);
  }
  // What was given up for one that was given up later is given up for the one that stays.
  for (const [id, better] of found) {
    let last = better;
    for (let next = found.get(last.id); next; next = found.get(last.id)) last = next;
    found.set(id, last);
  }
  return found;
}
