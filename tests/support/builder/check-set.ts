import type {
  BuilderArmor,
  BuilderCatalog,
  BuilderDecoration,
  SkillLevel,
} from "@/lib/builder/catalog/catalog";
import type { FoundCharm, FoundSet, SearchQuery, SearchReport } from "@/lib/builder/search/query";
import { armorPieces, type DecorationKind, elements } from "@/lib/catalog/codes";
import {
  countOfBonus,
  figuresOf,
  getPieceDefense,
  getPieceSlots,
  isAllowedPiece,
  levelIn,
  levelsNeeded,
  listAllowedCharms,
  listAllowedTalismans,
  owned,
  piecesNeeded,
} from "./reading";

/**
 * Recounts one answer of the search from the catalog: are the pieces allowed, do the decorations fit, is
 * every target met, are the figures right?
 *
 * @returns What is wrong, in words; empty for a good set.
 */
export function checkSet(set: FoundSet, query: SearchQuery, catalog: BuilderCatalog): string[] {
  const pieces = armorPieces.flatMap((part) => {
    const found = catalog.armor.find(({ id }) => id === set.armor[part]);
    return found?.piece === part && isAllowedPiece(found, query) ? found : [];
  });
  if (pieces.length !== armorPieces.length) {
    return [`armor: a piece may not be equipped there: ${JSON.stringify(set.armor)}`];
  }
  const armorDecorations = known(set.decorations, "armor", catalog);
  const weaponDecorations = known(set.weaponDecorations, "weapon", catalog);
  if (!armorDecorations || !weaponDecorations) return ["decorations: one is unknown, or of the other kind"];
  const needed = levelsNeeded(query, catalog);
  const brought = [...pieces.map(({ skills }) => skills), skillsOfCharm(set.charm, query, catalog)];
  const equipped: EquippedSet = {
    set,
    query,
    catalog,
    pieces,
    armorDecorations,
    weaponDecorations,
    needed,
    brought,
  };
  return [
    ...checkCharm(set.charm, query, catalog),
    ...checkOwned(equipped),
    ...checkSlots(equipped),
    ...checkTargets(equipped),
    ...checkFigures(equipped),
  ];
}

/** The same for a whole report: its sets, their order, that no armor is listed twice, and its status. */
export function checkReport(report: SearchReport, query: SearchQuery, catalog: BuilderCatalog): string[] {
  const complaints = report.results.flatMap((set, index) =>
    checkSet(set, query, catalog).map((complaint) => `result ${index}: ${complaint}`),
  );
  const distinct = new Set(report.results.map(({ armor }) => armorPieces.map((part) => armor[part]).join()));
  if (distinct.size !== report.results.length) complaints.push("the same armor is listed twice");
  const figures = report.results.map((set) => figuresOf(set, query.objective));
  figures.forEach(([primary, secondary], index) => {
    const [before, beforeSecond] = figures[index - 1] ?? [Infinity, Infinity];
    if (primary > before || (primary === before && secondary > beforeSecond)) {
      complaints.push(`result ${index} is better than the one before it`);
    }
  });
  if (report.results.length > (query.limit ?? 100)) complaints.push("more sets than were requested");
  if (report.status === "infeasible" && report.results.length > 0) complaints.push("infeasible, with sets");
  if (report.status === "optimal" && report.results.length === 0) complaints.push("optimal, without a set");
  return complaints;
}

interface EquippedSet {
  readonly set: FoundSet;
  readonly query: SearchQuery;
  readonly catalog: BuilderCatalog;
  readonly pieces: readonly BuilderArmor[];
  readonly armorDecorations: readonly BuilderDecoration[];
  readonly weaponDecorations: readonly BuilderDecoration[];
  /** Target level of each skill. */
  readonly needed: ReadonlyMap<string, number>;
  /** What pieces and charm bring, without decorations. */
  readonly brought: readonly (readonly SkillLevel[])[];
}

