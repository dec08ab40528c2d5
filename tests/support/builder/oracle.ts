import type {
  BuilderArmor,
  BuilderCatalog,
  BuilderDecoration,
  SkillLevel,
} from "@/lib/builder/catalog/catalog";
import type { Objective, SearchQuery } from "@/lib/builder/search/query";
import { armorPieces, type Element } from "@/lib/catalog/codes";
import {
  countOfBonus,
  everyLegalTalisman,
  type Figures,
  figuresOf,
  freeFigure,
  getPieceDefense,
  getPieceSlots,
  levelIn,
  levelsNeeded,
  listAllowedCharms,
  listAllowedPieces,
  listAllowedTalismans,
  owned,
  piecesNeeded,
} from "./reading";

/**
 * The search done the plain way, on small catalogs: every five pieces, with every charm and talisman, with
 * every way to place decorations. Shares no code with `lib/builder/search`.
 */

export interface OracleSet {
  /** Ids from head to toe. */
  readonly armor: readonly string[];
  readonly defense: number;
  readonly resistances: Readonly<Record<Element, number>>;
  /** The best that a charm and a placing of decorations leave free on this armor. */
  readonly freeSlots: readonly [number, number, number];
}

/** Every armor that meets the query, each once. */
export function everySet(query: SearchQuery, catalog: BuilderCatalog): OracleSet[] {
  return [...walkSets(query, catalog)];
}

export function hasSet(query: SearchQuery, catalog: BuilderCatalog): boolean {
  return walkSets(query, catalog).next().done === false;
}

/** Best first: the figures of the best sets, as many as are requested. */
export function bestFigures(sets: readonly OracleSet[], objective: Objective, limit: number): Figures[] {
  const figures = sets.map((set) => figuresOf(set, objective));
  return figures.sort((a, b) => b[0] - a[0] || b[1] - a[1]).slice(0, limit);
}

/** Pairs of the two objectives that no set beats in both, by the first descending. */
export function paretoPairs(sets: readonly OracleSet[], first: Objective, second: Objective): Figures[] {
  const pairs = sets.map((set): Figures => [figuresOf(set, first)[0], figuresOf(set, second)[0]]);
  const undominated = pairs.filter(([a, b]) => !pairs.some(([x, y]) => x >= a && y >= b && (x > a || y > b)));
  const distinct = new Map(undominated.map((pair) => [pair.join(), pair]));
  return [...distinct.values()].sort((a, b) => b[0] - a[0]);
}

/** The highest level that each skill and bonus can have besides the targets, where that is above 0. */
export function reachableLevels(query: SearchQuery, catalog: BuilderCatalog): Record<string, number> {
  const reachable: Record<string, number> = {};
  for (const { id, kind, maxLevel } of catalog.skills) {
    const field = kind === "armor" || kind === "weapon" ? "skills" : "bonuses";
    for (let level = maxLevel; level >= 1; level -= 1) {
      const target = Math.max(level, query[field]?.[id] ?? 0);
      if (hasSet({ ...query, [field]: { ...query[field], [id]: target } }, catalog)) {
        reachable[id] = Math.min(target, maxLevel);
        break;
      }
    }
  }
  return reachable;
}

export interface Target {
  readonly field: "skills" | "bonuses";
  readonly id: string;
  readonly level: number;
}

export function targetsOf(query: SearchQuery): Target[] {
  const list = (field: Target["field"]) =>
    Object.entries(query[field] ?? {}).map(([id, level]) => ({ field, id, level }));
  return [...list("skills"), ...list("bonuses")];
}

export function withTargets(query: SearchQuery, targets: readonly Target[]): SearchQuery {
  const record = (field: Target["field"]) =>
    Object.fromEntries(targets.filter((each) => each.field === field).map(({ id, level }) => [id, level]));
  return { ...query, skills: record("skills"), bonuses: record("bonuses") };
}

/** Targets in the smallest group that no set meets; `null` when all can be met. */
export function smallestConflict(query: SearchQuery, catalog: BuilderCatalog): number | null {
  const targets = targetsOf(query);
  for (let size = 0; size <= targets.length; size += 1) {
    const groups = groupsOf(targets, size);
    if (groups.some((group) => !hasSet(withTargets(query, group), catalog))) return size;
  }
  return null;
}

