import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getSetRelations } from "@/lib/catalog/relations/get-set-relations.server";
import type { Armor } from "@/lib/catalog/schema";
import {
  type ArmorListData,
  type ArmorPieceRow,
  type ArmorSetRow,
  resistanceOrder,
  type SkillAt,
  type SkillRef,
  sumSkills,
} from "./armor-rows";

/** Gives each skill a place in a table at its first mention. */
function createSkillTable() {
  const table: SkillRef[] = [];
  const places = new Map<string, number>();
  const getPlace = (id: string): number => {
    const known = places.get(id);
    if (known !== undefined) return known;
    const { name, maxLevel } = getCatalog().skills.require(id);
    places.set(id, table.length);
    return table.push({ id, name, max: maxLevel }) - 1;
  };
  return { table, getPlace };
}

function sumResistances(pieces: readonly Armor[]): number[] {
  return resistanceOrder.map((element) =>
    pieces.reduce((sum, { resistances }) => sum + resistances[element], 0),
  );
}

function getSkills(pieces: readonly Armor[], getPlace: (id: string) => number): SkillAt[] {
  const lists = pieces.map(({ skills }) =>
    skills.map(({ skill: id, level }) => {
      const { name, maxLevel } = getCatalog().skills.require(id);
      return { skill: { id, name, max: maxLevel }, level };
    }),
  );
  return sumSkills(lists).map(({ skill, level }) => [getPlace(skill.id), level]);
}

/** Every set with what its pieces give together. */
export function listArmorSets(): ArmorListData<ArmorSetRow> {
  const skills = createSkillTable();
  const bonuses = createSkillTable();
  const rows = getCatalog().armorSets.all.map((set): ArmorSetRow => {
    const { pieces } = getSetRelations(set.id);
    return {
      id: set.id,
      name: set.name,
      rank: set.rank,
      rarity: set.rarity,
      pieces: pieces.map(({ piece }) => piece),
      defense: pieces.reduce((sum, { defenseMax }) => sum + defenseMax, 0),
      resistances: sumResistances(pieces),
      skills: getSkills(pieces, skills.getPlace),
      bonuses: [...set.setBonuses, ...set.groupSkills].map(({ skill }) => bonuses.getPlace(skill)),
    };
  });
  return { rows, skills: skills.table, bonuses: bonuses.table };
}

/** Every piece. */
export function listArmorPieces(): ArmorListData<ArmorPieceRow> {
  const skills = createSkillTable();
  const bonuses = createSkillTable();
  const rows = getCatalog().armor.all.map(
    (piece): ArmorPieceRow => ({
      id: piece.id,
      name: piece.name,
      set: piece.set,
      piece: piece.piece,
      rank: piece.rank,
      rarity: piece.rarity,
      defense: piece.defenseMax,
      slots: piece.slots,
      resistances: sumResistances([piece]),
      skills: getSkills([piece], skills.getPlace),
      bonuses: [...piece.setBonuses, ...piece.groupSkills].map(bonuses.getPlace),
    }),
  );
  return { rows, skills: skills.table, bonuses: bonuses.table };
}
