import type { BuilderArmor, BuilderCatalog } from "../catalog/catalog";
import type { CompiledDamage, ScoredSkill } from "../damage/compiled";
import { listAllowedPlaces } from "./allowed-pieces";
import { indexCatalog, type PartIndex } from "./catalog-index";
import * as cells from "./cells";
import { listCharmChoices } from "./charm-choices";
import { toDamage } from "./damage-levels";
import { DamageScoring } from "./damage-scoring";
import { createUnscoredTarget, listDamageTargets, type ScoredTarget } from "./damage-targets";
import { findUndominated } from "./dominance";
import { type FloorTarget, listFloorTargets, writeFloorLevels } from "./floor-target";
import { createCharmFigures, createLayer, createPartFigures, type Layer } from "./layers";
import { slotLevels } from "./measures";
import { defaultLimit, type FigureFloor, type Problem } from "./problem";
import type { ProblemTarget } from "./problem-target";
import type { SearchQuery } from "./query";
import {
  type FillingContext,
  fillTalisman,
  isSpare,
  listWeaponFillings,
  listWeaponSets,
  type WeaponSet,
} from "./weapon-fillings";

const { readByte, readItem } = cells;

/** A problem without its damage, for all that score the same skills. */
export interface DamageFrame {
  readonly problem: Omit<Problem, "scoring">;
  readonly scored: readonly ScoredTarget[];
  readonly weaponSets: readonly WeaponSet[];
}

/**
 * A query for damage, boiled down to numbers. Every skill and bonus that can change the score is a target up to its
 * maximum, but may stay open down to what the query sets. Weapon skills are targets like the others; what fills
 * the slots of the weapon is chosen last, in one layer. Goes on in steps.
 */
export function* createDamageProblem(
  query: SearchQuery,
  catalog: BuilderCatalog,
  damage: CompiledDamage,
  floor?: FigureFloor,
): Generator<void, Problem, void> {
  return scoreFrame(yield* createDamageFrame(query, catalog, damage.skills, floor), query, damage);
}

/** @param damage of the skills that the frame was made for, in the same order */
export function scoreFrame(
  { problem, scored, weaponSets }: DamageFrame,
  { decorations = "unlimited" }: SearchQuery,
  damage: CompiledDamage,
): Problem {
  const scoring = new DamageScoring({
    damage,
    targets: scored,
    charms: problem.charms,
    weaponSets: weaponSets.map(({ ids }) => ids),
    owned: decorations === "unlimited" ? null : decorations,
  });
  return { ...problem, scoring };
}

/** Goes on in steps. @param skills that can change the score */
export function* createDamageFrame(
  query: SearchQuery,
  catalog: BuilderCatalog,
  skills: readonly ScoredSkill[],
  floor?: FigureFloor,
): Generator<void, DamageFrame, void> {
  const index = indexCatalog(catalog);
  const limit = Math.max(1, Math.trunc(query.limit ?? defaultLimit));
  const transcended = query.transcended ?? false;
  const places = index.parts.map(({ pieces }) => listAllowedPlaces(query, pieces));
  const allowed = index.parts.map(({ pieces }, l) => readItem(places, l).map((at) => readItem(pieces, at)));
  const floors = listFloorTargets(query, floor, allowed);
  const scored = [
    ...listDamageTargets(query, index, skills),
    ...floors.map(({ target }) => createUnscoredTarget(target)),
  ];
  const targets = scored.map(({ target }) => target);
  const exact = scored.map(({ monotone }) => !monotone);
  const parts: { readonly pieces: BuilderArmor[]; readonly layer: Layer }[] = [];
  for (const [l, part] of index.parts.entries()) {
    const options = { places: readItem(places, l), targets, exact, floors, transcended, limit };
    parts.push(yield* createPartLayer(part, l, options));
    yield;
  }

  const context = { query, targets, exact, fillings: listWeaponFillings(query, catalog, targets) };
  yield;
  const { charms, layer: charmLayer } = yield* createCharmLayer(catalog, context);
  const talismanSlots = charms.reduce((max, { weaponSlots }) => Math.max(max, weaponSlots.length), 0);
  const weaponSets = yield* listWeaponSets(context, talismanSlots);
  const weaponLayer = yield* createWeaponLayer(weaponSets, exact);
  const hasWeapon = (query.weapon?.slots ?? []).length > 0;
  const layers = [...parts.map(({ layer }) => layer), charmLayer, ...(hasWeapon ? [weaponLayer] : [])];
  return {
    problem: {
      targets,
      layers,
      pieces: parts.map(({ pieces }) => pieces),
      charms,
      slotWorth: new Float64Array(slotLevels),
      figure: toDamage,
      dropCost: null,
      transcended,
      limit,
    },
    scored,
    weaponSets,
  };
}

