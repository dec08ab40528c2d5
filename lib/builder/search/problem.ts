import type { BuilderArmor, BuilderCatalog } from "../catalog";
import { type CatalogIndex, indexCatalog, type PartIndex } from "./catalog-index";
import { type CharmChoice, charmChoices } from "./charm-choices";
import { createDamageProblem } from "./damage-problem";
import { createScale, defenseOf, slotLevels, slotsOf } from "./measures";
import type { SearchQuery, SummedObjective } from "./query";
import type { Scoring } from "./scoring";
import { type Figures, undominated } from "./undominated";

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;

/** Sets that a query without `limit` asks for. */
export const defaultLimit = 100;

/**
 * A query, boiled down to numbers. Everything that the search compares is in here; ids come back only when a
 * set has been found.
 */
export interface Problem {
  /** What pieces, charm and armor decorations must bring together. */
  readonly wants: readonly Want[];
  /** Five parts and the charm, in this order; then what fills the weapon's slots where that is scored. */
  readonly layers: readonly Layer[];
  /** The pieces behind the candidates, by part, best first. */
  readonly pieces: readonly (readonly BuilderArmor[])[];
  readonly charms: readonly CharmChoice[];
  /** What an empty slot of level 1, 2 and 3 adds to the value of a set. */
  readonly slotWorth: Float64Array;
  /** The objective's figure out of a value, as `SearchReport.bound` has it. */
  readonly figure: (value: number) => number;
  /** What a level left open costs where levels may be dropped; `null` where none may. */
  readonly dropCost: number | null;
  /** Where the value of a set is a score of its levels. */
  readonly scoring: Scoring | null;
  /** Pieces are worn transcended. */
  readonly transcended: boolean;
  /** Sets wanted. */
  readonly limit: number;
}

/** A skill of armor, or pieces of a set bonus or group skill. */
export interface Want {
  readonly id: string;
  /** Levels or pieces still missing, 1 and up. */
  readonly need: number;
  /** Slot level of its decoration; 0 = no decoration helps. */
  readonly size: number;
  /** The decoration; `null` where none helps. */
  readonly jewel: string | null;
  /**
   * What it costs to do without so many, from 0 to `need`; `Infinity` where that may not be. `null` = nothing
   * may be missing.
   */
  readonly cost: Float64Array | null;
  /** How many may stay open, 0 to `need`. */
  readonly optional: number;
  /** Repeats the want before it, for the levels that its owned decorations cannot reach. */
  readonly shadow: boolean;
  /** Decorations that may be used, no more than `need`; 0 where none helps. */
  readonly owned: number;
}

/**
 * Candidates of one part. Pieces that are the same to the query (levels, slots, bonuses) are one candidate
 * with several members. Figures are flat, one stretch per candidate: levels or pieces no more than each want needs,
 * slots of exactly level 1, 2 and 3.
 */
export interface Layer extends Figures {
  /** Indices of the pieces, best first, by candidate. */
  readonly members: readonly Int32Array[];
  /** Value of each candidate's best member. */
  readonly value: Float64Array;
  /** Value of each piece, by its index. */
  readonly values: Float64Array;
}

/** What else may be asked of the sets. */
export interface ProblemOptions {
  /** Orders sets that are equal in the objective; not where that is damage. */
  readonly tieBreak?: SummedObjective | undefined;
  /** A figure of the pieces that no set may fall short of. */
  readonly floor?: { readonly of: AdditiveObjective; readonly figure: number } | undefined;
  /** Wanted levels of skills may be dropped. As few as can be are, whatever that does to the objective. */
  readonly mayDrop?: boolean | undefined;
}

/** An objective that is a sum over the pieces. */
export type AdditiveObjective = Extract<SummedObjective, { kind: "defense" | "resistance" }>;

