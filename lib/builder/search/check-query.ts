import { type ArmorPiece, armorPieces, type SkillKind } from "@/lib/catalog/codes";
import type { AppraisedTalisman, BuilderCatalog } from "../catalog/catalog";
import type { TalismanProblem } from "../loadout/problems";
import { createTalismanRuleIndex, findTalismanProblems, type TalismanRuleIndex } from "../loadout/talisman";
import { findClosestWord } from "./closest-word";
import { listUnplaced } from "./place-locked";
import type { SearchQuery } from "./query";

/** One mistake in a query. Path and message read as one sentence. */
export interface QueryIssue {
  /** As `skills.burst` or `talismans[2].skills`. */
  readonly path: string;
  readonly message: string;
}

/** Most sets that a query can list. */
export const maxResults = 1000;

/** Most slots of a weapon. */
const maxSlots = 3;

/**
 * Problems with a query whose fields have the right types: ids that are not known or of another kind,
 * levels beyond the maximum, contradictions, talismans that cannot be. The search itself takes a query as good.
 *
 * @returns empty for a query that can be searched
 */
export function checkQuery(query: SearchQuery, catalog: BuilderCatalog): QueryIssue[] {
  const known = indexIds(catalog);
  return [
    ...checkLevels("skills", query.skills, "skill", known),
    ...checkLevels("bonuses", query.bonuses, "bonus", known),
    ...checkWeapon(query, known),
    ...checkPinned(query, known),
    ...checkExcluded(query, known),
    ...checkMinimum(query),
    ...checkDecorations(query, known),
    ...checkLocked(query, catalog, known),
    ...checkCharms(query, known),
    ...checkTalismans(query, known),
    ...checkLimit(query),
  ];
}

type Side = "skill" | "bonus";

interface Skill {
  readonly kind: SkillKind;
  readonly maxLevel: number;
}

/** Everything that a query may name, by id. */
interface KnownIds {
  readonly skills: ReadonlyMap<string, Skill>;
  readonly armor: ReadonlyMap<string, ArmorPiece>;
  readonly charms: ReadonlySet<string>;
  readonly decorations: ReadonlySet<string>;
  readonly law: TalismanRuleIndex;
}

function indexIds(catalog: BuilderCatalog): KnownIds {
  return {
    skills: new Map(catalog.skills.map((skill) => [skill.id, skill])),
    armor: new Map(catalog.armor.map(({ id, piece }) => [id, piece])),
    charms: new Set(catalog.charms.map(({ id }) => id)),
    decorations: new Set(catalog.decorations.map(({ id }) => id)),
    law: createTalismanRuleIndex(catalog),
  };
}

function checkLevels(
  path: string,
  levels: SearchQuery["skills"],
  side: Side,
  { skills }: KnownIds,
): QueryIssue[] {
  return Object.entries(levels ?? {}).flatMap(([id, level]) => {
    const skill = skills.get(id);
    const problem =
      checkSide(id, side, skills) ??
      checkWholeNumber(level, 0, skill?.maxLevel ?? 0, `the highest level of ${id}`);
    return problem === null ? [] : [{ path: `${path}.${id}`, message: problem }];
  });
}

/** Skills of armor and weapons on one side, set bonuses and group skills on the other. */
function checkSide(id: string, side: Side, skills: ReadonlyMap<string, Skill>): string | null {
  const skill = skills.get(id);
  if (!skill) {
    const sameSide = [...skills].filter(([, { kind }]) => getSide(kind) === side).map(([word]) => word);
    return formatUnknown(side === "skill" ? "a skill" : "a set bonus or group skill", id, sameSide);
  }
  if (getSide(skill.kind) === side) return null;
  if (side === "bonus") return `is ${kindLabels[skill.kind]}: it belongs under skills`;
  return `is ${kindLabels[skill.kind]}: it belongs under bonuses`;
}

const kindLabels: Readonly<Record<SkillKind, string>> = {
  armor: "an armor skill",
  weapon: "a weapon skill",
  "set-bonus": "a set bonus",
  group: "a group skill",
};

