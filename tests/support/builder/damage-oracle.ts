import type { BuilderArmor, BuilderCatalog, BuilderDecoration } from "@/lib/builder/catalog";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import type { FoundSet, SearchQuery } from "@/lib/builder/search/query";
import { armorPieces } from "@/lib/catalog/codes";
import { everyNeck, type Neck } from "./oracle";
import { countOfBonus, levelIn, levelsNeeded, owned, piecesNeeded, slotsWorn, wearable } from "./reading";

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
  let chosen: BuilderArmor[][] = [[]];
  for (const part of armorPieces) {
    const pieces = wearable(part, query, catalog);
    chosen = chosen.flatMap((list) => pieces.map((piece) => [...list, piece]));
  }
  for (const pieces of chosen) {
    if (!hasBonuses(pieces, query, catalog)) continue;
    const scores = necks.map((neck) => bestFilling(pieces, neck, query, catalog, damage));
    const best = Math.max(...scores);
    if (best >= 0) found.set(pieces.map(({ id }) => id).join(), best);
  }
  return found;
}

/** Damage of a found set, recounted from the catalogue. */
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
  const levels = damage.skills.map(({ id, maxLevel }) =>
    Math.min(maxLevel, levelIn(skills, id) + (query.weapon?.skills?.[id] ?? 0)),
  );
  return damage.score(withBonuses(levels, pieces, query, catalog, damage));
}

function hasBonuses(pieces: readonly BuilderArmor[], query: SearchQuery, catalog: BuilderCatalog): boolean {
  return [...piecesNeeded(query, catalog)].every(
    ([bonus, needed]) => pieces.reduce((sum, piece) => sum + countOfBonus(piece, bonus), 0) >= needed,
  );
}

/** The levels, with those of set bonuses and group skills put in. */
function withBonuses(
  levels: readonly number[],
  pieces: readonly BuilderArmor[],
  query: SearchQuery,
  catalog: BuilderCatalog,
  damage: CompiledDamage,
): number[] {
  return damage.skills.map(({ id }, at) => {
    const skill = catalog.skills.find((each) => each.id === id);
    if (!skill?.levels) return levels[at] ?? 0;
    const worn = pieces.reduce((sum, piece) => sum + countOfBonus(piece, id), 0);
    const count = worn + (query.weapon?.bonuses?.[id] ?? 0);
    return Math.max(0, ...skill.levels.filter((each) => each.pieces <= count).map(({ level }) => level));
  });
}

interface Filled {
  /** Of the scored skills, then of the wanted ones. */
  readonly levels: readonly number[];
  /** Decorations in place, where their number is limited. */
  readonly used: readonly string[];
}

/** @returns the damage; -1 where the query cannot be met */
function bestFilling(
  pieces: readonly BuilderArmor[],
  neck: Neck,
  query: SearchQuery,
  catalog: BuilderCatalog,
  damage: CompiledDamage,
): number {
  const needed = levelsNeeded(query, catalog);
  const ids = [...damage.skills.map(({ id }) => id), ...needed.keys()];
  // Above these nothing changes: scored levels end at the maximum, wanted ones at what is wanted.
  const tops = [
    ...damage.skills.map(({ id, maxLevel }) => Math.max(0, maxLevel - (query.weapon?.skills?.[id] ?? 0))),
    ...needed.values(),
  ];
  const sources = [...pieces.map(({ skills }) => skills), neck.skills];
  const start = ids.map((id, at) =>
    Math.min(
      tops[at] ?? 0,
      sources.reduce((sum, skills) => sum + levelIn(skills, id), 0),
    ),
  );
  const slots = [
    ...[...pieces.flatMap((piece) => slotsWorn(piece, query)), ...neck.armorSlots].map(
      (slot) => ["armor", slot] as const,
    ),
    ...[...(query.weapon?.slots ?? []), ...neck.weaponSlots].map((slot) => ["weapon", slot] as const),
  ];
  let fillings = new Map<string, Filled>([["", { levels: start, used: [] }]]);
  for (const [kind, slot] of slots) {
    const fitting = catalog.decorations.filter((each) => each.kind === kind && each.slot <= slot);
    fillings = fillSlot(fillings, fitting, ids, tops, query);
  }
  const scored = damage.skills.length;
  let best = -1;
  for (const { levels } of fillings.values()) {
    if (levels.slice(scored).some((level, at) => level < (tops[scored + at] ?? 0))) continue;
    const own = levels.slice(0, scored).map((level, at) => {
      const { id, maxLevel } = damage.skills[at] ?? { id: "", maxLevel: 0 };
      return Math.min(maxLevel, level + (query.weapon?.skills?.[id] ?? 0));
    });
    best = Math.max(best, damage.score(withBonuses(own, pieces, query, catalog, damage)));
  }
  return best;
}

/** Everything that there was, with the slot empty or with any decoration in it. */
function fillSlot(
  before: ReadonlyMap<string, Filled>,
  fitting: readonly BuilderDecoration[],
  ids: readonly string[],
  tops: readonly number[],
  query: SearchQuery,
): Map<string, Filled> {
  const after = new Map<string, Filled>();
  const add = (filled: Filled) => after.set(`${filled.levels}|${filled.used}`, filled);
  const limited = query.decorations !== undefined && query.decorations !== "unlimited";
  for (const filled of before.values()) {
    add(filled);
    for (const decoration of fitting) {
      const { levels, used } = filled;
      if (used.filter((id) => id === decoration.id).length >= owned(decoration, query)) continue;
      add({
        levels: levels.map((level, at) =>
          Math.min(tops[at] ?? 0, level + levelIn(decoration.skills, ids[at] ?? "")),
        ),
        used: limited ? [...used, decoration.id].sort() : used,
      });
    }
  }
  return after;
}