interface PartOptions {
  /** Places of the pieces that are allowed. */
  readonly places: readonly number[];
  readonly targets: readonly ProblemTarget[];
  readonly exact: readonly boolean[];
  /** The last of the targets. */
  readonly floors: readonly FloorTarget[];
  readonly transcended: boolean;
  readonly limit: number;
}

function* createPartLayer(part: PartIndex, l: number, options: PartOptions) {
  const { places, targets, exact, floors, transcended, limit } = options;
  const getPieces = (order: readonly number[]): BuilderArmor[] =>
    order.map((at) => readItem(part.pieces, at));
  const createFigures = (order: readonly number[]) => {
    const figures = createPartFigures(part, order, targets, transcended);
    getPieces(order).forEach((piece, place) => {
      writeFloorLevels(figures.levels, floors, { piece, part: l, end: (place + 1) * targets.length });
    });
    return figures;
  };
  const figures = createFigures(places);
  // What brings most comes first, so that it can show what comes later to be needless.
  const masses = places.map((_, place) => {
    let sum = 0;
    for (let k = 0; k < targets.length; k++) sum += readByte(figures.levels, place * targets.length + k);
    for (let s = 0; s < slotLevels; s++) sum += (s + 1) * readByte(figures.slots, place * slotLevels + s);
    return sum;
  });
  const order = places
    .map((_, place) => place)
    .toSorted((a, b) => readItem(masses, b) - readItem(masses, a) || a - b)
    .map((place) => readItem(places, place));
  const layer = yield* createLayer(createFigures(order), new Float64Array(order.length), limit, exact);
  return { pieces: getPieces(order), layer };
}

/** Charms and talismans, the latter with each way to fill their weapon slots. */
function* createCharmLayer(catalog: BuilderCatalog, context: FillingContext) {
  const { query, targets, exact } = context;
  const plain = yield* listCharmChoices(query, catalog, targets, new Map());
  const figures = createCharmFigures(plain, targets.length, targets.length);
  const getKind = (at: number) => plain[at]?.weaponSlots.join() ?? "";
  // Before its slots are filled, one talisman can only replace another with the same weapon slots.
  const kinds = new Set(plain.map((_, at) => getKind(at)));
  const places: number[] = [];
  for (const kind of kinds) {
    const isKind = (at: number) => getKind(at) === kind;
    places.push(...(yield* findUndominated(figures, 1, exact, isKind)).filter(isKind));
  }
  const weaponSlots = query.weapon?.slots?.length ?? 0;
  const charms = places.toSorted((a, b) => a - b).flatMap((at) => fillTalisman(readItem(plain, at), context));
  yield;
  const layer = yield* createLayer(
    createCharmFigures(charms, targets.length, targets.length),
    new Float64Array(charms.length),
    1,
    exact,
    (at) => isSpare(charms[at]?.weaponDecorations ?? [], query, weaponSlots),
  );
  return { charms, layer };
}

function* createWeaponLayer(
  sets: readonly WeaponSet[],
  exact: readonly boolean[],
): Generator<void, Layer, void> {
  const figures = {
    size: sets.length,
    levels: Uint8Array.from(sets.flatMap(({ levels }) => [...levels])),
    slots: new Uint8Array(sets.length * slotLevels),
  };
  return yield* createLayer(
    figures,
    new Float64Array(sets.length),
    1,
    exact,
    (at) => sets[at]?.spare ?? false,
  );
}