function getSide(kind: SkillKind): Side {
  return kind === "armor" || kind === "weapon" ? "skill" : "bonus";
}

function formatUnknown(what: string, id: string, words: Iterable<string>): string {
  const meant = findClosestWord(id, words);
  return meant === undefined ? `is not ${what}` : `is not ${what}: did you mean "${meant}"?`;
}

/** @returns what is wrong, `null` for a whole number within the bounds */
function checkWholeNumber(value: number, min: number, max: number, why?: string): string | null {
  if (!Number.isInteger(value)) return "must be a whole number";
  if (value < min) return `must be at least ${min}`;
  if (value <= max) return null;
  return why === undefined ? `must be at most ${max}` : `must be at most ${max}, ${why}`;
}

function checkWeapon({ weapon }: SearchQuery, known: KnownIds): QueryIssue[] {
  if (!weapon) return [];
  const { slots = [], skills, bonuses = {} } = weapon;
  const issues: QueryIssue[] = slots.flatMap((slot, index) => {
    const problem = checkWholeNumber(slot, 1, 3, "the largest slot");
    return problem === null ? [] : [{ path: `weapon.slots[${index}]`, message: problem }];
  });
  if (slots.length > maxSlots) {
    issues.push({ path: "weapon.slots", message: `must be a list of at most ${maxSlots} slots` });
  }
  issues.push(...checkLevels("weapon.skills", skills, "skill", known));
  for (const [id, pieces] of Object.entries(bonuses)) {
    const problem =
      checkSide(id, "bonus", known.skills) ??
      checkWholeNumber(pieces, 0, armorPieces.length, "the pieces that there are");
    if (problem !== null) issues.push({ path: `weapon.bonuses.${id}`, message: problem });
  }
  return issues;
}

function checkPinned(query: SearchQuery, known: KnownIds): QueryIssue[] {
  const { pinned = {}, excluded = [] } = query;
  return [...armorPieces, "charm" as const].flatMap((place) => {
    const id = pinned[place];
    if (id === undefined) return [];
    const problem =
      (place === "charm" ? checkPinnedCharm(id, query, known) : checkPinnedPiece(id, place, known)) ??
      (excluded.includes(id) ? "is excluded too" : null);
    return problem === null ? [] : [{ path: `pinned.${place}`, message: problem }];
  });
}

function checkPinnedPiece(id: string, place: ArmorPiece, { armor }: KnownIds): string | null {
  const piece = armor.get(id);
  if (piece === place) return null;
  if (piece !== undefined) return `is "${id}", which is equipped as ${piece}`;
  const there = [...armor].filter(([, part]) => part === place).map(([word]) => word);
  return formatUnknownId(id, `a piece for ${place}`, there);
}

function checkPinnedCharm(id: string, { talismans }: SearchQuery, { charms }: KnownIds): string | null {
  const own = listOwnTalismans(talismans).map((talisman) => talisman.id);
  if (charms.has(id) || own.includes(id)) return null;
  return formatUnknownId(id, "a charm or one of the talismans", [...charms, ...own]);
}

function formatUnknownId(id: string, what: string, words: Iterable<string>): string {
  return `names "${id}", which ${formatUnknown(what, id, words)}`;
}

function checkExcluded({ excluded = [], talismans }: SearchQuery, known: KnownIds): QueryIssue[] {
  const ids = new Set([
    ...known.armor.keys(),
    ...known.charms,
    ...listOwnTalismans(talismans).map(({ id }) => id),
  ]);
  return excluded.flatMap((id, index) =>
    ids.has(id)
      ? []
      : [{ path: `excluded[${index}]`, message: formatUnknownId(id, "a piece of armor or a charm", ids) }],
  );
}

/** Far beyond what five pieces can have. */
const maxDefense = 2000;
const maxResistance = 200;

function checkMinimum({ minimum }: SearchQuery): QueryIssue[] {
  const { defense = 0, resistances = {} } = minimum ?? {};
  const problem = checkWholeNumber(defense, 0, maxDefense);
  const issues: QueryIssue[] = problem === null ? [] : [{ path: "minimum.defense", message: problem }];
  for (const [element, figure] of Object.entries(resistances)) {
    const wrong = checkWholeNumber(figure, -maxResistance, maxResistance);
    if (wrong !== null) issues.push({ path: `minimum.resistances.${element}`, message: wrong });
  }
  return issues;
}

