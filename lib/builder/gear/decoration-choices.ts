import type { DecorationKind } from "@/lib/catalog/codes";
import type { SearchNames } from "@/lib/names/search-names";
import { findMatches } from "@/lib/text/match-texts";
import type { BuilderDecoration, TalismanSlot } from "../catalog/catalog";
import type { Collection } from "../collection/collection";
import {
  countUsedDecorations,
  getDecorationsAt,
  listOpenSlots,
  withDecoration,
} from "../editor/place-decorations";
import { deriveLoadout } from "../loadout/derive-loadout";
import type { GetName } from "../loadout/format-problem";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout, LoadoutPlace } from "../loadout/model";
import { listFilledPlaces } from "../loadout/places";
import { raisesDamage } from "./list-delta-parts";

/** One slot of what is equipped. `slot` is an index from 0. */
interface SlotAt {
  readonly place: LoadoutPlace;
  readonly slot: number;
}

/** Change of one skill by a decoration. Levels are capped. */
interface SkillStep {
  readonly skill: string;
  readonly name: string;
  /** With what is in the slot now. */
  readonly from: number;
  /** With this decoration in its place. */
  readonly to: number;
  readonly maxLevel: number;
}

/** `useless`: none of its skills does anything with the equipped weapon. */
export type DecorationGroup = "targets" | "recent" | "rest" | "useless";

/** A decoration that fits the slot. */
export interface DecorationChoice {
  readonly id: string;
  readonly name: string;
  /** Smallest slot that takes it. */
  readonly size: number;
  readonly kind: DecorationKind;
  readonly skills: readonly SkillStep[];
  /** Losses: skills of the decoration in the slot now that it does not have. */
  readonly losses: readonly SkillStep[];
  /** All its skills are at their highest level without it. */
  readonly useless: boolean;
  /** It is in the slot now. */
  readonly current: boolean;
  /** How many more the player has; `null` = any number. */
  readonly left: number | null;
  readonly group: DecorationGroup;
  /** By how much it changes the damage to the target, as a share; `null` = not known. */
  readonly damage: number | null;
}

/** Choices of one group. */
export interface ChoiceGroup {
  readonly group: DecorationGroup;
  readonly choices: readonly DecorationChoice[];
}

interface ChoiceContext {
  readonly loadout: Loadout;
  readonly catalog: LoadoutCatalog;
  readonly getName: GetName;
  /** Target levels. */
  readonly targets: Readonly<Record<string, number>>;
  readonly collection: Pick<Collection, "decorations" | "recent">;
  /** How much a skill is worth with the equipped weapon, below 0 where it does nothing; 0 for all where left out. */
  readonly rate?: ((skill: string) => number) | undefined;
  /** By how much levels change the damage to the target, as a share; left out where no target is chosen. */
  readonly gauge?: ((levels: Readonly<Record<string, number>>) => number) | undefined;
  /** The gauge came after the list was shown: what it says does not move a choice. */
  readonly isGaugeLate?: boolean;
}

/** The slot itself; `null` where there is none. */
export function getSlotAt(
  loadout: Loadout,
  { place, slot }: SlotAt,
  catalog: LoadoutCatalog,
): TalismanSlot | null {
  return listFilledPlaces(loadout, catalog).find((each) => each.place === place)?.slots?.[slot] ?? null;
}

/**
 * Every decoration that fits a slot: those that deal most damage to the target first, then those whose skills are worth
 * most with the weapon, then large ones, then by name. Empty where there is no such slot.
 */
export function listDecorationChoices(at: SlotAt, context: ChoiceContext): readonly DecorationChoice[] {
  const { loadout, catalog } = context;
  const slot = getSlotAt(loadout, at, catalog);
  if (!slot) return [];
  const current = getDecorationsAt(loadout, at.place)[at.slot] ?? null;
  const without = withDecoration(loadout, { place: at.place, index: at.slot }, null);
  const before = deriveLoadout(loadout, catalog).levels;
  const base = deriveLoadout(without, catalog).levels;
  const used = countUsedDecorations(without);
  const fitting = [...catalog.decorations.values()].filter(
    (decoration) => decoration.kind === slot.kind && decoration.slot <= slot.slot,
  );
  const { rate = () => 0, isGaugeLate = false } = context;
  const worth = new Map(
    fitting.map(({ id, skills }) => [id, skills.reduce((sum, { skill }) => sum + rate(skill), 0)]),
  );
  const getWorth = ({ id }: DecorationChoice) => worth.get(id) ?? 0;
  return fitting
    .map((decoration) => toChoice(decoration, { ...context, current, before, base, used }))
    .toSorted(
      (a, b) =>
        (isGaugeLate ? 0 : (b.damage ?? 0) - (a.damage ?? 0)) ||
        getWorth(b) - getWorth(a) ||
        b.size - a.size ||
        a.name.localeCompare(b.name, "en"),
    );
}