function groupsOf(targets: readonly Target[], size: number): Target[][] {
  if (size === 0) return [[]];
  return targets.flatMap((target, index) =>
    groupsOf(targets.slice(index + 1), size - 1).map((rest) => [target, ...rest]),
  );
}

export interface Neck {
  readonly skills: readonly SkillLevel[];
  readonly armorSlots: readonly number[];
  readonly weaponSlots: readonly number[];
}

function* walkSets(query: SearchQuery, catalog: BuilderCatalog): Generator<OracleSet, undefined> {
  const necks = everyNeck(query, catalog);
  const place = placer(query, catalog);
  const [heads, chests, arms, waists, legs] = armorPieces.map((part) =>
    listAllowedPieces(part, query, catalog),
  );
  for (const head of heads ?? [])
    for (const chest of chests ?? [])
      for (const arm of arms ?? [])
        for (const waist of waists ?? [])
          for (const leg of legs ?? []) {
            const pieces = [head, chest, arm, waist, leg];
            if (!reachesMinimum(pieces, query)) continue;
            const freeSlots = bestFree(pieces, necks, query, catalog, place);
            if (freeSlots) yield { ...describe(pieces, query), freeSlots };
          }
  return undefined;
}

function reachesMinimum(pieces: readonly BuilderArmor[], query: SearchQuery): boolean {
  const { defense, resistances } = describe(pieces, query);
  const { minimum } = query;
  return (
    defense >= (minimum?.defense ?? 0) &&
    Object.entries(minimum?.resistances ?? {}).every(
      ([element, figure]) =>
        (Object.entries(resistances).find(([each]) => each === element)?.[1] ?? 0) >= figure,
    )
  );
}

function describe(pieces: readonly BuilderArmor[], query: SearchQuery): Omit<OracleSet, "freeSlots"> {
  const resistance = (element: Element) =>
    pieces.reduce((sum, { resistances }) => sum + resistances[element], 0);
  return {
    armor: pieces.map(({ id }) => id),
    defense: pieces.reduce((sum, piece) => sum + getPieceDefense(piece, query), 0),
    resistances: {
      fire: resistance("fire"),
      water: resistance("water"),
      thunder: resistance("thunder"),
      ice: resistance("ice"),
      dragon: resistance("dragon"),
    },
  };
}

/** What may hang from the neck. Nothing may, unless a charm is pinned. */
export function everyNeck(query: SearchQuery, catalog: BuilderCatalog): Neck[] {
  const talismans = listAllowedTalismans(query) ?? everyLegalTalisman(catalog.talismans);
  const necks: Neck[] = [
    ...listAllowedCharms(query, catalog).map(({ skills }) => ({ skills, armorSlots: [], weaponSlots: [] })),
    ...talismans.map(({ skills, slots }) => ({
      skills,
      armorSlots: slots.filter(({ kind }) => kind === "armor").map(({ slot }) => slot),
      weaponSlots: slots.filter(({ kind }) => kind === "weapon").map(({ slot }) => slot),
    })),
  ];
  if (query.pinned?.charm === undefined) necks.push({ skills: [], armorSlots: [], weaponSlots: [] });
  return necks;
}

function bestFree(
  pieces: readonly BuilderArmor[],
  necks: readonly Neck[],
  query: SearchQuery,
  catalog: BuilderCatalog,
  place: Place,
): readonly [number, number, number] | null {
  for (const [bonus, needed] of piecesNeeded(query, catalog)) {
    if (pieces.reduce((sum, piece) => sum + countOfBonus(piece, bonus), 0) < needed) return null;
  }
  const needed = [...levelsNeeded(query, catalog)];
  let best: readonly [number, number, number] | null = null;
  for (const neck of necks) {
    const sources = [...pieces.map(({ skills }) => skills), neck.skills];
    const missing = needed.map(([skill, level]) =>
      Math.max(0, level - sources.reduce((sum, skills) => sum + levelIn(skills, skill), 0)),
    );
    const armorSlots = [...pieces.flatMap((piece) => getPieceSlots(piece, query)), ...neck.armorSlots];
    const start = { missing, armor: counts(armorSlots), weapon: counts(query.weapon?.slots ?? []), used: [] };
    for (const { armor, weapon, ...rest } of everyLock(
      start,
      listLocked(query, catalog),
      needed.map(([skill]) => skill),
    )) {
      const all = addCounts(weapon, counts(neck.weaponSlots));
      const free = place({ ...rest, armor, weapon: all });
      if (free && (!best || freeFigure(free) > freeFigure(best))) best = free;
    }
  }
  return best;
}

