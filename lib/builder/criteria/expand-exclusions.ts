import { type HunterProgress, isCraftable, isLimited } from "@/lib/catalog/availability";
import { armorPieces } from "@/lib/catalog/codes";
import type { BuilderArmor, BuilderCharm, BuilderDecoration, SkillLevel } from "../catalog/catalog";
import type { Collection } from "../collection/collection";
import type { GearReach } from "../data/availability-file";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { getExcludedSkill, getProgress, type SearchCriteria } from "./search-criteria";

/** More copies of a decoration than slots can be: in the place of any number, where others are none. */
const anyNumber = 30;

/** Exclusions as a search knows them: ids alone. */
interface ExpandedExclusions {
  /** Ids of pieces and charms. What is locked is not among them, unless it is excluded itself. */
  readonly gear: readonly string[];
  /** Ids. */
  readonly decorations: ReadonlySet<string>;
  /** Ids of skills that no gear may bring. */
  readonly skills: ReadonlySet<string>;
}

/** Gear that a search chooses from, by id. */
interface SearchedGear {
  readonly armor: ReadonlyMap<string, BuilderArmor>;
  readonly charms: ReadonlyMap<string, BuilderCharm>;
  readonly decorations: ReadonlyMap<string, BuilderDecoration>;
}

type LimitingCriteria = Pick<
  SearchCriteria,
  "excluded" | "maxRarity" | "pinned" | "hunterRank" | "lockedMonsters"
>;

/**
 * Everything that must not be equipped: what is excluded by itself, what brings an excluded skill, armor and charms
 * above the highest rarity, those that cannot be made yet, and those that are not owned.
 *
 * @param availability what making gear takes; without it everything can be made
 * @param owned keys of gear, see `isOwned`; without it everything is owned
 */
export function expandExclusions(
  { excluded, maxRarity, pinned, ...progress }: LimitingCriteria,
  { armor, charms, decorations }: SearchedGear,
  availability: GearReach | null = null,
  owned: ReadonlySet<string> | null = null,
): ExpandedExclusions {
  const skills = new Set(excluded.flatMap((id) => getExcludedSkill(id) ?? []));
  const named = new Set(excluded);
  const locked = new Set([...armorPieces, "charm" as const].map((place) => pinned[place]));
  const brings = (list: readonly SkillLevel[]) => list.some(({ skill }) => skills.has(skill));
  const isTooRare = (rarity: number) => maxRarity !== null && rarity > maxRarity;
  const isOutOfReach = getReach(availability, getProgress(progress));
  const isMissing = (kind: "armor" | "charm", id: string) => owned !== null && !isOwned(owned, kind, id);
  const isOut = (piece: BuilderArmor) =>
    isTooRare(piece.rarity) ||
    isOutOfReach(piece.id) ||
    isMissing("armor", piece.id) ||
    brings(piece.skills) ||
    [...piece.setBonuses, ...piece.groupSkills].some((id) => skills.has(id));
  const gear = [
    ...[...armor.values()].filter((piece) => named.has(piece.id) || (!locked.has(piece.id) && isOut(piece))),
    ...[...charms.values()].filter(
      (charm) =>
        named.has(charm.id) ||
        (!locked.has(charm.id) &&
          (brings(charm.skills) ||
            isTooRare(charm.rarity ?? 0) ||
            isOutOfReach(charm.id) ||
            isMissing("charm", charm.id))),
    ),
  ].map(({ id }) => id);
  const out = [...decorations.values()].filter(({ id, skills: own }) => named.has(id) || brings(own));
  return { gear, decorations: new Set(out.map(({ id }) => id)), skills };
}

/**
 * Whether armor, a charm or a weapon cannot be made yet.
 *
 * @param availability what making gear takes; without it everything can be made
 */
export function getReach(availability: GearReach | null, progress: HunterProgress): (id: string) => boolean {
  if (availability === null || !isLimited(progress)) return () => false;
  return (id) => {
    const needs = availability.needs.get(id);
    return needs !== undefined && !isCraftable(needs, progress);
  };
}

/** Whether a piece, charm or weapon is among the keys of owned gear; an Artian weapon whatever its parts. */
export function isOwned(owned: ReadonlySet<string>, kind: "armor" | "charm" | "weapon", id: string): boolean {
  if (owned.has(`${kind}/${id}`)) return true;
  return kind === "weapon" && [...owned].some((key) => key.startsWith(`artian/${id}/`));
}

/** Available decorations without the excluded ones. */
export function withoutExcludedDecorations(
  owned: Collection["decorations"],
  excluded: ReadonlySet<string>,
  { decorations }: Pick<LoadoutCatalog, "decorations">,
): Collection["decorations"] {
  if (excluded.size === 0) return owned;
  const counts =
    owned === "unlimited"
      ? [...decorations.keys()].map((id) => [id, anyNumber] as const)
      : Object.entries(owned);
  return Object.fromEntries(counts.filter(([id]) => !excluded.has(id)));
}
