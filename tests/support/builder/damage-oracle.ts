import type { BuilderArmor, BuilderCatalog, BuilderDecoration } from "@/lib/builder/catalog/catalog";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import type { FoundSet, SearchQuery } from "@/lib/builder/search/query";
import { armorPieces, type DecorationKind } from "@/lib/catalog/codes";
import { everyNeck, type Neck } from "./oracle";
import {
  countOfBonus,
  getPieceSlots,
  levelIn,
  levelsNeeded,
  listAllowedPieces,
  owned,
  piecesNeeded,
} from "./reading";

/*
 * The search for damage done the plain way, on small catalogs. Shares no code with `lib/builder/search`.
 */

/**
 * The best damage that each armor can have, by its ids from head to toe: every charm and talisman, and every
 * decoration in every slot. Armor that cannot meet the query is not in it.
 */
export function everyDamage(
  query: SearchQuery,
  catalog: BuilderCatalog,
  damage: CompiledDamage,
): Map<string, number> {
  const found = new Map<string, number>();
  const necks = everyNeck(query, catalog);
  const best = bestFilling(query, catalog, damage);
  for (const pieces of everyFive(query, catalog)) {
    if (!hasBonuses(pieces, query, catalog)) continue;
    const most = best(pieces, necks);
    if (most >= 0) found.set(pieces.map(({ id }) => id).join(), most);
  }
  return found;
}

/** Damage of a found set, recounted from the catalog. */
export function damageOf(
  set: FoundSet,
  query: SearchQuery,
  catalog: BuilderCatalog,
  damage: CompiledDamage,
): number {
  const pieces = armorPieces.flatMap((part) => catalog.armor.filter(({ id }) => id === set.armor[part]));
  const charms = catalog.charms.filter(({ id }) => set.charm?.kind === "charm" && id === set.charm.id);
  const neck = set.charm?.kind === "talisman" ? set.charm.skills : charms.flatMap(({ skills }) => skills);
  const decorations = [...set.decorations, ...set.weaponDecorations].flatMap((id) =>
    catalog.decorations.filter((decoration) => decoration.id === id),
  );
  const skills = [
    ...pieces.flatMap((piece) => piece.skills),
    ...neck,
    ...decorations.flatMap((decoration) => decoration.skills),
  ];
  return damage.score(
    damage.skills.map(({ id, maxLevel }) =>
      isBonus(id, catalog)
        ? bonusLevel(id, pieces, query, catalog)
        : Math.min(maxLevel, levelIn(skills, id) + (query.weapon?.skills?.[id] ?? 0)),
    ),
  );
}

function everyFive(query: SearchQuery, catalog: BuilderCatalog): BuilderArmor[][] {
  let chosen: BuilderArmor[][] = [[]];
  for (const part of armorPieces) {
    const pieces = listAllowedPieces(part, query, catalog);
    chosen = chosen.flatMap((list) => pieces.map((piece) => [...list, piece]));
  }
  return chosen;
}

function hasBonuses(pieces: readonly BuilderArmor[], query: SearchQuery, catalog: BuilderCatalog): boolean {
  return [...piecesNeeded(query, catalog)].every(
    ([bonus, needed]) => pieces.reduce((sum, piece) => sum + countOfBonus(piece, bonus), 0) >= needed,
  );
}

function isBonus(id: string, catalog: BuilderCatalog): boolean {
  return catalog.skills.some((skill) => skill.id === id && skill.levels !== undefined);
}

function bonusLevel(
  id: string,
  pieces: readonly BuilderArmor[],
  query: SearchQuery,
  catalog: BuilderCatalog,
): number {
  const equippedCount = pieces.reduce((sum, piece) => sum + countOfBonus(piece, id), 0);
  const count = equippedCount + (query.weapon?.bonuses?.[id] ?? 0);
  const steps = catalog.skills.find((skill) => skill.id === id)?.levels ?? [];
  return Math.max(0, ...steps.filter((step) => step.pieces <= count).map(({ level }) => level));
}

/** A skill that changes the damage, or that is a target, or both. */
interface Counted {
  readonly id: string;
  readonly max: number;
  /** The weapon's own. */
  readonly start: number;
  readonly least: number;
  /** Place among the scored ones; -1 = a target alone. */
  readonly scored: number;
}