function known(
  ids: readonly string[],
  kind: DecorationKind,
  catalog: BuilderCatalog,
): BuilderDecoration[] | null {
  const found = ids.flatMap((id) =>
    catalog.decorations.filter((decoration) => decoration.id === id && decoration.kind === kind),
  );
  return found.length === ids.length ? found : null;
}

function checkCharm(charm: FoundCharm | null, query: SearchQuery, catalog: BuilderCatalog): string[] {
  const pinned = query.pinned?.charm;
  if (charm === null) return pinned === undefined ? [] : [`charm: ${pinned} is pinned, none is equipped`];
  if (charm.kind === "charm") {
    return listAllowedCharms(query, catalog).some(({ id }) => id === charm.id)
      ? []
      : [`charm: ${charm.id} may not be equipped`];
  }
  const talismans = listAllowedTalismans(query);
  if (talismans) {
    const same = talismans.some(
      (own) =>
        own.id === charm.id &&
        own.talisman === charm.talisman &&
        JSON.stringify([own.skills, own.slots]) === JSON.stringify([charm.skills, charm.slots]),
    );
    return same ? [] : [`charm: talisman ${charm.id} is not owned like this`];
  }
  if (charm.id !== null) return [`charm: a talisman that is not owned has the mark ${charm.id}`];
  return isLegal(charm, catalog) ? [] : [`charm: no talisman can be ${JSON.stringify(charm)}`];
}

/** Tries the skills of the talisman in every order of the three places of each pattern. */
function isLegal(charm: FoundCharm & { kind: "talisman" }, catalog: BuilderCatalog): boolean {
  const { talismans, skillGroups, slotGroups } = catalog.talismans;
  const slotKey = (slots: FoundCharm & { kind: "talisman" }) => JSON.stringify(sortedSlots(slots.slots));
  if (new Set(charm.skills.map(({ skill }) => skill)).size !== charm.skills.length) return false;
  const fits = (groups: readonly number[], skills: readonly SkillLevel[]): boolean => {
    const [group, ...rest] = groups;
    if (group === undefined) return skills.length === 0;
    const entries = skillGroups.find((each) => each.group === group)?.entries ?? [];
    return skills.some(
      (given, index) =>
        entries.some(({ skill, level }) => skill === given.skill && level === given.level) &&
        fits(
          rest,
          skills.filter((_, other) => other !== index),
        ),
    );
  };
  return talismans
    .filter(({ id }) => id === charm.talisman)
    .some(({ patterns }) =>
      patterns.some((pattern) => {
        const slots = slotGroups.find(({ group }) => group === pattern[3])?.slots;
        const groups = pattern.slice(0, 3).filter((group) => group !== 0);
        return (
          slots !== undefined &&
          JSON.stringify(sortedSlots(slots)) === slotKey(charm) &&
          fits(groups, charm.skills)
        );
      }),
    );
}

function sortedSlots(slots: readonly { kind: DecorationKind; slot: number }[]): string[] {
  return slots.map(({ kind, slot }) => `${kind} ${slot}`).sort();
}

function checkOwned({ query, armorDecorations, weaponDecorations }: EquippedSet): string[] {
  const all = [...armorDecorations, ...weaponDecorations];
  return [...new Set(all)].flatMap((decoration) => {
    const used = all.filter((each) => each === decoration).length;
    return used > owned(decoration, query) ? [`decorations: ${used} ${decoration.id} are not owned`] : [];
  });
}

function checkSlots({ set, query, pieces, armorDecorations, weaponDecorations }: EquippedSet): string[] {
  const talismanSlots = set.charm?.kind === "talisman" ? set.charm.slots : [];
  const slotsOf = (kind: DecorationKind) =>
    talismanSlots.filter((slot) => slot.kind === kind).map(({ slot }) => slot);
  const armorSlots = [...pieces.flatMap((piece) => getPieceSlots(piece, query)), ...slotsOf("armor")];
  const weaponSlots = [...(query.weapon?.slots ?? []), ...slotsOf("weapon")];
  const complaints: string[] = [];
  const left = bestLeft(armorSlots, armorDecorations);
  if (!left) complaints.push("decorations: they do not fit the armor slots");
  else if (left.join() !== set.freeSlots.join()) {
    complaints.push(`freeSlots: ${set.freeSlots.join()} instead of ${left.join()}`);
  }
  if (!bestLeft(weaponSlots, weaponDecorations)) {
    complaints.push("weaponDecorations: they do not fit the weapon slots");
  }
  return complaints;
}

