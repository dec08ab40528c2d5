import type { BuilderArmor, BuilderCatalog } from "../catalog/catalog";
import { listAllowedPlaces } from "./allowed-pieces";
import { type CatalogIndex, indexCatalog, type PartIndex } from "./catalog-index";
import * as cells from "./cells";
import { listCharmChoices } from "./charm-choices";
import { type FloorTarget, listFloorTargets, writeFloorLevels } from "./floor-target";
import { createCharmFigures, createLayer, createPartFigures, type Layer } from "./layers";
import { createScale, type Scale } from "./measures";
import { defaultLimit, type Problem, type ProblemOptions } from "./problem";
import { createPlainTarget, type ProblemTarget } from "./problem-target";
import type { SearchQuery, SummedObjective } from "./query";

const { readFloat, readItem } = cells;

/** A query for a sum over pieces and empty slots, boiled down to numbers. Goes on in steps. */
export function* createSummedProblem(
  query: SearchQuery,
  catalog: BuilderCatalog,
  objective: SummedObjective,
  options: ProblemOptions,
): Generator<void, Problem, void> {
  const index = indexCatalog(catalog);
  const { skills, weaponNeeds } = listSkillTargets(query, index);
  const transcended = query.transcended ?? false;
  const limit = Math.max(1, Math.trunc(query.limit ?? defaultLimit));
  const charms = yield* listCharmChoices(query, catalog, skills, weaponNeeds);
  const places = index.parts.map(({ pieces }) => listAllowedPlaces(query, pieces));
  const allowed = index.parts.map(({ pieces }, l) => readItem(places, l).map((at) => readItem(pieces, at)));
  const charmSlots = charms.reduce((max, { slots }) => Math.max(max, slots[0] + slots[1] + slots[2]), 0);
  const scale = createScale(objective, options.tieBreak, allowed, charmSlots, transcended);

  const floors = listFloorTargets(query, options.floor, allowed);
  const targets = [
    ...(options.mayDrop ? addCosts(skills, scale.range) : skills),
    ...listBonusTargets(query, index),
    ...floors.map(({ target }) => target),
  ];
  const exact = targets.map(() => false);
  const parts: { readonly pieces: BuilderArmor[]; readonly layer: Layer }[] = [];
  for (const [l, part] of index.parts.entries()) {
    const own = { places: readItem(places, l), targets, scale, floors, transcended, limit };
    parts.push(yield* createPartLayer(part, l, own));
  }
  const charmFigures = createCharmFigures(charms, skills.length, targets.length);
  const charmLayer = yield* createLayer(charmFigures, new Float64Array(charms.length), 1, exact);
  return {
    targets,
    layers: [...parts.map(({ layer }) => layer), charmLayer],
    pieces: parts.map(({ pieces }) => pieces),
    charms,
    slotWorth: Float64Array.from(scale.slots),
    figure: scale.figure,
    dropCost: options.mayDrop ? scale.range : null,
    scoring: null,
    transcended,
    limit,
  };
}

interface PartOptions {
  /** Places of the pieces that are allowed. */
  readonly places: readonly number[];
  readonly targets: readonly ProblemTarget[];
  readonly scale: Scale;
  /** The last of the targets. */
  readonly floors: readonly FloorTarget[];
  readonly transcended: boolean;
  readonly limit: number;
}

function* createPartLayer(part: PartIndex, l: number, options: PartOptions) {
  const { places, targets, scale, floors, transcended, limit } = options;
  const worth = new Float64Array(part.pieces.length);
  for (const at of places) worth[at] = scale.piece(readItem(part.pieces, at));
  const order = places.toSorted((a, b) => readFloat(worth, b) - readFloat(worth, a) || a - b);
  const pieces = order.map((at) => readItem(part.pieces, at));
  const figures = createPartFigures(part, order, targets, transcended);
  pieces.forEach((piece, place) => {
    writeFloorLevels(figures.levels, floors, { piece, part: l, end: (place + 1) * targets.length });
  });
  const values = Float64Array.from(order, (at) => readFloat(worth, at));
  const exact = targets.map(() => false);
  return { pieces, layer: yield* createLayer(figures, values, limit, exact) };
}

/** Where a skill is listed twice, a dropped level opens both targets: each bears half of what it costs. */
function addCosts(skills: readonly ProblemTarget[], dropCost: number): ProblemTarget[] {
  return skills.map((target, k) => {
    const share = target.shadow || skills[k + 1]?.shadow ? dropCost / 2 : dropCost;
    return {
      ...target,
      optional: target.need,
      cost: Float64Array.from({ length: target.need + 1 }, (_, open) => open * share),
    };
  });
}

/**
 * A skill whose owned decorations are fewer than its missing levels is listed twice: once as usual, and once
 * without decorations, for the levels that pieces and charm must bring at least.
 */
function listSkillTargets(query: SearchQuery, index: CatalogIndex) {
  const skills: ProblemTarget[] = [];
  const weaponNeeds = new Map<string, number>();
  const owned = query.decorations ?? "unlimited";
  for (const [id, level] of Object.entries(query.skills ?? {}).toSorted(compareIds)) {
    const record = index.skills.get(id);
    if (!record) throw new RangeError(`No skill "${id}"`);
    const need = Math.min(level, record.maxLevel) - (query.weapon?.skills?.[id] ?? 0);
    if (need <= 0) continue;
    if (record.kind === "weapon") {
      weaponNeeds.set(id, need);
      continue;
    }
    const jewel = index.jewels.get(id);
    const count = jewel ? (owned === "unlimited" ? need : (owned[jewel.id] ?? 0)) : 0;
    const usable = count > 0 ? jewel : undefined;
    skills.push({
      ...createPlainTarget(id, need),
      size: usable?.slot ?? 0,
      jewel: usable?.id ?? null,
      owned: Math.min(count, need),
    });
    if (usable && count < need) skills.push({ ...createPlainTarget(id, need - count), shadow: true });
  }
  return { skills, weaponNeeds };
}

function listBonusTargets(query: SearchQuery, index: CatalogIndex): ProblemTarget[] {
  return Object.entries(query.bonuses ?? {})
    .toSorted(compareIds)
    .flatMap(([id, level]) => {
      if (level <= 0) return [];
      const pieces = index.skills.get(id)?.levels?.find((each) => each.level >= level)?.pieces;
      if (pieces === undefined) throw new RangeError(`No bonus "${id}" of level ${level}`);
      const need = pieces - (query.weapon?.bonuses?.[id] ?? 0);
      return need > 0 ? [createPlainTarget(id, need)] : [];
    });
}

function compareIds([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