/** Of every filling of any charm: what five pieces have at best; -1 where the query cannot be met. */
function bestFilling(query: SearchQuery, catalog: BuilderCatalog, damage: CompiledDamage) {
  const counted = countedSkills(query, catalog, damage);
  const fill = filler(query, catalog, counted);
  const bonuses = damage.skills.flatMap(({ id }, at) => (isBonus(id, catalog) ? [{ id, at }] : []));
  const levels = new Int32Array(damage.skills.length);

  const scoreOf = (parts: readonly (readonly number[])[]): number => {
    for (const [k, { max, least, scored }] of counted.entries()) {
      let sum = 0;
      for (const part of parts) sum += part[k] ?? 0;
      if (sum < least) return -1;
      if (scored >= 0) levels[scored] = Math.min(sum, max);
    }
    return damage.score(levels);
  };

  return (pieces: readonly BuilderArmor[], necks: readonly Neck[]): number => {
    for (const { id, at } of bonuses) levels[at] = bonusLevel(id, pieces, query, catalog);
    const armorSlots = pieces.flatMap((piece) => getPieceSlots(piece, query));
    const equippedSkills = pieces.flatMap(({ skills }) => skills);
    let best = -1;
    for (const neck of necks) {
      const brought = counted.map(
        ({ id, start }) => start + levelIn(equippedSkills, id) + levelIn(neck.skills, id),
      );
      const weaponSlots = [...(query.weapon?.slots ?? []), ...neck.weaponSlots];
      for (const inArmor of fill("armor", [...armorSlots, ...neck.armorSlots])) {
        for (const inWeapon of fill("weapon", weaponSlots)) {
          best = Math.max(best, scoreOf([brought, inArmor, inWeapon]));
        }
      }
    }
    return best;
  };
}

function countedSkills(query: SearchQuery, catalog: BuilderCatalog, damage: CompiledDamage): Counted[] {
  const needed = levelsNeeded(query, catalog);
  const ids = new Set([...damage.skills.map(({ id }) => id), ...needed.keys()]);
  return [...ids]
    .filter((id) => !isBonus(id, catalog))
    .map((id) => {
      const start = query.weapon?.skills?.[id] ?? 0;
      return {
        id,
        start,
        max: catalog.skills.find((skill) => skill.id === id)?.maxLevel ?? 0,
        least: start + (needed.get(id) ?? 0),
        scored: damage.skills.findIndex((skill) => skill.id === id),
      };
    });
}

/**
 * What decorations can bring in some slots: one row of levels for each different way to fill them, empty slots
 * included. Levels above max of a skill are the maximum.
 */
function filler(query: SearchQuery, catalog: BuilderCatalog, counted: readonly Counted[]) {
  const known = new Map<string, number[][]>();
  const limited = query.decorations !== undefined && query.decorations !== "unlimited";

  return (kind: DecorationKind, slots: readonly number[]): number[][] => {
    const key = `${kind} ${slots.toSorted()}`;
    const before = known.get(key);
    if (before) return before;
    let ways = new Map<string, Way>([["", { levels: counted.map(() => 0), used: [] }]]);
    for (const slot of slots) {
      const fitting = catalog.decorations.filter((each) => each.kind === kind && each.slot <= slot);
      ways = fillSlot(ways, fitting);
    }
    const rows = [...new Map([...ways.values()].map(({ levels }) => [levels.join(), levels])).values()];
    known.set(key, rows);
    return rows;
  };

  /** All ways that there were, with the slot empty or with any decoration in it. */
  function fillSlot(before: ReadonlyMap<string, Way>, fitting: readonly BuilderDecoration[]) {
    const after = new Map(before);
    for (const { levels, used } of before.values()) {
      for (const decoration of fitting) {
        if (used.filter((id) => id === decoration.id).length >= owned(decoration, query)) continue;
        const more = counted.map(({ id, max }, k) =>
          Math.min(max, (levels[k] ?? 0) + levelIn(decoration.skills, id)),
        );
        const way = { levels: more, used: limited ? [...used, decoration.id].toSorted() : used };
        after.set(`${way.levels}|${way.used}`, way);
      }
    }
    return after;
  }
}

interface Way {
  readonly levels: number[];
  /** Decorations in place, where their number is limited. */
  readonly used: readonly string[];
}
