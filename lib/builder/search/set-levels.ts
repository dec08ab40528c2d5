import { armorPieces, type DecorationKind } from "@/lib/catalog/codes";
import type { BuilderArmor, BuilderCatalog, SkillLevel } from "../catalog/catalog";
import { indexCatalog } from "./catalog-index";
import type { FoundCharm, FoundSet, SearchQuery } from "./query";
import { getBonusLevel } from "./targets";

const knownPieces = new WeakMap<BuilderCatalog, ReadonlyMap<string, BuilderArmor>>();
const knownDecorations = new WeakMap<BuilderCatalog, ReadonlyMap<string, readonly SkillLevel[]>>();

/** The five pieces of a set. @throws RangeError for ids that the catalog does not have */
export function getPieces(set: Pick<FoundSet, "armor">, catalog: BuilderCatalog): BuilderArmor[] {
  const byId = getOnce(knownPieces, catalog, () => new Map(catalog.armor.map((piece) => [piece.id, piece])));
  return armorPieces.map((part) => {
    const piece = byId.get(set.armor[part]);
    if (piece?.piece !== part) throw new RangeError(`No piece "${set.armor[part]}" for ${part}`);
    return piece;
  });
}

export function getCharmSkills(charm: FoundCharm | null, catalog: BuilderCatalog): readonly SkillLevel[] {
  if (charm?.kind !== "charm") return charm?.skills ?? [];
  return catalog.charms.find(({ id }) => id === charm.id)?.skills ?? [];
}

/** Levels of the slots that a talisman has. */
export function getTalismanSlots(charm: FoundCharm | null, slotKind: DecorationKind): number[] {
  if (charm?.kind !== "talisman") return [];
  return charm.slots.filter(({ kind }) => kind === slotKind).map(({ slot }) => slot);
}

/**
 * Levels of skills, set bonuses and group skills that a set has with its decorations and the weapon, targets or
 * not, no more than the maximum. What it does not have is not in the map.
 *
 * @throws RangeError for pieces that the catalog does not have
 */
export function getSetLevels(
  set: FoundSet,
  query: SearchQuery,
  catalog: BuilderCatalog,
): ReadonlyMap<string, number> {
  const decorations = getOnce(
    knownDecorations,
    catalog,
    () => new Map(catalog.decorations.map(({ id, skills }) => [id, skills])),
  );
  const levels = getGearLevels(set, query, catalog);
  for (const id of [...set.decorations, ...set.weaponDecorations]) {
    for (const { skill, level } of decorations.get(id) ?? []) add(levels, skill, level);
  }
  const { skills } = indexCatalog(catalog);
  return new Map(
    [...levels].flatMap(([id, amount]) => {
      const skill = skills.get(id);
      if (!skill) return [];
      const level = skill.levels ? getBonusLevel(catalog, id, amount) : Math.min(amount, skill.maxLevel);
      return level > 0 ? [[id, level] as const] : [];
    }),
  );
}

/**
 * Levels of skills, not capped, and pieces counted toward bonuses, that pieces, charm and weapon bring without a
 * decoration.
 */
export function getGearLevels(
  set: Pick<FoundSet, "armor" | "charm">,
  { weapon }: SearchQuery,
  catalog: BuilderCatalog,
): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { skills, setBonuses, groupSkills } of getPieces(set, catalog)) {
    for (const { skill, level } of skills) add(levels, skill, level);
    for (const id of [...setBonuses, ...groupSkills]) add(levels, id, 1);
  }
  for (const { skill, level } of getCharmSkills(set.charm, catalog)) add(levels, skill, level);
  for (const brought of [weapon?.skills ?? {}, weapon?.bonuses ?? {}]) {
    for (const [id, level] of Object.entries(brought)) add(levels, id, level);
  }
  return levels;
}

function add(levels: Map<string, number>, id: string, level: number): void {
  levels.set(id, (levels.get(id) ?? 0) + level);
}

function getOnce<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key);
  if (!value) {
    value = make();
    known.set(key, value);
  }
  return value;
}
