import type { ArmorPiece } from "@/lib/catalog/codes";
import type { BuilderArmor } from "../catalog/catalog";
import { getLevelByPieces } from "../catalog/skill-levels";
import { deriveDefense, deriveResistances } from "../loadout/derive-defense";
import { deriveLoadout } from "../loadout/derive-loadout";
import { deriveWeapon } from "../loadout/derive-weapon";
import type { DerivedLoadout, SlotCounts } from "../loadout/derived";
import type { DefensiveEffects, LoadoutCatalog, LoadoutSkill } from "../loadout/loadout-catalog";
import type { Loadout, SlottedDecorations } from "../loadout/model";
import { getArmorSlots } from "../loadout/places";
import {
  type BonusChange,
  compareDerived,
  compareWeapons,
  indexById,
  type LoadoutDelta,
  listResistanceChanges,
  type SkillChange,
} from "./compare-derived";
import { equipPiece } from "./equip-piece";
import { withArmor } from "./place-decorations";

/** Difference that equipping a piece would make. */
export interface PiecePreview {
  readonly delta: LoadoutDelta;
  /** Decorations of the piece that is equipped now for which the other has no slot. */
  readonly dropped: readonly string[];
}

/** @returns `null` for a piece that is not known or belongs elsewhere */
export type PiecePreviews = (candidate: string) => PiecePreview | null;

const handicraft = "handicraft";

/**
 * Previews of pieces of one place. The loadout is calculated once, with the place filled and with it empty; each
 * piece then adds its own to the latter. Each preview equals the comparison of two derived loadouts.
 */
export function createPiecePreviews(
  loadout: Loadout,
  place: ArmorPiece,
  catalog: LoadoutCatalog,
): PiecePreviews {
  const before = deriveLoadout(loadout, catalog);
  const base = getBase(withArmor(loadout, place, null), before, catalog);
  return (candidate) => {
    const piece = catalog.armor.get(candidate);
    if (piece?.piece !== place) return null;
    const equipped = equipPiece(loadout, place, piece, catalog);
    const delta =
      getQuickDelta(base, piece, equipped.loadout, catalog) ??
      compareDerived(before, deriveLoadout(equipped.loadout, catalog));
    return { delta, dropped: equipped.dropped };
  };
}

/** The loadout as it is, and with the place empty. */
interface Base {
  readonly before: DerivedLoadout;
  readonly without: DerivedLoadout;
  /** Levels of each skill with the place empty, not capped. */
  readonly levels: ReadonlyMap<string, number>;
  readonly oldLevels: ReadonlyMap<string, number>;
  /** Pieces of each bonus with the place empty. */
  readonly pieces: ReadonlyMap<string, number>;
  /** Levels, before the change, of skills that always work on defense or resistances. */
  readonly defensive: ReadonlyMap<string, number>;
  readonly oldBonuses: ReadonlyMap<string, { readonly pieces: number; readonly level: number }>;
  /** Skills and bonuses that the piece equipped now brings or counts toward. */
  readonly touched: readonly string[];
  /** The weapon by level of Handicraft. */
  readonly weaponDelta: (level: number) => LoadoutDelta["weapon"];
}

function getBase(without: Loadout, before: DerivedLoadout, catalog: LoadoutCatalog): Base {
  const derived = deriveLoadout(without, catalog);
  const levels = new Map(derived.skills.map(({ skill, level, overflow }) => [skill, level + overflow]));
  const pieces = new Map(derived.bonuses.map((bonus) => [bonus.skill, bonus.pieces]));
  const weapons = new Map<number, LoadoutDelta["weapon"]>();
  return {
    before,
    without: derived,
    levels,
    oldLevels: new Map(before.skills.map(({ skill, level }) => [skill, level])),
    pieces,
    defensive: new Map(
      Object.entries(before.levels).filter(([id]) => {
        const record = catalog.skills.get(id);
        return record !== undefined && isDefensive(record);
      }),
    ),
    oldBonuses: new Map(before.bonuses.map((bonus) => [bonus.skill, bonus])),
    touched: [
      ...before.skills.filter((one) => one.level + one.overflow !== (levels.get(one.skill) ?? 0)),
      ...before.bonuses.filter((one) => one.pieces !== (pieces.get(one.skill) ?? 0)),
    ].map(({ skill }) => skill),
    weaponDelta: (level) => {
      const known = weapons.get(level);
      if (known) return known;
      const weapon = without.weapon && deriveWeapon(without.weapon, level, catalog);
      const delta = compareWeapons(before.weapon, weapon);
      weapons.set(level, delta);
      return delta;
    },
  };
}