/**
 * Puts decoration after decoration in slots of every level that takes it, and keeps what leaves the best slots
 * free.
 *
 * @returns Free slots of level 1, 2 and 3; `null` when they do not fit.
 */
function bestLeft(
  slots: readonly number[],
  decorations: readonly BuilderDecoration[],
  seen = new Map<string, Counts | null>(),
): Counts | null {
  const [decoration, ...rest] = decorations;
  const count = (level: number) => slots.filter((slot) => slot === level).length;
  if (!decoration) return [count(1), count(2), count(3)];
  const key = `${decorations.length} ${slots.toSorted()}`;
  const before = seen.get(key);
  if (before !== undefined) return before;
  let best: Counts | null = null;
  for (const level of new Set(slots.filter((slot) => slot >= decoration.slot))) {
    const left = bestLeft(slots.toSpliced(slots.indexOf(level), 1), rest, seen);
    if (left && (!best || isMore(left, best))) best = left;
  }
  seen.set(key, best);
  return best;
}

type Counts = [level1: number, level2: number, level3: number];

function isMore(left: readonly number[], right: readonly number[]): boolean {
  for (const index of [2, 1, 0]) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** Every target is met, and no decoration is there for nothing. */
function checkTargets(equipped: EquippedSet): string[] {
  const { query, catalog, pieces, armorDecorations, weaponDecorations } = equipped;
  const complaints: string[] = [];
  for (const [bonus, needed] of piecesNeeded(query, catalog)) {
    const count = pieces.reduce((sum, piece) => sum + countOfBonus(piece, bonus), 0);
    if (count < needed) complaints.push(`bonuses: ${bonus} has ${count} of ${needed} pieces`);
  }
  const all = [...armorDecorations, ...weaponDecorations];
  for (const [skill, missing] of missingLevels(equipped, all)) {
    complaints.push(`skills: ${skill} lacks ${missing}`);
  }
  // For damage, decorations that no target needs are the point.
  if (complaints.length > 0 || query.objective?.kind === "damage") return complaints;
  all.forEach((decoration, index) => {
    if (missingLevels(equipped, all.toSpliced(index, 1)).length === 0) {
      complaints.push(`decorations: ${decoration.id} is not needed`);
    }
  });
  return complaints;
}

function missingLevels(
  { needed, brought }: EquippedSet,
  decorations: readonly BuilderDecoration[],
): [string, number][] {
  const sources = [...brought, ...decorations.map(({ skills }) => skills)];
  return [...needed].flatMap(([skill, target]) => {
    const level = sources.reduce((sum, skills) => sum + levelIn(skills, skill), 0);
    return level < target ? [[skill, target - level] satisfies [string, number]] : [];
  });
}

function skillsOfCharm(
  charm: FoundCharm | null,
  query: SearchQuery,
  catalog: BuilderCatalog,
): readonly SkillLevel[] {
  if (charm?.kind === "talisman") return charm.skills;
  if (charm === null) return [];
  return listAllowedCharms(query, catalog).find(({ id }) => id === charm.id)?.skills ?? [];
}

function checkFigures({ set, query, pieces }: EquippedSet): string[] {
  const complaints: string[] = [];
  const defense = pieces.reduce((sum, piece) => sum + getPieceDefense(piece, query), 0);
  if (set.defense !== defense) complaints.push(`defense: ${set.defense} instead of ${defense}`);
  for (const element of elements) {
    const resistance = pieces.reduce((sum, piece) => sum + piece.resistances[element], 0);
    if (set.resistances[element] !== resistance) {
      complaints.push(`resistances: ${element} ${set.resistances[element]} instead of ${resistance}`);
    }
  }
  return complaints;
}
