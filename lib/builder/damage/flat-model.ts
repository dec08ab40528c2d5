import type { DamageModel, ElementTerm, JointFigure, RawTerm } from "./channels";

/** A model in flat arrays, so that scoring and bounding follow few pointers. */
export interface FlatModel {
  readonly skillCount: number;
  /** Where the levels of a skill begin in arrays with one place per skill and level; one more at the end. */
  readonly places: Int32Array;
  readonly channelCount: number;
  readonly isProduct: Uint8Array;
  readonly constant: Float64Array;
  /** Entries of a channel are from its `start` to that of the next. */
  readonly start: Int32Array;
  readonly entrySkill: Int32Array;
  /** Where the table of an entry begins. */
  readonly entryTable: Int32Array;
  readonly table: Float64Array;
  /** Natural logarithms of the tables of products; the tables of sums as they are. */
  readonly logTable: Float64Array;
  readonly families: readonly Family[];
  readonly memberWeight: Float64Array;
  /** Channel that multiplies the hits; −1 = none. */
  readonly memberHit: Int32Array;
  /** Skills whose levels pick the row and the column of the sharpness table; −1 = row or column 0. */
  readonly memberRow: Int32Array;
  readonly memberColumn: Int32Array;
  readonly memberColumns: Int32Array;
  /** Where the sharpness table begins in `loose`. */
  readonly memberTable: Int32Array;
  /** Tables of sharpness and of critical hits. */
  readonly loose: Float64Array;
}

export const rawFamily = 0;
export const elementFamily = 1;
/** Elemental ammo: its element is that of attack. */
export const ammoFamily = 2;

/** Terms that are the same except for weight, multiplier of the hit and sharpness: those are its members. */
export interface Family {
  readonly kind: number;
  /** Channels of attack, or of element. */
  readonly product: number;
  readonly sum: number;
  /** Elemental ammo alone: channels of attack, and displayed units per attack. */
  readonly attackProduct: number;
  readonly attackSum: number;
  readonly perAttack: number;
  readonly cap: number;
  /** −1 = no critical hits. */
  readonly affinity: number;
  /** −1 = one multiplier. */
  readonly criticalSkill: number;
  /** Where the multipliers begin in `loose`. */
  readonly criticalTable: number;
  readonly firstMember: number;
  readonly memberEnd: number;
}

interface Member {
  readonly weight: number;
  readonly hit: number;
  readonly sharpness: JointFigure;
}

export function flatten(model: DamageModel): FlatModel {
  const { skills, channels } = model;
  const entries = channels.flatMap((channel) => channel.entries);
  const logTable = channels.flatMap(({ kind, entries: own }) =>
    own.flatMap(({ table }) => table.map((value) => (kind === "product" ? Math.log(value) : value))),
  );
  return {
    skillCount: skills.length,
    places: getOffsets(skills.map(({ maxLevel }) => maxLevel + 1)),
    channelCount: channels.length,
    isProduct: Uint8Array.from(channels, ({ kind }) => (kind === "product" ? 1 : 0)),
    constant: Float64Array.from(channels, ({ constant }) => constant),
    start: getOffsets(channels.map((channel) => channel.entries.length)),
    entrySkill: Int32Array.from(entries, ({ skill }) => skill),
    entryTable: getOffsets(entries.map((entry) => entry.table.length)),
    table: Float64Array.from(entries.flatMap((entry) => entry.table)),
    logTable: Float64Array.from(logTable),
    ...flattenTerms(model),
  };
}

function flattenTerms({ raw, element }: DamageModel) {
  const grouped = new Map<string, { readonly term: RawTerm | ElementTerm; readonly members: Member[] }>();
  for (const term of [...raw, ...element]) {
    const key = JSON.stringify({ ...term, weight: 0, hitProduct: 0, sharpness: null });
    const group = grouped.get(key) ?? { term, members: [] };
    group.members.push(toMember(term));
    grouped.set(key, group);
  }
  const groups = [...grouped.values()];
  const members = groups.flatMap((group) => group.members);
  const firsts = getOffsets(groups.map((group) => group.members.length));
  const tables = [
    ...members.map(({ sharpness }) => sharpness.table),
    ...groups.map(({ term }) => term.critical.table),
  ];
  const places = getOffsets(tables.map(({ length }) => length));
  const families = groups.map(({ term }, index) =>
    toFamily(term, places[members.length + index] ?? 0, firsts[index] ?? 0, firsts[index + 1] ?? 0),
  );
  return {
    families,
    memberWeight: Float64Array.from(members, ({ weight }) => weight),
    memberHit: Int32Array.from(members, ({ hit }) => hit),
    memberRow: Int32Array.from(members, ({ sharpness }) => sharpness.rowSkill),
    memberColumn: Int32Array.from(members, ({ sharpness }) => sharpness.columnSkill),
    memberColumns: Int32Array.from(members, ({ sharpness }) => sharpness.columns),
    memberTable: places.slice(0, members.length),
    loose: Float64Array.from(tables.flat()),
  };
}

function toMember(term: RawTerm | ElementTerm): Member {
  if ("hitProduct" in term) return { weight: term.weight, hit: term.hitProduct, sharpness: term.sharpness };
  const { skill, table } = term.sharpness;
  return { weight: term.weight, hit: -1, sharpness: { rowSkill: skill, columnSkill: -1, columns: 1, table } };
}

function toFamily(
  term: RawTerm | ElementTerm,
  criticalTable: number,
  firstMember: number,
  memberEnd: number,
): Family {
  const isRaw = "hitProduct" in term;
  const isAmmo = !isRaw && term.perAttack > 0;
  return {
    kind: isRaw ? rawFamily : isAmmo ? ammoFamily : elementFamily,
    product: isRaw ? term.attackProduct : term.product,
    sum: isRaw ? term.attackSum : term.sum,
    attackProduct: term.attackProduct,
    attackSum: term.attackSum,
    perAttack: isRaw ? 0 : term.perAttack,
    cap: isRaw ? Number.POSITIVE_INFINITY : term.cap,
    affinity: term.affinity,
    criticalSkill: term.critical.skill,
    criticalTable,
    firstMember,
    memberEnd,
  };
}

function getOffsets(lengths: readonly number[]): Int32Array {
  const result = new Int32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) result[index + 1] = (result[index] ?? 0) + length;
  return result;
}