function checkDecorations({ decorations = "unlimited" }: SearchQuery, known: KnownIds): QueryIssue[] {
  if (decorations === "unlimited") return [];
  return Object.entries(decorations).flatMap(([id, count]) => {
    const problem = known.decorations.has(id)
      ? checkWholeNumber(count, 0, Number.MAX_SAFE_INTEGER)
      : formatUnknown("a decoration", id, known.decorations);
    return problem === null ? [] : [{ path: `decorations.${id}`, message: problem }];
  });
}

/** More copies than a set with its weapon has slots. */
const maxLocked = 21;

function checkLocked(query: SearchQuery, catalog: BuilderCatalog, known: KnownIds): QueryIssue[] {
  const { lockedDecorations = {}, decorations = "unlimited" } = query;
  const issues = Object.entries(lockedDecorations).flatMap(([id, count]) => {
    const owned = decorations === "unlimited" ? maxLocked : Math.min(maxLocked, decorations[id] ?? 0);
    const problem = known.decorations.has(id)
      ? checkWholeNumber(count, 0, owned, "as many as there are")
      : formatUnknown("a decoration", id, known.decorations);
    return problem === null ? [] : [{ path: `lockedDecorations.${id}`, message: problem }];
  });
  if (issues.length > 0) return issues;
  return [...new Set(listUnplaced(query, catalog))].map((id) => ({
    path: `lockedDecorations.${id}`,
    message: "does not fit into a slot of the weapon",
  }));
}

function checkCharms({ charms = "craftable" }: SearchQuery, known: KnownIds): QueryIssue[] {
  if (charms === "craftable" || charms === "none") return [];
  return charms.flatMap((id, index) =>
    known.charms.has(id)
      ? []
      : [{ path: `charms[${index}]`, message: formatUnknownId(id, "a charm", known.charms) }],
  );
}

function listOwnTalismans(talismans: SearchQuery["talismans"]): readonly AppraisedTalisman[] {
  return talismans === undefined || talismans === "none" || talismans === "any-legal" ? [] : talismans;
}

function checkTalismans({ talismans }: SearchQuery, { law, skills }: KnownIds): QueryIssue[] {
  const marks = new Set<string>();
  return listOwnTalismans(talismans).flatMap((talisman, index) => {
    const path = `talismans[${index}]`;
    const issues = findTalismanProblems(talisman, law).map((problem) => ({
      path,
      message: formatTalismanProblem(problem, law, skills),
    }));
    if (marks.has(talisman.id)) {
      issues.push({ path: `${path}.id`, message: `is "${talisman.id}", as that of another talisman` });
    }
    marks.add(talisman.id);
    return issues;
  });
}

function formatTalismanProblem(
  problem: TalismanProblem,
  { talismans }: TalismanRuleIndex,
  skills: ReadonlyMap<string, Skill>,
): string {
  switch (problem.code) {
    case "talisman-unknown": {
      const kinds = talismans.talismans.map(({ id }) => id);
      return formatUnknownId(problem.talisman, "a kind of talisman", kinds);
    }
    case "talisman-skill-unknown":
      return formatUnknownId(problem.skill, "a skill", skills.keys());
    case "talisman-skill-level":
      return `has ${problem.skill} at level ${problem.level}, which must be 1 to ${problem.maxLevel}`;
    case "talisman-skill-twice":
      return `has ${problem.skill} twice`;
    case "talisman-skills":
      return `has skills that ${problem.talisman} cannot have together`;
    case "talisman-slots":
      return `has slots that ${problem.talisman} cannot have with these skills`;
  }
}

function checkLimit({ limit = 1 }: SearchQuery): QueryIssue[] {
  const problem = checkWholeNumber(limit, 1, maxResults);
  return problem === null ? [] : [{ path: "limit", message: problem }];
}