/** Boils a query down. The ids in it are taken to exist: `checkQuery` says where they do not. */
export function createProblem(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: ProblemOptions = {},
): Problem {
  const objective = query.objective ?? { kind: "defense" };
  if (objective.kind === "damage")
    return createDamageProblem(query, catalog, objective.damage, options.floor);
  const index = indexCatalog(catalog);
  const { skills, weaponNeeds } = wantedSkills(query, index);
  const transcended = query.transcended ?? false;
  const limit = Math.max(1, Math.trunc(query.limit ?? defaultLimit));
  const charms = charmChoices(query, catalog, skills, weaponNeeds);
  const allowed = index.parts.map(({ pieces }) => pieces.map((piece) => mayBeWorn(query, piece)));
  const worn = index.parts.map(({ pieces }, l) => pieces.filter((_, at) => allowed[l]?.[at]));
  const scale = createScale(
    objective,
    options.tieBreak,
    worn,
    charms.reduce((most, { slots }) => Math.max(most, slots[0] + slots[1] + slots[2]), 0),
    transcended,
  );

  const floor = options.floor && createFloor(options.floor, worn, transcended);
  const wants = [
    ...(options.mayDrop ? withCosts(skills, scale.range) : skills),
    ...wantedBonuses(query, index),
    ...(floor ? [floor.want] : []),
  ];
  const exact = wants.map(() => false);
  const pieces: BuilderArmor[][] = [];
  const layers = index.parts.map((part, l) => {
    const worth = Float64Array.from(part.pieces, scale.piece);
    const order = part.pieces
      .map((_, at) => at)
      .filter((at) => allowed[l]?.[at])
      .toSorted((a, b) => (worth[b] as number) - (worth[a] as number) || a - b);
    pieces.push(order.map((at) => part.pieces[at] as BuilderArmor));
    const figures = partFigures(part, order, wants, transcended);
    order.forEach((at, place) => {
      if (floor)
        figures.levels[(place + 1) * wants.length - 1] = floor.levels(part.pieces[at] as BuilderArmor, l);
    });
    return createLayer(
      figures,
      Float64Array.from(order, (at) => worth[at] as number),
      limit,
      exact,
    );
  });
  layers.push(
    createLayer(charmFigures(charms, skills.length, wants.length), new Float64Array(charms.length), 1, exact),
  );
  return {
    wants,
    layers,
    pieces,
    charms,
    slotWorth: Float64Array.from(scale.slots),
    figure: scale.figure,
    dropCost: options.mayDrop ? scale.range : null,
    scoring: null,
    transcended,
    limit,
  };
}

/** Where a skill is wanted twice, a dropped level opens both wants: each bears half of what it costs. */
function withCosts(skills: readonly Want[], dropCost: number): Want[] {
  return skills.map((want, k) => {
    const share = want.shadow || skills[k + 1]?.shadow ? dropCost / 2 : dropCost;
    return {
      ...want,
      optional: want.need,
      cost: Float64Array.from({ length: want.need + 1 }, (_, open) => open * share),
    };
  });
}

/** A figure that pieces must reach together is wanted like levels of a skill that no decoration gives. */
export function createFloor(
  { of, figure }: NonNullable<ProblemOptions["floor"]>,
  worn: readonly (readonly BuilderArmor[])[],
  transcended: boolean,
) {
  const figureOf = (piece: BuilderArmor) =>
    of.kind === "defense" ? defenseOf(piece, transcended) : piece.resistances[of.element];
  const least = worn.map((part) => part.reduce((min, piece) => Math.min(min, figureOf(piece)), Infinity));
  const need = Math.max(0, figure - least.reduce((sum, each) => sum + each, 0));
  const want: Want = { id: "", need, size: 0, jewel: null, cost: null, optional: 0, shadow: false, owned: 0 };
  return {
    want,
    levels: (piece: BuilderArmor, l: number) => Math.min(need, figureOf(piece) - (least[l] as number)),
  };
}

/** Whether the query lets a piece be worn. */
export function mayBeWorn(query: SearchQuery, piece: BuilderArmor): boolean {
  const pinned = query.pinned?.[piece.piece];
  if (pinned !== undefined) return piece.id === pinned;
  const rank = query.rank ?? "high";
  return (rank === "any" || piece.rank === rank) && !query.excluded?.includes(piece.id);
}

/**
 * A skill whose owned decorations are fewer than its missing levels is wanted twice: once as usual, and once
 * without decorations, for the levels that pieces and charm must bring at least.
 */
function wantedSkills(query: SearchQuery, index: CatalogIndex) {
  const skills: Want[] = [];
  const weaponNeeds = new Map<string, number>();
  const owned = query.decorations ?? "unlimited";
  for (const [id, wanted] of Object.entries(query.skills ?? {}).toSorted(byId)) {
    const record = index.skills.get(id);
    if (!record) throw new RangeError(`No skill "${id}"`);
    const need = Math.min(wanted, record.maxLevel) - (query.weapon?.skills?.[id] ?? 0);
    if (need <= 0) continue;
    if (record.kind === "weapon") {
      weaponNeeds.set(id, need);
      continue;
    }
    const jewel = index.jewels.get(id);
    const count = jewel ? (owned === "unlimited" ? need : (owned[jewel.id] ?? 0)) : 0;
    const usable = count > 0 ? jewel : undefined;
    skills.push({
      id,
      need,
      size: usable?.slot ?? 0,
      jewel: usable?.id ?? null,
      cost: null,
      optional: 0,
      shadow: false,
      owned: Math.min(count, need),
    });
    if (usable && count < need)
      skills.push({
        id,
        need: need - count,
        size: 0,
        jewel: null,
        cost: null,
        optional: 0,
        shadow: true,
        owned: 0,
      });
  }
  return { skills, weaponNeeds };
}

