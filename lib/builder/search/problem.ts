import { armorPieces, type Element } from "@/lib/catalog/codes";
import type { BuilderArmor, BuilderCatalog } from "../catalog";
import { type CharmChoice, charmChoices } from "./charm-choices";
import type { Objective, SearchQuery } from "./query";
import { keepUndominated } from "./undominated";

/** Slot levels: sizes of decorations, and the columns of every slot count here. */
export const slotLevels = 3;

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
  /** The pieces behind the candidates, by part. */
  readonly pieces: readonly (readonly BuilderArmor[])[];
  readonly charms: readonly CharmChoice[];
  /** What an empty slot of level 1, 2 and 3 adds to the value of a set. */
  readonly slotWorth: Float64Array;
}

export interface WantedSkill {
  readonly id: string;
  /** Levels still missing, 1 and up. */
  readonly need: number;
  /** Slot level of its decoration; 0 = no decoration helps. */
  readonly size: number;
  /** Counts the levels of another wanted skill that its owned decorations cannot reach. */
  readonly shadow: boolean;
}

export interface WantedBonus {
  readonly id: string;
  /** Pieces still missing, 1 and up. */
  readonly need: number;
}

/**
 * Candidates of one part. Pieces that are the same to the query (levels, slots, bonuses) are one candidate
 * with several members; figures are flat, one stretch per candidate.
 */
export interface Layer {
  readonly size: number;
  /** Levels, no more than each skill needs: `size` × skills. */
  readonly levels: Uint8Array;
  /** Pieces counted toward each bonus: `size` × bonuses. */
  readonly bonuses: Uint8Array;
  /** Slots of exactly level 1, 2, 3: `size` × 3. */
  readonly slots: Uint8Array;
  /** Value of the best member. */
  readonly value: Float64Array;
  /** Value of each piece, by its index. */
  readonly values: Float64Array;
  /** Indices of the pieces, best first. */
  readonly members: readonly Int32Array[];
}

/** Figures that a piece has with respect to one query. */
export interface Figures {
  readonly levels: Uint8Array;
  readonly bonuses: Uint8Array;
  readonly slots: Uint8Array;
}

/** Boils a query down. The ids in it are taken to exist: `checkQuery` says where they do not. */
export function createProblem(query: SearchQuery, catalog: BuilderCatalog): Problem {
  const { skills, weaponNeeds } = wantedSkills(query, catalog);
  const bonuses = wantedBonuses(query, catalog);
  const objective = query.objective ?? { kind: "defense" };
  const pieces = armorPieces.map((part) =>
    catalog.armor.filter((piece) => piece.piece === part && mayBeWorn(query, piece)),
  );
  const charms = charmChoices(query, catalog, skills, weaponNeeds);
  const worth = createWorth(objective, pieces, charms, query.transcended ?? false);
  const limit = query.limit ?? 100;

  const sorted = pieces.map((part) =>
    part.toSorted((a, b) => worth.piece(b) - worth.piece(a) || (a.id < b.id ? -1 : 1)),
  );
  const layers = sorted.map((part) =>
    createLayer(
      part.map((piece) => figuresOf(piece, skills, bonuses, query.transcended ?? false)),
      part.map((piece) => worth.piece(piece)),
      limit,
    ),
  );
  const charmLayer = createLayer(
    charms.map(({ levels, slots }) => ({ levels, slots, bonuses: new Uint8Array(bonuses.length) })),
    charms.map(() => 0),
    1,
  );
  return {
    skills,
    bonuses,
    layers: [...layers, charmLayer],
    pieces: sorted,
    charms,
    slotWorth: worth.slots,
  };
}

function mayBeWorn(query: SearchQuery, piece: BuilderArmor): boolean {
  const pinned = query.pinned?.[piece.piece];
  if (pinned !== undefined) return piece.id === pinned;
  const rank = query.rank ?? "high";
  return (rank === "any" || piece.rank === rank) && !(query.excluded ?? []).includes(piece.id);
}

function wantedSkills(query: SearchQuery, catalog: BuilderCatalog) {
  const skills: WantedSkill[] = [];
  const weaponNeeds = new Map<string, number>();
  const owned = query.decorations ?? "unlimited";
  const jewels = new Map(
    catalog.decorations
      .filter(({ kind }) => kind === "armor")
      .map((decoration) => [decoration.skills[0]?.skill, decoration]),
  );
  const records = new Map(catalog.skills.map((skill) => [skill.id, skill]));
  for (const [id, wanted] of Object.entries(query.skills ?? {}).toSorted(byId)) {
    const record = records.get(id);
    if (!record) throw new RangeError(`No skill "${id}"`);
    const need = Math.min(wanted, record.maxLevel) - (query.weapon?.skills?.[id] ?? 0);
    if (need <= 0) continue;
    if (record.kind === "weapon") {
      weaponNeeds.set(id, need);
      continue;
    }
    const jewel = jewels.get(id);
    const count = jewel ? (owned === "unlimited" ? need : (owned[jewel.id] ?? 0)) : 0;
    skills.push({ id, need, size: count > 0 && jewel ? jewel.slot : 0, shadow: false });
    if (count > 0 && count < need) skills.push({ id, need: need - count, size: 0, shadow: true });
  }
  return { skills, weaponNeeds };
}