/** Each copy of a locked decoration by itself. */
function listLocked({ lockedDecorations = {} }: SearchQuery, catalog: BuilderCatalog) {
  return catalog.decorations.flatMap((each) =>
    Array.from({ length: lockedDecorations[each.id] ?? 0 }, () => each),
  );
}

/** Every way to put locked decorations into slots, those for weapons into the weapon's alone. */
function everyLock(
  position: Position,
  [decoration, ...rest]: readonly BuilderDecoration[],
  skills: readonly string[],
): Position[] {
  if (!decoration) return [position];
  const { kind, slot } = decoration;
  return [1, 2, 3].flatMap((level) => {
    if (level < slot || (position[kind][level - 1] ?? 0) === 0) return [];
    const missing = position.missing.map((lack, index) =>
      Math.max(0, lack - levelIn(decoration.skills, skills[index] ?? "")),
    );
    const used = [...position.used, decoration.id];
    const next = { ...position, missing, used, [kind]: without(position[kind], level) };
    return everyLock(next, rest, skills);
  });
}

function addCounts(a: Counts, b: Counts): Counts {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

type Counts = readonly [number, number, number];

function counts(slots: readonly number[]): Counts {
  const count = (level: number) => slots.filter((slot) => slot === level).length;
  return [count(1), count(2), count(3)];
}

interface Position {
  /** Levels that are still to come, in the order of the skills that are needed. */
  readonly missing: readonly number[];
  readonly armor: Counts;
  readonly weapon: Counts;
  /** Decorations in place, where their number is limited. */
  readonly used: readonly string[];
}

/** @returns Armor slots that stay free at best, of level 1, 2 and 3; `null` when the levels cannot be had. */
type Place = (position: Position) => Counts | null;

/**
 * Takes the first skill that lacks a level and tries each decoration that has it in a slot of each level. Some
 * decoration has to bring that level, so nothing is left out.
 */
function placer(query: SearchQuery, catalog: BuilderCatalog): Place {
  const skills = [...levelsNeeded(query, catalog).keys()];
  const limited = query.decorations !== undefined && query.decorations !== "unlimited";
  const known = new Map<string, Counts | null>();

  const place: Place = (position) => {
    const lacking = position.missing.findIndex((level) => level > 0);
    if (lacking < 0) return position.armor;
    const key = `${position.missing}|${position.armor}|${position.weapon}|${position.used.toSorted()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best: Counts | null = null;
    for (const decoration of catalog.decorations) {
      if (levelIn(decoration.skills, skills[lacking] ?? "") === 0) continue;
      if (position.used.filter((id) => id === decoration.id).length >= owned(decoration, query)) continue;
      for (let level = decoration.slot; level <= 3; level += 1) {
        const next = put(decoration, level, position, limited);
        const free = next && place(next);
        if (free && (!best || freeFigure(free) > freeFigure(best))) best = free;
      }
    }
    known.set(key, best);
    return best;
  };

  function put(
    decoration: BuilderDecoration,
    level: number,
    { missing, armor, weapon, used }: Position,
    remember: boolean,
  ): Position | null {
    const slots = decoration.kind === "armor" ? armor : weapon;
    if ((slots[level - 1] ?? 0) === 0) return null;
    const left = without(slots, level);
    return {
      missing: missing.map((lack, index) =>
        Math.max(0, lack - levelIn(decoration.skills, skills[index] ?? "")),
      ),
      armor: decoration.kind === "armor" ? left : armor,
      weapon: decoration.kind === "weapon" ? left : weapon,
      used: remember ? [...used, decoration.id] : used,
    };
  }

  return place;
}

function without([level1, level2, level3]: Counts, level: number): Counts {
  if (level === 1) return [level1 - 1, level2, level3];
  return level === 2 ? [level1, level2 - 1, level3] : [level1, level2, level3 - 1];
}
