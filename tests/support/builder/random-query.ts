import fc from "fast-check";
import type { AppraisedTalisman, BuilderCatalog, BuilderSkill } from "@/lib/builder/catalog/catalog";
import type { Objective, SearchQuery } from "@/lib/builder/search/query";
import { elements, type Rank } from "@/lib/catalog/codes";
import { smallCatalog } from "./random-catalog";
import { everyLegalTalisman } from "./reading";

/** A query that uses any of the options, for a catalog of `smallCatalog`. */
export function smallQuery(catalog: BuilderCatalog): fc.Arbitrary<SearchQuery> {
  const levels = catalog.skills.filter(({ kind }) => kind === "armor" || kind === "weapon");
  const bonuses = catalog.skills.filter(({ kind }) => kind === "set-bonus" || kind === "group");
  return fc
    .record({
      skills: fc.oneof({ weight: 6, arbitrary: anyTargets(levels, 4) }, fc.constant(undefined)),
      bonuses: rarely(anyTargets(bonuses, 2, 0)),
      weapon: rarely(smallWeapon(levels, bonuses)),
      rank: rarely(fc.constantFrom<Rank | "any">("any", "any", "high", "low")),
      transcended: rarely(fc.boolean()),
      pinned: rarely(smallPins(catalog)),
      excluded: rarely(
        some(
          [...catalog.armor, ...catalog.charms].map(({ id }) => id),
          3,
        ),
      ),
      decorations: rarely(smallStock(catalog)),
      charms: rarely(fc.oneof(fc.constant("none" as const), fc.subarray(catalog.charms.map(({ id }) => id)))),
      talismans: rarely(smallTalismanChoice(catalog)),
      objective: someObjective(),
      limit: fc.constantFrom(1, 1, 2, 3, 5, 10, 40, 100, 1000),
    })
    .map(({ pinned, charms, excluded, ...rest }) => {
      // A pinned charm is one that may be equipped; anything else is refused before the search.
      const charm = pinned?.charm;
      const stays = charm === undefined || (charms === undefined && !excluded?.includes(charm));
      const { charm: _charm, ...pieces } = pinned ?? {};
      const allowedPins = stays ? pinned : pieces;
      const pins = new Set(Object.values(allowedPins ?? {}));
      return { ...rest, charms, pinned: allowedPins, excluded: excluded?.filter((id) => !pins.has(id)) };
    });
}

/** Objectives that can be read off a set. */
export function someObjective(): fc.Arbitrary<Objective> {
  return fc.oneof(
    fc.constant<Objective>({ kind: "defense" }),
    fc.constant<Objective>({ kind: "slots" }),
    fc.constantFrom(...elements).map((element): Objective => ({ kind: "resistance", element })),
  );
}

function some<T>(list: readonly T[], maxLength: number): fc.Arbitrary<T[]> {
  return fc.subarray([...list], { maxLength: Math.min(maxLength, list.length) });
}

function rarely<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, arbitrary);
}

/** @param above levels of a skill may be targeted beyond the maximum, and are capped; those of a bonus not */
function anyTargets(
  skills: readonly BuilderSkill[],
  maxLength: number,
  above = 1,
): fc.Arbitrary<Record<string, number>> {
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom(...skills), fc.integer({ min: 1, max: 5 })), {
      maxLength,
      selector: ([{ id }]) => id,
    })
    .map((list) =>
      Object.fromEntries(list.map(([{ id, maxLevel }, level]) => [id, Math.min(level, maxLevel + above)])),
    );
}

function smallWeapon(
  levels: readonly BuilderSkill[],
  bonuses: readonly BuilderSkill[],
): fc.Arbitrary<NonNullable<SearchQuery["weapon"]>> {
  return fc.record({
    slots: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
    skills: rarely(anyTargets(levels, 2)),
    bonuses: rarely(
      some(
        bonuses.map(({ id }) => id),
        2,
      ).map((ids) => Object.fromEntries(ids.map((id) => [id, 1]))),
    ),
  });
}

function smallPins(catalog: BuilderCatalog): fc.Arbitrary<NonNullable<SearchQuery["pinned"]>> {
  const pieces = catalog.armor.map(({ piece, id }) => [piece, id] as const);
  const charms = catalog.charms.map(({ id }) => ["charm", id] as const);
  return some([...pieces, ...charms], 2).map((pins) => Object.fromEntries(pins));
}

function smallStock(catalog: BuilderCatalog): fc.Arbitrary<Record<string, number>> {
  return fc
    .tuple(...catalog.decorations.map(() => fc.integer({ min: 0, max: 3 })))
    .map((counts) =>
      Object.fromEntries(
        catalog.decorations.flatMap(({ id }, index) => (counts[index] ? [[id, counts[index]]] : [])),
      ),
    );
}

function smallTalismanChoice(catalog: BuilderCatalog): fc.Arbitrary<SearchQuery["talismans"]> {
  const legal = everyLegalTalisman(catalog.talismans);
  const own = some(legal, 3).map((list) =>
    list.map((talisman, index): AppraisedTalisman => ({ id: `own-${index}`, ...talisman })),
  );
  return fc.oneof({ weight: 2, arbitrary: fc.constant("any-legal" as const) }, own);
}

export interface Question {
  readonly catalog: BuilderCatalog;
  readonly query: SearchQuery;
}

/** A small catalog and a query to it. */
export function smallQuestion(): fc.Arbitrary<Question> {
  return smallCatalog().chain((catalog) => smallQuery(catalog).map((query) => ({ catalog, query })));
}