function wantedBonuses(query: SearchQuery, catalog: BuilderCatalog): WantedBonus[] {
  const records = new Map(catalog.skills.map((skill) => [skill.id, skill]));
  return Object.entries(query.bonuses ?? {})
    .toSorted(byId)
    .flatMap(([id, level]) => {
      const pieces = records.get(id)?.levels?.find((each) => each.level >= level)?.pieces;
      if (pieces === undefined) throw new RangeError(`No bonus "${id}" of level ${level}`);
      const need = level > 0 ? pieces - (query.weapon?.bonuses?.[id] ?? 0) : 0;
      return need > 0 ? [{ id, need }] : [];
    });
}

function byId([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function figuresOf(
  piece: BuilderArmor,
  skills: readonly WantedSkill[],
  bonuses: readonly WantedBonus[],
  transcended: boolean,
): Figures {
  const levels = new Uint8Array(skills.length);
  skills.forEach(({ id, need }, at) => {
    for (const { skill, level } of piece.skills) {
      if (skill === id) levels[at] = Math.min((levels[at] ?? 0) + level, need);
    }
  });
  const counts = new Uint8Array(bonuses.length);
  bonuses.forEach(({ id }, at) => {
    const all = [...piece.setBonuses, ...piece.groupSkills];
    counts[at] = all.filter((bonus) => bonus === id).length;
  });
  return { levels, bonuses: counts, slots: slotCounts(slotsOf(piece, transcended)) };
}

/** Slots of a piece, as it is worn. */
export function slotsOf(piece: BuilderArmor, transcended: boolean): readonly number[] {
  return (transcended ? piece.slotsTranscended : undefined) ?? piece.slots;
}

/** Defense of a piece at its cap, as it is worn. */
export function defenseOf(piece: BuilderArmor, transcended: boolean): number {
  return (transcended ? piece.defenseMaxTranscended : undefined) ?? piece.defenseMax;
}

/** How many slots there are of exactly level 1, 2 and 3. */
export function slotCounts(slots: readonly number[]): Uint8Array {
  const counts = new Uint8Array(slotLevels);
  for (const slot of slots) counts[slot - 1] = (counts[slot - 1] ?? 0) + 1;
  return counts;
}

/**
 * One number for two figures: the objective counts whole, the figure that orders equal sets counts less than
 * one unit of it all together. Free slots of a level count more than all that there can be of the level below.
 * All values are whole and far below 2^53.
 */
function createWorth(
  objective: Objective,
  pieces: readonly (readonly BuilderArmor[])[],
  charms: readonly CharmChoice[],
  transcended: boolean,
): { piece(piece: BuilderArmor): number; slots: Float64Array } {
  const defense = (piece: BuilderArmor) => defenseOf(piece, transcended);
  const most = (figure: (piece: BuilderArmor) => number) =>
    pieces.reduce((sum, part) => sum + Math.max(0, ...part.map(figure)), 0);
  const charmSlots = Math.max(0, ...charms.map(({ slots }) => slots.reduce((sum, count) => sum + count, 0)));
  const base = most((piece) => slotsOf(piece, transcended).length) + charmSlots + 1;
  const ladder = Float64Array.of(1, base, base * base);
  switch (objective.kind) {
    case "defense":
      return { piece: (piece) => defense(piece) * base ** slotLevels, slots: ladder };
    case "slots": {
      const unit = most(defense) + 1;
      return { piece: defense, slots: ladder.map((worth) => worth * unit) };
    }
    case "resistance": {
      const unit = most(defense) + 1;
      const { element }: { element: Element } = objective;
      return {
        piece: (piece) => piece.resistances[element] * unit + defense(piece),
        slots: new Float64Array(slotLevels),
      };
    }
  }
}

/** @param limit sets wanted: a candidate goes only where that many others do as well in every respect */
function createLayer(figures: readonly Figures[], values: readonly number[], limit: number): Layer {
  const groups = new Map<string, number[]>();
  for (const index of keepUndominated(figures, limit)) {
    const { levels, bonuses, slots } = figures[index] as Figures;
    const key = `${levels.join()}|${bonuses.join()}|${slots.join()}`;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  const members = [...groups.values()].map((group) => Int32Array.from(group));
  const heads = members.map((group) => group[0] as number);
  const flat = (pick: (figure: Figures) => Uint8Array) =>
    Uint8Array.from(heads.flatMap((head) => [...pick(figures[head] as Figures)]));
  return {
    size: heads.length,
    levels: flat((figure) => figure.levels),
    bonuses: flat((figure) => figure.bonuses),
    slots: flat((figure) => figure.slots),
    value: Float64Array.from(heads, (head) => values[head] as number),
    values: Float64Array.from(values),
    members,
  };
}
