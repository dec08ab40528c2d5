import { armorPieces, type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { groupBy } from "@/lib/catalog/group-by";
import {
  getSkillSources,
  type SkillSource,
  type SkillSources,
} from "@/lib/catalog/relations/get-skill-sources.server";
import type { Armor, Decoration } from "@/lib/catalog/schema";
import {
  type ArmorGiver,
  type DecorationGiver,
  type SetGiver,
  type SkillGiver,
  type SkillGivers,
  skillGivers,
  type TalismanGiver,
  type WeaponGivers,
} from "./skill-types";

/** Everything that gives a skill, highest level first. @throws for an unknown id */
export function getSkillGivers(id: string): SkillGivers {
  const sources = getSkillSources(id);
  const pieces = sources.armorSets.length > 0 ? [] : sources.armor;
  return {
    armor: sortByLevel(pieces).map(toArmorGiver),
    sets: listSetGivers(id, sources),
    decorations: listDecorationGivers(id, sources),
    charms: sortByLevel(sources.charms).map(({ source: { id: charm, name, rarity }, level }) => ({
      id: charm,
      name,
      rarity,
      level,
    })),
    weapons: listWeaponGivers(sources),
    talismans: listTalismanGivers(sources),
    food: sources.foodSkills.map(({ source, level }) => ({
      id: source.id,
      name: source.name,
      levels: level,
    })),
    raisedBy: sources.raisedBy.map(({ source, level }) => ({
      id: source.id,
      name: source.name,
      levels: level,
    })),
    canComeFromGogma: sources.gogmaArtian,
  };
}

/** Kinds of sources of a skill, for the list filter. */
export function listGiverKinds(id: string): SkillGiver[] {
  const { armor, weapons, decorations, charms, talismanGroups, gogmaArtian } = getSkillSources(id);
  const counts: Record<SkillGiver, number> = {
    armor: armor.length,
    weapon: weapons.length + Number(gogmaArtian),
    decoration: decorations.length,
    charm: charms.length,
    talisman: talismanGroups.length,
  };
  return skillGivers.filter((kind) => counts[kind] > 0);
}

/** By level, then rarity, both falling, then name. */
function sortByLevel<T extends { name: string; rarity: number }>(sources: readonly SkillSource<T>[]) {
  return [...sources].sort(
    (a, b) =>
      b.level - a.level || b.source.rarity - a.source.rarity || a.source.name.localeCompare(b.source.name),
  );
}

function toArmorGiver({ source, level }: SkillSource<Armor>): ArmorGiver {
  const { id, name, piece, rank, rarity, slots } = source;
  const set = getCatalog().armorSets.require(source.set);
  return { id, name, set: { id: set.id, name: set.name }, piece, rank, rarity, level, slots };
}

function listSetGivers(id: string, { armorSets }: SkillSources): SetGiver[] {
  const { armor } = getCatalog();
  return armorSets
    .map(({ set }) => {
      const pieces = set.pieces
        .map((piece) => armor.require(piece.armor))
        .filter(({ setBonuses, groupSkills }) => setBonuses.includes(id) || groupSkills.includes(id))
        .sort((a, b) => armorPieces.indexOf(a.piece) - armorPieces.indexOf(b.piece))
        .map(({ id: pieceId, name, piece }) => ({ id: pieceId, name, piece }));
      const { id: setId, name, rank, rarity } = set;
      return { id: setId, name, rank, rarity, pieces, of: set.pieces.length };
    })
    .sort((a, b) => b.rarity - a.rarity || a.name.localeCompare(b.name));
}

function listDecorationGivers(id: string, { decorations }: SkillSources): DecorationGiver[] {
  return [...decorations]
    .sort(
      (a, b) =>
        a.source.skills.length - b.source.skills.length ||
        b.level - a.level ||
        a.source.slot - b.source.slot ||
        a.source.name.localeCompare(b.source.name),
    )
    .map(({ source, level }) => {
      const { id: decoration, name, kind, slot, rarity } = source;
      const also = findOtherSkill(source, id);
      return { id: decoration, name, kind, slot, rarity, level, ...(also && { also }) };
    });
}

function findOtherSkill({ skills }: Decoration, id: string): DecorationGiver["also"] {
  const other = skills.find(({ skill }) => skill !== id);
  return (
    other && { id: other.skill, name: getCatalog().skills.require(other.skill).name, level: other.level }
  );
}

function listWeaponGivers({ weapons }: SkillSources): WeaponGivers[] {
  const byType = groupBy(sortByLevel(weapons), ({ source }): WeaponType => source.type);
  return weaponTypes.flatMap((type) => {
    const found = (byType.get(type) ?? []).map(({ source: { id, name, rarity, attack }, level }) => ({
      id,
      name,
      rarity,
      level,
      attack,
    }));
    return found.length > 0 ? [{ type, weapons: found }] : [];
  });
}

/** Levels that appraised talismans draw, each with the talismans whose patterns name a group with it. */
function listTalismanGivers({ talismanGroups }: SkillSources): TalismanGiver[] {
  const talismans = isOfKind(getCatalog().randomTalismans.all, "talisman");
  const byLevel = groupBy(talismanGroups, ({ level }) => level);
  return [...byLevel.entries()]
    .sort(([a], [b]) => b - a)
    .map(([level, groups]) => {
      const numbers = groups.map(({ source }) => source);
      const drawing = talismans
        .filter(({ patterns }) =>
          patterns.some((pattern) => pattern.slice(0, 3).some((n) => numbers.includes(n))),
        )
        .sort((a, b) => b.rarity - a.rarity);
      return { level, talismans: drawing.map(({ id, name, rarity }) => ({ id, name, rarity })) };
    });
}
