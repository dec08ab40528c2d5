import type { ArmorData, FileArmor, FileSkill } from "@/lib/builder/data/armor-file";
import { type ArmorPiece, armorPieces, type Element, type SkillKind } from "@/lib/catalog/codes";
import { raiseDefense, raiseResistance } from "../loadout/derive-defense";
import type { FoundSet, SearchQuery } from "../search/query";
import { getSetLevels } from "../search/set-levels";

/** A found set as a list shows it. */
export interface FoundRow {
  readonly set: FoundSet;
  /** The same for the same pieces, charm and decorations. */
  readonly key: string;
  /** The five pieces, those of one set together, in the order of the first of each. */
  readonly groups: readonly PieceGroup[];
  readonly decorations: readonly DecorationCount[];
  /** Levels of everything that the set has with weapon and decorations. */
  readonly levels: ReadonlyMap<string, number>;
  /** Defense and resistances of the pieces with the skills that always work. */
  readonly always: Pick<FoundSet, "defense" | "resistances">;
  /** Levels of armor, charm and decorations beyond the skill targets, highest first. */
  readonly extra: readonly ExtraLevel[];
  /** Sum of the levels beyond the skill targets. */
  readonly extraLevels: number;
}

export interface PieceGroup {
  /** Id of the set; of the piece where its set is not known. */
  readonly id: string;
  /** English name of the same. */
  readonly name: string;
  readonly pieces: readonly { readonly piece: ArmorPiece; readonly id: string; readonly name: string }[];
}

export interface DecorationCount {
  readonly id: string;
  readonly count: number;
}

export interface ExtraLevel {
  readonly id: string;
  readonly kind: SkillKind;
  /** Level that the set has. */
  readonly level: number;
  /** Levels of it beyond the skill targets. */
  readonly beyond: number;
}

/** Look-ups for every row. */
export interface RowIndex {
  readonly armor: ArmorData;
  readonly pieces: ReadonlyMap<string, FileArmor>;
  readonly setNames: ReadonlyMap<string, string>;
  readonly skills: ReadonlyMap<string, FileSkill>;
}

/** Indexes the armor data once. */
export function createRowIndex(armor: ArmorData): RowIndex {
  return {
    armor,
    pieces: new Map(armor.armor.map((piece) => [piece.id, piece])),
    setNames: new Map(armor.armorSets.map(({ id, name }) => [id, name])),
    skills: new Map(armor.skills.map((skill) => [skill.id, skill])),
  };
}

/**
 * A set with all that a row of the list says of it.
 *
 * @param query what it was found for
 * @throws RangeError for pieces that the data does not have
 */
export function createFoundRow(set: FoundSet, query: SearchQuery, builderData: RowIndex): FoundRow {
  const levels = getSetLevels(set, query, builderData.armor);
  const extra = listExtraLevels(levels, query, builderData);
  return {
    set,
    key: getSetKey(set),
    groups: groupPieces(set, builderData),
    decorations: countDecorations([...set.decorations, ...set.weaponDecorations]),
    levels,
    always: getAlwaysOn(set, Object.fromEntries(levels), builderData),
    extra,
    extraLevels: extra.reduce((sum, { beyond }) => sum + beyond, 0),
  };
}

function getAlwaysOn(
  { defense, resistances }: FoundSet,
  levels: Readonly<Record<string, number>>,
  index: RowIndex,
): FoundRow["always"] {
  const raise = (element: Element) =>
    raiseResistance(element, resistances[element], levels, index).withSkills;
  return {
    defense: raiseDefense(defense, levels, index).withSkills,
    resistances: {
      fire: raise("fire"),
      water: raise("water"),
      thunder: raise("thunder"),
      ice: raise("ice"),
      dragon: raise("dragon"),
    },
  };
}

/** The same for sets that equip the same pieces. */
export function getSetKey({ armor, charm, decorations, weaponDecorations }: FoundSet): string {
  return JSON.stringify([Object.values(armor), charm, decorations, weaponDecorations]);
}

function groupPieces({ armor }: FoundSet, { pieces, setNames }: RowIndex): PieceGroup[] {
  const groups = new Map<string, { id: string; name: string; pieces: PieceGroup["pieces"][number][] }>();
  for (const piece of armorPieces) {
    const record = pieces.get(armor[piece]);
    const set = record?.set ?? armor[piece];
    const name = record?.name ?? armor[piece];
    const group = groups.get(set) ?? { id: set, name: setNames.get(set) ?? name, pieces: [] };
    group.pieces.push({ piece, id: armor[piece], name });
    groups.set(set, group);
  }
  return [...groups.values()];
}

function countDecorations(ids: readonly string[]): DecorationCount[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

function listExtraLevels(
  levels: ReadonlyMap<string, number>,
  { skills, bonuses, weapon }: SearchQuery,
  { armor }: RowIndex,
): ExtraLevel[] {
  return armor.skills
    .flatMap(({ id, kind }): ExtraLevel[] => {
      const level = levels.get(id) ?? 0;
      const targetLevel = skills?.[id] ?? bonuses?.[id] ?? 0;
      // What the weapon has by itself is the same in every set.
      const given = Math.max(targetLevel, weapon?.skills?.[id] ?? 0);
      return level > given ? [{ id, kind, level, beyond: level - given }] : [];
    })
    .toSorted((a, b) => b.beyond - a.beyond);
}
