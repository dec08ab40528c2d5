import type { BuilderArmor, BuilderCatalog } from "../catalog";
import { type CatalogIndex, indexCatalog, type PartIndex } from "./catalog-index";
import { type CharmChoice, charmChoices } from "./charm-choices";
import { createScale, slotLevels, slotsOf } from "./measures";
import type { SearchQuery } from "./query";
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
  /** Skills of armor that pieces, charm and armor decorations must bring together. */
  readonly skills: readonly WantedSkill[];
  /** Set bonuses and group skills, by pieces still to be worn. */
  readonly bonuses: readonly WantedBonus[];
  /** Five parts and the charm, in this order. */
  readonly layers: readonly Layer[];
  /** The pieces behind the candidates, by part, best first. */
  readonly pieces: readonly (readonly BuilderArmor[])[];
  readonly charms: readonly CharmChoice[];
  /** What an empty slot of level 1, 2 and 3 adds to the value of a set. */
  readonly slotWorth: Float64Array;
  /** Value of one of what the objective counts. */
  readonly unit: number;
  /** Pieces are worn transcended. */
  readonly transcended: boolean;
  /** Sets wanted. */
  readonly limit: number;
}

export interface WantedSkill {
  readonly id: string;
  /** Levels still missing, 1 and up. */
  readonly need: number;
  /** Slot level of its decoration; 0 = no decoration helps. */
  readonly size: number;
  /** The decoration; `null` where none helps. */
  readonly jewel: string | null;
}

export interface WantedBonus {
  readonly id: string;
  /** Pieces still missing, 1 and up. */
  readonly need: number;
}

/**
 * Candidates of one part. Pieces that are the same to the query (levels, slots, bonuses) are one candidate
 * with several members. Figures are flat, one stretch per candidate: levels no more than each skill needs,
 * pieces counted toward each bonus, slots of exactly level 1, 2 and 3.
 */
export interface Layer extends Figures {
  /** Indices of the pieces, best first, by candidate. */
  readonly members: readonly Int32Array[];
  /** Value of each candidate's best member. */
  readonly value: Float64Array;
  /** Value of each piece, by its index. */
  readonly values: Float64Array;
}

/** Boils a query down. The ids in it are taken to exist: `checkQuery` says where they do not. */
export function createProblem(query: SearchQuery, catalog: BuilderCatalog): Problem {
  const index = indexCatalog(catalog);
  const { skills, weaponNeeds } = wantedSkills(query, index);
  const bonuses = wantedBonuses(query, index);
  const transcended = query.transcended ?? false;
  const limit = Math.max(1, Math.trunc(query.limit ?? defaultLimit));
  const charms = charmChoices(query, catalog, skills, weaponNeeds);
  const allowed = index.parts.map(({ pieces }) => pieces.map((piece) => mayBeWorn(query, piece)));
  const scale = createScale(
    query.objective ?? { kind: "defense" },
    index.parts.map(({ pieces }, l) => pieces.filter((_, at) => allowed[l]?.[at])),
    charms.reduce((most, { slots }) => Math.max(most, slots[0] + slots[1] + slots[2]), 0),
    transcended,
  );

  const pieces: BuilderArmor[][] = [];
  const layers = index.parts.map((part, l) => {
    const worth = Float64Array.from(part.pieces, scale.piece);
    const order = part.pieces
      .map((_, at) => at)
      .filter((at) => allowed[l]?.[at])
      .toSorted((a, b) => (worth[b] as number) - (worth[a] as number) || a - b);
    pieces.push(order.map((at) => part.pieces[at] as BuilderArmor));
    const figures = partFigures(part, order, skills, bonuses, transcended);
    return createLayer(
      figures,
      Float64Array.from(order, (at) => worth[at] as number),
      limit,
    );
  });
  layers.push(
    createLayer(charmFigures(charms, skills.length, bonuses.length), new Float64Array(charms.length), 1),
  );
  return {
    skills,
    bonuses,
    layers,
    pieces,
    charms,
    slotWorth: Float64Array.from(scale.slots),
    unit: scale.unit,
    transcended,
    limit,
  };
}