/** @returns `null` where several percentages raise defense: they are multiplied in the order of a full derive */
function getQuickDelta(
  base: Base,
  piece: BuilderArmor,
  equipped: Loadout,
  catalog: LoadoutCatalog,
): LoadoutDelta | null {
  const { before, without } = base;
  const decorations = equipped.armor[piece.piece]?.decorations ?? [];
  const changes = listChanges(base, getPieceGains(piece, decorations, catalog), catalog);
  const levels = getDefensiveLevels(base, changes, catalog);
  const defense = deriveDefense(equipped, levels, catalog);
  if (defense.terms.filter(({ percent }) => percent !== 0).length > 1) return null;
  const resistances = deriveResistances(equipped, levels, catalog);
  return {
    ...changes,
    defense: { from: before.defense.withSkills, to: defense.withSkills },
    resistances: listResistanceChanges((element) => ({
      from: before.resistances[element].withSkills,
      to: resistances[element].withSkills,
    })),
    freeSlots: {
      armor: {
        from: before.freeSlots.armor,
        to: withFreeSlots(without.freeSlots.armor, getArmorSlots(piece, equipped.transcended), decorations),
      },
      weapon: { from: before.freeSlots.weapon, to: without.freeSlots.weapon },
    },
  };
}

type Changes = Pick<LoadoutDelta, "skills" | "bonuses" | "weapon">;

/** Levels of the skills that always work on defense or resistances: no others matter to either. */
function getDefensiveLevels(
  base: Base,
  { skills, bonuses }: Changes,
  catalog: LoadoutCatalog,
): Readonly<Record<string, number>> {
  const levels = new Map(base.defensive);
  for (const { skill, to } of [...skills, ...bonuses]) {
    const record = catalog.skills.get(skill);
    if (record && isDefensive(record)) levels.set(skill, to);
  }
  return Object.fromEntries([...levels].filter(([, level]) => level > 0));
}

interface PieceGains {
  readonly levels: ReadonlyMap<string, number>;
  readonly bonuses: ReadonlySet<string>;
}

function getPieceGains(
  piece: BuilderArmor,
  decorations: SlottedDecorations,
  catalog: LoadoutCatalog,
): PieceGains {
  const levels = new Map<string, number>();
  const add = (skills: BuilderArmor["skills"]) => {
    for (const { skill, level } of skills) levels.set(skill, (levels.get(skill) ?? 0) + level);
  };
  add(piece.skills);
  for (const id of decorations) add((id !== null && catalog.decorations.get(id)?.skills) || []);
  return { levels, bonuses: new Set([...piece.setBonuses, ...piece.groupSkills]) };
}

function listChanges(base: Base, extraSkills: PieceGains, catalog: LoadoutCatalog): Changes {
  const skills: SkillChange[] = [];
  const bonuses: BonusChange[] = [];
  for (const id of new Set([...base.touched, ...extraSkills.levels.keys(), ...extraSkills.bonuses])) {
    const record = catalog.skills.get(id);
    if (!record) continue;
    if (record.levels) {
      const change = getBonusChange(base, record, extraSkills);
      if (change.pieces.from !== change.pieces.to) bonuses.push(change);
    } else {
      const change = getSkillChange(base, record, extraSkills);
      if (change.from !== change.to) skills.push(change);
    }
  }
  const sharpens = skills.find(({ skill }) => skill === handicraft);
  const level = sharpens?.to ?? base.oldLevels.get(handicraft) ?? 0;
  return {
    skills: skills.toSorted(indexById),
    bonuses: bonuses.toSorted(indexById),
    weapon: base.weaponDelta(level),
  };
}

function getSkillChange(
  base: Base,
  { id, kind, maxLevel }: LoadoutSkill,
  { levels }: PieceGains,
): SkillChange {
  const to = Math.min(maxLevel, (base.levels.get(id) ?? 0) + (levels.get(id) ?? 0));
  return { skill: id, kind, from: base.oldLevels.get(id) ?? 0, to };
}

function getBonusChange(base: Base, record: LoadoutSkill, extraSkills: PieceGains): BonusChange {
  const old = base.oldBonuses.get(record.id);
  const pieces = (base.pieces.get(record.id) ?? 0) + (extraSkills.bonuses.has(record.id) ? 1 : 0);
  return {
    skill: record.id,
    kind: record.kind,
    from: old?.level ?? 0,
    to: getLevelByPieces(record.levels, pieces),
    pieces: { from: old?.pieces ?? 0, to: pieces },
  };
}

const defensiveEffects = [
  "defense",
  "defensePct",
  "allResistance",
  "fireResistance",
  "waterResistance",
  "thunderResistance",
  "iceResistance",
  "dragonResistance",
] as const satisfies readonly (keyof DefensiveEffects)[];

/** Whether a skill always works on defense or resistances, at any level. */
function isDefensive({ condition, effects }: LoadoutSkill): boolean {
  return condition === null && effects.some((each) => defensiveEffects.some((name) => each[name]));
}

function withFreeSlots(
  counts: SlotCounts,
  slots: readonly number[],
  decorations: SlottedDecorations,
): SlotCounts {
  const free = (level: number) =>
    slots.filter((slot, index) => slot === level && (decorations[index] ?? null) === null).length;
  return [counts[0] + free(1), counts[1] + free(2), counts[2] + free(3)];
}