function wantedBonuses(query: SearchQuery, index: CatalogIndex): Want[] {
  return Object.entries(query.bonuses ?? {})
    .toSorted(byId)
    .flatMap(([id, level]) => {
      if (level <= 0) return [];
      const pieces = index.skills.get(id)?.levels?.find((each) => each.level >= level)?.pieces;
      if (pieces === undefined) throw new RangeError(`No bonus "${id}" of level ${level}`);
      const need = pieces - (query.weapon?.bonuses?.[id] ?? 0);
      return need > 0
        ? [{ id, need, size: 0, jewel: null, cost: null, optional: 0, shadow: false, owned: 0 }]
        : [];
    });
}

function byId([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

/**
 * What the pieces of a part bring.
 *
 * @param order places of the pieces in the part, as they are wanted
 */
export function partFigures(
  part: PartIndex,
  order: readonly number[],
  wants: readonly Want[],
  transcended: boolean,
): Figures {
  const figures = emptyFigures(order.length, wants.length);
  const placeOf = new Int32Array(part.pieces.length).fill(-1);
  order.forEach((at, place) => {
    placeOf[at] = place;
    for (const slot of slotsOf(part.pieces[at] as BuilderArmor, transcended)) {
      figures.slots[place * S + slot - 1] = (figures.slots[place * S + slot - 1] as number) + 1;
    }
  });
  wants.forEach(({ id, need }, k) => {
    for (const { at, count } of part.shares.get(id) ?? []) {
      const place = placeOf[at] as number;
      if (place >= 0) figures.levels[place * wants.length + k] = Math.min(count, need);
    }
  });
  return figures;
}

/** Skills come first among the wants; charms bring nothing of the rest. */
export function charmFigures(charms: readonly CharmChoice[], skills: number, wants: number): Figures {
  const figures = emptyFigures(charms.length, wants);
  charms.forEach(({ levels, slots }, at) => {
    figures.levels.set(levels.subarray(0, skills), at * wants);
    figures.slots.set(slots, at * S);
  });
  return figures;
}

function emptyFigures(size: number, wants: number): Figures {
  return { size, levels: new Uint8Array(size * wants), slots: new Uint8Array(size * S) };
}

/**
 * Puts candidates that bring the same together, and leaves out what no wanted set has.
 *
 * @param limit sets wanted: a piece goes only where that many others do as well in every respect
 * @param exact wants of which more is not always better
 * @param mayReplace candidates that can always be had instead of another; then none are put together
 */
export function createLayer(
  all: Figures,
  values: Float64Array,
  limit: number,
  exact: readonly boolean[],
  mayReplace?: (place: number) => boolean,
): Layer {
  const wants = exact.length;
  const places = undominated(all, limit, exact, mayReplace);
  const groups = mayReplace ? places.map((at) => [at]) : groupEqual(all, places, wants);
  const members = groups.map((group) => Int32Array.from(group));
  const figures = emptyFigures(members.length, wants);
  members.forEach((group, to) => {
    const from = group[0] as number;
    figures.levels.set(all.levels.subarray(from * wants, (from + 1) * wants), to * wants);
    figures.slots.set(all.slots.subarray(from * S, (from + 1) * S), to * S);
  });
  const value = Float64Array.from(members, (group) => values[group[0] as number] as number);
  return { ...figures, members, value, values };
}

/** Candidates that bring the same, in the order of their first. */
function groupEqual({ levels, slots }: Figures, places: readonly number[], wants: number): number[][] {
  const groups: number[][] = [];
  const byHash = new Map<number, number[][]>();
  const same = (a: number, b: number) => {
    for (let k = 0; k < wants; k++) if (levels[a * wants + k] !== levels[b * wants + k]) return false;
    for (let s = 0; s < S; s++) if (slots[a * S + s] !== slots[b * S + s]) return false;
    return true;
  };
  for (const at of places) {
    let hash = 0;
    for (let k = 0; k < wants; k++) hash = (Math.imul(hash, 31) + (levels[at * wants + k] as number)) | 0;
    for (let s = 0; s < S; s++) hash = (Math.imul(hash, 31) + (slots[at * S + s] as number)) | 0;
    const alike = byHash.get(hash) ?? [];
    const group = alike.find(([head]) => same(head as number, at));
    if (group) group.push(at);
    else {
      const own = [at];
      groups.push(own);
      byHash.set(hash, [...alike, own]);
    }
  }
  return groups;
}