function mayBeWorn(query: SearchQuery, piece: BuilderArmor): boolean {
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
  const skills: WantedSkill[] = [];
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
    skills.push({ id, need, size: usable?.slot ?? 0, jewel: usable?.id ?? null });
    if (usable && count < need) skills.push({ id, need: need - count, size: 0, jewel: null });
  }
  return { skills, weaponNeeds };
}

function wantedBonuses(query: SearchQuery, index: CatalogIndex): WantedBonus[] {
  return Object.entries(query.bonuses ?? {})
    .toSorted(byId)
    .flatMap(([id, level]) => {
      if (level <= 0) return [];
      const pieces = index.skills.get(id)?.levels?.find((each) => each.level >= level)?.pieces;
      if (pieces === undefined) throw new RangeError(`No bonus "${id}" of level ${level}`);
      const need = pieces - (query.weapon?.bonuses?.[id] ?? 0);
      return need > 0 ? [{ id, need }] : [];
    });
}

function byId([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** @param order places of the pieces in the part, as they are wanted */
function partFigures(
  part: PartIndex,
  order: readonly number[],
  skills: readonly WantedSkill[],
  bonuses: readonly WantedBonus[],
  transcended: boolean,
): Figures {
  const figures = emptyFigures(order.length, skills.length, bonuses.length);
  const placeOf = new Int32Array(part.pieces.length).fill(-1);
  order.forEach((at, place) => {
    placeOf[at] = place;
    for (const slot of slotsOf(part.pieces[at] as BuilderArmor, transcended)) {
      figures.slots[place * S + slot - 1] = (figures.slots[place * S + slot - 1] as number) + 1;
    }
  });
  skills.forEach(({ id, need }, k) => {
    for (const { at, count } of part.skills.get(id) ?? []) {
      const place = placeOf[at] as number;
      if (place >= 0) figures.levels[place * skills.length + k] = Math.min(count, need);
    }
  });
  bonuses.forEach(({ id }, b) => {
    for (const { at, count } of part.bonuses.get(id) ?? []) {
      const place = placeOf[at] as number;
      if (place >= 0) figures.bonuses[place * bonuses.length + b] = count;
    }
  });
  return figures;
}

function charmFigures(charms: readonly CharmChoice[], skills: number, bonuses: number): Figures {
  const figures = emptyFigures(charms.length, skills, bonuses);
  charms.forEach(({ levels, slots }, at) => {
    figures.levels.set(levels, at * skills);
    figures.slots.set(slots, at * S);
  });
  return figures;
}

function emptyFigures(size: number, skills: number, bonuses: number): Figures {
  return {
    size,
    levels: new Uint8Array(size * skills),
    bonuses: new Uint8Array(size * bonuses),
    slots: new Uint8Array(size * S),
  };
}

/** @param limit sets wanted: a piece goes only where that many others do as well in every respect */
function createLayer(all: Figures, values: Float64Array, limit: number): Layer {
  const skills = all.size ? all.levels.length / all.size : 0;
  const bonuses = all.size ? all.bonuses.length / all.size : 0;
  const groups = new Map<string, number[]>();
  for (const at of undominated(all, limit)) {
    const key = String.fromCharCode(
      ...all.levels.subarray(at * skills, (at + 1) * skills),
      ...all.bonuses.subarray(at * bonuses, (at + 1) * bonuses),
      ...all.slots.subarray(at * S, (at + 1) * S),
    );
    const group = groups.get(key);
    if (group) group.push(at);
    else groups.set(key, [at]);
  }
  const members = Array.from(groups.values(), (group) => Int32Array.from(group));
  const figures = emptyFigures(members.length, skills, bonuses);
  members.forEach((group, to) => {
    const from = group[0] as number;
    figures.levels.set(all.levels.subarray(from * skills, (from + 1) * skills), to * skills);
    figures.bonuses.set(all.bonuses.subarray(from * bonuses, (from + 1) * bonuses), to * bonuses);
    figures.slots.set(all.slots.subarray(from * S, (from + 1) * S), to * S);
  });
  const value = Float64Array.from(members, (group) => values[group[0] as number] as number);
  return { ...figures, members, value, values };
}
