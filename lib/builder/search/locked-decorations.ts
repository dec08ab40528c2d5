import type { BuilderCatalog, BuilderSkill } from "../catalog/catalog";
import { type Locked, listLocked, placeInWeapon } from "./place-locked";
import type { FoundSet, SearchQuery } from "./query";

/** Marks what stands for a locked decoration inside a search. No id of the data begins with it. */
const mark = "locked/";

/** A query whose locked decorations are expressed by what every search knows: skill targets and a weapon. */
export interface LockedQuery {
  readonly query: SearchQuery;
  readonly catalog: BuilderCatalog;
  /** A found set with the locked decorations by their own ids, those in the weapon included. */
  restore(set: FoundSet): FoundSet;
}

/** The decoration that a target of a conflict stands for; `null` where it is a skill of the data. */
export function getLockedDecoration(target: string): string | null {
  return target.startsWith(mark) ? target.slice(mark.length) : null;
}

/**
 * The same question without locked decorations. Exact: a locked armor decoration becomes a target that only a
 * decoration of its size meets, while its level is there already; a weapon decoration takes the smallest slot of the
 * weapon that holds it.
 *
 * @returns the query itself where nothing is locked
 * @throws RangeError where the weapon has no slot for a locked weapon decoration; `listUnplaced` finds all such
 */
export function lowerLockedDecorations(query: SearchQuery, catalog: BuilderCatalog): LockedQuery {
  const { lockedDecorations = {}, ...rest } = query;
  const locked = listLocked(lockedDecorations, catalog);
  if (locked.length === 0) return { query: rest, catalog, restore: (set) => set };
  const inArmor = locked.filter(({ decoration }) => decoration.kind === "armor");
  const inWeapon = placeInWeapon(query, catalog);
  const [unplaced] = inWeapon.unplaced;
  if (unplaced !== undefined) throw new RangeError(`The weapon has no slot for ${unplaced}.`);
  const given = addLevels(query.weapon?.skills ?? {}, getLevels(locked), catalog);
  return {
    query: {
      ...rest,
      skills: {
        ...query.skills,
        ...Object.fromEntries(inArmor.map(({ decoration, count }) => [mark + decoration.id, count])),
      },
      weapon: { ...query.weapon, slots: inWeapon.slots, skills: given },
      decorations: splitOwned(query.decorations, locked),
    },
    catalog: withStandIns(catalog, inArmor),
    restore: (set) => ({
      ...set,
      decorations: set.decorations.map((id) => getLockedDecoration(id) ?? id),
      weaponDecorations: [...inWeapon.placed, ...set.weaponDecorations],
    }),
  };
}

type Levels = Readonly<Record<string, number>>;

/** A locked decoration brings its levels wherever it sits. */
function getLevels(locked: readonly Locked[]): Levels {
  const levels: Record<string, number> = {};
  for (const { decoration, count } of locked) {
    for (const { skill, level } of decoration.skills) levels[skill] = (levels[skill] ?? 0) + level * count;
  }
  return levels;
}

/** The sum by skill. Levels beyond a skill's maximum are cut off. */
export function addLevels(present: Levels, more: Levels, { skills }: Pick<BuilderCatalog, "skills">): Levels {
  const levels = { ...present };
  for (const [skill, level] of Object.entries(more)) levels[skill] = (levels[skill] ?? 0) + level;
  const max = new Map(skills.map(({ id, maxLevel }) => [id, maxLevel]));
  return Object.fromEntries(
    Object.entries(levels).map(([id, level]) => [id, Math.min(level, max.get(id) ?? 0)]),
  );
}

/** Copies that are locked are not there for other slots. */
function splitOwned(
  owned: SearchQuery["decorations"],
  locked: readonly Locked[],
): SearchQuery["decorations"] {
  if (owned === undefined || owned === "unlimited") return owned;
  const left: Record<string, number> = { ...owned };
  for (const { decoration, count } of locked) {
    const { id } = decoration;
    left[id] = Math.max(0, (owned[id] ?? 0) - count);
    if (decoration.kind === "armor") left[mark + id] = Math.min(count, owned[id] ?? 0);
  }
  return left;
}

const extended = new WeakMap<BuilderCatalog, Map<string, BuilderCatalog>>();
/** Catalogs that are remembered: each holds tables that were made for it. */
const maxExtended = 4;

/** The catalog with a skill and a decoration for each locked one. Made once for equal locks, as tables hang on it. */
function withStandIns(catalog: BuilderCatalog, locked: readonly Locked[]): BuilderCatalog {
  if (locked.length === 0) return catalog;
  const key = JSON.stringify(locked.map(({ decoration, count }) => [decoration.id, count]));
  const made = extended.get(catalog) ?? new Map<string, BuilderCatalog>();
  extended.set(catalog, made);
  const known = made.get(key);
  if (known) return known;
  const oldest = made.keys().next();
  if (made.size >= maxExtended && !oldest.done) made.delete(oldest.value);
  const extension = {
    ...catalog,
    skills: [
      ...catalog.skills,
      ...locked.map(
        ({ decoration, count }): BuilderSkill => ({
          id: mark + decoration.id,
          kind: "armor",
          maxLevel: count,
        }),
      ),
    ],
    decorations: [
      ...catalog.decorations,
      ...locked.map(({ decoration }) => ({
        ...decoration,
        id: mark + decoration.id,
        skills: [{ skill: mark + decoration.id, level: 1 }],
      })),
    ],
  };
  made.set(key, extension);
  return extension;
}
