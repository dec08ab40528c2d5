import type {
  AppraisedTalisman,
  BuilderArmor,
  BuilderCatalog,
  BuilderCharm,
  BuilderDecoration,
  SkillLevel,
  TalismanRules,
  TalismanSlot,
} from "@/lib/builder/catalog/catalog";
import type { FoundSet, Objective, SearchQuery } from "@/lib/builder/search/query";
import type { ArmorPiece } from "@/lib/catalog/codes";

/**
 * What a query means, read a second time: the checker, the exhaustive search and the integer program depend on
 * this file and on nothing of `lib` but its types.
 */

export function getPieceSlots(piece: BuilderArmor, query: SearchQuery): readonly number[] {
  return query.transcended && piece.slotsTranscended ? piece.slotsTranscended : piece.slots;
}

export function getPieceDefense(piece: BuilderArmor, query: SearchQuery): number {
  const transcended = query.transcended ? piece.defenseMaxTranscended : undefined;
  return transcended ?? piece.defenseMax;
}

/** Whether the query lets one equip a piece. A pinned piece is equipped, whatever its rank. */
export function isAllowedPiece(armor: BuilderArmor, query: SearchQuery): boolean {
  const rank = query.rank ?? "high";
  const pinned = query.pinned?.[armor.piece];
  if (pinned !== undefined) return armor.id === pinned;
  if (query.excluded?.includes(armor.id)) return false;
  return rank === "any" || armor.rank === rank;
}

/** Pieces of a part that the query lets one equip. */
export function listAllowedPieces(
  part: ArmorPiece,
  query: SearchQuery,
  catalog: BuilderCatalog,
): BuilderArmor[] {
  return catalog.armor.filter((armor) => armor.piece === part && isAllowedPiece(armor, query));
}

/** Craftable charms that the query lets one equip. */
export function listAllowedCharms(query: SearchQuery, catalog: BuilderCatalog): BuilderCharm[] {
  const { charms = "craftable", pinned } = query;
  return catalog.charms.filter((charm) => {
    if (pinned?.charm !== undefined) return charm.id === pinned.charm;
    if (query.excluded?.includes(charm.id)) return false;
    if (charms === "none") return false;
    return charms === "craftable" || charms.includes(charm.id);
  });
}

/** Levels that pieces, charm and decorations have to bring: the targets, capped, without the weapon's levels. */
export function levelsNeeded(query: SearchQuery, catalog: BuilderCatalog): Map<string, number> {
  const needed = new Map<string, number>();
  for (const [id, target] of Object.entries(query.skills ?? {})) {
    const max = catalog.skills.find((skill) => skill.id === id)?.maxLevel ?? 0;
    const missing = Math.min(target, max) - (query.weapon?.skills?.[id] ?? 0);
    if (missing > 0) needed.set(id, missing);
  }
  return needed;
}

/** Armor pieces that have to count toward each bonus, without what the weapon counts. */
export function piecesNeeded(query: SearchQuery, catalog: BuilderCatalog): Map<string, number> {
  const needed = new Map<string, number>();
  for (const [id, target] of Object.entries(query.bonuses ?? {})) {
    const skill = catalog.skills.find((each) => each.id === id);
    const level = Math.min(target, skill?.maxLevel ?? 0);
    const threshold = skill?.levels?.find((each) => each.level === level)?.pieces ?? 0;
    const missing = threshold - (query.weapon?.bonuses?.[id] ?? 0);
    if (missing > 0) needed.set(id, missing);
  }
  return needed;
}

/** How often a piece has a bonus. */
export function countOfBonus(piece: BuilderArmor, bonus: string): number {
  return [...piece.setBonuses, ...piece.groupSkills].filter((each) => each === bonus).length;
}

export function levelIn(skills: readonly SkillLevel[], skill: string): number {
  return skills.reduce((sum, each) => (each.skill === skill ? sum + each.level : sum), 0);
}

/** How many of a decoration there are. */
export function owned(decoration: BuilderDecoration, query: SearchQuery): number {
  const { decorations = "unlimited" } = query;
  return decorations === "unlimited" ? Number.POSITIVE_INFINITY : (decorations[decoration.id] ?? 0);
}

/** Talismans that are owned, or `null` where any legal one will do. None with a pinned charm. */
export function listAllowedTalismans(query: SearchQuery): readonly AppraisedTalisman[] | null {
  const { talismans = "none", pinned } = query;
  if (talismans === "none") return [];
  if (pinned?.charm !== undefined) {
    return talismans === "any-legal" ? [] : talismans.filter(({ id }) => id === pinned.charm);
  }
  return talismans === "any-legal" ? null : talismans;
}

export interface LegalTalisman {
  readonly talisman: string;
  readonly skills: readonly SkillLevel[];
  readonly slots: readonly TalismanSlot[];
}

/** Every legal talisman, written out: for small rules alone. */
export function everyLegalTalisman(rules: TalismanRules): LegalTalisman[] {
  const found: LegalTalisman[] = [];
  for (const { id, patterns } of rules.talismans) {
    for (const pattern of patterns) {
      const slots = rules.slotGroups.find(({ group }) => group === pattern[3])?.slots;
      if (!slots) continue;
      for (const skills of skillsOfPattern(pattern.slice(0, 3), rules)) {
        found.push({ talisman: id, skills, slots });
      }
    }
  }
  return found;
}

function skillsOfPattern(groups: readonly number[], rules: TalismanRules): SkillLevel[][] {
  let lists: SkillLevel[][] = [[]];
  for (const group of groups) {
    if (group === 0) continue;
    const entries = rules.skillGroups.find((each) => each.group === group)?.entries ?? [];
    lists = lists.flatMap((list) =>
      entries
        .filter((entry) => !list.some(({ skill }) => skill === entry.skill))
        .map((entry) => [...list, entry]),
    );
  }
  return lists;
}

/** Free slots as one figure: level 3 before level 2 before level 1. No set has a hundred slots of a level. */
export function freeFigure([level1, level2, level3]: readonly [number, number, number]): number {
  return level3 * 10_000 + level2 * 100 + level1;
}

/** The two figures that order sets. */
export type Figures = readonly [primary: number, secondary: number];

export function figuresOf(
  set: Pick<FoundSet, "defense" | "resistances" | "freeSlots" | "damage">,
  objective: Objective = { kind: "defense" },
): Figures {
  const free = freeFigure(set.freeSlots);
  if (objective.kind === "defense") return [set.defense, free];
  if (objective.kind === "slots") return [free, set.defense];
  if (objective.kind === "damage") return [set.damage ?? 0, 0];
  return [set.resistances[objective.element], set.defense];
}