interface SlotContext extends ChoiceContext {
  readonly current: string | null;
  readonly before: Readonly<Record<string, number>>;
  /** Levels with the slot empty. */
  readonly base: Readonly<Record<string, number>>;
  /** Decorations in the other slots. */
  readonly used: ReadonlyMap<string, number>;
}

function toChoice({ id, slot, kind, skills }: BuilderDecoration, context: SlotContext): DecorationChoice {
  const { catalog, getName, targets, collection, current, before, base, used, gauge } = context;
  const steps = skills.map(({ skill, level }) => {
    const maxLevel = catalog.skills.get(skill)?.maxLevel ?? level;
    const to = Math.min(maxLevel, (base[skill] ?? 0) + level);
    return { skill, name: getName("skill", skill), from: before[skill] ?? 0, to, maxLevel };
  });
  const losses = Object.entries(before).flatMap(([skill, from]) => {
    const to = base[skill] ?? 0;
    const isLost = from > to && !skills.some((each) => each.skill === skill);
    const maxLevel = catalog.skills.get(skill)?.maxLevel ?? from;
    return isLost ? [{ skill, name: getName("skill", skill), from, to, maxLevel }] : [];
  });
  const { decorations: owned } = collection;
  const target = steps.some(({ skill }) => (base[skill] ?? 0) < (targets[skill] ?? 0));
  return {
    id,
    name: getName("decoration", id),
    size: slot,
    kind,
    skills: steps,
    losses,
    useless: steps.every(({ skill, to }) => to === (base[skill] ?? 0)),
    current: id === current,
    left: owned === "unlimited" ? null : Math.max(0, (owned[id] ?? 0) - (used.get(id) ?? 0)),
    damage: gauge
      ? gauge({ ...base, ...Object.fromEntries(steps.map((step) => [step.skill, step.to])) })
      : null,
    group: target ? "targets" : getGroup(id, skills, context),
  };
}

function getGroup(
  id: string,
  skills: BuilderDecoration["skills"],
  { collection, rate }: ChoiceContext,
): DecorationGroup {
  if (collection.recent.decoration.includes(id)) return "recent";
  return rate && skills.every(({ skill }) => rate(skill) < 0) ? "useless" : "rest";
}

/** The choices that raise the damage to the target, and what is in the slot. */
export function listRaisingChoices(choices: readonly DecorationChoice[]): readonly DecorationChoice[] {
  return choices.filter(({ current, damage }) => current || raisesDamage(damage));
}

/** Choices whose name or skills fit a query, best first within each group. Groups without any are left out. */
export function groupChoices(
  choices: readonly DecorationChoice[],
  query: string,
  names: SearchNames,
): readonly ChoiceGroup[] {
  const found = findMatches(query, choices, ({ id, name, skills }) => ({
    names: names.list("decorations", id, name),
    mentions: skills.flatMap(({ skill, name: english }) => [
      ...names.listSkill(skill, english),
      ...names.listWords(skill),
    ]),
  }));
  return (["targets", "recent", "rest", "useless"] as const)
    .map((group) => ({ group, choices: found.filter((choice) => choice.group === group) }))
    .filter((each) => each.choices.length > 0);
}

/** The first choices of the groups, so many in all: what is drawn before the rest. */
export function listFirstChoices(groups: readonly ChoiceGroup[], max: number): readonly ChoiceGroup[] {
  let room = max;
  return groups.flatMap(({ group, choices }) => {
    const first = choices.slice(0, room);
    room -= first.length;
    return first.length > 0 ? [{ group, choices: first }] : [];
  });
}

/**
 * Copies of a decoration that still do something in the free slots: as many as fit, as the player has, and as
 * raise at least one of its skills.
 *
 * @param left how many more the player has; `null` = any number
 */
export function countUsefulCopies(
  loadout: Loadout,
  id: string,
  left: number | null,
  catalog: LoadoutCatalog,
): number {
  const decoration = catalog.decorations.get(id);
  if (!decoration) return 0;
  const { levels } = deriveLoadout(loadout, catalog);
  const open = listOpenSlots(loadout, catalog).filter(
    ({ kind, slot }) => kind === decoration.kind && slot >= decoration.slot,
  );
  const lacking = decoration.skills.map(({ skill, level }) => {
    const room = (catalog.skills.get(skill)?.maxLevel ?? 0) - (levels[skill] ?? 0);
    return Math.ceil(Math.max(0, room) / level);
  });
  return Math.min(open.length, left ?? open.length, Math.max(0, ...lacking));
}
